//! Hands of hold'em that are written down: by `play` and `arena`, read and turned into other formats by `convert`,
//! played again by `eval`.

use serde_json::{Value, json};

use super::{Folder, junshi};

const ODD: &str =
    "variant = 'NT'\nantes = [0, 0]\nblinds_or_straddles = [1, 2]\nmin_bet = 2\nstarting_stacks = [50.5, 90]
actions = ['d dh p1 ????', 'd dh p2 AhAd', 'p2 cbr 6', 'p1 f']\nwinnings = [0, 3.5]\n";

fn lines(text: &str) -> Vec<Value> {
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

#[test]
fn hands_of_the_arena_are_written_down_and_come_to_the_same_chips() {
    let place = Folder::with(&[]);
    let kept = place.path("hands.phhs");
    let args = ["--a", "pot-odds", "--b", "random", "--games", "20", "--players", "6", "--seed", "3"];
    let ran =
        junshi(&[&["arena", "holdem", "--record", &kept, "--mode", "40bb+ante"], &args[..]].concat(), b"");
    assert_eq!(ran.code, 0, "{}", ran.all());
    let told = junshi(&["convert", "holdem", &kept], b"");
    assert_eq!(told.code, 0, "{}", told.all());
    let hands = lines(&told.out);
    assert_eq!((hands.len(), &hands[19]["hand"]), (20, &json!(20)));
    for hand in &hands {
        assert_eq!(hand["outcome"]["told"], json!({ "agrees": true, "rake": 0 }), "{hand}");
        let sum =
            |list: &Value| list.as_array().unwrap().iter().map(|chips| chips.as_i64().unwrap()).sum::<i64>();
        assert_eq!(sum(&hand["outcome"]["finishing_stacks"]), 6 * 400, "{hand}");
    }
    let acpc = junshi(&["convert", "holdem", &kept, "--to", "acpc"], b"");
    acpc.says(&["antes", "no place"]);
    assert_eq!(acpc.code, 2);
}

#[test]
fn a_hand_that_was_played_goes_through_every_format() {
    let place = Folder::with(&[]);
    let path = |name: &str| place.path(name);
    let played =
        junshi(&["play", "holdem", "--players", "3", "--seed", "8", "--record", &path("a.phh")], b"");
    assert_eq!(played.code, 0, "{}", played.all());
    for (from, to) in [("a.phh", "b.acpc"), ("b.acpc", "c.json"), ("c.json", "d.phhs"), ("d.phhs", "e.log")] {
        let turned = junshi(&["convert", "holdem", &path(from), "--out", &path(to)], b"");
        assert_eq!(turned.code, 0, "{from} → {to}: {}", turned.all());
    }
    let end = |name: &str| lines(&junshi(&["convert", "holdem", &path(name)], b"").out)[0]["outcome"].clone();
    let first = end("a.phh");
    assert!(first["finishing_stacks"].is_array());
    for name in ["b.acpc", "c.json", "d.phhs", "e.log"] {
        assert_eq!(end(name)["finishing_stacks"], first["finishing_stacks"], "{name}");
    }
}

#[test]
fn what_cannot_be_read_is_told_and_the_rest_is_written() {
    let wrong = ODD.replace("p1 f", "p2 f");
    let place = Folder::with(&[
        ("wrong.phh", wrong.as_bytes()),
        ("both.phhs", format!("[1]\n{wrong}\n[2]\n{ODD}").as_bytes()),
        ("hand.txt", ODD.as_bytes()),
    ]);
    let ran = |args: &[&str]| junshi(&[&["convert", "holdem"], args].concat(), b"");
    let refused = ran(&[&place.path("wrong.phh")]);
    refused.says(&["at actions[3]", "an action of p1", "`p2 f`"]);
    assert_eq!((refused.code, refused.out.as_str()), (2, ""));
    let both = ran(&[&place.path("both.phhs"), "--to", "phhs"]);
    both.says(&["at 1.actions[3]", "1 of 2", "starting_stacks = [50.5, 90]", "winnings = [0, 3.5]"]);
    assert_eq!(both.code, 2);
    ran(&[&place.path("hand.txt")]).says(&["--from", ".phh", ".acpc"]);
    ran(&[&place.path("hand.txt"), "--from", "sgf"]).says(&[
        "--from",
        "acpc (STATE lines of the ACPC)",
        "`sgf`",
    ]);
    assert_eq!(ran(&[&place.path("hand.txt"), "--from", "phh"]).code, 0);
    assert_eq!(ran(&[&place.path("none.phh")]).code, 2);
    junshi(&["convert", "gomoku", "x"], b"").says(&["gomoku, which has no notation"]);
    let unknown = place.path("hands.xyz");
    let refused = junshi(
        &["arena", "holdem", "--a", "calling", "--b", "calling", "--games", "2", "--record", &unknown],
        b"",
    );
    refused.says(&["--record", ".phhs"]);
    assert_eq!(refused.code, 2);
}

#[test]
fn hands_are_played_again_step_by_step() {
    let found =
        junshi(&["eval", "holdem", "replay"], json!({ "id": 4, "phh": ODD }).to_string().as_bytes()).json();
    assert_eq!(found["id"], 4);
    let hand = &found["hands"][0];
    let raise = json!({
        "seat": 2, "street": "preflop", "action": "r60", "name": "raise", "adds": 50, "bet": 60, "owed": 10, "pot": 30,
        "all_in": false,
    });
    assert_eq!(hand["outcome"]["acts"][0], raise);
    assert_eq!(hand["outcome"]["told"], json!({ "agrees": true, "rake": 5 }));
    let refused = junshi(&["eval", "holdem", "replay"], br#"{"phh": "variant = 'FT'"}"#);
    refused.says(&["phh.variant"]);
    assert_eq!(refused.code, 2);
}
