//! Whether a card may be used now: QSanguosha's `isAvailable`, `canSlash`, `canDiscard` and their
//! like. The host's word on a single card is believed first.

use super::board::{Board, PlayerIndex};
use super::card::{Class, Face, Slot, Type};
use super::catalogue::named::{class, skill};
use super::distance;
use super::limits;
use super::played::{Made, Played};
use super::prohibit::is_prohibited;
use super::snapshot::{CardId, Method, Phase, UseReason};
use super::target_mods::{self, Mod, UNLIMITED};

/// QSanguosha's `card:isAvailable(player)`.
pub fn is_available(board: &Board, player: PlayerIndex, card: &Played) -> bool {
    if let Played::Real(face) = card
        && let Some(told) = board.player(player).card_words.get(&face.id).and_then(|word| word.available)
    {
        return told;
    }
    let method = limits::handling(board, card);
    if limits::is_limited(board, player, card, method, false) && !may_recast(board, player, card) {
        return false;
    }
    let class = card.class_data(board);
    match class.kind {
        Type::Basic => basic_is_available(board, player, card),
        Type::Trick => trick_is_available(board, player, card, class),
        Type::Equip => !is_prohibited(board, Some(player), player, card),
        Type::Skill => card.class() != class::UNKNOWN && card.class() != class::DUMMY_CARD,
    }
}

fn basic_is_available(board: &Board, player: PlayerIndex, card: &Played) -> bool {
    match card.class() {
        class::JINK => false,
        class::PEACH => {
            let seated = board.seated(player);
            seated.hp < seated.max_hp && !is_prohibited(board, Some(player), player, card)
        }
        class::ANALEPTIC => analeptic_is_available(board, player, Some(card)),
        _ if card.is_slash() => slash_is_available(board, player, Some(card)),
        _ => true,
    }
}

fn trick_is_available(board: &Board, player: PlayerIndex, card: &Played, class: &Class) -> bool {
    let free = |to: &PlayerIndex| !is_prohibited(board, Some(player), *to, card);
    match card.class() {
        class::NULLIFICATION => false,
        class::EX_NIHILO => free(&player),
        class::COLLATERAL => others(board, player).any(|to| board.equip(to, Slot::Weapon).is_some()),
        _ if class.is_kind_of("Disaster") => !board.has_trick(player, card.class()) && free(&player),
        _ if class.is_kind_of("AOE") => others(board, player).any(|to| free(&to)),
        _ if class.is_kind_of("GlobalEffect") => board.living().iter().any(free),
        _ => true,
    }
}

/// The other living players in seat order.
pub fn others(board: &Board, player: PlayerIndex) -> impl Iterator<Item = PlayerIndex> + '_ {
    board.living().iter().copied().filter(move |other| *other != player)
}

/// Whether the class may be recast: thrown away for a new card instead of being used.
pub fn can_recast(card: &Played) -> bool {
    card.class() == class::IRON_CHAIN
}

/// Whether the player may recast the card now.
pub fn may_recast(board: &Board, player: PlayerIndex, card: &Played) -> bool {
    can_recast(card) && !limits::is_limited(board, player, card, Method::Recast, false)
}

/// Whether the player is free to act in its own play phase: nothing is asked for.
pub fn in_own_play(board: &Board, player: PlayerIndex) -> bool {
    board.phase(player) == Phase::Play
        && !matches!(board.snapshot().use_reason, UseReason::Response | UseReason::ResponseUse)
}

/// A Slash of no suit, made of nothing.
pub fn plain_slash() -> Played {
    Played::Made(Box::new(Made::of(class::SLASH, "slash")))
}

/// Slashes of all natures that the player used in this phase.
pub fn slashes_used(board: &Board, player: PlayerIndex) -> i32 {
    let used = ["Slash", "FireSlash", "ThunderSlash"].map(|key| board.used(player, key));
    used.into_iter().fold(0, i32::saturating_add)
}

/// QSanguosha's `Slash_IsAvailable(player, slash)`; without a card, for any Slash.
pub fn slash_is_available(board: &Board, player: PlayerIndex, slash: Option<&Played>) -> bool {
    if limits_slash(board, player, slash) {
        return false;
    }
    !in_own_play(board, player)
        || may_slash_again(board, player, slash)
        || others(board, player).any(|to| is_extra_assignee(board, player, to))
}

fn limits_slash(board: &Board, player: PlayerIndex, slash: Option<&Played>) -> bool {
    let limited = |slash: &Played| limits::is_locked(board, player, slash);
    match slash {
        Some(slash) => limited(slash),
        None => !board.player(player).card_limitation.is_empty() && limited(&plain_slash()),
    }
}

