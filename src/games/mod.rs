//! The roster: the only place that lists the games.

use crate::vm::Lent;

/// Something to be done with a game that is known by its name.
pub trait Visit {
    /// What comes of it.
    type Out;

    /// Does it.
    fn visit<G: Lent>(self) -> Self::Out;
}

macro_rules! roster {
    ($($game:ident),*) => {
        $(pub mod $game;)*

        /// Names of all games.
        pub const NAMES: &[&str] = &[$(<$game::Entry as crate::game::Game>::ID),*];

        /// Does something with the game of that name; none where there is no such game.
        pub fn visit<V: Visit>(name: &str, visit: V) -> Option<V::Out> {
            $(if name == <$game::Entry as crate::game::Game>::ID {
                return Some(visit.visit::<$game::Entry>());
            })*
            None
        }
    };
}

roster!(sgs, gomoku);
