//! Questions about a table: half of them anything that reads, half of them as rules, cards and
//! skills ask, with their reasons, prompts and data.

use junshi::kit::rng::Rng;
use junshi::sgs::{Answer, Catalogue, Snapshot};
use serde_json::{Value, json};

use super::tables::{any, below, some_card};

/// Classes of Slashes.
pub const SLASHES: &[&str] = &["Slash", "FireSlash", "ThunderSlash"];

/// Classes of tricks that may be nullified.
pub const ALL_TRICKS: &[&str] = &[
    "Duel",
    "Snatch",
    "Dismantlement",
    "SavageAssault",
    "ArcheryAttack",
    "GodSalvation",
    "AmazingGrace",
    "ExNihilo",
    "Collateral",
    "FireAttack",
    "IronChain",
    "Indulgence",
    "SupplyShortage",
    "Lightning",
    "Nullification",
];

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

/// Draws questions about one table.
pub struct Asker<'a> {
    pub rng: &'a mut Rng,
    pub table: &'a Snapshot,
    pub seat: &'a str,
}

impl Asker<'_> {
    pub fn below(&mut self, bound: usize) -> usize {
        below(self.rng, bound)
    }

    pub fn yes(&mut self) -> bool {
        self.below(2) == 0
    }

    pub fn living(&mut self) -> String {
        let living = self.table.players.iter().filter(|player| player.alive);
        let living: Vec<&str> = living.map(|player| player.name.as_str()).collect();
        (*any(self.rng, &living)).to_owned()
    }

    /// Some of the living.
    pub fn several(&mut self) -> Vec<String> {
        let living: Vec<_> = self.table.players.iter().filter(|player| player.alive).collect();
        let some: Vec<_> = living.iter().filter(|_| below(self.rng, 3) > 0).collect();
        some.into_iter().map(|player| player.name.clone()).collect()
    }

    /// A card of the deck.
    pub fn id(&mut self) -> i32 {
        self.below(160) as i32
    }

    pub fn ids(&mut self) -> Vec<i32> {
        let first = self.below(150) as i32;
        (first..=first + self.below(5) as i32).collect()
    }

    /// The hand cards of who is asked, as far as they are told.
    pub fn own_ids(&self) -> Vec<i32> {
        let me = self.table.players.iter().find(|player| player.name == self.seat);
        me.map(|me| me.hand.known.clone()).unwrap_or_default()
    }

    pub fn skill(&mut self) -> String {
        let catalogue = Catalogue::built_in().unwrap();
        let names: Vec<&str> = catalogue.skills().map(|skill| skill.name.as_str()).collect();
        (*any(self.rng, &names)).to_owned()
    }

    fn pattern(&mut self) -> &'static str {
        PATTERNS[self.below(PATTERNS.len())]
    }

    fn method(&mut self) -> &'static str {
        METHODS[self.below(METHODS.len())]
    }

    /// One question of each kind, whatever it asks for.
    pub fn questions(&mut self) -> Vec<Value> {
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

    /// One question of each kind, as the game asks it.
    pub fn real_questions(&mut self) -> Vec<Value> {
        let skill = self.skill();
        vec![
            json!({"kind": "activate"}),
            self.use_card(),
            self.invoke(),
            self.choice(),
            self.discard("askForDiscard"),
            self.discard("askForExchange"),
            self.nullification(),
            self.card_chosen(),
            self.card_asked(),
            json!({"kind": "askForAG", "card_ids": self.ids(), "refusable": self.yes(),
                "reason": any(self.rng, &["amazing_grace", &skill])}),
            json!({"kind": "askForCardShow", "requestor": self.living(),
                "reason": any(self.rng, &["fire_attack", &skill])}),
            json!({"kind": "askForPindian", "requestor": self.living(),
                "reason": any(self.rng, &["tianyi", "quhu", "yijue", &skill])}),
            self.player_chosen(),
            json!({"kind": "askForSinglePeach", "dying": self.dying()}),
            json!({"kind": "askForSuit", "reason": "fanjian"}),
            self.gift(&skill),
            json!({"kind": "askForGuanxing", "cards": self.ids(),
                "guanxing_type": any(self.rng, &["both", "up_only"])}),
            json!({"kind": "askForKingdom", "kingdoms": ["wei", "shu", "wu", "qun"]}),
            json!({"kind": "askForGeneral", "generals": ["caopi", "sunquan", "machao", "huatuo"]}),
        ]
    }

    fn gift(&mut self, skill: &str) -> Value {
        let players = self.several();
        let players = if self.yes() || players.is_empty() { json!(null) } else { json!(players) };
        json!({"kind": "askForYiji", "cards": self.ids(), "reason": any(self.rng, &["yiji", "rende", skill]),
            "optional": self.yes(), "players": players})
    }

    fn dying(&mut self) -> String {
        let dying = self.table.dying.last().cloned();
        dying.unwrap_or_else(|| self.living())
    }

    fn use_card(&mut self) -> Value {
        let (one, two) = (self.living(), self.living());
        let (pattern, prompt) = match self.below(6) {
            0 => ("slash", format!("collateral-slash:{one}:{two}")),
            1 => ("slash", format!("@tiaoxin-slash:{one}")),
            2 => ("slash", format!("blade-slash:{one}")),
            3 => ("slash", "slash".to_owned()),
            4 => ("@@tuxi", "@tuxi-card".to_owned()),
            _ => ("jink", format!("slash-jink:{one}")),
        };
        json!({"kind": "askForUseCard", "pattern": pattern, "prompt": prompt, "method": "use"})
    }

    fn invoke(&mut self) -> Value {
        let (skill, other, me) = (self.skill(), self.living(), self.seat.to_owned());
        let (skill, data) = match self.below(9) {
            0 => ("eight_diagram", json!(null)),
            1 => ("double_sword", self.card_use(&me)),
            2 => ("ice_sword", self.damage(&other)),
            3 => ("kylin_bow", self.damage(&other)),
            4 => ("fan", self.card_use(&me)),
            5 => ("xingshang", json!({"$player": other})),
            6 => ("double_sword", json!(null)),
            7 => (&*skill, json!({"$player": other})),
            _ => (&*skill, json!(null)),
        };
        json!({"kind": "askForSkillInvoke", "skill_name": skill, "data": data})
    }

    fn choice(&mut self) -> Value {
        let (skill, other) = (self.skill(), self.living());
        match self.below(4) {
            0 => json!({"kind": "askForChoice", "skill_name": "kylin_bow", "choices": "dhorse+ohorse",
                "data": self.damage(&other)}),
            1 => json!({"kind": "askForChoice", "skill_name": "benghuai", "choices": "hp+maxhp"}),
            2 => json!({"kind": "askForChoice", "skill_name": skill, "choices": "losehp+draw+cancel",
                "data": {"$player": other}}),
            _ => json!({"kind": "askForChoice", "skill_name": skill, "choices": "up+down"}),
        }
    }

    fn discard(&mut self, kind: &str) -> Value {
        let (most, skill, gives) = (1 + self.below(4), self.skill(), self.yes());
        match self.below(3) {
            0 => json!({"kind": kind, "reason": "gamerule", "discard_num": most, "min_num": most}),
            1 => json!({"kind": kind, "reason": "ganglie", "discard_num": 2, "min_num": 2, "optional": true}),
            _ => {
                json!({"kind": kind, "reason": skill, "discard_num": most, "min_num": 1, "include_equip": true,
                "optional": gives})
            }
        }
    }

    fn nullification(&mut self) -> Value {
        let trick = some_card(self.rng, ALL_TRICKS);
        let class = trick["class"].as_str().unwrap_or_default();
        let delayed = ["Indulgence", "SupplyShortage", "Lightning"].contains(&class);
        let from = self.living();
        let from = if delayed { json!(null) } else { json!(from) };
        json!({"kind": "askForNullification", "trick": trick["str"], "from": from, "to": self.living(),
            "positive": self.below(3) > 0})
    }

    fn card_chosen(&mut self) -> Value {
        let skill = self.skill();
        let (reason, flags, method) = *any(
            self.rng,
            &[
                ("snatch", "hej", "none"),
                ("dismantlement", "hej", "discard"),
                ("fankui", "he", "none"),
                ("tiaoxin", "he", "discard"),
                ("ice_sword", "he", "discard"),
                ("gongxin", "h", "none"),
                (&*skill, "he", "none"),
            ],
        );
        json!({"kind": "askForCardChosen", "who": self.living(), "flags": flags, "reason": reason, "method": method})
    }

    fn player_chosen(&mut self) -> Value {
        let skill = self.skill();
        let reasons =
            ["fangzhu", "leiji", "slash_extra_targets", "zero_card_as_slash", "wooden_ox", "tuxi", &*skill];
        let reason = *any(self.rng, &reasons);
        json!({"kind": "askForPlayerChosen", "targets": self.several(), "reason": reason, "optional": self.yes()})
    }

    pub fn effect(&mut self, classes: &[&str], from: &str) -> Value {
        json!({"$": "CardEffectStruct", "v": {"card": some_card(self.rng, classes), "from": from, "to": self.seat}})
    }

    pub fn slash_effect(&mut self, from: &str, to: &str) -> Value {
        json!({"$": "SlashEffectStruct", "v": {"slash": some_card(self.rng, SLASHES), "jink": null, "from": from,
            "to": to, "nature": any(self.rng, &["normal", "fire", "thunder"]), "jink_num": 1 + self.below(2),
            "drank": self.below(2)}})
    }

    /// A card is asked for, as in the answer to a blow, by equipment or before a judgement.
    pub fn card_asked(&mut self) -> Value {
        let (from, third, me) = (self.living(), self.living(), self.seat.to_owned());
        let (pattern, prompt, data) = match self.below(13) {
            0 => ("jink", format!("slash-jink:{from}"), self.slash_effect(&from, &me)),
            1 => ("jink", format!("@multi-jink-start:{from}::2"), self.slash_effect(&from, &me)),
            2 => ("jink", format!("@multi-jink:{from}::1"), self.slash_effect(&from, &me)),
            3 => ("slash", format!("duel-slash:{from}"), self.effect(&["Duel"], &from)),
            4 => ("slash", format!("@wushuang-slash-1:{from}"), self.effect(&["Duel"], &from)),
            5 => ("slash", format!("@wushuang-slash-2:{from}"), self.effect(&["Duel"], &from)),
            6 => ("slash", format!("savage-assault-slash:{from}"), self.effect(&["SavageAssault"], &from)),
            7 => ("jink", format!("archery-attack-jink:{from}"), self.effect(&["ArcheryAttack"], &from)),
            8 => ("slash", format!("collateral-slash:{third}:{from}"), json!(null)),
            9 => ("@axe", format!("@axe:{from}"), self.slash_effect(&me, &from)),
            10 => (".", format!("double-sword-card:{from}"), self.card_use(&from)),
            11 => {
                let (pattern, suit) =
                    *any(self.rng, &[(".H", "heart"), (".S", "spade"), (".D", "diamond"), (".C", "club")]);
                (pattern, format!("@fire-attack:{from}::{suit}"), json!(null))
            }
            _ => {
                let judge = self.judge();
                let (skill, pattern) = *any(self.rng, &[("guidao", ".|black"), ("guicai", ".")]);
                let (who, why) =
                    (judge["v"]["who"].as_str().unwrap(), judge["v"]["reason"].as_str().unwrap());
                (
                    pattern,
                    format!("@{skill}-card:{who}:{skill}:{why}:{}", judge["v"]["card"]["id"]),
                    judge.clone(),
                )
            }
        };
        let (blank, used) = (self.below(8) == 0, self.yes());
        let method = match (pattern, prompt.starts_with("slash-jink")) {
            (_, true) if used => "use",
            ("slash" | "jink", _) => "response",
            _ if prompt.contains("-card:") && prompt.starts_with("@gui") => "response",
            _ => "discard",
        };
        json!({"kind": "askForCard", "method": method, "pattern": pattern, "prompt": prompt,
            "data": if blank { json!(null) } else { data }})
    }

    /// Answers that nobody should give.
    pub fn nonsense(&mut self) -> Answer {
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

/// The table as it is while a question is asked: with the pattern that the host tells.
pub fn asking(table: &Snapshot, question: &Value) -> Snapshot {
    use junshi::sgs::snapshot::UseReason;
    let mut state = table.clone();
    let pattern = || question["pattern"].as_str().unwrap_or_default().to_owned();
    (state.pattern, state.use_reason) = match question["kind"].as_str().unwrap_or_default() {
        "activate" => (String::new(), UseReason::Play),
        "askForUseCard" => (pattern(), UseReason::ResponseUse),
        "askForCard" if question["method"] == "use" => (pattern(), UseReason::ResponseUse),
        "askForCard" => (pattern(), UseReason::Response),
        "askForNullification" => ("nullification".to_owned(), UseReason::ResponseUse),
        "askForSinglePeach" => ("peach".to_owned(), UseReason::ResponseUse),
        _ => (String::new(), UseReason::Unknown),
    };
    state
}
