//! The set-up: who sits where with which role and general, and the deck.

use super::choosing::Choosing;
use super::face::Stage;
use crate::error::HostError;
use crate::games::sgs::catalogue::{self, Catalogue};
use crate::games::sgs::mode::{self, RoleCounts};
use crate::games::sgs::snapshot::{CardId, Role};
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

impl Seat {
    /// A seat that has been dealt nothing yet.
    fn empty(name: String, role: Role) -> Seat {
        let (reserve, offered, offered_second) = (Vec::new(), Vec::new(), Vec::new());
        Seat { name, role, general: String::new(), second: None, reserve, offered, offered_second }
    }
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

/// The roles of 3v3 by seat.
const SIDES: [Role; 6] =
    [Role::Lord, Role::Loyalist, Role::Rebel, Role::Renegade, Role::Rebel, Role::Loyalist];

/// Packages of the stock deck.
const DECK: [&str; 3] = ["standard_cards", "standard_ex_cards", "maneuvering"];

/// A mode with its further words, and the packages that are dealt from.
pub(super) struct Words {
    pub(super) mode: String,
    pub(super) generals: Vec<String>,
    pub(super) packages: Vec<String>,
    /// Generals are without their skills.
    pub(super) bare: bool,
    /// Everybody has two generals.
    pub(super) pairs: bool,
    /// Generals are dealt as the host deals them to computers, rather than chosen by the players.
    pub(super) dealt: bool,
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
        names.into_iter().zip(roles).map(|(name, role)| Seat::empty(name, role)).collect();
    seats.rotate_left(lord);
    if mode == THREE_ON_THREE {
        seats.iter_mut().zip(SIDES).for_each(|(seat, role)| seat.role = role);
    }
    seats
}

/// Each place is swapped with one that is not before it.
pub(super) fn shuffle<T>(list: &mut [T], rng: &mut Rng) {
    for place in 0..list.len() {
        let other = place + rng.below((list.len() - place) as u32) as usize;
        list.swap(place, other);
    }
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
        let seat = |(place, role): (usize, &Role)| Seat::empty(format!("sgs{}", place + 1), *role);
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
