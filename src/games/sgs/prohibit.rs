//! Who may not be the target of which cards. The host's own list is asked first, then skills.

use super::board::{Board, PlayerIndex};
use super::catalogue::SkillId;
use super::pattern_cache;
use super::played::Played;
use super::rules::{Borne, Covered, Matter, ProhibitRule};
use super::snapshot::Prohibition;

/// What forbids a target.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Prohibitor {
    /// The host says so.
    Host,
    /// A piece of equipment.
    Equip,
    /// A skill.
    Skill(SkillId),
}

/// QSanguosha's `isProhibited(from, to, card)`: what forbids that the card is used on a player.
pub fn prohibited_by(
    board: &Board,
    from: Option<PlayerIndex>,
    to: PlayerIndex,
    card: &Played,
) -> Option<Prohibitor> {
    if board.snapshot().prohibited.iter().any(|said| is_said(board, said, from, to, card)) {
        return Some(Prohibitor::Host);
    }
    let mut rules = board.catalogue().book().prohibit.iter();
    let found = rules.find(|rule| forbids(board, rule, from, to, card))?;
    Some(found.skill().map_or(Prohibitor::Equip, Prohibitor::Skill))
}

/// Whether anything forbids that the card is used on a player.
pub fn is_prohibited(board: &Board, from: Option<PlayerIndex>, to: PlayerIndex, card: &Played) -> bool {
    prohibited_by(board, from, to, card).is_some()
}

fn is_said(
    board: &Board,
    said: &Prohibition,
    from: Option<PlayerIndex>,
    to: PlayerIndex,
    card: &Played,
) -> bool {
    let user = || from.map(|from| board.player(from).name.as_str());
    said.to == board.player(to).name
        && said.from.as_deref().is_none_or(|name| user() == Some(name))
        && pattern_cache::read(&said.cards).is_some_and(|cards| cards.matches(board, from, card))
}

/// Whether the rule of one of the players at the table forbids it.
fn forbids(
    board: &Board,
    rule: &Borne<ProhibitRule>,
    from: Option<PlayerIndex>,
    to: PlayerIndex,
    card: &Played,
) -> bool {
    let holds = |owner: PlayerIndex| {
        rule.is_of(board, owner)
            && rule.rule.cards.matches(board, None, card)
            && Matter { to: from, ..Matter::of(board, owner).with(card) }.holds(&rule.rule.condition)
    };
    match rule.rule.target {
        Covered::Owner => holds(to),
        Covered::OfOwner => from.is_some_and(holds),
        Covered::Others => {
            board.living().iter().any(|owner| *owner != to && Some(*owner) != from && holds(*owner))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::sgs::catalogue::Catalogue;
    use crate::games::sgs::scene_for_tests::board;
    use serde_json::json;

    #[test]
    fn skills_keep_cards_away() {
        let board = board(json!({"current": "sgs1", "players": [
            {"name": "sgs1", "general": "nos_zhangfei", "hp": 4},
            {"name": "sgs2", "general": "zhugeliang", "hp": 3},
            {"name": "sgs3", "general": "zhugeliang", "hp": 3, "hand": {"hidden": 1}},
            {"name": "sgs4", "general": "nos_luxun", "hp": 3, "skills": ["nosqianxun", "weimu"]},
            {"name": "sgs5", "general": "st_yuanshu", "hp": 4, "hand": {"hidden": 5}}]}));
        let by = |card: &str, to: usize| {
            prohibited_by(&board, Some(0), to, &Played::read(&board, card).unwrap())
        };
        let skill = |name: &str| Some(Prohibitor::Skill(Catalogue::built_in().unwrap().skill(name).unwrap()));
        assert_eq!(by("slash:[spade:7]=.", 1), skill("kongcheng"));
        assert_eq!(by("duel:[spade:7]=.", 1), skill("kongcheng"));
        assert_eq!(by("snatch:[spade:7]=.", 1), None);
        assert_eq!(by("slash:[spade:7]=.", 2), skill("tongji"), "somebody else's skill");
        assert_eq!(by("slash:[spade:7]=.", 4), None);
        assert_eq!(by("snatch:[heart:7]=.", 3), skill("nosqianxun"));
        assert_eq!(by("duel:[spade:7]=.", 3), skill("weimu"));
        assert_eq!(by("duel:_nosguhuo[spade:7]=.", 3), None);
        assert_eq!(by("duel:[heart:7]=.", 3), None);
    }

    #[test]
    fn the_host_adds_its_word() {
        let board = board(json!({"prohibited": [{"from": "sgs1", "to": "sgs2", "cards": "TrickCard|black"}],
            "players": [{"name": "sgs1", "general": "caopi", "hp": 3},
                {"name": "sgs2", "general": "sunquan", "hp": 4}]}));
        let duel = Played::read(&board, "duel:[spade:7]=.").unwrap();
        assert_eq!(prohibited_by(&board, Some(0), 1, &duel), Some(Prohibitor::Host));
        assert!(!is_prohibited(&board, Some(1), 1, &duel) && !is_prohibited(&board, None, 1, &duel));
    }
}
