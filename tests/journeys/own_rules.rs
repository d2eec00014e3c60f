//! A mod that brings a general, a skill with rules, a card class and a skill card of its own: they
//! work like ours, in scripts and in the check of legality; and the host's word wins over all.

use junshi::sgs::{Answer, Ask, Sgs};
use junshi::{Builder, Envelope, Runtime, Source, open_scene};
use serde_json::{Value, json};

use super::Folder;

const MANIFEST: &str = r#"
id = "giants"
[provides.general.giant]
kingdom = "wei"
max_hp = 5
gender = "male"
skills = ["stride", "hurl"]
[provides.skill.stride]
rules = [{ distance = { from = -2 } }, { hand_limit = { extra = 1 } }, { prohibit = { cards = "Duel" } }]
[provides.skill.hurl]
[provides.card.Boulder]
kinds = ["Slash", "BasicCard", "Card"]
type = "basic"
name = "boulder"
[provides.card.HurlCard]
kinds = ["SkillCard", "Card"]
type = "skill"
name = "hurl"
use = { cards = { least = 1, most = 1 }, targets = { least = 1, most = 1 }, limit = 1 }
"#;

/// Hurls the first hand card at whom the setting names.
const AI: &str = r#"
table.insert(sgs.ai_skills, { name = "hurl", getTurnUseCard = function(self)
	return sgs.Card_Parse("@HurlCard=" .. self.player:getHandcards():first():getId())
end })
sgs.ai_skill_use_func.HurlCard = function(card, use, self)
	use.card = card
	if use.to then use.to:append(self.room:getOtherPlayers(self.player):first()) end
end
sgs.ai_skill_invoke.measure = function(self)
	local me, far = self.player, self.room:getPlayers():at(2)
	local duel = sgs.Sanguosha:cloneCard("duel")
	local boulder = sgs.Sanguosha:getCard(500)
	trace.note(("%d %d %s %s %s"):format(me:distanceTo(far), me:getMaxCards(),
		tostring(self.room:isProhibited(far, me, duel)), tostring(boulder:isKindOf("Slash")), boulder:toString()))
	return me:inMyAttackRange(far)
end
"#;

fn runtime(folder: &Folder) -> Builder {
    Runtime::builder().mod_path(folder.path(""))
}

fn scene(change: impl Fn(&mut Value)) -> Envelope<Sgs> {
    let mut scene = json!({"snapshot": {"mode": "05p", "current": "sgs1",
        "cards": {"500": {"class": "Boulder", "suit": "spade", "number": 9}},
        "players": [
            {"name": "sgs1", "general": "giant", "role": "lord", "hp": 5, "hand": {"known": [500, 30]}},
            {"name": "sgs2", "general": "caopi", "hp": 3}, {"name": "sgs3", "general": "sunquan", "hp": 4},
            {"name": "sgs4", "general": "huatuo", "hp": 3}, {"name": "sgs5", "general": "zhangfei", "hp": 4}]}});
    change(&mut scene);
    Envelope::read(&scene.to_string()).unwrap()
}

fn ask(value: Value) -> Ask {
    serde_json::from_value(value).unwrap()
}

fn folder() -> Folder {
    Folder::with(&[("mod.toml", MANIFEST.as_bytes()), ("giants-ai.lua", AI.as_bytes())])
}

fn measured(scene: &Envelope<Sgs>) -> (Answer, String) {
    let folder = folder();
    let runtime = runtime(&folder).trace(junshi::Detail::Full).build();
    let report = runtime.load_report::<Sgs>().unwrap();
    assert!(report.faults.is_empty() && report.slips.is_empty(), "{report:?}");
    let mut table = open_scene(&runtime, scene).unwrap();
    let question = ask(json!({"kind": "askForSkillInvoke", "seat": "sgs1", "skill_name": "measure"}));
    let decision = table.decide(question).unwrap();
    (decision.answer.into_answer(), decision.trace.to_string())
}

#[test]
fn rules_of_a_mod_are_rules() {
    let (in_range, told) = measured(&scene(|_| ()));
    assert_eq!(in_range, Answer::Yes(true), "{told}");
    assert!(told.contains("1 6 true true 500"), "{told}");
}

#[test]
fn the_hosts_word_wins() {
    let (in_range, told) = measured(&scene(|scene| {
        scene["snapshot"]["players"][0]["distances"] = json!({"sgs3": 4});
        scene["snapshot"]["players"][0]["max_cards"] = json!(2);
    }));
    assert_eq!(in_range, Answer::Yes(false), "{told}");
    assert!(told.contains("4 2 true true 500"), "{told}");
}

#[test]
fn a_skill_card_of_a_mod_is_played_and_held_to_its_rule() {
    let activate = json!({"kind": "activate", "seat": "sgs1"});
    let decide = |scene: Envelope<Sgs>| {
        let mut table = open_scene(&runtime(&folder()).build(), &scene).unwrap();
        table.decide(ask(activate.clone())).unwrap()
    };
    let hurled = decide(scene(|_| ()));
    assert_eq!(hurled.answer.answer(), &Answer::Name("@HurlCard=500->sgs2".into()), "{}", hurled.trace);
    assert_eq!(hurled.source, Source::Default);
    let again = decide(scene(|scene| {
        scene["snapshot"]["players"][0]["history"] = json!({"HurlCard": 1});
    }));
    assert_eq!(
        (again.answer.answer(), again.source),
        (&Answer::Nothing, Source::LastResort),
        "{}",
        again.trace
    );
}

#[test]
fn a_card_of_a_mod_answers_as_what_it_is_a_kind_of() {
    let mut table = open_scene(&runtime(&folder()).build(), &scene(|_| ())).unwrap();
    let duel = json!({"kind": "askForCard", "seat": "sgs1", "pattern": "slash", "prompt": "duel-slash:sgs2"});
    assert_eq!(table.decide(ask(duel)).unwrap().answer.answer(), &Answer::Name("500".into()));
}

#[test]
fn a_wrong_rule_is_told_with_its_place() {
    let manifest = MANIFEST.replace("from = -2", "from = \"hpp\"");
    let folder = Folder::with(&[("mod.toml", manifest.as_bytes()), ("giants-ai.lua", AI.as_bytes())]);
    let refused = match open_scene(&runtime(&folder).build(), &scene(|_| ())) {
        Err(error) => error.to_string(),
        Ok(_) => panic!("a wrong rule was taken"),
    };
    assert!(
        refused.contains("stride") && refused.contains("distance") && refused.contains("hpp"),
        "{refused}"
    );
}
