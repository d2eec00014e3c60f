//! What a manager says: the commands, and how one of a single line is read.

use std::fmt;

use crate::games::gomoku::Point;
use crate::games::gomoku::point::LARGEST;

/// Whose a stone is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Owner {
    /// The brain's.
    Own,
    /// Its opponent's.
    Other,
    /// Nobody's any more: it was in the row that won an earlier game.
    Dead,
}

/// A command that is complete.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Command {
    /// START and RECTSTART: columns and rows.
    Start(usize, usize),
    Restart,
    Begin,
    Turn(Point),
    /// BOARD, which wants a move, and YXBOARD, which does not.
    Board {
        stones: Vec<(Point, Owner)>,
        answered: bool,
    },
    TakeBack(Point),
    Play(Point),
    Swap2(Vec<Point>),
    /// A key in lower case and its value.
    Info(String, String),
    About,
    End,
    /// YXSTOP: the best move so far is wanted.
    Stop,
    /// YXNBEST: the best move is wanted, and so many are told; nothing is placed.
    Best(usize),
    /// YXSEARCHDEFEND: the moves that hold.
    Defend,
    Forbidden,
    /// YXBLOCK and YXBLOCKUNDO.
    Block {
        points: Vec<Point>,
        undo: bool,
    },
    UnblockAll,
    ForgetTable,
    /// YXBALANCEONE and YXBALANCETWO: how many stones make the score nearest to `score`.
    Balance {
        stones: usize,
        score: i32,
    },
    /// A question to a database.
    Database,
    /// YXSHOWINFO: how much may be asked for.
    ShowInfo,
}

impl Command {
    /// Whether it may be obeyed while the brain is thinking.
    pub(super) fn is_for_any_time(&self) -> bool {
        matches!(self, Command::Info(..) | Command::About | Command::Forbidden | Command::ShowInfo)
    }
}

/// A line that is no command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Mistake {
    /// A word that is no command.
    Unknown(String),
    /// A known command with something wrong in it.
    Bad(String),
}

impl fmt::Display for Mistake {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Mistake::Unknown(word) => write!(f, "UNKNOWN command {word}"),
            Mistake::Bad(what) => write!(f, "ERROR {what}"),
        }
    }
}

/// What comes of a line.
pub(super) type Heard = Result<Command, Mistake>;

/// A text of somebody else's as it may be printed: short, one line, ASCII.
pub(super) fn quoted(text: &str) -> String {
    const MOST: usize = 40;
    let plain = text.chars().map(|c| if c.is_ascii_graphic() || c == ' ' { c } else { '?' });
    let cut = if text.chars().count() > MOST { "..." } else { "" };
    format!("`{}{cut}`", plain.take(MOST).collect::<String>())
}

fn bad(expected: &str, found: &str) -> Mistake {
    Mistake::Bad(format!("expected {expected}, found {}", quoted(found)))
}

/// Numbers between commas.
fn numbers(text: &str) -> Option<Vec<i64>> {
    text.split(',').map(|part| part.trim().parse().ok()).collect()
}

fn point(x: i64, y: i64) -> Result<Point, Mistake> {
    let fits = |number: i64| u8::try_from(number).ok().filter(|number| usize::from(*number) < LARGEST);
    match (fits(x), fits(y)) {
        (Some(x), Some(y)) => Ok(Point::at(x, y)),
        _ => Err(Mistake::Bad(format!("{x},{y} is outside the board"))),
    }
}

/// `x,y`.
pub(super) fn spot(text: &str) -> Result<Point, Mistake> {
    match numbers(text).as_deref() {
        Some([x, y]) => point(*x, *y),
        _ => Err(bad("x,y", text)),
    }
}

