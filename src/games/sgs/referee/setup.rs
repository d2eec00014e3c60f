//! The set-up: who sits where with which role and general, and the deck.

use std::collections::BTreeSet;
use std::sync::Arc;

use super::face::Stage;
use crate::error::HostError;
use crate::games::sgs::catalogue::{self, Catalogue, General};
use crate::games::sgs::mode::{self, RoleCounts};
use crate::games::sgs::select::{Lord, Pick, Rule};
use crate::games::sgs::snapshot::{CardId, Role};
use crate::kit::near::nearest;
use crate::kit::rng::Rng;
use crate::referee::{Outcome, Setup};

/// A seat with what it was dealt.
#[derive(Clone, Debug)]
pub(super) struct Seat {
    /// `sgs1` and so on, in the order of joining.
    pub(super) name: String,
    /// Its role.
    pub(super) role: Role,
    /// Its general.
    pub(super) general: String,
    /// Its second general, where everybody has two.
    pub(super) second: Option<String>,
    /// Generals that may be sent after the first one, in 1v1.
    pub(super) reserve: Vec<String>,
    /// What it chooses its general from, where it does; [`Seat::general`] is then empty.
    pub(super) offered: Vec<String>,
    /// What it chooses its second general from.
    pub(super) offered_second: Vec<String>,
}

/// What was dealt before the first event.
#[derive(Clone, Debug)]
pub(super) struct Deal {
    /// The mode.
    pub(super) mode: String,
    /// Whether generals are without their skills.
    pub(super) bare: bool,
    /// By seat number; the lord is the first.
    pub(super) seats: Vec<Seat>,
    /// The draw pile, top first.
    pub(super) deck: Vec<CardId>,
}

/// How many generals each player has in 1v1.
const TEAM: usize = 6;

/// How many generals each side of 3v3 chooses, three of which fight.
const SIDE: usize = 8;

/// The roles of 3v3 by seat.
const SIDES: [Role; 6] =
    [Role::Lord, Role::Loyalist, Role::Rebel, Role::Renegade, Role::Rebel, Role::Loyalist];

/// Who chooses one of the open generals of 1v1 after the other.
const TURNS: [usize; TEAM] = [0, 1, 1, 0, 0, 1];

/// How many generals a player chooses from.
const MOST_CHOICES: usize = 5;

/// How many of those that a lord chooses from are made for lords.
const LORDS_OFFERED: usize = 3;

/// Packages of the stock deck.
const DECK: [&str; 3] = ["standard_cards", "standard_ex_cards", "maneuvering"];

/// A mode with its further words, and the packages that are dealt from.
struct Words {
    mode: String,
    generals: Vec<String>,
    packages: Vec<String>,
    /// Generals are without their skills.
    bare: bool,
    /// Everybody has two generals.
    pairs: bool,
    /// Generals are dealt as the host deals them to computers, rather than chosen by the players.
    dealt: bool,
}

/// The word for a game without skills.
const BARE: &str = "bare";

/// The word for a game in which nobody chooses a general.
const DEALT: &str = "dealt";

/// The word for a game in which everybody has two generals.
const PAIRS: &str = "pairs";

fn words(setup: &Setup) -> Result<Words, HostError> {
    let mut words = setup.mode.as_deref().unwrap_or_default().split('+').map(str::trim);
    let first = words.next().unwrap_or_default();
    let mut generals: Vec<String> = words.map(str::to_owned).collect();
    let mut takes = |name: &str| {
        let count = generals.len();
        generals.retain(|word| word != name);
        generals.len() < count
    };
    let (bare, pairs, dealt) = (takes(BARE), takes(PAIRS), takes(DEALT));
    let mode = match (first, setup.players) {
        ("", None) => "08p".to_owned(),
        ("", Some(players)) => format!("{players:02}p"),
        (mode, _) => mode.to_owned(),
    };
    let path = if first.is_empty() { "players" } else { "mode" };
    if role_counts(&mode).is_none() {
        let expected = "2 to 10 players: 02p to 10p, 06pd, 08pd, 08pz, 10pd or 10pz; 02_1v1 or 06_3v3";
        return Err(HostError::new(path, expected, format!("`{mode}`")));
    }
    if pairs && mode::roles(&mode).is_none() {
        return Err(HostError::new("mode", format!("{mode} with one general at a time"), format!("`{PAIRS}`")));
    }
    match (mode::players(&mode), setup.players) {
        (Some(count), Some(players)) if usize::from(count) != players => {
            Err(HostError::new("players", format!("{count}, as mode {mode} has them"), players.to_string()))
        }
        _ => Ok(Words { mode, generals, packages: setup.packages.clone(), bare, pairs, dealt: dealt || bare }),
    }
}

