//! Hands of the standard and of rule books, read, played again and written back; and files that are wrong.

use serde_json::Value;

use super::*;
use crate::error::HostError;

/// A million-dollar pot of 2009, the example of the standard: all-in on the turn, shown before the river.
const MILLION: &str = r#"
variant = "NT"
antes = [500, 500, 500]
blinds_or_straddles = [1000, 2000, 0]
min_bet = 2000
starting_stacks = [1125600, 2000000, 553500]
actions = [
  # Pre-flop
  "d dh p1 Ac2d",
  "d dh p2 ????",
  "d dh p3 7h6h",
  "p3 cbr 7000",
  "p1 cbr 23000",
  "p2 f # away",
  "",
  "p3 cc",
  "d db Jc3d5c",
  "p1 cbr 35000",
  "p3 cc",
  "d db 4h",
  "p1 cbr 90000",
  "p3 cbr 232600",
  "p1 cbr 1067100",
  "p3 cc",
  "p1 sm Ac2d",
  "p3 sm 7h6h",
  "d db Jh",
]
author = "nobody"
time = 21:30:00
players = ["I", "A", "D"]
_sponsors = ["", "x", ""]
"#;

/// Two players, amounts with a point, cards that were never shown, a rake.
const CENTS: &str = "
variant = 'NT'
antes = [0, 0]
blinds_or_straddles = [5, 10]
min_bet = 10
starting_stacks = [2038.58, 1289.44]
actions = ['d dh p1 ????', 'd dh p2 ????', 'p2 cc', 'p1 cbr 30', 'p2 cc', 'd db 8d4d5d', 'p1 cbr 45', 'p2 cc',
    'd db Tc', 'p1 cbr 122', 'p2 cc', 'd db 8c', 'p1 cc', 'p2 cbr 394', 'p1 cc', 'p2 sm 8s8h', 'p1 sm ????']
winnings = [0, 1179.25]
";

fn notation(name: &str) -> crate::game::Notation {
    *NOTATIONS.iter().find(|known| known.name == name).unwrap()
}

fn read(name: &str, text: &str) -> Result<Record, HostError> {
    let hand = (notation(name).read)(text).remove(0)?;
    Ok(serde_json::from_value(hand).unwrap())
}

fn ended(record: &Record) -> Value {
    told(record, false).unwrap()["outcome"].clone()
}

#[test]
fn a_hand_of_the_standard_comes_to_its_chips() {
    let hand = read("phh", MILLION).unwrap();
    assert_eq!(hand.history, "fr7000r23000fc".replacen('f', "", 1) + "/r58000c/r148000r290600r1125100c");
    assert_eq!((hand.seats[0].stack, hand.seats[2].name.as_str(), hand.seats[2].shown), (Some(1_125_600), "D", true));
    let end = ended(&hand);
    assert_eq!(end["finishing_stacks"], serde_json::json!([572_100, 1_997_500, 1_109_500]));
    assert_eq!(hand.fields["time"], "21:30:00");
}

#[test]
fn blinds_of_two_are_given_the_other_way_round() {
    let hand = read("phh", CENTS).unwrap();
    assert_eq!((hand.blinds.as_slice(), hand.button, hand.decimals), (&[1000, 500][..], 2, 2));
    assert_eq!(hand.history, "cr3000c/r7500c/r19700c/cr59100c");
    let end = ended(&hand);
    assert_eq!(end["winnings"], serde_json::json!([0, 118_200]));
    assert_eq!(end["told"], serde_json::json!({ "agrees": true, "rake": 275 }));
    let silent = read("phh", &CENTS.replace("1179.25", "0")).unwrap();
    assert_eq!(ended(&silent)["told"], Value::Null, "a file that does not know tells zeros");
    let wrong = read("phh", &CENTS.replace("[0, 1179.25]", "[1179.25, 0]")).unwrap();
    assert_eq!(ended(&wrong)["told"]["agrees"], false);
}

