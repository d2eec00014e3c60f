//! Tic-tac-toe on Junshi: a game of one's own, in one file.

use junshi::game::{AskKind, Key, Refusal, Registry, Route, Scene, Schema, Shape};
use junshi::{Game, HostError, Lent};
use serde::{Deserialize, Serialize};

pub struct TicTacToe;

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Board {
    /// Nine cells: `X`, `O` or `.`.
    pub cells: Vec<char>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Ask {
    Place { seat: char },
}

static SCHEMA: Schema = Schema {
    global: "ttt",
    registries: &[
        Registry {
            name: "ai_place",
            key: Key::Text,
            values: &[Shape::Function],
            signature: "(board, ask) -> cell",
            doc: "Where to place, by mark.",
            example: "ttt.ai_place.X = function(board, ask) return 5 end",
        },
        Registry {
            name: "ai_default",
            key: Key::Ask,
            values: &[Shape::Function],
            signature: "(board, ask) -> answer",
            doc: "What no handler answers.",
            example: "ttt.ai_default.place = function(board, ask) return 1 end",
        },
    ],
    defaults: "ai_default",
    asks: &[AskKind {
        kind: "place",
        registry: "ai_place",
        answer: "the number of a cell, from 1",
        nil_is_final: false,
        doc: "Place a mark.",
    }],
    settings: &[],
    tunables: &[],
};

impl Game for TicTacToe {
    const ID: &'static str = "ttt";
    type Snapshot = Board;
    type Ask = Ask;
    type Event = ();
    type Answer = usize;

    fn admit(board: &mut Board, _: &junshi::game::Names) -> Result<Vec<String>, HostError> {
        match board.cells.len() {
            9 => Ok(Vec::new()),
            other => Err(HostError::new("cells", "nine cells", other.to_string())),
        }
    }

    fn schema() -> &'static Schema {
        &SCHEMA
    }

    fn route(ask: &Ask) -> Route {
        let Ask::Place { seat } = ask;
        Route { kind: "place", registry: "ai_place", key: seat.to_string(), seat: seat.to_string() }
    }

    fn check(scene: &Scene<TicTacToe>, cell: &usize) -> Result<(), Refusal> {
        match cell.checked_sub(1).and_then(|at| scene.snapshot.cells.get(at)) {
            Some('.') => Ok(()),
            Some(mark) => Err(Refusal::new(format!("cell {cell} is taken by {mark}"))),
            None => Err(Refusal::new(format!("there is no cell {cell}"))),
        }
    }

    fn last_resort(scene: &Scene<TicTacToe>) -> usize {
        scene.snapshot.cells.iter().position(|mark| *mark == '.').map_or(0, |at| at + 1)
    }
}

impl Lent for TicTacToe {}

/// Takes a win, blocks one, else the centre, a corner, anything.
pub const AI: &str = r#"
local LINES = { {1,2,3}, {4,5,6}, {7,8,9}, {1,4,7}, {2,5,8}, {3,6,9}, {1,5,9}, {3,5,7} }

local function completes(cells, mark)
	for _, line in ipairs(LINES) do
		local own, free = 0, nil
		for _, at in ipairs(line) do
			if cells[at] == mark then own = own + 1 elseif cells[at] == "." then free = at end
		end
		if own == 2 and free then return free end
	end
end

ttt.ai_default.place = function(board, ask)
	local other = if ask.seat == "X" then "O" else "X"
	local must = completes(board.cells, ask.seat) or completes(board.cells, other)
	if must then return must end
	for _, at in ipairs({ 5, 1, 3, 7, 9, 2, 4, 6, 8 }) do
		if board.cells[at] == "." then return at end
	end
end
"#;
