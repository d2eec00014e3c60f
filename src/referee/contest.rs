//! The fixed matches by which a version of a game's scripts is judged.

/// One of them: a way to play, in which the version that is judged has some roles or, in mirrored games, every one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Contest {
    /// What it is called in a table.
    pub name: &'static str,
    /// The mode, where it is not the game's usual one.
    pub mode: Option<&'static str>,
    /// The roles of the version that is judged; none for mirrored games.
    pub a_roles: &'static [&'static str],
}

impl Contest {
    /// The usual game, in mirrored games.
    pub const fn usual(name: &'static str) -> Contest {
        Contest { name, mode: None, a_roles: &[] }
    }
}
