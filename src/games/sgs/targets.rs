//! Whom a card may be used on: QSanguosha's `targetFixed`, `targetFilter`, `targetsFeasible`.

use super::board::{Board, PlayerIndex};
use super::card::{Slot, Type};
use super::catalogue::named::{class, skill};
use super::distance;
use super::played::Played;
use super::prohibit::is_prohibited;
use super::rules::{Matter, Targeted, UseRule};
use super::target_mods::{self, Mod};
use super::usable::{self, can_slash};
use super::view_as;

/// QSanguosha's `targetFixed`: whether nobody is to be chosen.
pub fn target_fixed(board: &Board, card: &Played) -> bool {
    let class = card.class_data(board);
    match class.kind {
        Type::Equip => true,
        Type::Basic => !card.is_slash(),
        Type::Trick => {
            matches!(card.class(), class::EX_NIHILO | class::NULLIFICATION)
                || ["AOE", "GlobalEffect", "Disaster"].iter().any(|kind| class.is_kind_of(kind))
        }
        Type::Skill => view_as::usage(board, card).is_some_and(|usage| usage.targets.most.is_none()),
    }
}

/// QSanguosha's `targetFilter(chosen, to, me)`: whether `to` may be chosen next.
pub fn target_filter(
    board: &Board,
    chosen: &[PlayerIndex],
    to: PlayerIndex,
    me: PlayerIndex,
    card: &Played,
) -> bool {
    let choice = Choice { board, chosen, me, card };
    if !board.seated(to).alive || target_fixed(board, card) {
        return false;
    }
    match card.kind(board) {
        Type::Skill => choice.of_skill(to),
        _ if card.is_slash() => choice.of_slash(to),
        _ => choice.of_trick(to),
    }
}

/// QSanguosha's `targetsFeasible(chosen, me)`: whether these targets are enough and not too many.
pub fn targets_feasible(board: &Board, chosen: &[PlayerIndex], me: PlayerIndex, card: &Played) -> bool {
    if let Some(usage) = view_as::usage(board, card) {
        return Choice { board, chosen, me, card }.are_enough(usage);
    }
    match card.class() {
        _ if card.kind(board) == Type::Skill => true,
        _ if target_fixed(board, card) => true,
        class::COLLATERAL => chosen.len() == 2,
        class::IRON_CHAIN => {
            !chosen.is_empty() || usable::in_own_play(board, me) && usable::may_recast(board, me, card)
        }
        _ => !chosen.is_empty(),
    }
}

/// Those whom the card may have as first target, in seat order: legal and not prohibited.
pub fn first_targets(board: &Board, me: PlayerIndex, card: &Played) -> Vec<PlayerIndex> {
    if let Played::Real(face) = card
        && let Some(told) = board.player(me).card_words.get(&face.id).and_then(|word| word.targets.as_ref())
    {
        return told.iter().filter_map(|name| board.index(name)).collect();
    }
    let legal = |to: &PlayerIndex| {
        target_filter(board, &[], *to, me, card) && !is_prohibited(board, Some(me), *to, card)
    };
    board.living().iter().copied().filter(legal).collect()
}

/// One more target for a card of a player.
struct Choice<'a> {
    board: &'a Board,
    chosen: &'a [PlayerIndex],
    me: PlayerIndex,
    card: &'a Played,
}

