//! A host tells events: who is told, what a trace says of those that never came, and that a wrong one
//! changes nothing.

use junshi::sgs::{Ask, Event, Sgs};
use junshi::{Change, Detail, Error, Match, Runtime, open_scene};
use serde_json::{Value, json};

use super::{BANISHING, project_file};

fn event(value: Value) -> Event {
    serde_json::from_value(value).unwrap()
}

fn damaged(to: &str) -> Event {
    event(json!({"event": "Damaged", "player": to, "data": {"$": "DamageStruct", "v": {"to": to}}}))
}

fn phase() -> Event {
    event(json!({"event": "EventPhaseStart", "player": "sgs6"}))
}

fn moved(place: u8) -> Event {
    let to = if place == 0 { json!("sgs6") } else { json!(null) };
    event(json!({"event": "CardsMoveOneTime", "player": "sgs6", "data": {"$": "CardsMoveOneTimeStruct",
        "v": {"ids": [-1], "to": to, "to_place": place}}}))
}

/// The recorded table before any event, with a script.
fn table(text: &str) -> Match<Sgs> {
    let mut scene: junshi::Envelope<Sgs> = junshi::Envelope::read(&project_file(BANISHING)).unwrap();
    scene.events.clear();
    let runtime = Runtime::builder().trace(Detail::Full).mod_text("mine", "ai.lua", text).build();
    let faults = runtime.load_report::<Sgs>().unwrap().faults;
    assert!(faults.is_empty(), "{faults:?}");
    open_scene(&runtime, &scene).unwrap()
}

fn ask() -> Ask {
    serde_json::from_value(json!({"kind": "askForSkillInvoke", "seat": "sgs6", "skill_name": "xingshang"}))
        .unwrap()
}

/// What the script has written down, in the words of the trace.
fn noted(table: &mut Match<Sgs>) -> String {
    table.decide(ask()).unwrap().trace.to_string()
}

const NOTES: &str = "sgs.ai_skill_invoke.xingshang = function()
    trace.note('heard ' .. heard)
    return true
end\n";

#[test]
fn a_callback_is_told_its_event_and_no_other() {
    let callback = "heard = ''
        sgs.ai_event_callback[sgs.Damaged].mine = function(_, player, data)
            heard = heard .. player:objectName() .. data:toDamage().damage .. ' '
        end\n";
    let mut told = table(&format!("{callback}{NOTES}"));
    told.observe(&[damaged("sgs3"), phase(), moved(5), damaged("sgs4")]).unwrap();
    let trace = noted(&mut told);
    assert!(trace.contains("heard sgs31 sgs41"), "{trace}");
    assert!(told.take_faults().is_empty());
}

#[test]
fn a_callback_that_comes_while_the_match_runs_is_told_as_well() {
    let late = "heard = 0
        sgs.ai_event_callback[sgs.Damaged].mine = function()
            sgs.ai_event_callback[sgs.EventPhaseStart].mine = function() heard += 1 end
        end\n";
    let mut told = table(&format!("{late}{NOTES}"));
    told.observe(&[phase(), damaged("sgs3"), phase(), phase()]).unwrap();
    let trace = noted(&mut told);
    assert!(trace.contains("heard 2"), "{trace}");
}

#[test]
fn a_filter_of_ones_own_is_told_everything_or_what_it_names() {
    let filter = "heard = ''
        function SmartAI:filterEvent(event) heard = heard .. event .. ' ' end\n";
    let events = [phase(), moved(5), moved(0), damaged("sgs3")];
    let mut all = table(&format!("{filter}{NOTES}"));
    all.observe(&events).unwrap();
    let trace = noted(&mut all);
    assert!(trace.contains("heard 3 58 58 36"), "{trace}");

    let names = "sgs.event_needs[SmartAI.filterEvent] = { [sgs.CardsMoveOneTime] = 'into_hand' }\n";
    let mut few = table(&format!("{filter}{names}{NOTES}"));
    // the first may be told before a brain is there to be asked for its filter
    few.observe(&[moved(0)]).unwrap();
    few.observe(&events).unwrap();
    let trace = noted(&mut few);
    assert!(trace.contains("heard 58 58 \n"), "{trace}");
}

#[test]
fn a_trace_says_which_events_that_matter_were_never_told() {
    let mut silent = table("");
    let said = "never told of these events, which matter most: ";
    let trace = noted(&mut silent);
    let all = "ChoiceMade, TargetConfirmed, CardsMoveOneTime, Damaged, EventPhaseStart, HpChanged, FinishJudge, \
        AskForPeaches, BuryVictim, GameStart";
    assert!(trace.contains(&format!("{said}{all}")), "{trace}");
    silent.observe(&[damaged("sgs3")]).unwrap();
    let trace = noted(&mut silent);
    assert!(!trace.contains(said), "the others may not have happened yet: {trace}");
    let turn = silent.snapshot().turn + 1;
    silent.patch(json!({"turn": turn})).unwrap();
    let trace = noted(&mut silent);
    let rest = all.replace("Damaged, ", "");
    assert!(trace.contains(&format!("{said}{rest}")), "{trace}");
    let doctor = super::junshi(&["doctor"], b"");
    doctor.says(&["10 events that matter most", "ChoiceMade: ", "BuryVictim: "]);
}

#[test]
fn a_delta_and_its_events_are_taken_whole_or_refused_whole() {
    let mut table = table("");
    let before = serde_json::to_string(table.snapshot()).unwrap();
    let delta = || Change::Delta(json!({"players": {"sgs3": {"chained": true}}}));
    let wrong = event(json!({"event": "Damaged", "player": "sgs3", "data": "ouch"}));
    let error = table.update(delta(), &[phase(), wrong]).unwrap_err();
    assert!(matches!(&error, Error::Host(error) if error.path == "events[1].data"), "{error}");
    assert_eq!(serde_json::to_string(table.snapshot()).unwrap(), before);
    let missing = Change::Delta(json!({"players": {"sgs3": {"chained": true}, "sgs99": {"hp": 1}}}));
    assert!(table.update(missing, &[phase()]).is_err());
    assert_eq!(serde_json::to_string(table.snapshot()).unwrap(), before);
    table.update(delta(), &[phase()]).unwrap();
    let chained = |player: &&std::sync::Arc<junshi::sgs::snapshot::Player>| player.chained;
    let names: Vec<&str> = table.snapshot().players.iter().filter(chained).map(|p| p.name.as_str()).collect();
    assert!(names.contains(&"sgs3"), "{names:?}");
}
