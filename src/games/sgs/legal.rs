//! Whether a card may be used on those targets, or given when a card is asked for.
//!
//! The original leaves this to its clients and believes its AI; here every answer is held to it.

use super::board::{Board, PlayerIndex};
use super::card::Type;
use super::card_string::UseText;
use super::pattern::Pattern;
use super::played::{Form, Played};
use super::snapshot::{CardId, Method};
use super::rules::When;
use super::view_as;
use super::{claim, limits, prohibit, targets, usable};
use crate::game::Refusal;

/// The occasion on which a card is used.
#[derive(Clone, Copy, Debug)]
pub enum Occasion<'a> {
    /// In the play phase, of one's own accord.
    Play,
    /// Because somebody asks for it.
    Asked {
        /// Which cards are asked for.
        pattern: &'a Pattern,
        /// What the card is handled as.
        method: Method,
    },
}

/// Whether a player may use a card as the use string says.
///
/// # Errors
/// The rule that it breaks.
pub fn check_use(board: &Board, me: PlayerIndex, text: &str, occasion: Occasion<'_>) -> Result<(), Refusal> {
    let text = UseText::parse(text).map_err(|error| Refusal::new(error.to_string()))?;
    let card = Played::resolve(board, &text.card).map_err(|error| Refusal::new(error.to_string()))?;
    let targets = text.targets().iter().map(|name| target(board, name)).collect::<Result<Vec<_>, _>>()?;
    let claims = claim::claimed(board, &card)?;
    if claims.is_empty() {
        check_card(board, me, (&card, &card), occasion)?;
        return check_targets(board, me, &card, &targets);
    }
    claims.iter().try_for_each(|claimed| {
        check_card(board, me, (&card, claimed), occasion)?;
        check_targets(board, me, claimed, &targets)?;
        match targets.is_empty() && !targets::target_fixed(board, claimed) {
            true => Err(Refusal::new(format!("0 targets do not do for {}", claimed.text(board)))),
            false => Ok(()),
        }
    })
}


fn target(board: &Board, name: &str) -> Result<PlayerIndex, Refusal> {
    match board.index(name) {
        Some(index) if board.seated(index).alive => Ok(index),
        Some(_) => Err(Refusal::new(format!("{name} is dead"))),
        None => Err(Refusal::new(format!("nobody is called {name}"))),
    }
}

/// Whether the card itself may be used now, and what it is used as: the same, unless it is claimed to be
/// another.
fn check_card(
    board: &Board,
    me: PlayerIndex,
    (card, used): (&Played, &Played),
    occasion: Occasion<'_>,
) -> Result<(), Refusal> {
    match occasion {
        Occasion::Play => {
            check_making(board, me, card, When::Play)?;
            if !usable::is_available(board, me, used) {
                return Err(Refusal::new(format!("{} may not be used now", used.text(board))));
            }
        }
        Occasion::Asked { pattern, method } => {
            check_making(board, me, card, When::ResponseUse)?;
            check_claim(used != card, pattern, method)?;
            check_pattern(board, me, used, pattern)?;
            let own = method == Method::None || used.kind(board) == Type::Skill;
            check_limit(board, me, used, if own { limits::handling(board, used) } else { method })?;
        }
    }
    Ok(())
}

fn check_claim(is_claim: bool, pattern: &Pattern, method: Method) -> Result<(), Refusal> {
    match is_claim && !claim::may_answer(pattern, method) {
        true => Err(Refusal::new(format!("nothing may be claimed for {pattern}"))),
        false => Ok(()),
    }
}

/// Whether a player may give a card that a pattern asks for.
///
/// # Errors
/// The rule that it breaks.
pub fn check_given(
    board: &Board,
    me: PlayerIndex,
    card: &Played,
    pattern: &Pattern,
    method: Method,
) -> Result<(), Refusal> {
    let when = match method {
        Method::Use if pattern.text() == "nullification" => When::Nullification,
        Method::Use => When::ResponseUse,
        _ => When::Response,
    };
    let several = matches!(card, Played::Made(made) if made.form == Form::Bundle);
    if several && pattern.skill().is_none() {
        return Err(Refusal::new(format!("one card is asked for, not {}", card.text(board))));
    }
    check_making(board, me, card, when)?;
    let good = |given: &Played| {
        check_pattern(board, me, given, pattern)?;
        check_limit(board, me, given, method)
    };
    let claims = claim::claimed(board, card)?;
    if claims.is_empty() {
        return good(card);
    }
    check_claim(true, pattern, method)?;
    claims.iter().try_for_each(good)
}

/// The first hand card that a player may give.
pub fn first_given(board: &Board, me: PlayerIndex, pattern: &Pattern, method: Method) -> Option<CardId> {
    let cards = board.known_hand(me).iter().map(|face| face.id);
    cards.into_iter().find(|id| {
        check_given(board, me, &Played::Real(board.face(*id)), pattern, method).is_ok()
    })
}

/// Cards of a player that are seen: in hand, and equipment too where it counts.
pub fn own_cards(board: &Board, me: PlayerIndex, with_equips: bool) -> impl Iterator<Item = CardId> + '_ {
    let said = board.player(me);
    let equips = if with_equips { said.equips.as_slice() } else { &[] };
    said.hand.known.iter().chain(equips).copied()
}

