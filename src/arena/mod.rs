//! Two players against each other, in many games, on all cores.
//!
//! A round is one deal, played once under every seating that the game calls fair (colours swapped,
//! cards passed on), so that luck falls on both. Every game depends on nothing but its round's seed
//! and who plays, and rounds are counted in their order: the report is the same for any number of
//! threads. Only players that look at the clock can make it differ.

mod bot;
mod bout;
mod figures;
pub mod gauntlet;
mod held;
mod pipe;
mod player;
mod report;
mod spec;
mod sums;

use std::collections::BTreeMap;
use std::marker::PhantomData;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;

use serde_json::Value;

use crate::error::{Error, HostError, Result};
use crate::referee::{Course, Referee, Seating, Setup};
use crate::vm::{Fault, Lent, Limits};
use bout::{Bout, Keeping};
use player::{Entrant, Terms};
use report::Tally;

pub use figures::{Estimate, Scores, Sprt, Verdict, elo, expected, wilson};
pub use held::{Average, Compared, Difference, FAR, Holders, InCamp};
pub use player::{Patience, Slips};
pub use report::{ByRole, Report, Share, Standing, Tested};
pub use spec::Spec;
pub use sums::{Figures, Measured};

pub(crate) use player::{Answered, Player, Scripted, broken_contract};

/// Wall clock of a decision in milliseconds where nothing else is said. It is longer than elsewhere: all
/// cores are busy, and fuel, which is counted, is to decide before it.
pub const WALL_CLOCK: u64 = 2000;

/// What is to be played.
#[derive(Clone, Debug)]
pub struct Arena {
    /// The first player.
    pub a: Spec,
    /// The second player.
    pub b: Spec,
    /// How many games; rounded up to whole rounds.
    pub games: u64,
    /// How each game is set up. Round `k`, from 0, is dealt with `k` added to the seed, and with opening
    /// `k` where no opening is given.
    pub setup: Setup,
    /// Roles that A plays, and B all others, in place of the game's own seatings.
    pub a_roles: Vec<String>,
    /// Threads.
    pub jobs: usize,
    /// When to stop before all games are played.
    pub sprt: Option<Sprt>,
    /// Time per answer in milliseconds, for scripts of games that know it and for bots.
    pub time: Option<u64>,
    /// How long bots may take, where no time is given.
    pub patience: Patience,
    /// Limits of scripts.
    pub limits: Limits,
    /// Where the scripts of either side write a journal of each game: beside this path, with the
    /// game's number and the side in the name.
    pub journal: Option<PathBuf>,
    /// Whether every game is kept as it is written down ([`Referee::record`]).
    pub records: bool,
    /// What seats have that is compared over all games: kinds of [`Referee::HOLDINGS`].
    pub compared: Vec<String>,
}

/// An arena whose players are ready.
pub struct Ready<G: Referee> {
    arena: Arena,
    entrants: [Entrant; 2],
    games_a_round: usize,
    game: PhantomData<fn() -> G>,
}

/// How far an arena has come.
#[derive(Clone, Copy, Debug)]
pub struct Progress {
    /// Games played, in whole rounds.
    pub played: u64,
    /// Games to play.
    pub games: u64,
    /// A's win rate so far.
    pub win_rate: Estimate,
}

/// One game that has ended: its place in the order of all games, and how it came out.
type Ended = (usize, Result<Bout>);

impl Arena {
    /// An arena on one thread, with the usual game.
    pub fn new(a: Spec, b: Spec, games: u64, seed: u64) -> Arena {
        Arena {
            a,
            b,
            games,
            setup: Setup::new(seed),
            a_roles: Vec::new(),
            jobs: 1,
            sprt: None,
            time: None,
            patience: Patience::default(),
            limits: Limits { ms: WALL_CLOCK, ..Limits::default() },
            journal: None,
            records: false,
            compared: Vec::new(),
        }
    }