impl Choice<'_> {
    fn is_new(&self, to: PlayerIndex) -> bool {
        !self.chosen.contains(&to)
    }

    fn has_room(&self) -> bool {
        self.chosen.len() < target_mods::most_targets(self.board, self.me, self.card)
    }

    /// Whether the card reaches so far, where it reaches `by_rule` far without help.
    fn reaches(&self, to: PlayerIndex, by_rule: i32) -> bool {
        let more = target_mods::correct_card_target(self.board, Mod::DistanceLimit, self.me, self.card);
        let fix = distance::spent_for_distance(self.board, self.me, self.card);
        distance::distance(self.board, self.me, to, fix) <= by_rule.saturating_add(more)
    }

    fn of_trick(&self, to: PlayerIndex) -> bool {
        let (board, other) = (self.board, to != self.me);
        match self.card.class() {
            class::COLLATERAL => self.of_collateral(to),
            class::IRON_CHAIN => {
                let most = target_mods::most_targets(board, self.me, self.card).saturating_add(1);
                self.is_new(to) && self.chosen.len() < most
            }
            class::FIRE_ATTACK => self.is_new(to) && self.has_room() && self.may_burn(to),
            class::INDULGENCE => self.chosen.is_empty() && other && self.lies_free(to),
            class::SUPPLY_SHORTAGE => {
                self.chosen.is_empty() && other && self.lies_free(to) && self.reaches(to, 1)
            }
            class::SNATCH => self.takes_from(to) && self.reaches(to, 1),
            class::DISMANTLEMENT => self.takes_from(to) && usable::can_discard(board, self.me, to, "hej"),
            _ if self.card.class_data(board).delayed => {
                self.chosen.is_empty() && other && self.lies_free(to)
            }
            _ => self.is_new(to) && self.has_room() && other,
        }
    }

    fn takes_from(&self, to: PlayerIndex) -> bool {
        let seated = self.board.seated(to);
        let something =
            seated.hand > 0 || seated.equips.iter().any(Option::is_some) || !self.board.judging(to).is_empty();
        self.is_new(to) && self.has_room() && to != self.me && something
    }

    fn lies_free(&self, to: PlayerIndex) -> bool {
        !self.board.has_trick(to, self.card.class())
    }

    fn may_burn(&self, to: PlayerIndex) -> bool {
        self.board.seated(to).hand > 0 && (to != self.me || !self.board.is_last_hand(self.me, self.card))
    }

    /// First one with a weapon who can slash somebody, then whom.
    fn of_collateral(&self, to: PlayerIndex) -> bool {
        let board = self.board;
        match *self.chosen {
            [] => {
                to != self.me
                    && board.equip(to, Slot::Weapon).is_some()
                    && board.living().iter().any(|victim| can_slash(board, to, *victim, None, (true, 0)))
            }
            [slasher] => can_slash(board, slasher, to, None, (true, 0)),
            _ => false,
        }
    }

    fn of_slash(&self, to: PlayerIndex) -> bool {
        let (board, me) = (self.board, self.me);
        let flag = |flag: &str| board.has_flag(me, flag);
        if !self.is_new(to) || (flag("slashDisableExtraTarget") && !self.chosen.is_empty()) {
            return false;
        }
        let assigned = |player: PlayerIndex| board.has_flag(player, "SlashAssignee");
        let assignees = if flag("slashTargetFix") && self.chosen.is_empty() { assigned(to) } else { true };
        let beyond = usable::in_own_play(board, me)
            && !usable::may_slash_again(board, me, Some(self.card))
            && !usable::is_extra_assignee(board, me, to);
        let limited = !flag("slashNoDistanceLimit");
        let fix = distance::spent_for_range(board, me, self.card);
        assignees
            && !(beyond && self.chosen.is_empty())
            && can_slash(board, me, to, Some(self.card), (limited, fix))
            && (self.has_room() || self.duanbing(to))
    }

    /// One more at distance 1, for those who have duanbing.
    fn duanbing(&self, to: PlayerIndex) -> bool {
        let (board, me) = (self.board, self.me);
        let most = target_mods::most_targets(board, me, self.card);
        let near = |player: PlayerIndex| distance::distance(board, me, player, 0) == 1;
        board.has_skill(me, skill::DUANBING)
            && self.chosen.len() == most
            && (near(to) || self.chosen.iter().any(|chosen| near(*chosen)))
    }

    fn matter(&self, chosen: &'_ [PlayerIndex]) -> Matter<'_> {
        Matter { board: self.board, owner: self.me, to: None, card: Some(self.card), chosen: &self.chosen[..chosen.len()] }
    }

    fn of_skill(&self, to: PlayerIndex) -> bool {
        let Some(usage) = view_as::usage(self.board, self.card) else { return self.is_new(to) };
        let (rule, matter) = (&usage.targets, self.matter(self.chosen));
        let most = rule.most.as_ref().map_or(0, |most| matter.count(most));
        (rule.who == Targeted::Any || to != self.me)
            && (rule.again || self.is_new(to))
            && i32::try_from(self.chosen.len()).is_ok_and(|chosen| chosen < most)
            && matter.to(to).holds(&rule.condition)
    }

    fn are_enough(&self, usage: &UseRule) -> bool {
        let (rule, matter) = (&usage.targets, self.matter(self.chosen));
        let most = rule.most.as_ref().map_or(0, |most| matter.count(most));
        let least = rule.least.as_ref().map_or(most, |least| matter.count(least));
        i32::try_from(self.chosen.len()).is_ok_and(|chosen| (least..=most).contains(&chosen))
    }
}
