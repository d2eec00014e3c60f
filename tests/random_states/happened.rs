//! What may have happened before a question: random events, with their data.

use junshi::kit::rng::Rng;
use junshi::sgs::card::Type;
use junshi::sgs::{Catalogue, Event, Snapshot};
use serde_json::{Value, json};

use super::asker::{ALL_TRICKS, Asker, SLASHES};
use super::requests;
use super::tables::{any, below, card, one_in, some_card};

/// Some events at a table.
pub fn events(rng: &mut Rng, table: &Snapshot, seat: &str) -> Vec<Event> {
    let count = below(rng, 12);
    let mut asker = Asker { rng, table, seat };
    let told = (0..count).map(|_| event(&mut asker));
    told.map(|event| serde_json::from_value(event.clone()).unwrap_or_else(|error| panic!("{event}: {error}")))
        .collect()
}

fn event(asker: &mut Asker<'_>) -> Value {
    let (who, other) = (asker.living(), asker.living());
    match asker.below(9) {
        0 | 1 => choice(asker, &who, &other),
        2 | 3 => used(asker, &who),
        4 => json!({"event": "CardsMoveOneTime", "player": who, "data": moved(asker, &who, &other)}),
        5 => {
            let name =
                *any(asker.rng, &["PreDamageDone", "Damage", "Damaged", "DamageInflicted", "DamageComplete"]);
            json!({"event": name, "player": other, "data": asker.damage(&other)})
        }
        6 => {
            let name = *any(asker.rng, &["StartJudge", "AskForRetrial", "FinishRetrial", "FinishJudge"]);
            json!({"event": name, "player": who, "data": asker.judge()})
        }
        7 => {
            let name = *any(
                asker.rng,
                &["EventPhaseStart", "TurnStart", "GameStart", "TurnedOver", "EventPhaseEnd"],
            );
            json!({"event": name, "player": who})
        }
        _ => {
            let name = *any(asker.rng, &["AskForPeaches", "Dying", "BuryVictim", "Death"]);
            let kind = if matches!(name, "BuryVictim" | "Death") { "DeathStruct" } else { "DyingStruct" };
            let damage = asker.damage(&other)["v"].clone();
            let data = json!({"$": kind, "v": {"who": other, "damage": if asker.yes() { damage } else { json!(null) }}});
            json!({"event": name, "player": who, "data": data})
        }
    }
}

fn used(asker: &mut Asker<'_>, who: &str) -> Value {
    let name =
        *any(asker.rng, &["TargetConfirmed", "CardUsed", "TargetSpecified", "CardFinished", "ChoiceMade"]);
    let mut data = asker.card_use(who);
    if one_in(asker.rng, 3) {
        data["v"]["card"] = skill_card(asker);
    }
    json!({"event": name, "player": who, "data": data})
}

/// A skill card of up to two cards.
fn skill_card(asker: &mut Asker<'_>) -> Value {
    let catalogue = Catalogue::built_in().unwrap();
    let classes = catalogue.classes().filter(|class| class.kind == Type::Skill);
    let names: Vec<&str> = classes.map(|class| class.name.as_str()).collect();
    let (name, count) = (*any(asker.rng, &names), asker.below(3));
    let ids: Vec<i32> = asker.ids().into_iter().take(count).collect();
    let text = ids.iter().map(i32::to_string).collect::<Vec<_>>().join("+");
    let text = format!("@{name}={}", if text.is_empty() { "." } else { &text });
    json!({"class": name, "id": -1, "sub": ids, "str": text})
}

