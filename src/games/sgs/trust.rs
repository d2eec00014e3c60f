//! The built-in relation of players, for modes in which roles are open.

use super::board::{Board, PlayerIndex};
use super::snapshot::Role;

/// How one player stands to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Relation {
    /// On the same side.
    Friend,
    /// On the other side.
    Enemy,
    /// Neither.
    Neutral,
}

impl Relation {
    /// A word for scripts.
    pub fn name(self) -> &'static str {
        match self {
            Relation::Friend => "friend",
            Relation::Enemy => "enemy",
            Relation::Neutral => "neutral",
        }
    }
}

/// QSanguosha's `relationTo` by the roles that the board shows; neutral where a role is not shown.
pub fn relation(board: &Board, one: PlayerIndex, other: PlayerIndex) -> Relation {
    if one == other {
        return Relation::Friend;
    }
    if board.living().len() == 2 {
        return Relation::Enemy;
    }
    let (Some(mine), Some(theirs)) = (board.seated(one).role, board.seated(other).role) else {
        return Relation::Neutral;
    };
    if board.has_two_leaders() {
        return if is_warm(mine) == is_warm(theirs) { Relation::Friend } else { Relation::Enemy };
    }
    match (mine == Role::Renegade, theirs == Role::Renegade) {
        (false, false) => sides(mine, theirs),
        (true, _) => of_renegade(board, theirs),
        (false, true) => toward_renegade(board, mine),
    }
}

/// Whether a role is on the lord's side in 3v3.
fn is_warm(role: Role) -> bool {
    matches!(role, Role::Lord | Role::Loyalist)
}

fn sides(mine: Role, theirs: Role) -> Relation {
    if (mine == Role::Rebel) == (theirs == Role::Rebel) { Relation::Friend } else { Relation::Enemy }
}

/// The lord's side (with renegades) less the rebels.
fn lead(board: &Board) -> i32 {
    let counts = board.living_roles();
    i32::from(counts.lord) + i32::from(counts.loyalist) + i32::from(counts.renegade) - i32::from(counts.rebel)
}

/// A renegade helps the weaker side.
fn of_renegade(board: &Board, theirs: Role) -> Relation {
    match (theirs, lead(board)) {
        (Role::Renegade, _) => Relation::Neutral,
        (Role::Loyalist, lead) if lead > 0 => Relation::Enemy,
        (Role::Rebel, lead) if lead > 0 => Relation::Friend,
        (Role::Lord, lead) if lead > 0 => Relation::Neutral,
        (Role::Rebel, lead) if lead < 0 => Relation::Enemy,
        (Role::Lord, _) => Relation::Friend,
        _ => Relation::Neutral,
    }
}

fn toward_renegade(board: &Board, mine: Role) -> Relation {
    match (mine, lead(board)) {
        (Role::Loyalist, lead) if lead > 0 => Relation::Enemy,
        (Role::Rebel, lead) if lead > 0 => Relation::Friend,
        (Role::Rebel, lead) if lead < 0 => Relation::Enemy,
        _ => Relation::Neutral,
    }
}
