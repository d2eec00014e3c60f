//! What skills ask for: `requests.jsonl` holds one request a line, with what has to hold at the table. They are
//! asked of those whom the game would ask, and of others; now and then with other words than usual.

use std::sync::{Arc, LazyLock};

use junshi::sgs::snapshot::{Phase, Player, Role};
use junshi::sgs::{Catalogue, Snapshot};
use serde_json::{Map, Value, json};

use super::asker::{ALL_TRICKS, Asker, SLASHES};
use super::tables::{any, some_card};

static ROWS: LazyLock<Vec<Value>> = LazyLock::new(|| {
    let lines = include_str!("requests.jsonl").lines();
    lines.map(|line| serde_json::from_str(line).unwrap_or_else(|error| panic!("{line}: {error}"))).collect()
});

/// The words by which a row says what kind of request it is, and the kind.
const KINDS: [(&str, &str); 14] = [
    ("invoke", "askForSkillInvoke"),
    ("choice", "askForChoice"),
    ("use", "askForUseCard"),
    ("card", "askForCard"),
    ("player", "askForPlayerChosen"),
    ("taken", "askForCardChosen"),
    ("open", "askForAG"),
    ("give", "askForYiji"),
    ("exchange", "askForExchange"),
    ("discard", "askForDiscard"),
    ("look", "askForGuanxing"),
    ("compare", "askForPindian"),
    ("suit", "askForSuit"),
    ("play", "activate"),
];

const AOE: [&str; 4] = ["SavageAssault", "ArcheryAttack", "GodSalvation", "AmazingGrace"];

/// Some requests of skills, about a table that is made to fit most of them.
pub fn of_skills(asker: &mut Asker<'_>, table: &mut Snapshot, count: usize) -> Vec<Value> {
    let rows: Vec<&Value> = (0..count).map(|_| any(asker.rng, &ROWS)).collect();
    rows.into_iter().map(|row| Request::new(asker, row).asked(asker, table)).collect()
}

/// What some request of a skill is called, and its prompt, for what is told of its answer.
pub fn named(asker: &mut Asker<'_>) -> (String, String) {
    let row = any(asker.rng, &ROWS);
    let request = Request::new(asker, row);
    let prompt = request.filled(asker, &row["prompt"]);
    (request.key.clone(), prompt.as_str().unwrap_or("x").to_owned())
}

struct Request<'a> {
    row: &'a Value,
    kind: &'static str,
    key: String,
    other: String,
}

