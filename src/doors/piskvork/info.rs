//! What INFO sets: limits, the rule, and how much memory there is. It never answers; what is wrong is
//! told before the next answer.

use super::clock::Clock;
use super::commands::quoted;
use crate::games::gomoku::Rule;

/// Bytes of the engine's table where nobody says anything.
const USUAL_TABLE: u64 = 64 << 20;
/// Bounds of the table.
const SMALLEST_TABLE: u64 = 1 << 20;
/// The largest.
pub(super) const LARGEST_TABLE: u64 = 1 << 30;
/// What the program needs beside the table.
const PROGRAM: u64 = 48 << 20;

/// What was set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Info {
    pub(super) rule: Rule,
    /// Moves looked ahead at most.
    pub(super) depth: Option<u32>,
    /// Stones placed at most.
    pub(super) nodes: Option<u64>,
    /// Whether to think while the opponent does.
    pub(super) pondering: bool,
    /// Bytes of the whole program.
    memory: Option<u64>,
    /// Bytes of the table.
    table: Option<u64>,
}

impl Default for Info {
    fn default() -> Info {
        Info { rule: Rule::Freestyle, depth: None, nodes: None, pondering: false, memory: None, table: None }
    }
}

/// The rule of a bitmask, and what of it is not obeyed.
fn rule(mask: i64) -> Result<(Rule, Option<&'static str>), String> {
    if !(0..16).contains(&mask) {
        return Err("no such rule".to_owned());
    }
    let has = |bit: i64| mask & bit != 0;
    let rule = match (has(4), has(8), has(1)) {
        (true, ..) => Rule::Renju,
        (_, true, _) => Rule::Caro,
        (.., true) => Rule::Standard,
        _ => Rule::Freestyle,
    };
    let left = match mask {
        12.. => Some("renju and caro are two rules: renju is played"),
        2 | 3 | 6 | 7 | 10 | 11 => Some("dead stones are honoured; whether a game goes on is the manager's"),
        _ => None,
    };
    Ok((rule, left))
}

/// A number of any size, cut to what fits.
fn number(text: &str) -> Result<i64, String> {
    let sign_and_digits = text.strip_prefix(['-', '+']).unwrap_or(text);
    if sign_and_digits.is_empty() || !sign_and_digits.bytes().all(|digit| digit.is_ascii_digit()) {
        return Err("expected a whole number".to_owned());
    }
    let most = if text.starts_with('-') { i64::MIN } else { i64::MAX };
    Ok(text.parse().unwrap_or(most))
}

/// A limit of which 0 and less are none.
fn limit(text: &str) -> Result<Option<u64>, String> {
    Ok(u64::try_from(number(text)?).ok().filter(|limit| *limit > 0))
}

impl Info {
    /// Sets a value; gives what there is to say of it.
    pub(super) fn set(&mut self, clock: &mut Clock, key: &str, value: &str) -> Option<String> {
        let told = match self.try_set(clock, key, value) {
            Ok(remark) => remark.map(str::to_owned),
            Err(problem) => Some(format!("{problem}, found {}; ignored", quoted(value))),
        };
        told.map(|told| format!("INFO {key}: {told}"))
    }

    fn try_set(&mut self, clock: &mut Clock, key: &str, value: &str) -> Result<Option<&'static str>, String> {
        match key {
            "timeout_turn" => clock.set_turn(number(value)?),
            "timeout_match" => clock.set_match(number(value)?),
            "time_left" => clock.set_left(number(value)?),
            "time_increment" => clock.set_increment(number(value)?),
            "max_memory" => self.memory = limit(value)?,
            "hash_size" => self.table = limit(value)?.map(|kib| kib.saturating_mul(1 << 10)),
            "max_depth" => self.depth = limit(value)?.map(|depth| depth.min(500) as u32),
            "max_node" => self.nodes = limit(value)?,
            "pondering" => self.pondering = number(value)? > 0,
            "rule" => {
                let (rule, left) = rule(number(value)?)?;
                self.rule = rule;
                return Ok(left);
            }
            // one thread searches, no wider or narrower for caution, and nothing is written anywhere
            "thread_num" | "caution_factor" | "game_type" => {
                number(value)?;
            }
            // `evaluate`, `folder`, and what nobody knows
            _ => {}
        }
        Ok(None)
    }

    /// Bytes of the engine's table.
    pub(super) fn table(&self) -> usize {
        let allowed = self.memory.map_or(LARGEST_TABLE, |memory| memory.saturating_sub(PROGRAM) / 2);
        let wanted = self.table.unwrap_or(USUAL_TABLE);
        wanted.min(allowed).clamp(SMALLEST_TABLE, LARGEST_TABLE) as usize
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(info: &mut Info, line: &str) -> Option<String> {
        let (key, value) = line.split_once(' ').unwrap_or((line, ""));
        info.set(&mut Clock::default(), key, value)
    }

    #[test]
    fn the_rule_is_read_off_its_bits() {
        let mut info = Info::default();
        let rules = [
            (1, Rule::Standard),
            (4, Rule::Renju),
            (5, Rule::Renju),
            (8, Rule::Caro),
            (9, Rule::Caro),
            (0, Rule::Freestyle),
        ];
        for (mask, rule) in rules {
            assert_eq!(told(&mut info, &format!("rule {mask}")), None);
            assert_eq!(info.rule, rule, "{mask}");
        }
        for (mask, rule) in [(2, Rule::Freestyle), (3, Rule::Standard), (12, Rule::Renju)] {
            assert!(told(&mut info, &format!("rule {mask}")).is_some());
            assert_eq!(info.rule, rule, "{mask}");
        }
        for wrong in ["rule 77", "rule -1", "rule x", "rule", "rule 99999999999999999999999"] {
            assert!(told(&mut info, wrong).is_some(), "{wrong}");
            assert_eq!(info.rule, Rule::Renju);
        }
    }

    #[test]
    fn limits_are_set_and_taken_away() {
        let mut info = Info::default();
        for line in
            ["max_depth 7", "max_node 1000", "pondering 1", "thread_num 4", "caution_factor 3", "game_type 2"]
        {
            assert_eq!(told(&mut info, line), None);
        }
        assert_eq!((info.depth, info.nodes, info.pondering), (Some(7), Some(1000), true));
        told(&mut info, "max_depth 0");
        told(&mut info, "max_node -1");
        assert_eq!((info.depth, info.nodes), (None, None));
        told(&mut info, "max_depth 99999999999999999999");
        assert_eq!(info.depth, Some(500));
        for quiet in ["evaluate 3,4", "folder C:\\x", "colour blue", "", "show_detail 3"] {
            assert_eq!(told(&mut info, quiet), None, "{quiet}");
        }
        assert!(told(&mut info, "max_memory lots").is_some());
    }

    #[test]
    fn the_table_fits_into_the_memory() {
        let mut info = Info::default();
        assert_eq!(info.table() as u64, USUAL_TABLE);
        told(&mut info, "max_memory 83886080");
        assert!(info.table() as u64 <= (83_886_080 - PROGRAM) / 2);
        told(&mut info, "max_memory 1");
        assert_eq!(info.table() as u64, SMALLEST_TABLE);
        told(&mut info, "max_memory 0");
        told(&mut info, "hash_size 2048");
        assert_eq!(info.table(), 2 << 20);
        told(&mut info, "hash_size 99999999999999999999");
        assert_eq!(info.table() as u64, LARGEST_TABLE);
    }
}