/// `x,y,f` with f 1 for an own stone, 2 for the opponent's, 3 for a dead one.
pub(super) fn stone(text: &str) -> Result<(Point, Owner), Mistake> {
    let Some([x, y, field]) = numbers(text).and_then(|numbers| <[i64; 3]>::try_from(numbers).ok()) else {
        return Err(bad("x,y,field", text));
    };
    let owner = match field {
        1 => Owner::Own,
        2 => Owner::Other,
        3 => Owner::Dead,
        _ => return Err(bad("1, 2 or 3 after the point", text)),
    };
    Ok((point(x, y)?, owner))
}

fn whole(text: &str, otherwise: i64) -> Result<i64, Mistake> {
    if text.is_empty() {
        return Ok(otherwise);
    }
    text.parse().map_err(|_| bad("a whole number", text))
}

fn sizes(text: &str) -> Result<(usize, usize), Mistake> {
    let wrong = || bad("a size", text);
    let parts = numbers(text).ok_or_else(wrong)?;
    let size = |number: i64| usize::try_from(number).unwrap_or(0);
    match parts[..] {
        [both] => Ok((size(both), size(both))),
        [width, height] => Ok((size(width), size(height))),
        _ => Err(wrong()),
    }
}

/// Reads a command of one line: a word in upper case and what follows it.
pub(super) fn one_line(word: &str, rest: &str) -> Heard {
    let command = match word {
        "START" => {
            let (width, height) = sizes(rest)?;
            if width != height {
                return Err(bad("one size", rest));
            }
            Command::Start(width, height)
        }
        "RECTSTART" => sizes(rest).map(|(width, height)| Command::Start(width, height))?,
        "RESTART" => Command::Restart,
        "BEGIN" => Command::Begin,
        "TURN" => Command::Turn(spot(rest)?),
        "TAKEBACK" => Command::TakeBack(spot(rest)?),
        "PLAY" => Command::Play(spot(rest)?),
        "INFO" => {
            let (key, value) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
            Command::Info(key.to_ascii_lowercase(), value.trim().to_owned())
        }
        "ABOUT" => Command::About,
        "END" => Command::End,
        "YXSTOP" | "STOP" => Command::Stop,
        "YXNBEST" => Command::Best(whole(rest, 1)?.clamp(1, 400) as usize),
        "YXSEARCHDEFEND" => Command::Defend,
        "YXSHOWFORBID" => Command::Forbidden,
        "YXBLOCKRESET" => Command::UnblockAll,
        "YXHASHCLEAR" => Command::ForgetTable,
        "YXBALANCEONE" => Command::Balance { stones: 1, score: balance(rest)? },
        "YXBALANCETWO" => Command::Balance { stones: 2, score: balance(rest)? },
        "YXSHOWINFO" => Command::ShowInfo,
        _ if word.starts_with("YXQUERYDATABASE") => Command::Database,
        _ => return Err(Mistake::Unknown(quoted(word))),
    };
    Ok(command)
}

fn balance(text: &str) -> Result<i32, Mistake> {
    Ok(whole(text, 0)?.clamp(-30_000, 30_000) as i32)
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;

    fn one(text: &str) -> Command {
        let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
        one_line(&word.to_ascii_uppercase(), rest.trim()).unwrap()
    }

    #[test]
    fn commands_of_one_line_are_read_in_any_case() {
        assert_eq!(one("START 15"), Command::Start(15, 15));
        assert_eq!(one("start 20"), Command::Start(20, 20));
        assert_eq!(one("RECTSTART 20, 15"), Command::Start(20, 15));
        assert_eq!(one("TURN 10,9"), Command::Turn(Point::at(10, 9)));
        assert_eq!(one("turn  3 , 4"), Command::Turn(Point::at(3, 4)));
        assert_eq!(one("INFO TIME_LEFT -20"), Command::Info("time_left".to_owned(), "-20".to_owned()));
        assert_eq!(one("INFO"), Command::Info(String::new(), String::new()));
        assert_eq!(one("YXNBEST"), Command::Best(1));
        assert_eq!(one("YXNBEST 5"), Command::Best(5));
        assert_eq!(one("yxbalancetwo -30"), Command::Balance { stones: 2, score: -30 });
    }
}
