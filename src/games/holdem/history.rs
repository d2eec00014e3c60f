//! The letters of a hand's betting, played out at a table.

use super::action::Action;
use super::rules::Chips;
use super::street::Street;
use super::table::{Stage, Table};

/// One action, and what it meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Act {
    /// The seat, from 0.
    pub seat: usize,
    /// The street.
    pub street: Street,
    /// What was done.
    pub action: Action,
    /// The chips that it took.
    pub adds: Chips,
    /// The seat's bet of the street after it.
    pub bet: Chips,
    /// The chips that were to call.
    pub owed: Chips,
    /// All chips that had been put in before.
    pub pot: Chips,
    /// Whether it took the whole stack.
    pub is_all_in: bool,
}

impl Act {
    /// What players call it: fold, check, call, bet or raise.
    pub fn name(&self) -> &'static str {
        match self.action {
            Action::Fold => "fold",
            Action::Call if self.owed == 0 => "check",
            Action::Call => "call",
            Action::RaiseTo(_) if self.owed == 0 && self.bet == self.adds && self.street != Street::Preflop => "bet",
            Action::RaiseTo(_) => "raise",
        }
    }
}

/// What is wrong with letters, in words, and the letters.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Misplay {
    /// What should stand there.
    pub expected: String,
    /// What stands there.
    pub found: String,
}

/// Does what letters say, all of it, at a table at the beginning of a hand.
///
/// # Errors
/// The first that cannot be: no letter of the game, an action against the rules, a `/` in the wrong place or none
/// where a street ends.
pub fn play(table: &mut Table, letters: &str) -> Result<Vec<Act>, Misplay> {
    let mut acts = Vec::with_capacity(letters.len());
    let (mut rest, mut slashes) = (letters, 0);
    while let Some(first) = rest.bytes().next() {
        let length = 1 + if first == b'r' { rest[1..].bytes().take_while(u8::is_ascii_digit).count() } else { 0 };
        let found = |rest: &str| rest.chars().take(length.max(1)).collect::<String>();
        if first == b'/' {
            let is_over = !matches!(table.stage(), Stage::Acting(_));
            let most = if is_over { 3 } else { table.street() as usize };
            slashes += 1;
            if slashes > most {
                return Err(misplay("an action, as the street is not over", "`/`", acts.len()));
            }
        } else {
            if slashes < table.street() as usize && table.turn_of().is_some() {
                return Err(misplay("`/`, as a street is over", &found(rest), acts.len()));
            }
            let action: Action = rest
                .get(..length)
                .and_then(|word| word.parse().ok())
                .ok_or_else(|| misplay("f, c, r with chips, or /", &found(rest), acts.len()))?;
            acts.push(act(table, action).map_err(|why| misplay(&why, &found(rest), acts.len()))?);
        }
        rest = rest.get(length..).unwrap_or_default();
    }
    Ok(acts)
}

fn misplay(expected: &str, found: &str, before: usize) -> Misplay {
    Misplay { expected: expected.to_owned(), found: format!("{found} after {before} actions") }
}

/// Does one action and tells what it meant.
fn act(table: &mut Table, action: Action) -> Result<Act, String> {
    let Some(seat) = table.turn_of() else { return Err("nothing, as the betting is over".to_owned()) };
    let (street, pot, before) = (table.street(), table.pot(), table.stacks()[seat]);
    let (owed, bet) = ((table.level() - table.bets()[seat]).min(before), table.bets()[seat]);
    table.act(action).map_err(|error| format!("an action that the rules allow ({error})"))?;
    let adds = before - table.stacks()[seat];
    Ok(Act { seat, street, action, adds, bet: bet + adds, owed, pot, is_all_in: adds == before })
}

/// Adds an action to letters: with a `/` before it where it is the first of its street.
pub fn write(letters: &mut String, street: Street, action: Action) {
    let slashes = letters.bytes().filter(|letter| *letter == b'/').count();
    (slashes..street as usize).for_each(|_| letters.push('/'));
    letters.push_str(&action.to_string());
}

#[cfg(test)]
mod tests {
    use super::super::rules::Rules;
    use super::*;

    fn three() -> Table {
        Table::new(Rules { small_blind: 5, big_blind: 10, ..Rules::default() }, &[1000; 3], 0).unwrap()
    }

    #[test]
    fn letters_are_played_and_written_back() {
        let letters = "r30cc/ccr90fc/cc/r200c";
        let mut table = three();
        let acts = play(&mut table, letters).unwrap();
        assert_eq!(table.stage(), Stage::Showdown);
        let mut again = String::new();
        acts.iter().for_each(|act| write(&mut again, act.street, act.action));
        assert_eq!(again, letters);
        let names: Vec<&str> = acts.iter().map(Act::name).collect();
        assert_eq!(names[..6], ["raise", "call", "call", "check", "check", "bet"]);
        assert_eq!((acts[5].bet, acts[5].adds, acts[5].pot), (60, 60, 90), "the letters count the whole hand");
    }

    #[test]
    fn what_cannot_be_is_told_with_its_place() {
        for (letters, expected, found) in [
            ("r15", "least is to 20", "r15 after 0"),
            ("ccc/x", "f, c, r", "x after 3"),
            ("cccc", "`/`", "c after 3"),
            ("cc/", "not over", "`/` after 2"),
            ("ff", "", ""),
            ("ffc", "betting is over", "c after 2"),
            ("r1001", "reaches to 1000", "r1001"),
            ("r", "f, c, r", "r after 0"),
            ("r99999999999999999999", "f, c, r", "r9999"),
            ("加", "f, c, r", "加"),
        ] {
            match play(&mut three(), letters) {
                Ok(_) => assert_eq!(expected, "", "{letters}"),
                Err(misplay) => {
                    assert!(misplay.expected.contains(expected), "{letters}: {misplay:?}");
                    assert!(misplay.found.contains(found), "{letters}: {misplay:?}");
                }
            }
        }
        assert!(play(&mut three(), "ccc/").is_ok(), "the street may be ended before its first action");
        assert!(play(&mut three(), "r1000ff///").is_ok());
    }
}
