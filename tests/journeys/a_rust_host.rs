//! A Rust host with a game of its own: tic-tac-toe, played to the end.

use junshi::trace::Step;
use junshi::{Decision, Error, Match, Opening, Runtime, Source};

use super::tic_tac_toe::{AI, Ask, Board, TicTacToe};

const SOURCE: &str = include_str!("tic_tac_toe.rs");
const X: Ask = Ask::Place { seat: 'X' };

fn board(cells: &str) -> Board {
    Board { cells: cells.chars().filter(|mark| !mark.is_whitespace()).collect() }
}

fn table(cells: &str, texts: &[&str]) -> Match<TicTacToe> {
    let mut builder = Runtime::builder();
    for (place, text) in texts.iter().enumerate() {
        builder = builder.mod_text(&format!("mod{place}"), "ai.lua", text);
    }
    let runtime = builder.build();
    let faults = runtime.load_report::<TicTacToe>().unwrap().faults;
    assert!(faults.is_empty(), "{faults:?}");
    runtime.open(Opening::new(board(cells), 7)).unwrap()
}

fn decide(cells: &str, texts: &[&str]) -> Decision<usize> {
    table(cells, texts).decide(X).unwrap()
}

fn winner(cells: &[char]) -> Option<char> {
    const LINES: [[usize; 3]; 8] =
        [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];
    let full = |line: &&[usize; 3]| line.iter().all(|at| cells[*at] == cells[line[0]] && cells[*at] != '.');
    LINES.iter().find(full).map(|line| cells[line[0]])
}

#[test]
fn a_game_of_ones_own_takes_at_most_120_lines() {
    assert!(SOURCE.lines().count() <= 120, "{} lines", SOURCE.lines().count());
}

#[test]
fn the_script_takes_a_win_blocks_and_otherwise_likes_the_centre() {
    assert_eq!(*decide("XX. OO. ...", &[AI]).answer.answer(), 3, "a win comes before a block");
    assert_eq!(*decide("X.. OO. ...", &[AI]).answer.answer(), 6, "a block");
    assert_eq!(*decide("O.. ... ...", &[AI]).answer.answer(), 5, "the centre");
    assert_eq!(*decide("... .O. ...", &[AI]).answer.answer(), 1, "a corner");
}

#[test]
fn a_whole_game_is_played_and_won_by_the_script() {
    let mut table = table("... ... ...", &[AI]);
    let mut moves = Vec::new();
    while winner(&table.snapshot().cells).is_none() && table.snapshot().cells.contains(&'.') {
        let decision = table.decide(X).unwrap();
        assert_eq!(decision.source, Source::Default, "{}", decision.trace);
        let mut next = table.snapshot().clone();
        next.cells[*decision.answer.answer() - 1] = 'X';
        moves.push(*decision.answer.answer());
        // the opponent always takes the last free cell
        if let (None, Some(free)) = (winner(&next.cells), next.cells.iter().rposition(|mark| *mark == '.')) {
            next.cells[free] = 'O';
        }
        table.replace(next).unwrap();
    }
    assert_eq!(winner(&table.snapshot().cells), Some('X'), "{moves:?} {:?}", table.snapshot());
}

#[test]
fn the_trace_says_which_line_decided() {
    let decision = decide("... ... ...", &[AI]);
    let line = AI.lines().position(|line| line.starts_with("ttt.ai_default.place")).unwrap() as u32 + 1;
    let tried = decision.trace.steps.iter().find_map(|step| match step {
        Step::Tried { module, file, line, .. } => Some((module.as_str(), file.as_str(), *line)),
        _ => None,
    });
    assert_eq!(tried, Some(("mod0", "ai.lua", line)));
}

#[test]
fn an_illegal_move_is_refused_with_its_reason_and_the_next_rung_answers() {
    let greedy = "ttt.ai_place.X = function(board, ask) return 1 end";
    let decision = decide("O.. ... ...", &[greedy]);
    assert_eq!((*decision.answer.answer(), decision.source), (2, Source::LastResort));
    let told = decision.trace.to_string();
    assert!(told.contains("cell 1 is taken by O"), "{told}");
    assert_eq!(decide("O.. ... ...", &[AI, greedy]).source, Source::Default);
}

#[test]
fn a_move_of_the_wrong_shape_is_refused_as_well() {
    for said in ["'five'", "{}", "-1", "2.5", "true", "0/0", "10", "nil", "board", "print"] {
        let text = format!("ttt.ai_place.X = function(board, ask) return {said} end");
        let decision = decide("O.. ... ...", &[&text]);
        assert_eq!((*decision.answer.answer(), decision.source), (2, Source::LastResort), "{said}");
    }
}

#[test]
fn the_lent_board_cannot_be_written() {
    let text = "ttt.ai_place.X = function(board, ask) board.cells[1] = '.' return 1 end";
    let decision = decide("O.. ... ...", &[text]);
    assert_eq!(decision.source, Source::LastResort);
    assert!(decision.trace.to_string().contains("readonly"), "{}", decision.trace);
}

#[test]
fn a_board_that_is_refused_leaves_the_table_as_it_was() {
    let mut table = table("X.. OO. ...", &[AI]);
    let wrong = table.replace(board("X")).unwrap_err();
    assert!(matches!(&wrong, Error::Host(error) if error.path == "snapshot.cells"), "{wrong}");
    assert_eq!(*table.decide(X).unwrap().answer.answer(), 6);
}
