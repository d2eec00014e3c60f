//! Snapshots, answers and events.

use serde_json::{Value, json};

use super::*;
use crate::game::{Scene, settle};

fn snapshot(value: Value) -> Result<Snapshot, HostError> {
    let mut read: Snapshot = crate::wire::read_value(value)?;
    Doudizhu::admit(&mut read, &Names::default()).map(|_| read)
}

fn refused(changes: Value, path: &str, expected: &str) {
    let mut value = playing();
    crate::wire::merge(&mut value, changes);
    let error = snapshot(value.clone()).unwrap_err();
    assert_eq!(error.path, path, "{value}: {error}");
    assert!(error.to_string().contains(expected), "{value}: {error}");
}

/// A peasant's view after the landlord's first play.
fn playing() -> Value {
    json!({"rules": "douzero", "seat": 2, "landlord": 1, "bottom": "3KR", "hand": "34455667788TTJQKA", "history": ["3"]})
}

/// The first to bid, before anybody has bid.
fn bidding() -> Value {
    json!({"seat": 1, "hand": "34455667788TTJQKA"})
}

#[test]
fn what_cannot_be_is_refused_with_its_place() {
    refused(json!({"hand": "33333667788TTJQKA"}), "hand", "at most 4");
    refused(json!({"hand": "3445566"}), "hand", "17 cards");
    refused(json!({"hand": "34455667788TTJQKX"}), "hand", "`X` at place 17");
    refused(json!({"hand": null}), ".", "hand");
    refused(json!({"hand": "3334455667788TTJQ", "history": ["333"]}), "hand", "one deck");
    refused(json!({"hand": "34455667788TTJQKR"}), "bottom", "the landlord holds");
    refused(json!({"bottom": "3K"}), "bottom", "three cards");
    refused(json!({"history": ["3", "4", "34"]}), "history[2]", "no legal play");
    refused(json!({"history": ["3", "4", "345"]}), "history[2]", "no legal play");
    refused(json!({"history": ["3", "pass", "3"]}), "history[2]", "no legal play");
    refused(json!({"history": ["pass"]}), "history[0]", "cannot pass");
    refused(json!({"history": ["3", "pass", "pass", "pass"]}), "history[3]", "cannot pass");
    refused(json!({"history": ["3", "33333"]}), "history[1]", "at most 4");
    refused(json!({"history": ["3", ""]}), "history[1]", "cards or `pass`");
    refused(json!({"seat": 4}), "seat", "1, 2 or 3");
    refused(json!({"landlord": 0}), "landlord", "1, 2 or 3");
    refused(json!({"rules": "whist"}), "rules", "one of seed");
    refused(json!({"rules": "seed", "bids": [1, 0, 0], "landlord": 2, "first": 1}), "landlord", "seat 1");
    refused(json!({"rules": "seed", "bids": [1, 1]}), "bids[1]", "2 to 3");
    refused(json!({"rules": "seed", "bids": [3, 0]}), "bids[1]", "ended");
    refused(json!({"rules": "seed", "bids": [0, 0, 0]}), "landlord", "none, by the bids");
    refused(json!({"rules": "seed", "landlord": null}), "history[0]", "none before there is a landlord");
    refused(json!({"doubles": [true]}), "doubles", "none under these rules");
    refused(json!({"hands": []}), "hands", "hand");
}

#[test]
fn a_view_cannot_be_told_what_others_hold() {
    for field in ["hands", "others", "unseen", "players"] {
        let mut value = playing();
        value[field] = json!({"1": "22"});
        assert_eq!(snapshot(value).unwrap_err().path, field);
    }
}

#[test]
fn the_order_of_cards_never_matters() {
    let mut value = playing();
    value["hand"] = json!("AKQJTT88776655443");
    value["bottom"] = json!("RK3");
    assert_eq!(snapshot(value).unwrap(), snapshot(playing()).unwrap());
}

#[test]
fn the_landlord_and_the_stake_follow_from_the_bids() {
    let mut value = bidding();
    value["bids"] = json!([1, 2, 0, 0]);
    value["hand"] = json!("34455667788TTJQKA");
    let read = snapshot(value).unwrap();
    assert_eq!((read.landlord, read.stake), (Some(Seat::at(1)), Some(2)));
}

fn scene(value: Value, ask: Value) -> Result<Scene<Doudizhu>, HostError> {
    let snapshot = snapshot(value)?;
    let ask: Ask = crate::wire::read_value(ask)?;
    Doudizhu::check_ask(&snapshot, &Names::default(), &ask)?;
    Ok(Scene::new(snapshot, ask, 1))
}

#[test]
fn only_what_is_due_is_asked() {
    let error = |value: Value, ask: Value| scene(value, ask).err().unwrap();
    assert_eq!(error(playing(), json!({"kind": "bid", "seat": 2})).path, "kind");
    assert_eq!(error(playing(), json!({"kind": "play", "seat": 3})).path, "seat");
    assert_eq!(error(bidding(), json!({"kind": "play", "seat": 1})).path, "kind");
    let mut other = playing();
    other["history"] = json!(["3", "4"]);
    other["hand"] = json!("3455667788TTJQKA");
    assert!(error(other, json!({"kind": "play", "seat": 3})).expected.contains("whose view"));
    assert!(scene(playing(), json!({"kind": "play", "seat": 2})).is_ok());
    assert!(scene(bidding(), json!({"kind": "bid", "seat": 1})).is_ok());
}

