//! Positions as text: 225 characters of a board, or moves in their order.

use super::grid::cell;
use super::point::Point;
use super::position::Position;
use super::rule::{Rule, Side};

/// A text that draws no board.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoBoard {
    /// Its length is no square of a size that boards have.
    #[error("{0} characters, which are no square board of 5 to 22 rows")]
    Length(usize),
    /// A character that is no mark.
    #[error("`{0}` at character {1}, where `X`, `O` or `.` is expected")]
    Mark(char, usize),
}

/// A board drawn from its highest row down, `X` Black, `O` White, `.` empty.
///
/// # Errors
/// What in the text draws no board.
pub fn drawn(rule: Rule, text: &str) -> Result<Position, NoBoard> {
    let length = text.chars().count();
    let size = (super::point::SMALLEST..=super::point::LARGEST).find(|size| size * size == length);
    let size = size.ok_or(NoBoard::Length(length))?;
    let mut position = Position::new(rule, size, size);
    for (at, mark) in text.chars().enumerate() {
        let side = match mark {
            'X' | 'x' => Side::Black,
            'O' | 'o' => Side::White,
            '.' => continue,
            other => return Err(NoBoard::Mark(other, at + 1)),
        };
        let point = Point::at((at % size) as u8, (size - 1 - at / size) as u8);
        position.place(cell(point), side);
    }
    Ok(position)
}

/// Points from a text without blanks, such as `h8h9i8`; nothing where it is none.
pub fn points(text: &str) -> Option<Vec<Point>> {
    let mut starts: Vec<usize> = text.char_indices().filter(|(_, c)| c.is_ascii_alphabetic()).map(|(at, _)| at).collect();
    if starts.first() != Some(&0) {
        return text.is_empty().then(Vec::new);
    }
    starts.push(text.len());
    starts.windows(2).map(|ends| text[ends[0]..ends[1]].trim().parse().ok()).collect()
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;

    #[test]
    fn boards_and_moves_are_read() {
        let mut text = ".".repeat(225);
        text.replace_range(0..2, "XO");
        let position = drawn(Rule::Renju, &text).unwrap();
        let stones: Vec<_> = position.stones().map(|(point, side)| (point.to_string(), side)).collect();
        assert_eq!(stones, [("A15".to_owned(), Side::Black), ("B15".to_owned(), Side::White)]);
        assert_eq!(drawn(Rule::Renju, "...").err(), Some(NoBoard::Length(3)));
        assert_eq!(drawn(Rule::Renju, &"?".repeat(25)).err(), Some(NoBoard::Mark('?', 1)));
        assert_eq!(points("h8h10i8").unwrap().len(), 3);
        assert_eq!(points("8h"), None);
        assert_eq!(points("h8z9"), None);
    }
}
