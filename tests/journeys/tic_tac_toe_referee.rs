//! The referee of tic-tac-toe: what a game outside the crate adds to be played by `arena` and `play`.

use junshi::game::{Legal, Refusal};
use junshi::referee::{Figure, Happening, Outcome, Referee, Setup};
use junshi::{Game, HostError};

use super::tic_tac_toe::{Ask, Board, TicTacToe};

/// The whole state: nothing is hidden in this game.
pub struct Paper {
    cells: Vec<char>,
    moves: Vec<Happening<()>>,
    /// Whether O plays for itself alone, so that its win is no side's.
    is_o_apart: bool,
}

pub const LINES: [[usize; 3]; 8] =
    [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];

impl Paper {
    /// Whose turn it is: X begins.
    fn turn(&self) -> char {
        let placed = self.cells.iter().filter(|mark| **mark != '.').count();
        if placed % 2 == 0 { 'X' } else { 'O' }
    }

    fn place(&mut self, at: usize) {
        self.cells[at] = self.turn();
        self.moves.push(Happening::open(()));
    }

    fn winner(&self) -> Option<char> {
        let mark = |at: usize| self.cells[at];
        let full =
            |line: &&[usize; 3]| mark(line[0]) != '.' && line.iter().all(|at| mark(*at) == mark(line[0]));
        LINES.iter().find(full).map(|line| mark(line[0]))
    }
}

impl Referee for TicTacToe {
    type Table = Paper;

    /// Opening `k` has X's first mark in cell `k + 1`; from 9 on they begin anew.
    fn deal(setup: &Setup) -> Result<Paper, HostError> {
        let is_o_apart = match setup.mode.as_deref() {
            None => false,
            Some("apart") => true,
            Some(mode) => return Err(HostError::new("mode", "no mode, or `apart`", format!("`{mode}`"))),
        };
        let mut paper = Paper { cells: vec!['.'; 9], moves: Vec::new(), is_o_apart };
        if let Some(opening) = setup.opening {
            paper.place((opening % 9) as usize);
        }
        Ok(paper)
    }

    fn seats(_: &Paper) -> Vec<String> {
        vec!["X".to_owned(), "O".to_owned()]
    }

    fn pending(paper: &Paper) -> Option<(String, Ask)> {
        let seat = paper.turn();
        Self::outcome(paper).is_none().then(|| (seat.to_string(), Ask::Place { seat }))
    }

    fn snapshot_for(paper: &Paper, _: &str) -> Board {
        Board { cells: paper.cells.clone() }
    }

    fn apply(paper: &mut Paper, cell: Legal<usize>) -> Result<(), Refusal> {
        paper.place(cell.into_answer() - 1);
        Ok(())
    }

    fn outcome(paper: &Paper) -> Option<Outcome> {
        match paper.winner() {
            Some('O') if paper.is_o_apart => Some(Outcome::won_apart(["O"], "three in a row")),
            Some(mark) => Some(Outcome::won([mark], "three in a row")),
            None if paper.cells.contains(&'.') => None,
            None => Some(Outcome::drawn("the board is full")),
        }
    }

    fn happened(paper: &Paper) -> &[Happening<<TicTacToe as Game>::Event>] {
        &paper.moves
    }

    fn roles(_: &Paper) -> std::collections::BTreeMap<String, String> {
        [("X", "first"), ("O", "second")].map(|(seat, role)| (seat.to_owned(), role.to_owned())).into()
    }

    fn figures() -> &'static [Figure] {
        const SHARE: &[Figure] = &[Figure::wins("share")];
        SHARE
    }

    fn draw(board: &Board) -> Option<String> {
        let rows = board.cells.chunks(3).map(|row| row.iter().collect::<String>());
        Some(rows.collect::<Vec<_>>().join("\n"))
    }
}

/// Never loses: looks at every game that can follow.
pub const PERFECT: &str = r#"
local LINES = { {1,2,3}, {4,5,6}, {7,8,9}, {1,4,7}, {2,5,8}, {3,6,9}, {1,5,9}, {3,5,7} }
local known = {}

local function has_won(cells, mark)
	for _, line in ipairs(LINES) do
		if cells[line[1]] == mark and cells[line[2]] == mark and cells[line[3]] == mark then return true end
	end
end

-- the value for whoever is to place a mark, and the cell that gives it
local function best(cells, mark, other)
	if has_won(cells, other) then return -1 end
	local key = table.concat(cells) .. mark
	if known[key] then return known[key][1], known[key][2] end
	local value, cell
	for at = 1, 9 do
		if cells[at] == "." then
			cells[at] = mark
			local found = -best(cells, other, mark)
			cells[at] = "."
			if not value or found > value then value, cell = found, at end
		end
	end
	known[key] = { value or 0, cell }
	return value or 0, cell
end

ttt.ai_default.place = function(board, ask)
	local cells = {}
	for at = 1, 9 do cells[at] = board.cells[at] end
	local _, cell = best(cells, ask.seat, if ask.seat == "X" then "O" else "X")
	return cell
end
"#;

/// Any free cell.
pub const RANDOM: &str = r#"
ttt.ai_default.place = function(board, ask)
	local free = {}
	for at = 1, 9 do if board.cells[at] == "." then free[#free + 1] = at end end
	return free[math.random(#free)]
end
"#;
