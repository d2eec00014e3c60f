//! Lines into commands: those of one line, and blocks of lines that end with DONE, whole or broken.

use super::commands::{Command, Heard, Mistake, Owner, one_line, spot, stone};
use crate::games::gomoku::Point;
use crate::games::gomoku::point::LARGEST;

/// The kinds of block.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Board,
    QuietBoard,
    Swap2,
    Block,
    Unblock,
}

const KINDS: [(&str, Kind); 5] = [
    ("BOARD", Kind::Board),
    ("YXBOARD", Kind::QuietBoard),
    ("SWAP2BOARD", Kind::Swap2),
    ("YXBLOCK", Kind::Block),
    ("YXBLOCKUNDO", Kind::Unblock),
];

/// A block whose DONE has not come yet.
#[derive(Debug)]
struct Block {
    word: String,
    kind: Kind,
    points: Vec<Point>,
    stones: Vec<(Point, Owner)>,
    /// The first line that was wrong.
    mistake: Option<Mistake>,
}

impl Block {
    fn line(&mut self, text: &str) {
        let more = match self.kind {
            Kind::Board | Kind::QuietBoard => stone(text).map(|stone| self.stones.push(stone)),
            Kind::Swap2 | Kind::Block | Kind::Unblock => spot(text).map(|point| self.points.push(point)),
        };
        let is_full = self.stones.len() + self.points.len() > LARGEST * LARGEST;
        let mistake =
            if is_full { Some(Mistake::Bad("more lines than points".to_owned())) } else { more.err() };
        if is_full {
            self.stones.clear();
            self.points.clear();
        }
        self.mistake = self.mistake.take().or(mistake);
    }

    fn done(self) -> Heard {
        if let Some(mistake) = self.mistake {
            return Err(Mistake::Bad(format!(
                "in {}: {}",
                self.word,
                mistake.to_string().replacen("ERROR ", "", 1)
            )));
        }
        Ok(match self.kind {
            Kind::Board | Kind::QuietBoard => {
                Command::Board { stones: self.stones, answered: self.kind == Kind::Board }
            }
            Kind::Swap2 => Command::Swap2(self.points),
            Kind::Block | Kind::Unblock => {
                Command::Block { points: self.points, undo: self.kind == Kind::Unblock }
            }
        })
    }
}

/// Makes commands of lines.
#[derive(Debug, Default)]
pub(super) struct Reader {
    block: Option<Block>,
    /// Whether lines of points and DONE belong to a command that was answered already.
    is_skipping: bool,
}

