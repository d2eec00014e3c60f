//! What a game owes the house so that Junshi can run its rules, and a game of it under way.
//!
//! A [`Referee`] deals a set-up, asks one seat after another, takes legal answers and says how it
//! came out. It knows the whole state; a seat gets its own snapshot and what it has seen happen.
//! The referee never asks a script or a player: whoever runs a [`Course`] does.

mod contest;
mod holdings;

use std::collections::BTreeMap;
use std::sync::Arc;

use serde::Serialize;
use serde_json::Value;

use crate::error::HostError;
pub use crate::game::RuleScripts;
use crate::game::{Game, Legal, Names, Refusal, Scene, Settings, Standing};
pub use contest::Contest;
pub use holdings::{Concern, Holding};

/// A game whose rules Junshi can run.
///
/// `Table` is the whole state of one game under way, hidden cards and all; it may be anything, never
/// leaves the thread in which it was dealt, and changes only in `apply`.
pub trait Referee: Game {
    /// The whole state of one game under way.
    type Table;

    /// Whether the game deals from packages ([`Setup::packages`]).
    const HAS_PACKAGES: bool = false;

    /// Deals. The same set-up always gives the same table.
    ///
    /// # Errors
    /// What the game does not know, with `mode`, `players` or another field of [`Setup`] as its path.
    fn deal(setup: &Setup) -> Result<Self::Table, HostError>;

    /// The names of all seats, in their order.
    fn seats(table: &Self::Table) -> Vec<String>;

    /// Who is asked what; none once the game is over, and then there is an outcome.
    fn pending(table: &Self::Table) -> Option<(String, Self::Ask)>;

    /// What a seat may see of the table now. Everything in [`Referee::happened`] is already in it.
    fn snapshot_for(table: &Self::Table, seat: &str) -> Self::Snapshot;

    /// Takes the answer to the pending question and goes on to the next one, or to the end. That
    /// the answer was made for this very question has been checked by its number ([`Course::apply`]).
    ///
    /// # Errors
    /// A reason that only the whole state shows. The table is then as before.
    fn apply(table: &mut Self::Table, answer: Legal<Self::Answer>) -> Result<(), Refusal>;

    /// How the game came out; none while it goes on.
    fn outcome(table: &Self::Table) -> Option<Outcome>;

    /// All that has happened, oldest first: what scripts are told beside the state. The list only
    /// grows. Events in it leave a state as it is (`Game::observe` gives `false`).
    fn happened(table: &Self::Table) -> &[Happening<Self::Event>] {
        let _ = table;
        &[]
    }

    /// The whole truth as it was when a thing happened, by its place in [`Referee::happened`], for scripts
    /// that read the state while they are told of it. A game gives it for everything that happens or for
    /// nothing; scripts are then lent the whole truth ([`Referee::whole`]) and see of it what the asked
    /// seat may see.
    fn state_when(table: &Self::Table, place: usize) -> Option<Arc<Self::Snapshot>> {
        let _ = (table, place);
        None
    }

    /// The whole truth now, where the game gives states with what happens.
    fn whole(table: &Self::Table) -> Option<Arc<Self::Snapshot>> {
        let _ = table;
        None
    }

    /// The role of each seat, where seats have roles: for counting wins by role, and for
    /// letting one side play certain roles. Some games know them only at the end.
    fn roles(table: &Self::Table) -> BTreeMap<String, String> {
        let _ = table;
        BTreeMap::new()
    }

