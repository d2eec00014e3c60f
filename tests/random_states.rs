//! On random tables every kind of question that makes sense has a legal last resort, and whatever
//! nonsense is answered is refused without a panic.
//!
//! A hundred thousand tables under `JUNSHI_FULL=1`, one in a hundred of them otherwise.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

#[path = "bench/random_tables.rs"]
#[allow(dead_code)]
mod random_tables;

use std::collections::BTreeMap;
use std::sync::Arc;

use junshi::game::{Game, Names, Scene};
use junshi::kit::rng::Rng;
use junshi::sgs::{Answer, Ask, Sgs, Snapshot};
use random_tables::Maker;
use serde_json::{Value, json};

const SEED: u64 = 20_251_130;

const PATTERNS: [&str; 12] = [
    "slash",
    "jink",
    "peach",
    "nullification",
    ".",
    "..",
    ".|black",
    ".H",
    "@@tuxi",
    "@axe",
    "TrickCard+^Nullification,EquipCard|.|.|hand",
    "peach+analeptic",
];

const METHODS: [&str; 6] = ["none", "use", "response", "discard", "recast", "pindian"];

fn tables() -> u32 {
    if std::env::var_os("JUNSHI_FULL").is_some() { 100_000 } else { 1_000 }
}

/// Draws questions about one table.
struct Asker<'a> {
    rng: &'a mut Rng,
    table: &'a Snapshot,
    seat: &'a str,
}

impl Asker<'_> {
    fn below(&mut self, bound: usize) -> usize {
        self.rng.below(bound as u32) as usize
    }

    fn yes(&mut self) -> bool {
        self.below(2) == 0
    }

    fn living(&mut self) -> String {
        let living: Vec<&str> = self
            .table
            .players
            .iter()
            .filter(|player| player.alive)
            .map(|player| player.name.as_str())
            .collect();
        living[self.below(living.len())].to_owned()
    }

    fn ids(&mut self) -> Vec<i32> {
        let first = self.below(150) as i32;
        (first..=first + self.below(5) as i32).collect()
    }

    fn pattern(&mut self) -> &'static str {
        PATTERNS[self.below(PATTERNS.len())]
    }

    fn method(&mut self) -> &'static str {
        METHODS[self.below(METHODS.len())]
    }

    /// One question of each kind.
    fn questions(&mut self) -> Vec<Value> {
        let other = self.living();
        let most = 1 + self.below(4);
        let (least, ids) = (self.below(most + 1), self.ids());
        let discard = |kind: &str, own: &mut Self| {
            json!({"kind": kind, "reason": "gamerule", "discard_num": most, "min_num": least,
                "optional": own.yes(), "include_equip": own.yes(), "pattern": own.pattern()})
        };
        let where_from = ["h", "e", "he", "hej", "j"][self.below(5)];
        let put = ["both", "up_only", "down_only"][self.below(3)];
        vec![
            json!({"kind": "activate"}),
            json!({"kind": "askForUseCard", "pattern": self.pattern(), "prompt": "x", "method": self.method()}),
            json!({"kind": "askForSkillInvoke", "skill_name": "tuxi"}),
            json!({"kind": "askForChoice", "skill_name": "x", "choices": "a+b+c"}),
            discard("askForDiscard", self),
            discard("askForExchange", self),
            json!({"kind": "askForNullification", "trick": "93", "to": other, "positive": self.yes()}),
            json!({"kind": "askForCardChosen", "who": other, "flags": where_from, "reason": "x", "method": self.method()}),
            json!({"kind": "askForCard", "pattern": self.pattern(), "prompt": "x:sgs1", "method": self.method()}),
            json!({"kind": "askForAG", "card_ids": ids, "refusable": self.yes(), "reason": "x"}),
            json!({"kind": "askForCardShow", "requestor": other, "reason": "x"}),
            json!({"kind": "askForPindian", "requestor": other, "reason": "x"}),
            json!({"kind": "askForPlayerChosen", "targets": [other], "reason": "x", "optional": self.yes()}),
            json!({"kind": "askForSinglePeach", "dying": other}),
            json!({"kind": "askForSuit", "reason": "x"}),
            json!({"kind": "askForYiji", "cards": ids, "reason": "x", "optional": self.yes()}),
            json!({"kind": "askForGuanxing", "cards": ids, "guanxing_type": put}),
            json!({"kind": "askForKingdom"}),
            json!({"kind": "askForGeneral", "generals": ["caopi", "sunquan"]}),
        ]
    }

    /// Answers that nobody should give.
    fn nonsense(&mut self) -> Answer {
        let id = self.below(170) as i32 - 5;
        let other = self.living();
        let texts = [
            format!("{id}"),
            format!("{id}->{other}"),
            format!("slash:wusheng[to_be_decided:-]={}->{other}+{other}", id.max(0)),
            format!("@ZhihengCard={}+{}->.", id.max(0), id.max(0)),
            format!("@LijianCard={}->{other}+sgs1", id.max(0)),
            format!("$%{id}"),
            "#x:.:->nobody".to_owned(),
            String::new(),
        ];
        match self.below(12) {
            at @ 0..8 => Answer::Name(texts[at].clone()),
            8 => Answer::Id(id),
            9 => Answer::Ids(vec![id, id]),
            10 => Answer::Yes(true),
            _ => Answer::Nothing,
        }
    }
}

#[test]
fn the_last_resort_is_legal_on_random_tables() {
    let mut maker = Maker::new(SEED);
    let mut rng = Rng::for_match(SEED);
    let mut asked: BTreeMap<String, u32> = BTreeMap::new();
    for number in 0..tables() {
        let (mut snapshot, seat) = maker.table();
        Sgs::admit(&mut snapshot, &Names::default())
            .unwrap_or_else(|error| panic!("table {number}: {error}"));
        let snapshot = Arc::new(snapshot);
        let mut asker = Asker { rng: &mut rng, table: &snapshot, seat: &seat };
        for mut question in asker.questions() {
            question["seat"] = json!(asker.seat);
            let ask: Ask = serde_json::from_value(question.clone()).unwrap();
            if Sgs::check_ask(&snapshot, &Names::default(), &ask).is_err() {
                continue;
            }
            let mut scene = Scene::<Sgs>::new(Snapshot::default(), ask, SEED);
            (scene.snapshot, scene.number) = (Arc::clone(&snapshot), u64::from(number));
            let answer = Sgs::last_resort(&scene);
            if let Err(refusal) = Sgs::check(&scene, &answer) {
                panic!("table {number}: {question}: {}: {refusal}", answer.shown());
            }
            let _ = Sgs::check(&scene, &asker.nonsense());
            *asked.entry(question["kind"].to_string()).or_default() += 1;
        }
    }
    println!("{}", json!({"tables": tables(), "asked": asked}));
    assert_eq!(asked.len(), 19, "every kind was asked: {asked:?}");
}
