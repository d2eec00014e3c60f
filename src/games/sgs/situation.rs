//! Who is winning: QSanguosha's `sgs.gameProcess`, a score and its class.

use super::board::{Board, PlayerIndex};
use super::catalogue::named::skill;
use super::defense::defense;
use super::distance::in_attack_range;
use super::memory::Memory;
use super::snapshot::Role;

/// How the situation is scored.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Variant {
    /// As the seed prints it.
    #[default]
    Seed,
    /// As later scripts do: 0.4 more for a rebel who has the lord in range, and −99 only with more
    /// than one rebel.
    Later,
}

/// Classes of the situation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Class {
    /// 主忠优势
    Loyalist,
    /// 主忠稍优
    Loyalish,
    /// 局势平衡
    Neutral,
    /// 局势纠结
    Dilemma,
    /// 反贼稍优
    Rebelish,
    /// 反贼优势
    Rebel,
}

impl Class {
    /// The name that scripts compare with.
    pub fn name(self) -> &'static str {
        ["loyalist", "loyalish", "neutral", "dilemma", "rebelish", "rebel"][self as usize]
    }
}

/// A score, the higher the better for the lord's side, and its class.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Situation {
    /// The class.
    pub class: Class,
    /// The score; ±99 where one side is gone.
    pub score: f64,
}

/// How the lord fares.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LordState {
    /// More than three health, or more than two and a defence above 3; also where there is no lord.
    Healthy,
    /// Neither healthy nor in danger.
    Neither,
    /// Less than three health.
    Danger,
}

/// `isLordHealthy` and `isLordInDanger` in one.
pub fn lord_state(board: &Board, memory: &Memory) -> LordState {
    let lord = board.lord().filter(|lord| board.seated(*lord).alive);
    let Some(lord) = lord else { return LordState::Healthy };
    let hp = counted_hp(board, lord);
    if hp < 3 {
        LordState::Danger
    } else if hp > 3 || defense(board, memory, lord) > 3.0 {
        LordState::Healthy
    } else {
        LordState::Neither
    }
}

/// Health, of which benghuai leaves no more than four.
fn counted_hp(board: &Board, player: PlayerIndex) -> i32 {
    let hp = board.seated(player).hp;
    if board.has_skill(player, skill::BENGHUAI) { hp.min(4) } else { hp }
}

/// Score of a role: health and half of what defence there is beyond it.
pub fn role_score(board: &Board, memory: &Memory, player: PlayerIndex) -> f64 {
    let hp = f64::from(counted_hp(board, player));
    hp + 0.5 * (defense(board, memory, player) - 2.0 * hp).max(0.0)
}

/// QSanguosha's `sgs.gameProcess`: who is winning by the evaluated roles.
pub fn situation(board: &Board, memory: &Memory, variant: Variant) -> Situation {
    let counts = board.living_roles();
    let (loyalists, rebels) = (counts.loyalist, counts.rebel);
    if rebels == 0 && loyalists > 0 {
        return Situation { class: Class::Loyalist, score: 99.0 };
    }
    let enough = if variant == Variant::Later { 1 } else { 0 };
    if loyalists == 0 && rebels > enough {
        return Situation { class: Class::Rebel, score: -99.0 };
    }
    let mut score = 3.0 * (f64::from(loyalists) + 1.0 - f64::from(rebels));
    for player in board.living().iter().copied() {
        score += match memory.role(board, player) {
            Some(Role::Loyalist | Role::Lord) => role_score(board, memory, player),
            Some(Role::Rebel) => -role_score(board, memory, player) - threat(board, player, variant),
            Some(Role::Renegade) | None => 0.0,
        };
    }
    Situation { class: classify(score, lord_state(board, memory)), score }
}

fn threat(board: &Board, rebel: PlayerIndex, variant: Variant) -> f64 {
    let reaches = |lord| in_attack_range(board, rebel, lord, 0);
    if variant == Variant::Later && board.lord().is_some_and(reaches) { 0.4 } else { 0.0 }
}

/// The class of a score, as the seed's table has it; its missing column "neither" is the later
/// scripts'.
pub fn classify(score: f64, lord: LordState) -> Class {
    use Class::{Dilemma, Loyalish, Loyalist, Neutral, Rebel, Rebelish};
    let row = if score >= 4.0 {
        [Loyalist, Dilemma, Dilemma]
    } else if score >= 2.0 {
        [Loyalish, Rebelish, Dilemma]
    } else if score > -2.0 {
        [Neutral, Rebelish, Rebelish]
    } else if score > -4.0 {
        [Rebelish, Rebel, Rebel]
    } else {
        [Rebel, Rebel, Rebel]
    };
    row[lord as usize]
}

#[cfg(test)]
mod tests {
    use super::*;
    use Class::{Dilemma, Loyalish, Loyalist, Neutral, Rebel, Rebelish};
    use LordState::{Danger, Healthy, Neither};

    #[test]
    fn every_cell_and_boundary_of_the_class_table() {
        let table = [
            (4.0, [Loyalist, Dilemma, Dilemma]),
            (40.0, [Loyalist, Dilemma, Dilemma]),
            (3.999, [Loyalish, Rebelish, Dilemma]),
            (2.0, [Loyalish, Rebelish, Dilemma]),
            (1.999, [Neutral, Rebelish, Rebelish]),
            (0.0, [Neutral, Rebelish, Rebelish]),
            (-1.999, [Neutral, Rebelish, Rebelish]),
            (-2.0, [Rebelish, Rebel, Rebel]),
            (-3.999, [Rebelish, Rebel, Rebel]),
            (-4.0, [Rebel, Rebel, Rebel]),
            (-40.0, [Rebel, Rebel, Rebel]),
        ];
        for (score, classes) in table {
            assert_eq!([Healthy, Neither, Danger].map(|lord| classify(score, lord)), classes, "{score}");
        }
    }

    #[test]
    fn classes_have_the_scripts_names() {
        let all = [Loyalist, Loyalish, Neutral, Dilemma, Rebelish, Rebel];
        assert_eq!(all.map(Class::name), ["loyalist", "loyalish", "neutral", "dilemma", "rebelish", "rebel"]);
    }
}