#[test]
fn illegal_answers_are_refused_with_the_reason() {
    let scene = scene(playing(), json!({"kind": "play", "seat": 2})).unwrap();
    let reason = |answer: Value| {
        let answer: Answer = serde_json::from_value(answer).unwrap();
        settle(&scene, answer).err().map(|refused| refused.refusal.0)
    };
    assert_eq!(reason(json!("4")), None);
    assert_eq!(reason(json!("pass")), None);
    assert_eq!(reason(json!("2")), Some("2 is not in the hand".to_owned()));
    assert_eq!(reason(json!("34")), Some("34 is no play".to_owned()));
    assert_eq!(reason(json!("3")), Some("3 does not beat what was played".to_owned()));
    assert_eq!(reason(json!("44")), Some("44 does not beat what was played".to_owned()));
    assert!(reason(json!(3)).unwrap().contains("a play of seat 2"));
    assert!(reason(json!(true)).is_some());
}

#[test]
fn bids_are_bounded_by_what_was_bid() {
    let mut value = bidding();
    (value["seat"], value["bids"]) = (json!(2), json!([2]));
    let scene = scene(value, json!({"kind": "bid", "seat": 2})).unwrap();
    let bids = [0, 1, 2, 3, 4].map(|bid| settle(&scene, Answer::Bid(bid)).is_ok());
    assert_eq!(bids, [true, false, false, true, false]);
}

fn tell(table: &mut Snapshot, event: Value) -> Result<(), HostError> {
    Event::apply(&serde_json::from_value(event).unwrap(), table)
}

#[test]
fn a_deal_is_told_event_by_event() {
    let mut table =
        snapshot(json!({"seat": 2, "hand": "34455667788TTJQKA", "rules": {"doubling": true}})).unwrap();
    for event in [
        json!({"event": "bid", "bid": 1}),
        json!({"event": "bid", "bid": 2}),
        json!({"event": "bid", "bid": 0}),
        json!({"event": "bid", "bid": 0}),
        json!({"event": "bottom", "cards": "KAB"}),
        json!({"event": "doubled", "double": true}),
        json!({"event": "doubled", "double": false}),
        json!({"event": "doubled", "double": true}),
        json!({"event": "played", "cards": "3"}),
        json!({"event": "played", "cards": "2"}),
        json!({"event": "played", "cards": "pass"}),
    ] {
        tell(&mut table, event.clone()).unwrap_or_else(|error| panic!("{event}: {error}"));
    }
    table.settle().unwrap();
    assert_eq!((table.landlord, table.stake), (Some(Seat::at(1)), Some(2)));
    assert_eq!(table.hand.to_string(), "4455667788TTJQKKAAB");
    assert_eq!(table.standing().unwrap().phase, Phase::Play { seat: Seat::at(1) });
}

#[test]
fn an_event_that_does_not_fit_changes_nothing() {
    let mut table = snapshot(playing()).unwrap();
    let before = table.clone();
    for (event, path) in [
        (json!({"event": "bid", "bid": 1}), "event"),
        (json!({"event": "played", "cards": "2"}), "cards"),
        (json!({"event": "played", "cards": "34"}), "cards"),
        (json!({"event": "played", "cards": "3"}), "cards"),
        (json!({"event": "bottom", "cards": "456"}), "event"),
        (json!({"event": "doubled", "double": true}), "event"),
    ] {
        assert_eq!(tell(&mut table, event.clone()).unwrap_err().path, path, "{event}");
        assert_eq!(table, before, "{event}");
    }
}

#[test]
fn a_deal_that_is_over_asks_nothing() {
    let history = ["56789TJQKA", "pass", "pass", "333444", "pass", "pass", "QKA2"];
    let mut value =
        json!({"rules": "douzero", "seat": 1, "landlord": 1, "hand": "QKA2", "history": &history[..6]});
    let table = snapshot(value.clone()).unwrap();
    assert_eq!(table.standing().unwrap().phase, Phase::Play { seat: Seat::at(0) });
    value["hand"] = json!("2222");
    let mut table = snapshot(value).unwrap();
    tell(&mut table, json!({"event": "played", "cards": "2222"})).unwrap();
    assert_eq!(table.standing().unwrap().phase, Phase::Over { winner: Seat::at(0) });
    let ask = Ask::Play { seat: Seat::at(1) };
    let error = Doudizhu::check_ask(&table, &Names::default(), &ask).unwrap_err();
    assert!(error.expected.contains("seat 1 has gone out"), "{error}");
    assert!(tell(&mut table, json!({"event": "played", "cards": "3"})).is_err());
}

#[test]
fn the_last_resort_goes_out_and_otherwise_keeps_its_cards() {
    let answer = |value: Value| {
        let seat = value["seat"].clone();
        Doudizhu::last_resort(&scene(value, json!({"kind": "play", "seat": seat})).unwrap()).to_string()
    };
    assert_eq!(answer(playing()), "pass");
    let led = json!({"rules": "douzero", "seat": 1, "landlord": 1, "hand": "33445566778899TJQKA2"});
    assert_eq!(answer(led), "3456789", "of two that are as good the shorter one");
}