    /// Loads scripts, looks for programs, and deals once to see that the game knows the set-up.
    ///
    /// # Errors
    /// What is wrong with the set-up, the roles, or a player.
    pub fn ready<G: Referee + Lent>(mut self) -> Result<Ready<G>> {
        let terms = Terms { limits: self.limits, time: self.time, patience: self.patience };
        let entrants = [Entrant::of::<G>(&self.a, &terms)?, Entrant::of::<G>(&self.b, &terms)?];
        for (spec, entrant) in [&self.a, &self.b].into_iter().zip(&entrants) {
            let rules = &mut self.setup.rules;
            rules.mods.extend(spec.mods().iter().filter(|path| path.is_dir()).cloned());
            rules.names.extend(&entrant.names::<G>()?);
        }
        self.setup.rules.mods.dedup();
        if let Some(unknown) = self.compared.iter().find(|kind| !G::HOLDINGS.contains(&kind.as_str())) {
            let expected = format!("a game whose seats have that, not {}", G::ID);
            return Err(HostError::new(format!("--per-{unknown}"), expected, format!("`{unknown}`")).into());
        }
        let (_, seatings) = self.deal::<G>(0)?;
        if self.time.is_some() && G::time_setting().is_none() && !self.a.is_bot() && !self.b.is_bot() {
            let found = format!("{} knows no time per answer", G::ID);
            return Err(HostError::new("--time", "a game or a bot that keeps to it", found).into());
        }
        let games_a_round = seatings.len().max(1);
        Ok(Ready { entrants, games_a_round, arena: self, game: PhantomData })
    }

    /// Where the scripts of either side write the journal of a game, from 1: for `games.journal` those
    /// of the first are `games-1-a.journal` and `games-1-b.journal`.
    fn journals(&self, number: usize) -> [Option<PathBuf>; 2] {
        ["a", "b"].map(|side| {
            let path = self.journal.as_deref()?;
            let stem = path.file_stem().unwrap_or_default().to_string_lossy();
            let end = path.extension().map(|end| format!(".{}", end.to_string_lossy())).unwrap_or_default();
            Some(path.with_file_name(format!("{stem}-{number}-{side}{end}")))
        })
    }

    /// The deal of a round, and who plays which seat in each of its games.
    fn deal<G: Referee>(&self, round: u64) -> Result<(Course<G>, Vec<Seating>)> {
        let setup = Setup {
            seed: self.setup.seed.wrapping_add(round),
            opening: self.setup.opening.or(Some(round)),
            ..self.setup.clone()
        };
        let course = Course::<G>::deal(&setup)?;
        let seatings = match self.a_roles.as_slice() {
            [] => G::seatings(course.table()),
            roles => vec![by_role(roles, &G::seats(course.table()), &G::roles(course.table()))?],
        };
        Ok((course, seatings))
    }
}

/// A plays the seats that have these roles.
fn by_role(
    wanted: &[String],
    seats: &[String],
    roles: &BTreeMap<String, String>,
) -> std::result::Result<Seating, HostError> {
    if let Some(unknown) = wanted.iter().find(|role| !roles.values().any(|other| other == *role)) {
        let mut known: Vec<&str> = roles.values().map(String::as_str).collect();
        known.sort_unstable();
        known.dedup();
        let known = if known.is_empty() { "no roles in this game".to_owned() } else { known.join(", ") };
        return Err(HostError::new("--a-roles", known, format!("`{unknown}`")));
    }
    Ok(Seating::giving_a(seats, |seat| roles.get(seat).is_some_and(|role| wanted.contains(role))))
}

impl<G: Referee + Lent> Ready<G> {
    /// How many games will be played if no test stops them.
    pub fn games(&self) -> u64 {
        self.rounds() * self.games_a_round as u64
    }

    fn rounds(&self) -> u64 {
        self.arena.games.max(1).div_ceil(self.games_a_round as u64)
    }

    /// What went wrong when the scripts of both sides were loaded.
    ///
    /// # Errors
    /// A mod that cannot be read any more.
    pub fn load_faults(&self) -> Result<Vec<Fault>> {
        let mut faults = Vec::new();
        for entrant in &self.entrants {
            if let Entrant::Scripts(runtime) = entrant {
                faults.extend(runtime.load_report::<G>()?.faults);
            }
        }
        Ok(faults)
    }