fn choice(asker: &mut Asker<'_>, who: &str, other: &str) -> Value {
    let (id, prompt) = (asker.id(), asker.card_asked()["prompt"].clone());
    let (skill, prompt) = match asker.yes() {
        true => (asker.skill(), prompt.as_str().unwrap().to_owned()),
        false => requests::named(asker),
    };
    let word = *any(asker.rng, &["hp", "recover", "draw", "obtain", "dxt1", "reject", "cancel"]);
    let trick = super::tables::class(*any(asker.rng, &super::tables::cards_of(ALL_TRICKS)));
    let texts = [
        format!("skillInvoke:{skill}:{}", if asker.yes() { "yes" } else { "no" }),
        format!("skillInvoke:{skill}:{other}:yes"),
        format!("skillChoice:{skill}:{word}"),
        format!("cardChosen:{skill}:{id}:{who}:{other}"),
        format!("Nullification:{trick}:{other}:{}", asker.yes()),
        format!("cardChosen:snatch:{id}:{who}:{other}"),
        format!("cardResponded:jink:{prompt}:_nil_"),
        format!("cardResponded:slash:{prompt}:_{id}_"),
        format!("peach:{other}:1:{id}"),
        format!("playerChosen:{skill}:{other}"),
        format!("Yiji:{skill}:{who}:{other}:{id}"),
        format!("pindian:{skill}:{who}:{id}:{other}:{}", asker.id()),
        format!("viewCards:{who}:{other}"),
        format!("cardUsed:slash:{prompt}:nil"),
    ];
    json!({"event": "ChoiceMade", "player": who, "data": any(asker.rng, &texts)})
}

/// Cards that move: drawn, thrown away for want of room, given or taken.
pub fn moved(asker: &mut Asker<'_>, who: &str, other: &str) -> Value {
    const RULE_DISCARD: i32 = 0x13;
    let ids: Vec<i32> = asker.ids();
    let places = |place: u8| vec![place; ids.len()];
    let fields = match asker.below(3) {
        0 => json!({"to": who, "ids": ids, "from_places": places(6), "to_place": 0}),
        1 => json!({"from": who, "ids": ids, "from_places": places(0), "to_place": 5,
            "open": vec![true; ids.len()], "reason": {"reason": RULE_DISCARD, "player": who}}),
        _ => json!({"from": who, "to": other, "ids": ids, "from_places": places(0), "to_place": 0}),
    };
    json!({"$": "CardsMoveOneTimeStruct", "v": fields})
}

impl Asker<'_> {
    /// Damage on somebody.
    pub fn damage(&mut self, to: &str) -> Value {
        let (from, card) = (self.living(), some_card(self.rng, SLASHES));
        let (nature, damage) = (*any(self.rng, &["normal", "fire", "thunder"]), 1 + self.below(2));
        let nobody = one_in(self.rng, 6);
        json!({"$": "DamageStruct", "v": {"from": if nobody { json!(null) } else { json!(from) }, "to": to,
            "card": if nobody { json!(null) } else { card }, "damage": damage, "nature": nature, "chain": self.yes()}})
    }

    /// The use of a card by somebody.
    pub fn card_use(&mut self, from: &str) -> Value {
        let classes = if self.yes() { SLASHES } else { ALL_TRICKS };
        let to: Vec<String> = (0..1 + self.below(2)).map(|_| self.living()).collect();
        json!({"$": "CardUseStruct", "v": {"card": some_card(self.rng, classes), "from": from, "to": to}})
    }

    /// A judgement of somebody.
    pub fn judge(&mut self) -> Value {
        let (who, id) = (self.living(), self.id());
        let (reason, pattern, good) = *any(
            self.rng,
            &[
                ("lightning", ".|spade|2~9", false),
                ("indulgence", ".|heart", true),
                ("supply_shortage", ".|club", true),
                ("eight_diagram", ".|red", true),
                ("leiji", ".|black", false),
                ("luoshen", ".|black", true),
                ("tieji", ".|red", true),
                ("ganglie", ".|heart", false),
            ],
        );
        json!({"$": "JudgeStruct*", "v": {"who": who, "card": card(id), "pattern": pattern, "good": good,
            "reason": reason, "negative": self.yes()}})
    }
}