/// Whether the player has the card, or may make it.
fn check_making(board: &Board, me: PlayerIndex, card: &Played, when: When) -> Result<(), Refusal> {
    match card {
        Played::Real(face) => {
            let worn = when == When::Response && board.player(me).equips.contains(&face.id);
            match board.holds_in_hand(me, face.id) || worn {
                true => Ok(()),
                false => Err(Refusal::new(format!("card {} is not in hand", face.id))),
            }
        }
        Played::Made(made) => view_as::makes(board, me, made, when).map_err(Refusal::new),
    }
}

fn check_pattern(board: &Board, me: PlayerIndex, card: &Played, pattern: &Pattern) -> Result<(), Refusal> {
    match view_as::answers(board, me, card, pattern) {
        true => Ok(()),
        false => Err(Refusal::new(format!("{} does not match {pattern}", card.text(board)))),
    }
}

fn check_limit(board: &Board, me: PlayerIndex, card: &Played, method: Method) -> Result<(), Refusal> {
    let hand = card.cards().iter().all(|id| board.holds_in_hand(me, *id));
    match limits::is_limited(board, me, card, method, hand) {
        true => Err(Refusal::new(format!("{} is limited", card.text(board)))),
        false => Ok(()),
    }
}

/// Whether the targets are allowed, one after another, and enough.
fn check_targets(
    board: &Board,
    me: PlayerIndex,
    card: &Played,
    chosen: &[PlayerIndex],
) -> Result<(), Refusal> {
    let name = |index: PlayerIndex| &board.player(index).name;
    if targets::target_fixed(board, card) {
        return check_fixed(board, me, card, chosen);
    }
    let again = view_as::usage(board, card).is_some_and(|usage| usage.targets.again);
    for (place, target) in chosen.iter().enumerate() {
        if !again && chosen[..place].contains(target) {
            return Err(Refusal::new(format!("{} is named twice", name(*target))));
        }
        let skill_card = card.kind(board) == Type::Skill;
        if !skill_card && prohibit::is_prohibited(board, Some(me), *target, card) {
            return Err(Refusal::new(format!("{} may not be a target of {}", name(*target), card.text(board))));
        }
        if !targets::target_filter(board, &chosen[..place], *target, me, card) {
            return Err(Refusal::new(format!("{} is no target of {}", name(*target), card.text(board))));
        }
    }
    match targets::targets_feasible(board, chosen, me, card) {
        true => Ok(()),
        false => Err(Refusal::new(format!("{} targets do not do for {}", chosen.len(), card.text(board)))),
    }
}

/// A card that finds its targets itself: the user for most, all others or all for some.
fn check_fixed(board: &Board, me: PlayerIndex, card: &Played, chosen: &[PlayerIndex]) -> Result<(), Refusal> {
    let everybody = card.is_kind_of(board, "AOE") || card.is_kind_of(board, "GlobalEffect");
    let fits = |target: &PlayerIndex| everybody || *target == me || card.kind(board) == Type::Skill;
    match chosen.iter().find(|target| !fits(target)) {
        Some(other) => {
            let name = &board.player(*other).name;
            Err(Refusal::new(format!("{} is not used on {name}", card.text(board))))
        }
        None => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Names;
    use crate::games::sgs::{Catalogue, Snapshot, admit};
    use serde_json::json;
    use std::sync::Arc;

    #[test]
    fn skill_cards_that_keep_their_cards_know_no_limit() {
        let mut snapshot: Snapshot = serde_json::from_value(json!({"current": "sgs1", "players": [
            {"name": "sgs1", "general": "luxun", "hp": 4, "acquired": ["rende", "fangquan"], "hand": {"known": [61, 27]},
                "card_limitation": {"use": [".|.|.|hand"], "discard": [".|.|.|hand"]}},
            {"name": "sgs2", "general": "sunquan", "hp": 4}]}))
        .unwrap();
        admit::admit(&mut snapshot, &Names::default()).unwrap();
        let board = Board::new(Arc::new(snapshot), Catalogue::built_in().unwrap(), None);
        let check = |pattern: &str, text: &str, method| {
            let mut asked = board.clone();
            asked.ask_for(pattern);
            let pattern = &Pattern::parse(pattern).unwrap();
            check_use(&asked, 0, text, Occasion::Asked { pattern, method }).map_err(|refusal| refusal.to_string())
        };
        for method in [Method::None, Method::Use] {
            assert_eq!(check("@@rende", "@RendeCard=61+27->sgs2", method), Ok(()));
            let discarded = check("@@fangquan", "@FangquanCard=61->sgs2", method);
            assert_eq!(discarded, Err("@FangquanCard=61 is limited".to_owned()));
        }
    }

    #[test]
    fn only_some_skill_cards_name_a_player_again() {
        let mut snapshot: Snapshot = serde_json::from_value(json!({"current": "sgs1", "players": [
            {"name": "sgs1", "general": "shenzhouyu", "hp": 4, "marks": {"@flame": 1},
                "hand": {"known": [61, 27, 2, 96, 130]}},
            {"name": "sgs2", "general": "sunquan", "hp": 4}]}))
        .unwrap();
        admit::admit(&mut snapshot, &Names::default()).unwrap();
        let board = Board::new(Arc::new(snapshot), Catalogue::built_in().unwrap(), None);
        let check = |text: &str| check_use(&board, 0, text, Occasion::Play).map_err(|refusal| refusal.to_string());
        assert_eq!(check("@GreatYeyanCard=61+27+2+96->sgs2+sgs2+sgs2"), Ok(()));
        assert_eq!(check("130->sgs2+sgs2"), Err("sgs2 is named twice".to_owned()));
        assert_eq!(check("@SmallYeyanCard=.->sgs2+sgs2"), Err("sgs2 is named twice".to_owned()));
    }
}