#[test]
fn hands_are_written_back_as_they_were_read() {
    for text in [MILLION, CENTS] {
        let first = read("phh", text).unwrap();
        let value = serde_json::to_value(&first).unwrap();
        let again = (notation("phhs").write)(&[value.clone(), value.clone()]).unwrap();
        let read_again: Vec<Value> = (notation("phhs").read)(&again).into_iter().map(Result::unwrap).collect();
        assert_eq!(read_again.len(), 2);
        for hand in read_again {
            let mut hand: Record = serde_json::from_value(hand).unwrap();
            hand.told = first.told.clone();
            assert_eq!(hand, first);
        }
        let json = (notation("json").write)(std::slice::from_ref(&value)).unwrap();
        assert_eq!(read("json", &json).unwrap(), first);
        assert!((notation("phh").write)(&[value.clone(), value]).unwrap_err().expected.contains("phhs"));
    }
}

#[test]
fn antes_and_straddles_and_late_blinds_are_posted() {
    let text = "variant = 'NT'\nante_trimming_status = true\nantes = [1, 1, 1, 1]\nblinds_or_straddles = [5, 10, 20, -10]
min_bet = 10\nstarting_stacks = [500, 500, 500, 500]\nactions = ['d dh p1 AhAd', 'p4 cc', 'p1 f', 'p2 cc', 'p3 cc']";
    let hand = read("phh", text).unwrap();
    assert_eq!((hand.history.as_str(), hand.antes_by_share), ("cfcc", true));
    let replayed = hand.replay().unwrap();
    assert_eq!((replayed.table.pot(), replayed.finishing_stacks), (4 + 5 + 3 * 20, None));
    let back = (notation("phh").write)(&[serde_json::to_value(&hand).unwrap()]).unwrap();
    assert!(back.contains("blinds_or_straddles = [5, 10, 20, -10]"), "{back}");
    let heads_up = "variant = 'NT'\nantes = [0, 3]\nblinds_or_straddles = [1, 2]\nmin_bet = 2
starting_stacks = [inf, 90]\nactions = ['p2 f', 'p1 sm AhAs']";
    let hand = read("phh", heads_up).unwrap();
    assert_eq!((hand.antes.as_slice(), hand.seats[0].stack), (&[3, 0][..], None), "the big blind pays for both");
    assert_eq!(ended(&hand)["winnings"], serde_json::json!([5, 0]));
}

#[test]
fn who_throws_his_cards_away_wins_nothing() {
    let hand = |end: &str| {
        let text = format!(
            "variant = 'NT'\nantes = [0, 0, 0]\nblinds_or_straddles = [1, 2, 0]\nmin_bet = 2\nstarting_stacks = [9, 9, 9]
actions = ['p3 cc', 'p1 cc', 'p2 cc', 'd db 2c3d4h', 'p1 cc', 'p2 cc', 'p3 cc', 'd db 9s', 'p1 cc', 'p2 cc', 'p3 cc',
'd db 9h', 'p1 cc', 'p2 cc', 'p3 cc', {end}]"
        );
        ended(&read("phh", &text).unwrap())["finishing_stacks"].clone()
    };
    assert_eq!(hand("'p1 sm', 'p2 sm 7c8c', 'p3 sm KdQd'"), serde_json::json!([7, 7, 13]));
    assert_eq!(hand("'p1 sm', 'p2 sm', 'p3 sm ????'"), serde_json::json!([7, 7, 13]), "the last one need not show");
    assert_eq!(hand("'p1 sm ????', 'p2 sm 7c??', 'p3 sm KdQd'"), serde_json::json!([7, 7, 13]));
    assert_eq!(hand("'p1 sm ????', 'p2 sm ????'"), Value::Null, "nobody knows");
}

#[test]
fn lines_of_the_acpc_are_read_and_written() {
    for (text, stacks) in [
        ("STATE:7:r300c/cr600f:9s9c|Ah3d/7c8d2h:-300|300:x|y", [19_700, 20_300]),
        ("STATE:7:cr20000c///:9s9c|Ah3d/7c8d2h/Ac/2s:-20000|20000:x|y", [0, 40_000]),
        ("STATE:7:f:|:50|-50:x|y", [20_050, 19_950]),
    ] {
        let hand = read("acpc", text).unwrap();
        assert_eq!(hand.told.finishing_stacks.as_deref(), Some(&stacks[..]));
        let end = ended(&hand);
        let back = (notation("acpc").write)(&[serde_json::to_value(&hand).unwrap()]).unwrap();
        assert_eq!(end["finishing_stacks"], serde_json::json!(stacks));
        assert_eq!(back, format!("# stack = 20000 20000\n# blind = 100 50\n{text}\n"));
    }
}