impl Reader {
    /// Takes a line; gives what is complete with it.
    pub(super) fn line(&mut self, text: &str) -> Vec<Heard> {
        let (word, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
        let (word, rest) = (word.to_ascii_uppercase(), rest.trim());
        let is_data = word.starts_with(|c: char| c.is_ascii_digit() || c == '-' || c == '+');
        if self.is_skipping && (is_data || word == "DONE") {
            self.is_skipping = word != "DONE";
            return Vec::new();
        }
        self.is_skipping = false;
        if self.block.is_some() {
            return self.inside(&word, rest, text);
        }
        self.outside(&word, rest)
    }

    fn outside(&mut self, word: &str, rest: &str) -> Vec<Heard> {
        let Some((_, kind)) = KINDS.into_iter().find(|(name, _)| *name == word) else {
            let heard = one_line(word, rest);
            self.is_skipping = heard == Ok(Command::Database);
            return vec![heard];
        };
        self.block = Some(Block {
            word: word.to_owned(),
            kind,
            points: Vec::new(),
            stones: Vec::new(),
            mistake: None,
        });
        // some managers send a block in one line
        rest.split_whitespace().flat_map(|part| self.inside(&part.to_ascii_uppercase(), "", part)).collect()
    }

    fn inside(&mut self, word: &str, rest: &str, text: &str) -> Vec<Heard> {
        if word == "DONE" {
            return self.block.take().map(Block::done).into_iter().collect();
        }
        let is_block = KINDS.iter().any(|(name, _)| *name == word);
        let command = one_line(word, rest);
        if !is_block && matches!(command, Err(Mistake::Unknown(_))) {
            self.block.iter_mut().for_each(|block| block.line(text));
            return Vec::new();
        }
        if command.as_ref().is_ok_and(|command| command.is_for_any_time() || *command == Command::Stop) {
            return vec![command];
        }
        // another command: the block was never finished
        let left = self.block.take();
        let unfinished = left.map(|block| Err(Mistake::Bad(format!("{} without DONE", block.word))));
        let end = command == Ok(Command::End);
        unfinished.into_iter().filter(|_| !end).chain(self.outside(word, rest)).collect()
    }

    /// Whether a block is still open.
    pub(super) fn is_inside(&self) -> bool {
        self.block.is_some()
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;

    fn heard(text: &str) -> Vec<Heard> {
        let mut reader = Reader::default();
        text.lines().flat_map(|line| reader.line(line)).collect()
    }

    fn one(text: &str) -> Command {
        heard(text).remove(0).unwrap()
    }

    #[test]
    fn blocks_end_with_done() {
        let stones = vec![(Point::at(7, 7), Owner::Other), (Point::at(8, 8), Owner::Own)];
        let board = Command::Board { stones: stones.clone(), answered: true };
        assert_eq!(heard("BOARD\n7,7,2\n8,8,1\nDONE"), [Ok(board.clone())]);
        assert_eq!(heard("BOARD 7,7,2 8,8,1 DONE"), [Ok(board)]);
        assert_eq!(one("yxboard\n7,7,2\n8,8,1\ndone"), Command::Board { stones, answered: false });
        assert_eq!(one("SWAP2BOARD\nDONE"), Command::Swap2(Vec::new()));
        let points = vec![Point::at(1, 2)];
        assert_eq!(one("YXBLOCK\n1,2\nDONE"), Command::Block { points, undo: false });
    }

    #[test]
    fn mistakes_are_told_and_what_follows_is_read() {
        for line in
            ["TURN", "TURN a,b", "TURN 1", "TURN 1,2,3", "TURN 99,0", "TURN -1,0", "START x", "START 15,20"]
        {
            let all = heard(&format!("{line}\nBEGIN"));
            assert!(matches!(all[0], Err(Mistake::Bad(_))), "{line}: {all:?}");
            assert_eq!(all[1], Ok(Command::Begin));
        }
        for line in ["HELLO", "1,2", "DONE", "????", "BEGINN"] {
            assert!(matches!(heard(line)[0], Err(Mistake::Unknown(_))), "{line}");
        }
        let far = heard("TURN 99999999999999999999,1");
        assert!(matches!(far[0], Err(Mistake::Bad(_))));
    }

    #[test]
    fn a_block_with_a_bad_line_is_refused_once() {
        for bad in ["7,7", "7,7,4", "x", "7;7;1", "30,7,1", "garbage"] {
            let all = heard(&format!("BOARD\n1,1,1\n{bad}\n2,2,2\nDONE\nBEGIN"));
            assert_eq!(all.len(), 2, "{bad}: {all:?}");
            assert!(matches!(all[0], Err(Mistake::Bad(_))));
            assert_eq!(all[1], Ok(Command::Begin));
        }
        let many = "1,1,1\n".repeat(5000);
        assert_eq!(heard(&format!("BOARD\n{many}DONE")).len(), 1);
    }

    #[test]
    fn a_block_that_is_never_finished_gives_way_to_the_next_command() {
        let all = heard("BOARD\n7,7,1\nTURN 3,3\nBEGIN");
        assert!(matches!(all[0], Err(Mistake::Bad(_))));
        assert_eq!(all[1..], [Ok(Command::Turn(Point::at(3, 3))), Ok(Command::Begin)]);
        let all = heard("BOARD\n7,7,1\nBOARD\n3,3,2\nDONE");
        assert_eq!(all.len(), 2);
        let info = heard("BOARD\n7,7,2\nINFO time_left 5\nDONE");
        assert!(matches!(info[0], Ok(Command::Info(..))) && info[1].is_ok());
        assert_eq!(heard("BOARD\n7,7,2\nEND"), [Ok(Command::End)]);
    }

    #[test]
    fn a_question_to_a_database_is_one_command_with_or_without_its_lines() {
        assert_eq!(
            heard("YXQUERYDATABASEALLT\n7,7\n8,8\nDONE\nBEGIN"),
            [Ok(Command::Database), Ok(Command::Begin)]
        );
        assert_eq!(heard("YXQUERYDATABASEONE\nBEGIN"), [Ok(Command::Database), Ok(Command::Begin)]);
    }
}