impl<'a> Request<'a> {
    fn new(asker: &mut Asker<'_>, row: &'a Value) -> Request<'a> {
        let (word, kind) = KINDS.into_iter().find(|(word, _)| row.get(word).is_some()).unwrap();
        let lord = asker.table.players.iter().find(|player| player.alive && player.role == Some(Role::Lord));
        let lord = lord.filter(|_| row["lord"] == json!(true)).map(|lord| lord.name.clone());
        let mut request = Request { row, kind, key: String::new(), other: String::new() };
        request.other = lord.unwrap_or_else(|| asker.living());
        request.key = request.filled(asker, &row[word]).as_str().unwrap().to_owned();
        request
    }

    fn asked(&self, asker: &mut Asker<'_>, table: &mut Snapshot) -> Value {
        if asker.below(4) > 0 {
            self.prepare(asker, table);
        }
        let mut question = self.question(asker);
        if asker.below(4) == 0 {
            oddly(asker, &mut question);
        }
        question
    }

    /// A value of the row with everything filled in: one of several, players, cards, data.
    fn filled(&self, asker: &mut Asker<'_>, value: &Value) -> Value {
        match value {
            Value::Object(fields) if fields.contains_key("any") => {
                let chosen = any(asker.rng, fields["any"].as_array().unwrap()).clone();
                self.filled(asker, &chosen)
            }
            Value::Object(fields) => {
                fields.iter().map(|(key, value)| (key.clone(), self.filled(asker, value))).collect()
            }
            Value::Array(values) => values.iter().map(|value| self.filled(asker, value)).collect(),
            Value::String(text) => match text.strip_prefix('&') {
                Some(word) => self.data(asker, word),
                None => json!(self.text(asker, text)),
            },
            other => other.clone(),
        }
    }

    fn text(&self, asker: &mut Asker<'_>, text: &str) -> String {
        let reasons = ["lightning", "indulgence", "supply_shortage", "leiji", "tuntian", "beige", "luoshen"];
        let (id, reason) = (asker.id().to_string(), any(asker.rng, &reasons));
        let text = text.replace("$other", &self.other).replace("$me", asker.seat);
        text.replace("$id", &id).replace("$reason", reason)
    }

    fn data(&self, asker: &mut Asker<'_>, word: &str) -> Value {
        let (me, other) = (asker.seat.to_owned(), self.other.clone());
        match word {
            "player" => json!({"$player": other}),
            "card" => json!({"$card": some_card(asker.rng, &["Slash", "Jink", "Peach", "Duel", "Crossbow"])}),
            "slash" => json!({"$card": some_card(asker.rng, SLASHES)}),
            "damage_me" => asker.damage(&me),
            "damage_other" => by(asker.damage(&other), &me),
            "use_me" => asker.card_use(&me),
            "use_other" => asker.card_use(&other),
            "use_aoe" => {
                json!({"$": "CardUseStruct", "v": {"card": some_card(asker.rng, &AOE), "from": other,
                "to": asker.several()}})
            }
            "judge" => asker.judge(),
            "effect" => asker.effect(ALL_TRICKS, &other),
            "slash_on_me" => asker.slash_effect(&other, &me),
            "slash_by_me" => asker.slash_effect(&me, &other),
            "response" => json!({"$": "CardResponseStruct", "v": {"who": other, "is_handcard": true,
                "card": some_card(asker.rng, &["Slash", "Jink"])}}),
            "dying" => json!({"$": "DyingStruct", "v": {"who": me, "damage": null}}),
            "death" => json!({"$": "DeathStruct", "v": {"who": other, "damage": asker.damage(&other)["v"]}}),
            "move" => super::happened::moved(asker, &me, &other),
            other => panic!("no data {other}"),
        }
    }

    /// Gives the table what the request is about: the skill and its marks, flags, tags and piles.
    fn prepare(&self, asker: &mut Asker<'_>, table: &mut Snapshot) {
        let (me, other) = (asker.seat.to_owned(), self.other.clone());
        self.teach(player_of(table, if self.row["owner"] == json!("other") { &other } else { &me }));
        self.dress(asker, player_of(table, &me), "");
        self.dress(asker, player_of(table, &other), "other_");
        let tags = self.filled(asker, &self.row["room_tags"]);
        Arc::make_mut(&mut table.tags).extend(tags.as_object().cloned().unwrap_or_default());
        if let Some(pile) = self.row["pile"].as_array() {
            let count = (pile[1].as_u64().unwrap() as usize).min(table.discard.len());
            let known = table.discard.split_off(table.discard.len() - count);
            let piles = &mut player_of(table, &me).piles;
            piles.entry(pile[0].as_str().unwrap().to_owned()).or_default().known.extend(known);
        }
        // who dies by it is asked after his death
        if self.row["dead"] == json!(true) && asker.yes() {
            player_of(table, &me).alive = false;
            table.dying.retain(|name| *name != me);
        }
        if self.kind == "activate" && asker.yes() {
            let waits = |player: &mut Arc<Player>| Arc::make_mut(player).phase = Some(Phase::NotActive);
            table.players.iter_mut().for_each(waits);
            player_of(table, &me).phase = Some(Phase::Play);
            table.current = Some(me);
        }
    }

    /// Gives a player the skill that the request is about.
    fn teach(&self, owner: &mut Player) {
        let key = self.key.trim_matches(['@', '!']);
        let skill = self.row["skill"].as_str().unwrap_or(key);
        let exists = Catalogue::built_in().unwrap().skills().any(|known| known.name == skill);
        if exists && !owner.acquired.iter().any(|known| known == skill) {
            owner.acquired.push(skill.to_owned());
        }
        owner.invalid.retain(|invalid| invalid != skill);
    }

    /// Gives a player marks, flags, tags and properties.
    fn dress(&self, asker: &mut Asker<'_>, player: &mut Player, prefix: &str) {
        let mut part = |name: &str| {
            let value = self.row.get(format!("{prefix}{name}")).cloned().unwrap_or_default();
            self.filled(asker, &value)
        };
        let (marks, flags, tags, props) = (part("marks"), part("flags"), part("tags"), part("props"));
        let marks = marks.as_object().into_iter().flatten();
        player.marks.extend(marks.map(|(mark, count)| (mark.clone(), count.as_i64().unwrap() as i32)));
        let flags = flags.as_array().into_iter().flatten();
        player.flags.extend(flags.map(|flag| flag.as_str().unwrap().to_owned()));
        player.tags.extend(tags.as_object().cloned().unwrap_or_default());
        player.props.extend(props.as_object().cloned().unwrap_or_default());
    }

    fn question(&self, asker: &mut Asker<'_>) -> Value {
        let row = self.row;
        let word = |name: &str, usual: Value| row.get(name).cloned().unwrap_or(usual);
        let fields = match self.kind {
            "askForSkillInvoke" => json!({"skill_name": self.key, "data": row["data"]}),
            "askForChoice" => json!({"skill_name": self.key, "choices": row["words"], "data": row["data"]}),
            "askForUseCard" => json!({"pattern": self.key, "prompt": row["prompt"],
                "method": word("method", json!("use"))}),
            "askForCard" => json!({"pattern": self.key, "prompt": row["prompt"], "data": row["data"],
                "method": word("method", json!("response"))}),
            "askForPlayerChosen" => json!({"reason": self.key, "prompt": row["prompt"],
                "targets": asker.several(), "optional": word("optional", json!(false))}),
            "askForCardChosen" => json!({"reason": self.key, "who": self.other, "flags": row["flags"],
                "method": word("method", json!("none"))}),
            "askForAG" => json!({"reason": self.key, "card_ids": asker.ids(),
                "refusable": word("refusable", json!(false))}),
            "askForYiji" => json!({"reason": self.key, "cards": asker.own_ids(), "optional": true}),
            "askForExchange" | "askForDiscard" => json!({"reason": self.key, "discard_num": row["most"],
                "min_num": row["least"], "optional": word("optional", json!(false)),
                "include_equip": word("equip", json!(false))}),
            "askForGuanxing" => json!({"cards": asker.ids(), "guanxing_type": self.key}),
            "askForPindian" => {
                let begins = row["owner"] != json!("other");
                json!({"reason": self.key, "requestor": if begins { asker.seat } else { self.other.as_str() }})
            }
            "askForSuit" => json!({"reason": self.key}),
            _ => json!({}),
        };
        let mut question = self.filled(asker, &fields);
        question["kind"] = json!(self.kind);
        question
    }
}

