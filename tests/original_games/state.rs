//! The running state of a recorded game, kept as our snapshot: a line changes only what it names.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use junshi::game::Names;
use junshi::sgs::snapshot::{Card, Pile, Player, UseReason};
use junshi::sgs::{Catalogue, Snapshot};
use junshi::wire;
use serde_json::{Map, Value, json};

/// The state after some lines.
pub struct State {
    /// The table as the host knows it.
    pub snapshot: Snapshot,
    /// Names that are not in our catalogue.
    pub names: Names,
    /// The host's hand limits, by player.
    pub max_cards: BTreeMap<String, i64>,
    /// The host's attack ranges, by player; none while the host has none.
    pub attack_ranges: BTreeMap<String, Option<i64>>,
    /// What the original's AI believes.
    pub beliefs: Map<String, Value>,
    /// Printed faces, as the recording tells them.
    printed: BTreeMap<i32, Value>,
    /// Cards on the table, being judged, or nobody knows where.
    places: Vec<i32>,
}

/// The phases by number.
const PHASES: [&str; 9] =
    ["round_start", "start", "judge", "draw", "play", "discard", "finish", "not_active", "phase_none"];
const GENDERS: [&str; 4] = ["sexless", "male", "female", "neuter"];
/// What a card may be handled as, by number.
pub const METHODS: [&str; 6] = ["none", "use", "response", "discard", "recast", "pindian"];

impl State {
    /// The state before the first line: what `begin` and `static` say.
    pub fn new(mode: &str, printed: &Value) -> State {
        let snapshot = wire::read_value(json!({"mode": mode, "sight": "whole"})).unwrap();
        let cards = printed.as_object().unwrap().iter();
        State {
            snapshot,
            names: Names::default(),
            max_cards: BTreeMap::new(),
            attack_ranges: BTreeMap::new(),
            places: Vec::new(),
            beliefs: Map::new(),
            printed: cards.map(|(id, face)| (id.parse().unwrap(), face.clone())).collect(),
        }
    }

    /// Takes over what a line says; true where it says anything.
    pub fn update(&mut self, mut changes: Map<String, Value>) -> bool {
        let changed = changes.keys().any(|key| key != "dist");
        if let Some(room) = changes.remove("room") {
            self.sit(&room, &changes);
            self.room(&room);
        }
        for (key, value) in changes {
            match (key.as_str(), key.strip_prefix("p:")) {
                (_, Some(name)) => self.player(name, &value),
                ("tags", _) => self.tags(value),
                ("draw", _) => self.snapshot.draw = Pile { known: ids(&value), hidden: 0 },
                ("discard", _) => self.snapshot.discard = ids(&value),
                ("places", _) => self.places = places(&value),
                ("cards", _) => self.cards(&value),
                ("dist", _) => {}
                (other, _) => panic!("a state without `{other}` was expected"),
            }
        }
        self.dying();
        self.table();
        changed
    }

    /// What lies on the table: the host puts a card into a pile before it moves it there.
    fn table(&mut self) {
        let piles = || self.snapshot.players.iter().flat_map(|player| player.piles.values());
        let in_a_pile = |id: &i32| piles().any(|pile| pile.known.contains(id));
        self.snapshot.table = self.places.iter().copied().filter(|id| !in_a_pile(id)).collect();
    }

    /// Who is dying: the host takes the dead from its tag only when they are buried.
    fn dying(&mut self) {
        let named = self.snapshot.tags.get("CurrentDying").map(|tag| texts(&tag["v"])).unwrap_or_default();
        let lives =
            |name: &String| self.snapshot.players.iter().any(|player| player.alive && player.name == *name);
        self.snapshot.dying = named.into_iter().filter(lives).collect();
    }

    /// Counts the lord's turns as the host's own AI did.
    pub fn remember(&mut self, of_the_ai: &Map<String, Value>) {
        if let Some(turns) = of_the_ai.get("turncount").and_then(Value::as_u64) {
            self.snapshot.turn = turns as u32;
        }
        self.beliefs.extend(of_the_ai.iter().map(|(key, value)| (key.clone(), value.clone())));
    }

    /// Seats everybody in the order of the room, once.
    fn sit(&mut self, room: &Value, changes: &Map<String, Value>) {
        if self.snapshot.players.is_empty() {
            for name in texts(&room["players"]) {
                let player = self.read(&name, &changes[&format!("p:{name}")]);
                self.snapshot.players.push(player.into());
            }
        }
    }

    fn room(&mut self, room: &Value) {
        self.snapshot.current = room["current"].as_str().map(str::to_owned);
        self.snapshot.pattern = room["pattern"].as_str().unwrap_or_default().to_owned();
        self.snapshot.use_reason = match room["use_reason"].as_u64() {
            Some(1) => UseReason::Play,
            Some(2) => UseReason::Response,
            Some(0x12) => UseReason::ResponseUse,
            _ => UseReason::Unknown,
        };
    }