/// The mode of one player against one, each with several generals.
pub(super) const ONE_ON_ONE: &str = "02_1v1";

/// The mode of three against three.
pub(super) const THREE_ON_THREE: &str = "06_3v3";

/// The roles of a mode.
fn role_counts(mode: &str) -> Option<RoleCounts> {
    match mode {
        ONE_ON_ONE => Some(RoleCounts { lord: 1, renegade: 1, ..RoleCounts::default() }),
        THREE_ON_THREE => Some(RoleCounts { lord: 1, loyalist: 2, rebel: 2, renegade: 1 }),
        _ => mode::roles(mode),
    }
}

/// Deals a game and puts it on the stage.
pub(super) fn deal(setup: &Setup) -> Result<(Stage, Deal), HostError> {
    let words = words(setup)?;
    let catalogue = catalogue::of(&setup.rules.names)?;
    let stage = Stage::open(setup, catalogue.clone())?;
    let mut rng = Rng::for_match(setup.seed);
    let mut seats = seated(&words.mode, &mut rng);
    let choosing = Choosing { words: &words, stage: &stage, catalogue: &catalogue };
    choosing.generals(&mut seats, &mut rng)?;
    let deck = deck(&catalogue, &words.mode, seats.len(), &mut rng)?;
    let deal = Deal { mode: words.mode, bare: words.bare, seats, deck };
    stage.set_up(&deal).map_err(|fault| HostError::new("rules", "rules that run", fault.to_string()))?;
    Ok((stage, deal))
}

/// Players in a random order with random roles, turned so that the lord is first.
fn seated(mode: &str, rng: &mut Rng) -> Vec<Seat> {
    let counts = role_counts(mode).unwrap_or_default();
    let all = [Role::Lord, Role::Loyalist, Role::Rebel, Role::Renegade];
    let mut roles: Vec<Role> =
        all.iter().flat_map(|role| (0..counts.of(*role)).map(|_| *role)).collect();
    let mut names: Vec<String> = (1..=roles.len()).map(|number| format!("sgs{number}")).collect();
    shuffle(&mut names, rng);
    shuffle(&mut roles, rng);
    let lord = roles.iter().position(|role| *role == Role::Lord).unwrap_or(0);
    let mut seats: Vec<Seat> =
        names.into_iter().zip(roles).map(|(name, role)| Seat { name, role, general: String::new(), second: None, reserve: Vec::new(), offered: Vec::new(), offered_second: Vec::new() }).collect();
    seats.rotate_left(lord);
    if mode == THREE_ON_THREE {
        seats.iter_mut().zip(SIDES).for_each(|(seat, role)| seat.role = role);
    }
    seats
}

/// Each place is swapped with one that is not before it.
fn shuffle<T>(list: &mut [T], rng: &mut Rng) {
    for place in 0..list.len() {
        let other = place + rng.below((list.len() - place) as u32) as usize;
        list.swap(place, other);
    }
}

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
struct Choosing<'a> {
    words: &'a Words,
    stage: &'a Stage,
    catalogue: &'a Arc<Catalogue>,
}