/// Whether the number of Slashes allows one more.
pub fn may_slash_again(board: &Board, player: PlayerIndex, slash: Option<&Played>) -> bool {
    let crossbow = board.seated(player).works(Slot::Weapon);
    let crossbow = crossbow.filter(|face| board.class(face.class).is_kind_of("Crossbow"));
    let spent = slash.is_some_and(|slash| slash.holds(board, player, Slot::Weapon));
    (crossbow.is_some() && !spent) || below_limit(board, player, slash)
}

fn below_limit(board: &Board, player: PlayerIndex, slash: Option<&Played>) -> bool {
    let used = slashes_used(board, player);
    let uses = |slash: &Played| target_mods::uses(board, player, slash);
    used < slash.map_or_else(|| uses(&plain_slash()), uses)
}

/// QSanguosha's `canSlashWithoutCrossbow`.
pub fn can_slash_without_crossbow(board: &Board, player: PlayerIndex) -> bool {
    below_limit(board, player, None)
}

/// Whether the player may slash `to` beyond the limit of uses: the host named it, or chixin reaches
/// it for the first time.
pub fn is_extra_assignee(board: &Board, player: PlayerIndex, to: PlayerIndex) -> bool {
    let named = |list: &str| list.split('+').any(|name| name == board.player(to).name);
    named(board.prop(player, "extra_slash_specific_assignee"))
        || (board.has_skill(player, skill::CHIXIN)
            && distance::in_attack_range(board, player, to, 0)
            && !named(board.prop(player, "chixin")))
}

/// QSanguosha's `Analeptic_IsAvailable(player, card)`.
pub fn analeptic_is_available(board: &Board, player: PlayerIndex, card: Option<&Played>) -> bool {
    let plain = || Played::Made(Box::new(Made::of(class::ANALEPTIC, "analeptic")));
    let made = card.is_none().then(plain);
    let Some(card) = card.or(made.as_ref()) else { return false };
    !limits::is_locked(board, player, card)
        && !is_prohibited(board, Some(player), player, card)
        && board.used(player, "Analeptic") < target_mods::uses(board, player, card)
}

/// QSanguosha's `canSlash(to, slash, distance_limit, fix)`: whether `to` is a legal target of a
/// Slash (any, where none is given). `reach` says whether distance counts, and what is added to it.
pub fn can_slash(
    board: &Board,
    from: PlayerIndex,
    to: PlayerIndex,
    slash: Option<&Played>,
    reach: (bool, i32),
) -> bool {
    let (limited, fix) = reach;
    if from == to || !board.seated(to).alive {
        return false;
    }
    let made = slash.is_none().then(plain_slash);
    let Some(slash) = slash.or(made.as_ref()) else { return false };
    !is_prohibited(board, Some(from), to, slash) && (!limited || in_slash_range(board, from, to, slash, fix))
}

/// Whether a Slash reaches so far.
fn in_slash_range(board: &Board, from: PlayerIndex, to: PlayerIndex, slash: &Played, fix: i32) -> bool {
    let more = target_mods::correct_card_target(board, Mod::DistanceLimit, from, slash);
    more >= UNLIMITED / 2 || distance::in_attack_range(board, from, to, fix.saturating_sub(more))
}

/// QSanguosha's `canDiscard(to, flags)`: whether `from` may discard a card of `to` in the areas `h`,
/// `e`, `j`.
pub fn can_discard(board: &Board, from: PlayerIndex, to: PlayerIndex, areas: &str) -> bool {
    areas.contains('h') && may_discard_hand(board, from, to)
        || areas.contains('e') && board.seated(to).equips.iter().flatten().any(|face| may(board, from, to, *face))
        || areas.contains('j') && board.judging(to).iter().any(|face| may(board, from, to, *face))
}

/// Whether `from` may discard that card of `to`.
pub fn can_discard_card(board: &Board, from: PlayerIndex, to: PlayerIndex, id: CardId) -> bool {
    let own = board.player(to);
    let in_hand = board.known_hand(to).iter().any(|face| face.id == id);
    let there = in_hand || own.equips.contains(&id) || own.judging.contains(&id);
    there && may(board, from, to, board.face(id))
}

fn may_discard_hand(board: &Board, from: PlayerIndex, to: PlayerIndex) -> bool {
    if from != to || board.player(from).card_limitation.is_empty() {
        return board.seated(to).hand > 0;
    }
    let hand = &board.player(to).hand;
    hand.hidden > 0 || hand.known.iter().any(|id| may(board, from, to, board.face(*id)))
}

fn may(board: &Board, from: PlayerIndex, to: PlayerIndex, face: Face) -> bool {
    let card = Played::Real(face);
    if from == to {
        return !limits::is_jilei(board, from, &card);
    }
    let mut keep = board.catalogue().book().keep.iter();
    !keep.any(|rule| rule.is_of(board, to) && rule.rule.cards.matches(board, Some(to), &card))
}