#[test]
fn a_definition_of_the_game_holds_for_the_lines_after_it() {
    let text = "# name/game/hands/seed x\n#--t_response 10\n# stack = 1000 1000 1000\n# blind = 5 10 0\n
STATE:0:r30fc/cr90f:AhKd||2c2d/7s8s9s\nSCORE:1|2|3:a|b|c
MATCHSTATE:2:1:r30:||2c2d\nGAMEDEF\nnolimit\nnumPlayers = 2\nstack = 50 50\nblind = 2 1\nEND GAMEDEF\nSTATE:2:r50:|";
    let hands: Vec<Value> = (notation("acpc").read)(text).into_iter().map(Result::unwrap).collect();
    assert_eq!(hands.len(), 3);
    assert_eq!((&hands[0]["history"], &hands[1]["seats"][2]["hole"]), (&"r30fc/cr90f".into(), &"2c2d".into()));
    assert_eq!(hands[2]["blinds"], serde_json::json!([2, 1]));
}

#[test]
fn what_is_wrong_is_told_with_its_field() {
    let change = |from: &str, to: &str| MILLION.replacen(from, to, 1);
    for (text, path) in [
        ("variant = ".to_owned(), "."),
        (change("\"NT\"", "\"PO\""), "variant"),
        (change("min_bet = 2000", ""), "min_bet"),
        (change("min_bet = 2000", "min_bet = 'x'"), "min_bet"),
        (change("antes = [500, 500, 500]", "antes = [500, 500]"), "antes"),
        (change("antes = [500, 500, 500]", "antes = 500"), "antes"),
        (change("[500, 500, 500]", "[-500, 500, 500]"), "antes[0]"),
        (change("[1125600,", "[0,"), "starting_stacks[0]"),
        (change("[1125600, 2000000, 553500]", "[1125600]"), "starting_stacks"),
        (change("p3 cbr 7000", "p3 cbr 3000"), "actions[3]"),
        (change("p3 cbr 7000", "p3 cbr -7"), "actions[3]"),
        (change("p3 cbr 7000", "p1 cbr 7000"), "actions[3]"),
        (change("p3 cbr 7000", "p9 cbr 7000"), "actions[3]"),
        (change("p3 cbr 7000", "p3 bet 7000"), "actions[3]"),
        (change("p3 cbr 7000", "d db 2c2h2s"), "actions[3]"),
        (change("p3 cbr 7000", "p3 sm 7h6h"), "actions[3]"),
        (change("Ac2d", "AcAc"), "actions[0]"),
        (change("Ac2d", "7h2d"), "actions[2]"),
        (change("Jc3d5c", "Jc3d2d"), "actions[8]"),
        (change("Ac2d", "Ac2d3d"), "actions[0]"),
        (change("Jc3d5c", "Jc3d5x"), "actions[8]"),
        (change("Jc3d5c", "Jc3d"), "actions[9]"),
        (change("Jc3d5c", "Jc3d5c5d"), "actions[8]"),
        (change("p1 sm Ac2d", "p1 sm Ac3d"), "actions[16]"),
    ] {
        let error = read("phh", &text).unwrap_err();
        assert_eq!(error.path, path, "{error}\n{text}");
    }
    assert!(read("phhs", &format!("[7]\n{}", change("p3 cbr 7000", "p3 cbr 3000"))).unwrap_err().path == "7.actions[3]");
    for (line, path) in [
        ("STATE:x:f:|", "line 1.hand"),
        ("STATE:1:f", "line 1"),
        ("STATE:1:r70:|", "line 1.betting"),
        ("STATE:1:f:", "line 1.cards"),
        ("STATE:1:f:AhAh|", "line 1.cards"),
        ("STATE:1:cc:|/2c3c", "line 1.cards"),
        ("STATE:1:f:|:1:a|b", "line 1.values"),
        ("STATE:1:f:|:x|y:a|b", "line 1.values"),
        ("blind = 5 x", "line 1.blind"),
        ("limit", "line 1.limit"),
    ] {
        assert_eq!(read("acpc", line).unwrap_err().path, path, "{line}");
    }
    for (json, path) in [("{", "."), ("{\"seats\":[]}", "[0]"), ("{\"seats\":[],\"button\":1,\"blinds\":[],\"min_bet\":2}", "seats")] {
        assert!(read("json", json).unwrap_err().path.starts_with(path), "{json}");
    }
}
