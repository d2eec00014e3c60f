//! Whoever is asked plays by what he may see: hidden cards and roles may be dealt anew among the
//! others, and he answers the same.

use std::collections::BTreeMap;
use std::sync::Arc;

use junshi::game::{Game, Names, Scene};
use junshi::kit::rng::Rng;
use junshi::sgs::board::is_closed_pile;
use junshi::sgs::snapshot::{CardId, Pile, Player, Role, Sight};
use junshi::sgs::{Answer, Ask, Event, Sgs, Snapshot};
use junshi::{Builder, Detail, Match, Runtime};
use serde_json::{Value, json};

use super::asker::asking;
use super::our_ai::{Case, ask, builder};
use super::tables::shuffle;
use super::{SEED, count};

/// Whether a seat sees a hand card of another.
fn is_shown(table: &Snapshot, id: CardId, viewer: &str, owner: &str) -> bool {
    let flags = table.cards.get(&id).map(|card| &card.flags);
    flags.is_some_and(|flags| {
        flags.contains("visible") || flags.contains(&format!("visible_{viewer}_{owner}"))
    })
}

/// The same table to one seat: what it does not see is dealt anew. Gives also which card became which.
pub fn dealt_anew(table: &Snapshot, seat: &str, rng: &mut Rng) -> (Snapshot, BTreeMap<CardId, CardId>) {
    let mut other = table.clone();
    let mut hidden: Vec<CardId> = other.draw.known.clone();
    let mut roles: Vec<Option<Role>> = Vec::new();
    for player in table.players.iter().filter(|player| player.name != seat) {
        let unseen = |id: &&CardId| !is_shown(table, **id, seat, &player.name);
        hidden.extend(player.hand.known.iter().filter(unseen));
        hidden.extend(closed_piles(player).flat_map(|pile| &pile.known));
        if is_secret(player) {
            roles.push(player.role);
        }
    }
    let before = hidden.clone();
    shuffle(rng, &mut hidden);
    shuffle(rng, &mut roles);
    let anew: BTreeMap<CardId, CardId> = before.into_iter().zip(hidden).collect();
    let replaced = |id: &mut CardId| *id = anew.get(id).copied().unwrap_or(*id);
    other.draw.known.iter_mut().for_each(replaced);
    for player in other.players.iter_mut().filter(|player| player.name != seat) {
        let player = Arc::make_mut(player);
        player.hand.known.iter_mut().for_each(replaced);
        let closed = player.piles.iter_mut().filter(|(name, _)| is_closed_pile(name));
        closed.flat_map(|(_, pile)| &mut pile.known).for_each(replaced);
        if is_secret(player) {
            player.role = roles.pop().unwrap();
        }
    }
    (other, anew)
}

fn closed_piles(player: &Player) -> impl Iterator<Item = &Pile> {
    player.piles.iter().filter(|(name, _)| is_closed_pile(name)).map(|(_, pile)| pile)
}

fn is_secret(player: &Player) -> bool {
    player.alive && !player.role_shown && player.role != Some(Role::Lord)
}

/// The same events to one seat: cards that moved without its seeing them are others.
pub fn told_anew(events: &[Event], seat: &str, anew: &BTreeMap<CardId, CardId>) -> Vec<Event> {
    let told = events.iter().map(|event| {
        let mut event = serde_json::to_value(event).unwrap();
        let Some(fields) = event.pointer_mut("/data/v").filter(|fields| fields.is_object()) else {
            return serde_json::from_value(event).unwrap();
        };
        let is_seen = fields["from"] == json!(seat) || fields["to"] == json!(seat);
        let is_open = fields["open"].as_array().is_some_and(|open| open.contains(&json!(true)));
        if let Some(ids) =
            fields.get_mut("ids").and_then(Value::as_array_mut).filter(|_| !is_seen && !is_open)
        {
            for id in ids {
                let old = id.as_i64().unwrap() as CardId;
                *id = json!(anew.get(&old).copied().unwrap_or(old));
            }
        }
        serde_json::from_value(event).unwrap()
    });
    told.collect()
}

