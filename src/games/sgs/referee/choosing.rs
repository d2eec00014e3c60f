//! Who plays which general: named in the mode, offered to the players, dealt by the host, or drafted by the lists.

use std::collections::BTreeSet;
use std::sync::Arc;

use super::face::Stage;
use super::setup::{ONE_ON_ONE, Seat, THREE_ON_THREE, Words, shuffle};
use crate::error::HostError;
use crate::games::sgs::catalogue::{Catalogue, General};
use crate::games::sgs::select::{Lord, Pick, Rule};
use crate::games::sgs::snapshot::Role;
use crate::kit::near::nearest;
use crate::kit::rng::Rng;

/// How many generals each player has in 1v1.
const TEAM: usize = 6;

/// How many generals each side of 3v3 chooses, three of which fight.
const SIDE: usize = 8;

/// Who chooses one of the open generals of 1v1 after the other.
const TURNS: [usize; TEAM] = [0, 1, 1, 0, 0, 1];

/// How many generals a player chooses from.
const MOST_CHOICES: usize = 5;

const FOR_PAIRS: &str = "two generals for everybody";

/// How many of those that a lord chooses from are made for lords.
const LORDS_OFFERED: usize = 3;

/// Who a general is, in whatever edition: `nos_caocao` is `caocao`.
fn person(general: &str) -> &str {
    general.strip_prefix("nos_").unwrap_or(general)
}

/// In a random order, each person once.
fn shuffled(pool: &mut Vec<&General>, rng: &mut Rng) {
    shuffle(pool, rng);
    let mut met = BTreeSet::new();
    pool.retain(|general| met.insert(person(&general.name)));
}

/// What generals are chosen by.
pub(super) struct Choosing<'a> {
    pub(super) words: &'a Words,
    pub(super) stage: &'a Stage,
    pub(super) catalogue: &'a Arc<Catalogue>,
}