    /// Plays. `watch` is told after every round.
    ///
    /// # Errors
    /// A state that the game does not admit, or a referee that breaks its contract.
    pub fn run(&self, watch: impl FnMut(&Progress)) -> Result<Report> {
        self.run_and_keep(watch, |_| ())
    }

    /// Plays as [`Ready::run`], and hands over every game that was counted as it is written down, in their order,
    /// where the arena asks for that.
    ///
    /// # Errors
    /// As for [`Ready::run`].
    pub fn run_and_keep(
        &self,
        mut watch: impl FnMut(&Progress),
        mut keep: impl FnMut(Value),
    ) -> Result<Report> {
        let (next, stop) = (AtomicUsize::new(0), AtomicBool::new(false));
        let (tell, told) = channel::<Ended>();
        let jobs = self.arena.jobs.clamp(1, self.games().clamp(1, 1 << 12) as usize);
        let tally = thread::scope(|scope| {
            let threads: Vec<_> = (0..jobs)
                .map(|_| {
                    let tell = tell.clone();
                    let (next, stop) = (&next, &stop);
                    scope.spawn(move || self.work(next, stop, &tell))
                })
                .collect();
            drop(tell);
            let tally = self.count(&told, &mut watch, &mut keep);
            stop.store(true, Ordering::Relaxed);
            drop(told);
            let died = threads.into_iter().filter_map(|thread| thread.join().err()).count();
            match died {
                0 => tally,
                _ => Err(Error::Engine("a thread of the arena has died".to_owned())),
            }
        })?;
        let names = [self.arena.a.text.as_str(), self.arena.b.text.as_str()];
        Ok(tally.report(G::ID, self.arena.setup.seed, names, self.arena.sprt))
    }

    /// Plays one game after another until none is left.
    fn work(&self, next: &AtomicUsize, stop: &AtomicBool, tell: &Sender<Ended>) {
        while !stop.load(Ordering::Relaxed) {
            let place = next.fetch_add(1, Ordering::Relaxed);
            if place as u64 >= self.games() || tell.send((place, self.bout(place))).is_err() {
                return;
            }
        }
    }

    /// Plays the game at a place in the order of all games.
    fn bout(&self, place: usize) -> Result<Bout> {
        let (round, game) = (place / self.games_a_round, place % self.games_a_round);
        let (course, seatings) = self.arena.deal::<G>(round as u64)?;
        match seatings.get(game) {
            Some(seating) if seatings.len() == self.games_a_round => {
                let keeping = Keeping {
                    journals: self.arena.journals(place + 1),
                    number: self.arena.records.then_some(place as u64 + 1),
                    holdings: !self.arena.compared.is_empty(),
                };
                bout::play(course, seating, &self.entrants, keeping)
            }
            _ => Err(Error::Engine(format!("{} has not as many seatings for every deal", G::ID))),
        }
    }

    /// Counts whole rounds in their order, until all are there or a test says enough.
    fn count(
        &self,
        told: &Receiver<Ended>,
        watch: &mut impl FnMut(&Progress),
        keep: &mut impl FnMut(Value),
    ) -> Result<Tally> {
        let mut tally = Tally::new(self.games_a_round, G::figures(), &self.arena.compared);
        let mut waiting: BTreeMap<usize, Result<Bout>> = BTreeMap::new();
        let mut round: Vec<Bout> = Vec::with_capacity(self.games_a_round);
        for (place, bout) in told {
            waiting.insert(place, bout);
            while let Some(bout) = waiting.remove(&(tally.games() as usize + round.len())) {
                round.push(bout?);
                if round.len() < self.games_a_round {
                    continue;
                }
                tally.add(&round);
                round.iter_mut().filter_map(|bout| bout.record.take()).for_each(&mut *keep);
                round.clear();
                watch(&Progress { played: tally.games(), games: self.games(), win_rate: tally.win_rate() });
                if self.arena.sprt.is_some_and(|test| tally.tested(test).verdict != Verdict::Open) {
                    return Ok(tally);
                }
            }
        }
        Ok(tally)
    }
}
