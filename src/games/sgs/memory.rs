//! What the AI of a match remembers and rules need: lent to them, since it lives elsewhere.

use super::board::{Board, PlayerIndex};
use super::snapshot::Role;

/// Cards that a player has shown to lack, `sgs.card_lack`: above 0 after a refusal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Lacks {
    /// No Slash.
    pub slash: u8,
    /// No Jink; 2 where one was discarded on purpose.
    pub jink: u8,
    /// No Peach.
    pub peach: u8,
}

/// Memory by player index. What is not remembered is taken from the board.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Memory {
    /// What each player lacks; shorter than the table means nothing.
    pub lacks: Vec<Lacks>,
    /// Evaluated role of each player, `None` for neutral; a player beyond the list has its known
    /// role.
    pub roles: Vec<Option<Role>>,
}

impl Memory {
    /// What a player lacks.
    pub fn lacks(&self, player: PlayerIndex) -> Lacks {
        self.lacks.get(player).copied().unwrap_or_default()
    }

    /// QSanguosha's `evaluatePlayerRole`: the lord counts as a loyalist, an unknown player as
    /// nothing.
    pub fn role(&self, board: &Board, player: PlayerIndex) -> Option<Role> {
        let role = self.roles.get(player).copied().unwrap_or(board.seated(player).role);
        let lord = board.seated(player).lord || role == Some(Role::Lord);
        if lord { Some(Role::Loyalist) } else { role }
    }
}