    /// What seats have that the arena can compare over many games, such as generals and skills: the kinds of
    /// [`Referee::holdings`].
    const HOLDINGS: &'static [&'static str] = &[];

    /// What every seat had in a game that is over.
    fn holdings(table: &Self::Table) -> Vec<Holding> {
        let _ = table;
        Vec::new()
    }

    /// Which of these a question and its answer are about, where they are about one.
    fn concern(table: &Self::Table, ask: &Self::Ask, answer: &Self::Answer) -> Option<Concern> {
        let _ = (table, ask, answer);
        None
    }

    /// With whom each seat wins or loses, in words: by these its holdings are compared. By default its role.
    fn camps(table: &Self::Table) -> BTreeMap<String, String> {
        Self::roles(table)
    }

    /// Who plays which seat in a fair comparison: the same deal is played once for each of these.
    /// Always as many, whatever the deal; by default every other seat, and the mirror of that.
    fn seatings(table: &Self::Table) -> Vec<Seating> {
        Seating::mirrored(&Self::seats(table))
    }

    /// The matches of a gauntlet: by default the usual game.
    fn gauntlet() -> &'static [Contest] {
        const USUAL: &[Contest] = &[Contest::usual("the usual game")];
        USUAL
    }

    /// The figures of the arena's report that count wins or points, beside the win rate, in the
    /// order in which they are shown. One of points is left out where outcomes carry none.
    fn figures() -> &'static [Figure] {
        const POINTS: &[Figure] = &[Figure::points("points", 1.0)];
        POINTS
    }

    /// The setting that holds a player's time for one answer in milliseconds, where the game has one.
    fn time_setting() -> Option<&'static str> {
        None
    }

    /// Draws a seat's view as text for a person, some lines without a line break at the end.
    fn draw(snapshot: &Self::Snapshot) -> Option<String> {
        let _ = snapshot;
        None
    }

    /// The same in a language, where the game tells them apart.
    fn draw_in(snapshot: &Self::Snapshot, tongue: Tongue) -> Option<String> {
        let _ = tongue;
        Self::draw(snapshot)
    }

    /// What spectators are told of all that has happened since `from` things had, a line for each thing
    /// worth telling; none where the answers themselves are the story.
    fn story(table: &Self::Table, from: usize, tongue: Tongue) -> Option<Vec<String>> {
        let _ = (table, from, tongue);
        None
    }

    /// Legal answers with their words, among which a person may choose by number. Not all that are
    /// legal need be there; none where answers are typed.
    fn choices(scene: &Scene<Self>, tongue: Tongue) -> Vec<(String, Self::Answer)> {
        let _ = (scene, tongue);
        Vec::new()
    }

    /// The question in words, for a person; none where it is told as on the wire.
    fn asked(scene: &Scene<Self>, tongue: Tongue) -> Option<String> {
        let _ = (scene, tongue);
        None
    }

    /// The whole game as it was played, hidden cards and all, in the JSON that the game's notations write
    /// ([`Game::notations`]); `number` is that of the game, from 1.
    fn record(table: &Self::Table, number: u64) -> Option<Value> {
        let _ = (table, number);
        None
    }

    /// Names that scripts of a set-up bring.
    fn names(setup: &Setup) -> Names {
        let _ = setup;
        Names::default()
    }
}

/// How a game is set up.
#[derive(Clone, Debug, Default)]
pub struct Setup {
    /// Seed of everything that is dealt or drawn, and of the players' random choices.
    pub seed: u64,
    /// A way to play (a rule set, a table size by name); none for the usual one.
    pub mode: Option<String>,
    /// How many play; none for the usual number.
    pub players: Option<usize>,
    /// Number of a prepared opening, from 0 and without an end (a game with a list of them begins
    /// it anew); none for the bare beginning.
    pub opening: Option<u64>,
    /// Packages that are dealt from, in games whose pieces come in packages; none for the usual ones.
    pub packages: Vec<String>,
    /// Scripts of rules, in games whose rules are scripts.
    pub rules: RuleScripts,
}

impl Setup {
    /// The usual game with this seed.
    pub fn new(seed: u64) -> Setup {
        Setup { seed, ..Setup::default() }
    }
}

/// A language in which a game is told.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Tongue {
    /// English.
    #[default]
    English,
    /// Chinese.
    Chinese,
}

/// One of two that are compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    /// The first.
    A,
    /// The second.
    B,
}

impl Side {
    /// The opponent.
    pub fn other(self) -> Side {
        match self {
            Side::A => Side::B,
            Side::B => Side::A,
        }
    }
}

/// Which side plays which seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seating(pub BTreeMap<String, Side>);

impl Seating {
    /// A plays these seats of all, B the others.
    pub fn giving_a(seats: &[String], a: impl Fn(&str) -> bool) -> Seating {
        let side = |seat: &String| if a(seat) { Side::A } else { Side::B };
        Seating(seats.iter().map(|seat| (seat.clone(), side(seat))).collect())
    }

    /// The same with the sides swapped.
    pub fn mirror(&self) -> Seating {
        Seating(self.0.iter().map(|(seat, side)| (seat.clone(), side.other())).collect())
    }

    /// Every other seat for A from the first on, and the mirror of that.
    pub fn mirrored(seats: &[String]) -> Vec<Seating> {
        let place = |seat: &str| seats.iter().position(|other| other == seat);
        let first = Seating::giving_a(seats, |seat| place(seat).is_some_and(|place| place % 2 == 0));
        let mirror = first.mirror();
        vec![first, mirror]
    }