impl Choosing<'_> {
    /// Fills the generals of the seats, or what they choose from.
    ///
    /// # Errors
    /// Names that are none, or too few generals.
    pub(super) fn generals(&self, seats: &mut [Seat], rng: &mut Rng) -> Result<(), HostError> {
        let named = &self.words.generals;
        self.words.packages.iter().try_for_each(|package| self.check_package(package))?;
        for (place, name) in named.iter().enumerate() {
            self.check_named(name, named[..place].contains(name))?;
        }
        if named.len() > seats.len() {
            let expected = format!("at most {} generals", seats.len());
            return Err(HostError::new("mode", expected, format!("{} of them", named.len())));
        }
        let mut pool = self.pool();
        let persons = pool.iter().map(|general| person(&general.name)).collect::<BTreeSet<_>>().len() + named.len();
        if persons < seats.len() {
            let path = if self.words.packages.is_empty() { "players" } else { "packages" };
            return Err(too_few(path, "a general for everybody", persons));
        }
        for (seat, name) in seats.iter_mut().zip(named) {
            seat.general.clone_from(name);
        }
        match self.words.mode.as_str() {
            ONE_ON_ONE => return self.teams(seats, pool, rng),
            THREE_ON_THREE => return self.sides(seats, pool, rng),
            _ => {}
        }
        if !self.words.dealt {
            return self.offer(seats, pool, rng);
        }
        if seats[0].general.is_empty() {
            let lord = lord_of(&mut pool, rng);
            pool.retain(|general| person(&general.name) != person(&lord));
            seats[0].general = lord;
        }
        self.others(seats, pool, rng)?;
        if self.words.pairs { self.seconds(seats, rng) } else { Ok(()) }
    }

    /// Lays generals before everybody who has none, each person before one player only: the lord among them some that are
    /// made for lords. With two generals each, the second ones come from the rest.
    fn offer(&self, seats: &mut [Seat], mut pool: Vec<&General>, rng: &mut Rng) -> Result<(), HostError> {
        shuffled(&mut pool, rng);
        let choosing = seats.iter().filter(|seat| seat.general.is_empty()).count();
        let rounds = choosing + if self.words.pairs { seats.len() } else { 0 };
        if pool.len() < rounds {
            return Err(too_few("players", FOR_PAIRS, pool.len() + seats.len() - choosing));
        }
        let each = MOST_CHOICES.min(pool.len() / rounds.max(1));
        for seat in seats.iter_mut().filter(|seat| seat.general.is_empty()) {
            if seat.role == Role::Lord {
                lords_first(&mut pool);
            }
            seat.offered = taken(&mut pool, each);
        }
        if self.words.pairs {
            seats.iter_mut().for_each(|seat| seat.offered_second = taken(&mut pool, each));
        }
        Ok(())
    }

    /// Generals of the packages whose skills have rules; not those that are named, nor the same persons of another
    /// edition.
    fn pool(&self) -> Vec<&General> {
        let is_named = |general: &General| self.words.generals.iter().any(|name| person(name) == person(&general.name));
        let may = |general: &&General| {
            !general.hidden && self.is_dealt(&general.package) && self.may_play(general) && !is_named(general)
        };
        self.catalogue.generals().filter(may).collect()
    }

    /// Whether generals of a package are dealt.
    fn is_dealt(&self, package: &str) -> bool {
        let wanted = &self.words.packages;
        wanted.is_empty() || wanted.iter().any(|name| name == package)
    }

    fn may_play(&self, general: &General) -> bool {
        self.words.bare || self.stage.knows(general)
    }

    /// Everybody but the lord chooses among some.
    fn others(&self, seats: &mut [Seat], mut pool: Vec<&General>, rng: &mut Rng) -> Result<(), HostError> {
        let lord = Lord::of(&seats[0].general, self.catalogue);
        shuffled(&mut pool, rng);
        let choosing = seats.iter().filter(|seat| seat.general.is_empty()).count();
        let each = MOST_CHOICES.min(pool.len() / choosing.max(1)).max(1);
        for seat in seats.iter_mut().filter(|seat| seat.general.is_empty()) {
            let offered = pool.drain(..each.min(pool.len())).map(|general| general.name.clone());
            let offered: Vec<String> = offered.collect();
            let rule = Rule::First { role: seat.role, lord: Some(lord.clone()) };
            seat.general = rule.choose(&offered, self.catalogue, Pick::Lot, rng)?.general;
        }
        Ok(())
    }

    fn check_package(&self, name: &str) -> Result<(), HostError> {
        let packages = || self.catalogue.generals().map(|general| general.package.as_str());
        if packages().any(|package| package == name) {
            return Ok(());
        }
        let hint = nearest(name, packages()).map(|near| format!("; did you mean \"{near}\"?")).unwrap_or_default();
        Err(HostError::new("packages", "the name of a package of generals", format!("`{name}`{hint}")))
    }

    /// Six generals for each of two players: three dealt face down in turns, three chosen in turns by the list.
    /// The best of them comes first; one that is named comes in place of the worst.
    fn teams(&self, seats: &mut [Seat], mut pool: Vec<&General>, rng: &mut Rng) -> Result<(), HostError> {
        shuffled(&mut pool, rng);
        if pool.len() < 2 * TEAM {
            return Err(too_few("mode", format!("{} generals", 2 * TEAM), pool.len()));
        }
        let names: Vec<String> = pool.iter().take(2 * TEAM).map(|general| general.name.clone()).collect();
        let (hidden, open) = names.split_at(TEAM);
        let mut open = self.by_list(&Rule::OneOnOne, open)?.into_iter();
        let mut teams = [Vec::new(), Vec::new()];
        hidden.iter().enumerate().for_each(|(place, name)| teams[place % 2].push(name.clone()));
        for chooser in TURNS {
            teams[chooser].extend(open.next());
        }
        for (seat, team) in seats.iter_mut().zip(teams) {
            let mut team = self.by_list(&Rule::OneOnOne, &team)?;
            match seat.general.is_empty() {
                true => seat.general = team.remove(0),
                false => drop(team.pop()),
            }
            seat.reserve = team;
        }
        Ok(())
    }

    /// Sixteen generals that the two leaders choose in turns by the list; each side's best three fight, the best as leader.
    fn sides(&self, seats: &mut [Seat], mut pool: Vec<&General>, rng: &mut Rng) -> Result<(), HostError> {
        shuffled(&mut pool, rng);
        if pool.len() < 2 * SIDE {
            return Err(too_few("mode", format!("{} generals", 2 * SIDE), pool.len()));
        }
        let names: Vec<String> = pool.iter().take(2 * SIDE).map(|general| general.name.clone()).collect();
        let (mut warm, mut cool) = (Vec::new(), Vec::new());
        for (place, name) in self.by_list(&Rule::ThreeOnThree, &names)?.into_iter().enumerate() {
            let is_warms = [true, false, false, true][place % 4]; // one, two, two … one
            if is_warms { warm.push(name) } else { cool.push(name) }
        }
        let leads = |seat: &Seat| matches!(seat.role, Role::Lord | Role::Renegade);
        let (mut leaders, mut guards): (Vec<&mut Seat>, Vec<&mut Seat>) = seats.iter_mut().partition(|seat| leads(seat));
        for seat in leaders.iter_mut().chain(&mut guards).filter(|seat| seat.general.is_empty()) {
            let list = if matches!(seat.role, Role::Lord | Role::Loyalist) { &mut warm } else { &mut cool };
            seat.general = list.remove(0);
        }
        Ok(())
    }

    /// Generals by a list, the best first.
    fn by_list(&self, rule: &Rule, names: &[String]) -> Result<Vec<String>, HostError> {
        let ranked = rule.ranked(names, &*self.catalogue.ratings()?, self.catalogue);
        Ok(ranked.into_iter().map(|scored| scored.general).collect())
    }

    /// Everybody chooses a second general that goes with the first, among some that nobody has.
    fn seconds(&self, seats: &mut [Seat], rng: &mut Rng) -> Result<(), HostError> {
        let mut pool = self.pool();
        pool.retain(|general| seats.iter().all(|seat| person(&seat.general) != person(&general.name)));
        shuffled(&mut pool, rng);
        if pool.len() < seats.len() {
            return Err(too_few("players", FOR_PAIRS, pool.len() + seats.len()));
        }
        let each = MOST_CHOICES.min(pool.len() / seats.len());
        for seat in seats.iter_mut() {
            let offered: Vec<String> = pool.drain(..each).map(|general| general.name.clone()).collect();
            let rule = Rule::Second { first: seat.general.clone() };
            seat.second = Some(rule.choose(&offered, self.catalogue, Pick::Best, rng)?.general);
        }
        Ok(())
    }

    fn check_named(&self, name: &str, again: bool) -> Result<(), HostError> {
        let Some(general) = self.catalogue.general(name) else {
            let near = nearest(name, self.catalogue.generals().map(|general| general.name.as_str()));
            let hint = near.map(|near| format!("; did you mean \"{near}\"?")).unwrap_or_default();
            return Err(HostError::new("mode", "the name of a general", format!("`{name}`{hint}")));
        };
        if again {
            return Err(HostError::new("mode", "each general once", format!("`{name}` again")));
        }
        if !self.may_play(general) {
            let missing = self.stage.missing(general).join(", ");
            let found = format!("`{name}`, whose {missing} has none");
            return Err(HostError::new("mode", "a general whose skills have rules", found));
        }
        Ok(())
    }
}

fn too_few(path: &str, expected: impl Into<String>, generals: usize) -> HostError {
    HostError::new(path, expected, format!("{generals} whose skills have rules"))
}

/// The first generals of a pool leave it.
fn taken(pool: &mut Vec<&General>, count: usize) -> Vec<String> {
    pool.drain(..count.min(pool.len())).map(|general| general.name.clone()).collect()
}

/// Some that are made for lords come to the front of a pool.
fn lords_first(pool: &mut [&General]) {
    for front in 0..LORDS_OFFERED.min(pool.len()) {
        let Some(place) = pool[front..].iter().position(|general| general.lord) else { return };
        pool[front..=front + place].rotate_right(1);
    }
}

/// One of the generals that are made for lords; one time in twenty any general.
fn lord_of(pool: &mut Vec<&General>, rng: &mut Rng) -> String {
    let lords: Vec<usize> = (0..pool.len()).filter(|place| pool[*place].lord).collect();
    let any = lords.is_empty() || rng.below(100) < 5;
    let place = match any {
        true => rng.below(pool.len() as u32) as usize,
        false => lords[rng.below(lords.len() as u32) as usize],
    };
    pool.remove(place).name.clone()
}
