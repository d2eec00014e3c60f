//! Random tables that are whole and consistent: what the plain-Lua twin of `sgs.getDefense` is
//! compared on.

use junshi::kit::rng::Rng;
use junshi::sgs::card::Slot;
use junshi::sgs::{Answer, Ask, Catalogue, Sgs, Snapshot};
use junshi::{Builder, Detail, Match, Opening};
use serde_json::{Value, json};

/// The twin, wrapped into a mod: `twin_agrees` compares it with `sgs.getDefense` for everybody.
pub fn twin_mod() -> String {
    format!(
        "local twin = (function() {} end)()
        sgs.ai_skill_invoke.twin_agrees = function(self)
            for _, player in sgs.qlist(self.room:getAlivePlayers()) do
                local ours, plain = sgs.getDefense(player), twin(player, self.room)
                if math.abs(ours - plain) > 1e-9 then
                    error(player:objectName() .. ' ' .. player:getGeneralName() .. ': ' .. ours .. ' and ' .. plain)
                end
            end
            return true
        end
        sgs.ai_skill_invoke.twin_timed = function(self, data)
            local players, room, x = sgs.QList2Table(self.room:getAlivePlayers()), self.room, 0
            for _ = 1, data:toInt() do for at = 1, #players do x = twin(players[at], room) end end
            return x ~= nil
        end
        sgs.ai_skill_invoke.ours_timed = function(self, data)
            local players, getDefense, x = sgs.QList2Table(self.room:getAlivePlayers()), sgs.getDefense, 0
            for _ = 1, data:toInt() do for at = 1, #players do x = getDefense(players[at]) end end
            return x ~= nil
        end
        sgs.ai_skill_invoke.loop_timed = function(self, data)
            local players, x = sgs.QList2Table(self.room:getAlivePlayers()), 0
            for _ = 1, data:toInt() do for at = 1, #players do x = players[at] end end
            return x ~= nil
        end\n",
        include_str!("defense_twin.lua")
    )
}

/// Compares both on so many random tables.
pub fn compare(builder: Builder, tables: u32) {
    let runtime = builder.trace(Detail::Brief).mod_text("twin", "twin.lua", &twin_mod()).build();
    let mut maker = Maker::new(20_250_801);
    let (first, _) = maker.table();
    let mut table: Match<Sgs> = runtime.open(Opening::new(first, 1)).unwrap();
    for number in 0..tables {
        let (snapshot, seat) = maker.table();
        table.replace(snapshot.clone()).unwrap_or_else(|error| panic!("table {number}: {error}"));
        let ask = json!({"kind": "askForSkillInvoke", "seat": seat, "skill_name": "twin_agrees"});
        let ask: Ask = serde_json::from_value(ask).unwrap();
        let decision = table.decide(ask).unwrap();
        let agree = decision.answer.answer() == &Answer::Yes(true);
        let faults = table.take_faults();
        assert!(
            agree && faults.is_empty(),
            "table {number}: {faults:?}\n{}{}",
            decision.trace,
            serde_json::to_string(&snapshot).unwrap()
        );
    }
}

const ROLES: [&str; 8] = ["lord", "rebel", "loyalist", "renegade", "rebel", "rebel", "loyalist", "rebel"];
const MARKS: [&str; 8] =
    ["@tied", "@skill_invalidity", "hunzi", "baiyin", "zili", "@nirvana", "xhate", "jingce"];
const PHASES: [&str; 4] = ["play", "discard", "finish", "not_active"];

/// Makes tables from a seed.
pub struct Maker {
    rng: Rng,
    generals: Vec<String>,
    skills: Vec<String>,
    deck: Vec<(i32, Option<Slot>, bool)>,
}

impl Maker {
    pub fn new(seed: u64) -> Maker {
        let catalogue = Catalogue::built_in().unwrap();
        let deck = catalogue.deck().iter().map(|card| {
            let class = catalogue.class_data(card.face.class);
            (card.face.id, class.slot, class.delayed)
        });
        let generals = catalogue.generals().filter(|general| !general.skills.is_empty());
        Maker {
            rng: Rng::for_match(seed),
            generals: generals.map(|general| general.name.clone()).collect(),
            skills: catalogue.skills().map(|skill| skill.name.clone()).collect(),
            deck: deck.collect(),
        }
    }