/// All that somebody sees of the answer to a question.
pub fn shown(table: &mut Match<Sgs>, state: &Snapshot, question: &Value) -> Option<String> {
    let decision = ask(table, state, question)?;
    let answer = serde_json::to_string(decision.answer.answer()).unwrap();
    Some(format!("{answer} by {}\n{}", decision.source.name(), decision.trace))
}

/// The last resort of a question that makes sense at this table.
fn last_resort(state: &Snapshot, question: &Value, number: u32) -> Option<Answer> {
    let ask: Ask = serde_json::from_value(question.clone()).unwrap();
    let mut scene = Scene::<Sgs>::new(asking(state, question), ask, u64::from(number));
    let names = Names::default();
    Sgs::admit(Arc::make_mut(&mut scene.snapshot), &names).unwrap();
    Sgs::check_ask(&scene.snapshot, &names, &scene.ask).ok().map(|()| Sgs::last_resort(&scene))
}

/// What differed, and how often each kind was asked.
#[derive(Default)]
struct Tally {
    asked: BTreeMap<String, u32>,
    failures: Vec<String>,
}

fn compare(runtime: &Runtime, number: u32, tally: &mut Tally) {
    let case = Case::new(number, Sight::Whole);
    let mut rng = Rng::for_match(SEED ^ u64::from(number));
    let (table, anew) = dealt_anew(&case.table, &case.seat, &mut rng);
    let events = told_anew(&case.events, &case.seat, &anew);
    let other = Case { table, seat: case.seat.clone(), events, questions: Vec::new() };
    let mut tables = [(case.open(runtime), &case.table), (other.open(runtime), &other.table)];
    // somebody else plays before, by what he sees
    let others = case.table.players.iter().find(|player| player.alive && player.name != case.seat);
    if let Some(neighbour) = others {
        let question = json!({"kind": "activate", "seat": neighbour.name});
        tables.iter_mut().for_each(|(table, state)| drop(shown(table, state, &question)));
    }
    for question in &case.questions {
        let [one, two] = tables.each_mut().map(|(table, state)| shown(table, state, question));
        if one != two || one.as_ref().is_some_and(|shown| shown.contains(": fault: ")) {
            tally.failures.push(format!("table {number}: {question}\n{one:?}\nbut\n{two:?}"));
        }
        let resorts = [&case.table, &other.table].map(|state| last_resort(state, question, number));
        if resorts[0] != resorts[1] {
            tally.failures.push(format!("table {number}, last resort: {question} {resorts:?}"));
        }
        *tally.asked.entry(question["kind"].as_str().unwrap().to_owned()).or_default() +=
            u32::from(one.is_some());
    }
}

fn compared(builder: Builder, tables: u32) -> Tally {
    let runtime = builder.trace(Detail::Full).build();
    let mut tally = Tally::default();
    (0..tables).for_each(|number| compare(&runtime, number, &mut tally));
    println!(
        "{}",
        json!({"sight": "random tables", "tables": tables, "asked": tally.asked,
        "differ": tally.failures.len()})
    );
    tally
}

#[test]
fn what_a_seat_may_not_see_changes_nothing_on_random_tables() {
    let failures = compared(builder(), count(20_000, 60)).failures;
    let shown = failures.iter().take(3).cloned().collect::<Vec<_>>().join("\n");
    assert!(failures.is_empty(), "{} differ, such as\n{shown}", failures.len());
}

/// A mod that looks through every hole there might be.
const SPY: &str = include_str!("spy.lua");

#[test]
fn a_spy_sees_nothing_that_his_seat_may_not_see() {
    let spied =
        |builder: Builder, tables| compared(builder.mod_text("spy", "spy-ai.lua", SPY), tables).failures;
    let failures = spied(builder(), count(2_000, 20));
    let shown = failures.iter().take(3).cloned().collect::<Vec<_>>().join("\n");
    assert!(failures.is_empty(), "{} differ, such as\n{shown}", failures.len());
    let failures = spied(builder().set("all_seeing", true), 10);
    assert!(failures.len() >= 10, "where everything is seen, {} differ", failures.len());
}