    /// The seats of a side, by name.
    pub fn of(&self, side: Side) -> impl Iterator<Item = &str> {
        self.0.iter().filter(move |(_, other)| **other == side).map(|(seat, _)| seat.as_str())
    }

    /// Whose seat it is.
    pub fn side(&self, seat: &str) -> Option<Side> {
        self.0.get(seat).copied()
    }
}

/// How a game came out.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Outcome {
    /// The seats that have won; none for a draw.
    pub winners: Vec<String>,
    /// Whether the winners belong to neither side (a renegade): the game then counts for nobody in a
    /// comparison, though the win is counted by role.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub apart: bool,
    /// What each seat has won or lost, in a game that is played for points.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub points: BTreeMap<String, f64>,
    /// Why it ended so, in a few words that are the same for the same kind of end: they are counted.
    pub reason: String,
}

impl Outcome {
    /// These seats have won.
    pub fn won(winners: impl IntoIterator<Item = impl Into<String>>, reason: &str) -> Outcome {
        let winners = winners.into_iter().map(Into::into).collect();
        Outcome { winners, reason: reason.to_owned(), ..Outcome::default() }
    }

    /// These seats have won, for neither side.
    pub fn won_apart(winners: impl IntoIterator<Item = impl Into<String>>, reason: &str) -> Outcome {
        Outcome { apart: true, ..Outcome::won(winners, reason) }
    }

    /// Nobody has won.
    pub fn drawn(reason: &str) -> Outcome {
        Outcome { reason: reason.to_owned(), ..Outcome::default() }
    }
}

/// A figure of the arena's report: a mean by game, with its standard error, for all games and for
/// each role.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Figure {
    /// What players call it.
    pub name: &'static str,
    /// What is counted.
    pub counts: Counted,
    /// The factor from the mean to the figure, such as 100 for what is won in a hundred games.
    pub times: f64,
}

/// What a figure counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Counted {
    /// Wins of the side by game, draws as half ones; of a role, its seats that won.
    Wins,
    /// Points of all seats of the side together by game; of a role, of its seats in games in which
    /// the side had it.
    Points,
}

impl Figure {
    /// The share of wins.
    pub const fn wins(name: &'static str) -> Figure {
        Figure { name, counts: Counted::Wins, times: 1.0 }
    }

    /// The mean of the points by game, times a factor.
    pub const fn points(name: &'static str, times: f64) -> Figure {
        Figure { name, counts: Counted::Points, times }
    }
}

/// One thing that has happened at a table, as those tell it who saw it and as the others do.
#[derive(Clone, Debug)]
pub struct Happening<E> {
    event: E,
    seen_by: Option<Vec<String>>,
    others: Option<E>,
}

impl<E: Clone> Happening<E> {
    /// Everybody sees it.
    pub fn open(event: E) -> Happening<E> {
        Happening { event, seen_by: None, others: None }
    }

    /// Only these seats see it; the others see less, or nothing at all.
    pub fn hidden(event: E, seen_by: &[&str], others: Option<E>) -> Happening<E> {
        let seen_by = Some(seen_by.iter().map(|seat| (*seat).to_owned()).collect());
        Happening { event, seen_by, others }
    }

    /// What somebody who holds these seats sees of it.
    pub fn told_to(&self, seats: &[String]) -> Option<E> {
        match &self.seen_by {
            Some(seen_by) if !seats.iter().any(|seat| seen_by.contains(seat)) => self.others.clone(),
            _ => Some(self.event.clone()),
        }
    }
}

/// The question that a table waits for.
pub struct Question<G: Game> {
    /// Its number in the game, from 1.
    pub number: u64,
    /// Who is asked.
    pub seat: String,
    /// What is asked.
    pub ask: G::Ask,
}

/// A game under way: a referee's table whose questions are numbered, so that an answer is taken only
/// for the question that it was made for.
pub struct Course<G: Referee> {
    table: G::Table,
    seed: u64,
    asked: u64,
    settings: Arc<Settings>,
    names: Arc<Names>,
}

impl<G: Referee> Course<G> {
    /// Deals.
    ///
    /// # Errors
    /// What the game does not know of the set-up.
    pub fn deal(setup: &Setup) -> Result<Course<G>, HostError> {
        let settings = Arc::new(Settings::new(G::schema(), &[])?);
        let names = Arc::new(G::names(setup));
        if let (false, Some(package)) = (G::HAS_PACKAGES, setup.packages.first()) {
            return Err(HostError::new(
                "packages",
                "none, as the game has no packages",
                format!("`{package}`"),
            ));
        }
        Ok(Course { table: G::deal(setup)?, seed: setup.seed, asked: 1, settings, names })
    }

