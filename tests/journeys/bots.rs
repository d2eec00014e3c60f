//! Bots on a pipe: a good one, and all the ways in which one can fail.

#![cfg(unix)]

use junshi::arena::{Arena, Patience, Report};

use super::Folder;
use super::arena::spec;
use super::tic_tac_toe::TicTacToe;

/// Takes the first free cell, as the last resort does.
const GOOD: &str = r#"
while read -r line; do
	id=$(printf %s "$line" | sed 's/.*"id":\([0-9]*\).*/\1/')
	cells=$(printf %s "$line" | sed 's/.*"cells":\[\([^]]*\)\].*/\1/' | tr -d '",')
	before=${cells%%.*}
	echo '{"jsonrpc":"2.0","id":'"$id"',"result":{"answer":'"$((${#before} + 1))"'}}'
done
"#;

/// Says the same whatever is asked.
fn saying(answer: &str) -> String {
    format!(
        r#"while read -r line; do
	id=$(printf %s "$line" | sed 's/.*"id":\([0-9]*\).*/\1/')
	echo '{answer}' | sed "s/ID/$id/"
done
"#
    )
}

fn against_the_last_resort(bot: &str, patience: Patience) -> Report {
    let arena = Arena { patience, jobs: 2, ..Arena::new(spec(bot), spec("trust"), 4, 7) };
    let report = arena.ready::<TicTacToe>().unwrap().run(|_| ()).unwrap();
    assert_eq!((report.games, report.b.slips.faults), (4, 0), "{report:?}");
    report
}

fn script(text: &str) -> Report {
    let folder = Folder::with(&[("bot.sh", text.as_bytes())]);
    let bot = format!("cmd:\"sh {}\"", folder.path("bot.sh"));
    against_the_last_resort(&bot, Patience { first_ms: 60_000, ms: 60_000 })
}

/// Wins and draws of A where both sides play as the last resort.
fn wanted() -> (u64, u64) {
    let report = against_the_last_resort("trust", Patience::default());
    (report.a.wins, report.a.draws)
}

#[test]
fn a_bot_plays_over_the_pipe() {
    let report = script(GOOD);
    assert_eq!(report.a.slips, Default::default(), "{report:?}");
    assert_eq!((report.a.wins, report.a.draws), wanted());
}

#[test]
fn chatter_and_late_words_do_not_confuse_question_and_answer() {
    let chatty = GOOD.replace("\techo", "\techo '{\"id\":0,\"log\":\"thinking\"}'\n\techo");
    let report = script(&chatty);
    assert_eq!(report.a.slips, Default::default(), "{report:?}");
}

#[test]
fn a_bot_that_crashes_at_once_does_not_stop_the_arena() {
    let report = against_the_last_resort("cmd:false", Patience::default());
    let slips = report.a.slips;
    assert!(slips.faults > 0 && slips.last_resort >= slips.faults, "{slips:?}");
    assert_eq!((report.a.wins, report.a.draws), wanted());
}

#[test]
fn a_bot_that_crashes_now_and_then_is_started_anew() {
    // answers once, then ends
    let report = script(&GOOD.replace("while", "if").replace("; do", "; then").replace("done", "fi"));
    let slips = report.a.slips;
    assert!(slips.faults > 0 && slips.faults == slips.last_resort, "{slips:?}");
    assert_eq!((report.a.wins, report.a.draws), wanted());
}

#[test]
fn a_silent_bot_is_waited_for_three_times_in_a_game_and_no_more() {
    let report = against_the_last_resort("cmd:\"sleep 1000\"", Patience { first_ms: 60, ms: 60 });
    let slips = report.a.slips;
    assert!(slips.faults > 0 && slips.faults <= 3 * 4 && slips.last_resort >= slips.faults, "{slips:?}");
    assert_eq!((report.a.wins, report.a.draws), wanted());
}

#[test]
fn garbage_is_a_fault_and_the_last_resort_answers() {
    let garbage = [
        "hello",
        r#"{"id":ID}"#,
        r#"{"id":ID,"error":{"code":1,"message":"no"}}"#,
        r#"{"id":ID,"result":{"answer":"the middle"}}"#,
        r#"{"id":999999,"result":{"answer":1}}"#,
        "[[[[",
    ];
    for line in garbage {
        let report = script(&saying(line));
        let slips = report.a.slips;
        assert!(slips.faults > 0 && slips.faults == slips.last_resort, "{line}: {slips:?}");
        assert_eq!((slips.refused, report.a.wins), (0, wanted().0), "{line}");
    }
}

#[test]
fn an_illegal_answer_of_a_bot_is_refused_and_counted() {
    let report = script(&saying(r#"{"id":ID,"result":{"answer":99}}"#));
    let slips = report.a.slips;
    assert!(slips.refused > 0 && slips.faults == 0 && slips.refused == slips.last_resort, "{slips:?}");
}

#[test]
fn a_bot_that_floods_its_output_is_held_back_and_stopped() {
    let report = against_the_last_resort("cmd:yes", Patience { first_ms: 2000, ms: 2000 });
    let slips = report.a.slips;
    assert!(slips.faults > 0 && slips.faults == slips.last_resort, "{slips:?}");
    let endless = "while read -r line; do head -c 3000000 /dev/zero; done";
    assert!(script(endless).a.slips.faults > 0);
}