fn by(mut damage: Value, who: &str) -> Value {
    damage["v"]["from"] = json!(who);
    damage
}

fn player_of<'t>(table: &'t mut Snapshot, name: &str) -> &'t mut Player {
    Arc::make_mut(table.players.iter_mut().find(|player| player.name == name).unwrap())
}

/// Asks for less than usual, or without the data.
fn oddly(asker: &mut Asker<'_>, question: &mut Value) {
    let patterns =
        [".", "..", ".|red", ".|black", "slash", "jink", ".Basic", ".Equip", "Peach", ".|.|.|hand"];
    let fields: &mut Map<String, Value> = question.as_object_mut().unwrap();
    if let Some(choices) = fields.get_mut("choices").filter(|_| asker.yes()) {
        let words: Vec<&str> = choices.as_str().unwrap().split('+').collect();
        let left: Vec<&str> = words.iter().copied().filter(|_| asker.yes()).collect();
        *choices = json!(if left.is_empty() { words[0].to_owned() } else { left.join("+") });
        return;
    }
    if fields.remove("data").is_some_and(|data| !data.is_null()) {
        return;
    }
    match fields["kind"].as_str().unwrap() {
        "askForCard" | "askForDiscard" | "askForExchange" => {
            fields.insert("pattern".to_owned(), json!(any(asker.rng, &patterns)));
        }
        "askForUseCard" | "askForPlayerChosen" => {
            fields.insert("prompt".to_owned(), json!("x"));
        }
        "askForYiji" => {
            fields.insert("cards".to_owned(), json!(asker.ids()));
        }
        _ => {}
    }
}