    /// The whole state.
    pub fn table(&self) -> &G::Table {
        &self.table
    }

    /// The seed of the game.
    pub fn seed(&self) -> u64 {
        self.seed
    }

    /// The question that is waited for; none once the game is over.
    pub fn question(&self) -> Option<Question<G>> {
        let (seat, ask) = G::pending(&self.table)?;
        Some(Question { number: self.asked, seat, ask })
    }

    /// How many questions were answered.
    pub fn answered(&self) -> u64 {
        self.asked - 1
    }

    /// What the asked seat may see.
    pub fn snapshot(&self, question: &Question<G>) -> G::Snapshot {
        G::snapshot_for(&self.table, &question.seat)
    }

    /// The question with what the asked seat may see: answers of people and bots are settled in it.
    ///
    /// # Errors
    /// The referee's snapshot is not one that the game admits.
    pub fn scene(&self, question: &Question<G>) -> Result<Scene<G>, HostError> {
        let standing = Standing::<G>::admit(self.snapshot(question), &self.names)?;
        Ok(Scene {
            snapshot: standing.admitted,
            ask: question.ask.clone(),
            number: question.number,
            seed: self.seed,
            names: self.names.clone(),
            settings: self.settings.clone(),
        })
    }

    /// What somebody who holds these seats has seen since `from` things had happened.
    pub fn news(&self, from: usize, seats: &[String]) -> Vec<G::Event> {
        let happened = G::happened(&self.table).iter().skip(from);
        happened.filter_map(|happening| happening.told_to(seats)).collect()
    }

    /// The whole truth now, in games that give states with what happens.
    pub fn whole(&self) -> Option<Arc<G::Snapshot>> {
        G::whole(&self.table)
    }

    /// What somebody who holds these seats has seen since `from` things had happened, each with the
    /// state that it happened in.
    pub fn news_with_states(&self, from: usize, seats: &[String]) -> Vec<(Arc<G::Snapshot>, G::Event)> {
        let happened = G::happened(&self.table).iter().enumerate().skip(from);
        let told = happened.filter_map(|(place, happening)| {
            Some((G::state_when(&self.table, place)?, happening.told_to(seats)?))
        });
        told.collect()
    }

    /// How many things have happened.
    pub fn happened(&self) -> usize {
        G::happened(&self.table).len()
    }

    /// Takes an answer to the pending question.
    ///
    /// # Errors
    /// It was made for another question, or the referee knows a reason against it. Nothing has changed.
    pub fn apply(&mut self, answer: Legal<G::Answer>) -> Result<(), Refusal> {
        let (made_for, asked) = (answer.scene(), self.asked);
        if G::pending(&self.table).is_none() {
            return Err(Refusal::new("the game is over"));
        }
        if made_for != asked {
            return Err(Refusal::new(format!("an answer to question {made_for}, but {asked} is asked")));
        }
        G::apply(&mut self.table, answer)?;
        self.asked += 1;
        Ok(())
    }

    /// How the game came out; none while it goes on.
    pub fn outcome(&self) -> Option<Outcome> {
        G::outcome(&self.table)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seats(names: &[&str]) -> Vec<String> {
        names.iter().map(|name| (*name).to_owned()).collect()
    }

    #[test]
    fn the_second_seating_mirrors_the_first() {
        let pair = Seating::mirrored(&seats(&["1", "2", "3"]));
        assert_eq!(pair.len(), 2);
        assert_eq!(pair[0].of(Side::A).collect::<Vec<_>>(), ["1", "3"]);
        assert_eq!(pair[1].of(Side::A).collect::<Vec<_>>(), ["2"]);
        assert_eq!(pair[0].mirror(), pair[1]);
    }

    #[test]
    fn hidden_things_are_told_to_whoever_saw_them() {
        let drawn = Happening::hidden("an ace", &["1"], Some("a card"));
        assert_eq!(drawn.told_to(&seats(&["1", "2"])), Some("an ace"));
        assert_eq!(drawn.told_to(&seats(&["2"])), Some("a card"));
        assert_eq!(Happening::hidden("a wink", &["1"], None).told_to(&seats(&["2"])), None);
        assert_eq!(Happening::open("a shout").told_to(&seats(&["2"])), Some("a shout"));
    }
}