impl Choosing<'_> {
    fn generals(&self, seats: &mut [Seat], rng: &mut Rng) -> Result<(), HostError> {
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
            let found = format!("{persons} whose skills have rules");
            let path = if self.words.packages.is_empty() { "players" } else { "packages" };
            return Err(HostError::new(path, "a general for everybody", found));
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
            self.offer(seats, pool, rng);
            return Ok(());
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
    fn offer(&self, seats: &mut [Seat], mut pool: Vec<&General>, rng: &mut Rng) {
        shuffled(&mut pool, rng);
        let choosing = seats.iter().filter(|seat| seat.general.is_empty()).count();
        let rounds = choosing + if self.words.pairs { seats.len() } else { 0 };
        let each = MOST_CHOICES.min(pool.len() / rounds.max(1)).max(1);
        for seat in seats.iter_mut().filter(|seat| seat.general.is_empty()) {
            if seat.role == Role::Lord {
                lords_first(&mut pool);
            }
            seat.offered = taken(&mut pool, each);
        }
        if self.words.pairs {
            seats.iter_mut().for_each(|seat| seat.offered_second = taken(&mut pool, each));
        }
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
            let found = format!("{} whose skills have rules", pool.len());
            return Err(HostError::new("mode", format!("{} generals", 2 * TEAM), found));
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
            let found = format!("{} whose skills have rules", pool.len());
            return Err(HostError::new("mode", format!("{} generals", 2 * SIDE), found));
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
            let found = format!("{} whose skills have rules", pool.len() + seats.len());
            return Err(HostError::new("players", "two generals for everybody", found));
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

/// Cards that 3v3 does without: both crossbows, a Nullification, and Lightning.
const NOT_IN_3V3: [CardId; 5] = [53, 54, 98, 103, 106];

fn deck(catalogue: &Catalogue, mode: &str, players: usize, rng: &mut Rng) -> Result<Vec<CardId>, HostError> {
    let is_3v3 = mode == THREE_ON_THREE;
    let packages = if is_3v3 { &DECK[..2] } else { &DECK[..] };
    let printed = catalogue.deck().iter().filter(|card| packages.contains(&card.package.as_str()));
    let ids = printed.map(|card| card.face.id);
    let mut deck: Vec<CardId> = ids.filter(|id| !is_3v3 || !NOT_IN_3V3.contains(id)).collect();
    if deck.len() < players * 4 {
        return Err(HostError::new("mode", "a deck of four cards for each player", deck.len().to_string()));
    }
    shuffle(&mut deck, rng);
    Ok(deck)
}

impl Deal {
    /// The outcome that the rules' word for the winner means.
    pub(super) fn outcome(&self, winner: &str, reason: &str) -> Outcome {
        if winner == "." {
            return Outcome::drawn(reason);
        }
        let words: Vec<&str> = winner.split('+').collect();
        let has_won = |seat: &&Seat| words.contains(&seat.role.name()) || words.contains(&seat.name.as_str());
        let winners: Vec<&Seat> = self.seats.iter().filter(has_won).collect();
        let names = winners.iter().map(|seat| seat.name.clone());
        match winners.as_slice() {
            [one] if one.role == Role::Renegade && self.mode != ONE_ON_ONE => Outcome::won_apart(names, "renegade"),
            all if all.iter().any(|seat| seat.role == Role::Lord) => Outcome::won(names, "lord's side"),
            all if all.iter().any(|seat| seat.role == Role::Renegade) => Outcome::won(names, "renegade's side"),
            _ => Outcome::won(names, "rebels"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn deal(mode: &str, roles: &[Role]) -> Deal {
        let seat = |(place, role): (usize, &Role)| Seat {
            name: format!("sgs{}", place + 1),
            role: *role,
            general: String::new(),
            second: None,
            reserve: Vec::new(),
            offered: Vec::new(),
            offered_second: Vec::new(),
        };
        let seats = roles.iter().enumerate().map(seat).collect();
        Deal { mode: mode.to_owned(), bare: false, seats, deck: Vec::new() }
    }

    #[test]
    fn a_renegade_wins_for_neither_side_except_where_he_is_one() {
        let identity = deal("03p", &[Role::Lord, Role::Rebel, Role::Renegade]).outcome("renegade", "");
        assert_eq!((identity.winners, identity.apart), (vec!["sgs3".to_owned()], true));
        let single = deal(ONE_ON_ONE, &[Role::Lord, Role::Renegade]).outcome("renegade", "");
        assert_eq!((single.winners, single.apart), (vec!["sgs2".to_owned()], false));
        assert_eq!(single.reason, "renegade's side");
    }
}
