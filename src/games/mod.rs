//! The roster: the only place that lists the games.

use std::marker::PhantomData;

use crate::referee::Referee;
use crate::vm::Lent;

/// Something to be done with a game that is known by its name.
pub trait Visit {
    /// What comes of it.
    type Out;

    /// Does it.
    fn visit<G: Lent>(self) -> Self::Out;
}

/// Something to be done with a game that has a referee.
pub trait VisitReferee {
    /// What comes of it.
    type Out;

    /// Does it.
    fn visit<G: Referee + Lent>(self) -> Self::Out;
}

/// Finds out whether a game has a referee: it says so by implementing [`Referee`], and the roster
/// needs no word of it. Rust prefers the method of `Asked` itself, which is there only for games that
/// have one, to that of the trait.
struct Asked<G>(PhantomData<G>);

impl<G: Referee + Lent> Asked<G> {
    fn referee<V: VisitReferee>(&self, visit: V) -> Option<V::Out> {
        Some(visit.visit::<G>())
    }
}

#[allow(dead_code, reason = "of use only while some game has no referee")]
trait WithoutReferee {
    fn referee<V: VisitReferee>(&self, _visit: V) -> Option<V::Out> {
        None
    }
}

impl<G> WithoutReferee for Asked<G> {}

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

        /// Does something with the game of that name if it has a referee; none where it has none, or
        /// where there is no such game.
        pub fn visit_referee<V: VisitReferee>(name: &str, visit: V) -> Option<V::Out> {
            $(if name == <$game::Entry as crate::game::Game>::ID {
                return Asked::<$game::Entry>(PhantomData).referee(visit);
            })*
            None
        }
    };
}

roster!(sgs, doudizhu, gomoku, holdem);

/// Names of the games that have a referee.
pub fn refereed() -> Vec<&'static str> {
    struct There;
    impl VisitReferee for There {
        type Out = ();
        fn visit<G: Referee + Lent>(self) {}
    }
    NAMES.iter().copied().filter(|name| visit_referee(name, There).is_some()).collect()
}