    fn tags(&mut self, value: Value) {
        let Value::Object(tags) = value else { panic!("tags are an object") };
        self.snapshot.tags = Arc::new(tags.into_iter().collect());
    }

    fn cards(&mut self, value: &Value) {
        let listed = value.as_object().unwrap().iter();
        let changed: BTreeMap<_, _> = listed
            .map(|(id, face)| (id.parse().unwrap(), face))
            .filter(|(id, face)| self.is_changed(*id, face))
            .map(|(id, face)| (id, card(face)))
            .collect();
        self.snapshot.cards = changed.into();
    }

    /// Whether more than tags has changed on a card.
    fn is_changed(&self, id: i32, face: &Value) -> bool {
        let printed = self.printed.get(&id);
        ["class", "suit", "number"]
            .iter()
            .any(|part| printed.is_none_or(|printed| printed[part] != face[part]))
            || ["skill", "flags"].iter().any(|part| !face[part].is_null())
    }

    fn player(&mut self, name: &str, value: &Value) {
        let read = self.read(name, value);
        let seat = self.snapshot.players.iter_mut().find(|player| player.name == name);
        *seat.expect("nobody comes later") = read.into();
    }

    fn read(&mut self, name: &str, value: &Value) -> Player {
        self.max_cards.insert(name.to_owned(), value["max_cards"].as_i64().unwrap());
        self.attack_ranges.insert(name.to_owned(), value["attack_range"].as_i64());
        let catalogue = Catalogue::built_in().unwrap();
        for skill in texts(&value["skills"]).into_iter().chain(texts(&value["acquired"])) {
            let told = self.names.of("skill").any(|(known, _)| known == skill);
            if !skill.starts_with('#') && catalogue.skill(&skill).is_none() && !told {
                self.names.add("skill", &skill, Value::Null);
            }
        }
        wire::read_value(player(name, value)).unwrap_or_else(|error| panic!("{name}: {error}\n{value}"))
    }
}

/// A recorded player as our wire says it.
fn player(name: &str, recorded: &Value) -> Value {
    let number = |field: &str| recorded[field].as_u64().unwrap() as usize;
    let mut player = json!({
        "name": name, "state": recorded["state"], "kingdom": recorded["kingdom"],
        "max_hp": recorded["maxhp"], "phase": PHASES[number("phase")], "gender": GENDERS[number("gender")],
        "hand": {"known": recorded["hand"]}, "piles": piles(&recorded["piles"]), "invalid": invalid(recorded),
        "equips": recorded["equips"].as_array().unwrap().iter().filter(|id| !id.is_null()).collect::<Vec<_>>(),
    });
    const KEPT: [&str; 15] = [
        "seat",
        "general",
        "role",
        "role_shown",
        "hp",
        "alive",
        "faceup",
        "chained",
        "judging",
        "marks",
        "flags",
        "history",
        "skills",
        "acquired",
        "props",
    ];
    for field in KEPT {
        player[field] = recorded[field].clone();
    }
    if let Some(tags) = recorded.get("tags") {
        player["tags"] = tags.clone();
    }
    if recorded["general2"].as_str().is_some_and(|name| !name.is_empty()) {
        player["general2"] = recorded["general2"].clone();
    }
    if let Some(limits) = recorded.get("card_limitation").and_then(Value::as_object) {
        player["card_limitation"] =
            limits.iter().map(|(method, patterns)| (method_name(method), patterns.clone())).collect();
    }
    if let Some(fixed) = recorded.get("fixed_distance") {
        player["distances"] = fixed.clone();
    }
    player
}

/// The method of a recorded number.
fn method_name(number: &str) -> String {
    METHODS[number.parse::<usize>().unwrap()].to_owned()
}

/// Listed skills that are not in effect.
fn invalid(recorded: &Value) -> Vec<String> {
    let effective: BTreeSet<String> = texts(&recorded["skills_effective"]).into_iter().collect();
    let mut listed = texts(&recorded["skills"]);
    listed.extend(texts(&recorded["acquired"]));
    listed.retain(|skill| !skill.starts_with('#') && !effective.contains(skill));
    listed
}

fn piles(recorded: &Value) -> Value {
    recorded.as_object().unwrap().iter().map(|(name, ids)| (name.clone(), json!({ "known": ids }))).collect()
}

/// A changed card as our wire says it; its tags stay behind.
fn card(recorded: &Value) -> Card {
    let mut face = recorded.clone();
    face.as_object_mut().unwrap().remove("tags");
    wire::read_value(face).unwrap()
}

fn places(recorded: &Value) -> Vec<i32> {
    let mut table: Vec<i32> = recorded.as_object().unwrap().keys().map(|id| id.parse().unwrap()).collect();
    table.sort_unstable();
    table
}

fn ids(list: &Value) -> Vec<i32> {
    list.as_array().unwrap().iter().map(|id| id.as_i64().unwrap() as i32).collect()
}

/// The texts of a list.
pub fn texts(list: &Value) -> Vec<String> {
    list.as_array().into_iter().flatten().filter_map(Value::as_str).map(str::to_owned).collect()
}
