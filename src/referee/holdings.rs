//! What seats have beside their roles, and that can be compared over many games: generals, skills.

/// A thing that a seat had in a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Holding {
    /// Of which kind it is, one of [`super::Referee::HOLDINGS`].
    pub kind: &'static str,
    /// Its name.
    pub name: String,
    /// Who had it.
    pub seat: String,
    /// Whether the seat had it for no merit of its own. What is gained in the course of the game says little
    /// of how good it is, as only who lives gains it: then its use alone is counted.
    pub dealt: bool,
    /// How often it was seen in use.
    pub uses: u64,
}

/// What a question and its answer are about.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Concern {
    /// A kind of holding.
    pub kind: &'static str,
    /// The name of the holding.
    pub name: String,
}