    fn below(&mut self, bound: usize) -> usize {
        self.rng.below(bound as u32) as usize
    }

    fn one_in(&mut self, n: usize) -> bool {
        self.below(n) == 0
    }

    fn some_skills(&mut self, one_in: usize) -> Vec<String> {
        let count = if self.one_in(one_in) { 1 + self.below(3) } else { 0 };
        let mut skills: Vec<String> = (0..count)
            .map(|_| {
                let at = self.below(self.skills.len());
                self.skills[at].clone()
            })
            .collect();
        skills.sort();
        skills.dedup();
        skills
    }

    /// A table and a seat that lives at it.
    pub fn table(&mut self) -> (Snapshot, String) {
        let count = 2 + self.below(7);
        let mut deck: Vec<usize> = (0..self.deck.len()).collect();
        for at in (1..deck.len()).rev() {
            let other = self.below(at + 1);
            deck.swap(at, other);
        }
        let current = self.below(count + 1);
        let players: Vec<Value> =
            (0..count).map(|at| self.player(at, current == at, &mut deck, count)).collect();
        let living: Vec<usize> = (0..count).filter(|at| players[*at]["alive"] == json!(true)).collect();
        let seat = living[self.below(living.len())];
        let mut table = json!({"mode": "08p", "players": players});
        if living.contains(&current) {
            table["current"] = json!(format!("sgs{}", current + 1));
        }
        (serde_json::from_value(table).unwrap(), format!("sgs{}", seat + 1))
    }

    fn player(&mut self, at: usize, current: bool, deck: &mut Vec<usize>, count: usize) -> Value {
        let general = self.below(self.generals.len());
        let max_hp = 1 + self.below(7) as i32;
        let hp = if self.one_in(12) { 0 } else { 1 + self.below(max_hp as usize) as i32 };
        let (equips, judging) = self.on_table(deck);
        let known: Vec<i32> =
            (0..self.below(3)).filter_map(|_| deck.pop()).map(|card| self.deck[card].0).collect();
        let mut player = json!({
            "name": format!("sgs{}", at + 1), "general": self.generals[general], "role": ROLES[at],
            "hp": hp, "max_hp": max_hp, "alive": at < 2 || !self.one_in(6), "faceup": !self.one_in(4),
            "kingdom": "wei", "equips": equips, "judging": judging,
            "hand": {"known": known, "hidden": self.below(6)},
            "state": if self.one_in(4) { "online" } else { "robot" },
            "acquired": self.some_skills(2), "invalid": self.some_skills(6),
            "phase": if current { PHASES[self.below(4)] } else { "not_active" },
        });
        for pile in ["wooden_ox", "sorcery", "buqu"] {
            if self.one_in(5) {
                player["piles"][pile] = json!({"hidden": self.below(6)});
            }
        }
        for mark in MARKS {
            if self.one_in(7) {
                player["marks"][mark] = json!(1 + self.below(2));
            }
        }
        if self.one_in(5) {
            player["marks"][format!("hate_sgs{}", 1 + self.below(count))] = json!(1);
        }
        player
    }

    /// Equipment, one in a slot, and delayed tricks from what is left of the deck.
    fn on_table(&mut self, deck: &mut Vec<usize>) -> (Vec<i32>, Vec<i32>) {
        let (mut equips, mut judging, mut slots) = (Vec::new(), Vec::new(), Vec::new());
        let wanted = self.below(5);
        let delayed = self.one_in(3);
        deck.retain(|card| {
            let (id, slot, is_delayed) = self.deck[*card];
            if let Some(slot) = slot.filter(|slot| equips.len() < wanted && !slots.contains(slot)) {
                slots.push(slot);
                equips.push(id);
                return false;
            }
            if is_delayed && delayed && judging.is_empty() {
                judging.push(id);
                return false;
            }
            true
        });
        (equips, judging)
    }
}
