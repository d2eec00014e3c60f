//! The game told to spectators as it goes: who uses what on whom, what comes of it.
//!
//! Made from the events that everybody sees, so a person at the table learns nothing that is hidden.

mod claims;
mod other_words;
mod words;

use std::sync::Arc;

use crate::games::sgs::catalogue::Catalogue;
use crate::games::sgs::event::{CardUseStruct, CardsMoveOneTimeStruct, DamageStruct, Data, JudgeStruct, Nature, PindianStruct};
use crate::games::sgs::snapshot::Snapshot;
use crate::games::sgs::Event;
use crate::referee::Tongue;
pub(super) use words::Words;

/// Tells events as lines.
pub(super) struct Teller {
    words: Words,
    turn: u32,
    /// Who lies face down, as far as has been told.
    face_down: Vec<String>,
}

impl Teller {
    /// A teller in a language, after so many turns and in the state that came of them.
    pub(super) fn new(catalogue: Arc<Catalogue>, tongue: Tongue, turn: u32, state: Option<&Snapshot>) -> Teller {
        let down = state.into_iter().flat_map(|state| &state.players).filter(|player| !player.faceup);
        let face_down = down.map(|player| player.name.clone()).collect();
        Teller { words: Words { catalogue, tongue }, turn, face_down }
    }

    /// The lines about an event, in the state that it happened in; none where it says nothing new.
    pub(super) fn lines(&mut self, event: &Event, state: &Snapshot) -> Vec<String> {
        let mut lines = self.turned(state);
        lines.extend(self.line(event, state));
        lines
    }

    /// Who has turned over since the last event. The event of that is told only after all that comes of it.
    fn turned(&mut self, state: &Snapshot) -> Vec<String> {
        let mut lines = Vec::new();
        for player in &state.players {
            let known = self.face_down.iter().position(|name| *name == player.name);
            match (player.faceup, known) {
                (true, Some(place)) => drop(self.face_down.remove(place)),
                (false, None) => self.face_down.push(player.name.clone()),
                _ => continue,
            }
            let who = self.words.player(state, &player.name);
            lines.push(self.words.say(&format!("{who}翻面"), &format!("{who} turns over")));
        }
        lines
    }

    fn line(&mut self, event: &Event, state: &Snapshot) -> Option<String> {
        let player = event.player.as_deref()?;
        let line = self.of_turn(event, player, state).or_else(|| self.of_cards(event, player, state));
        line.or_else(|| self.of_health(event, player, state)).or_else(|| self.of_choice(event, player, state))
    }

    fn of_turn(&mut self, event: &Event, player: &str, state: &Snapshot) -> Option<String> {
        let words = &self.words;
        let who = words.player(state, player);
        match (event.event.as_str(), &event.data) {
            ("EventPhaseChanging", Data::PhaseChange(change)) if change.from == 7 && change.to == 0 => {
                self.turn += 1;
                Some(self.words.turn(self.turn, state, player))
            }
            ("EventPhaseSkipping", _) => {
                let phase = state.players.iter().find(|seated| seated.name == player)?.phase?;
                Some(words.say(&format!("{who}跳过{}阶段", words.phase(phase)), &format!("{who} skips the {} phase", words.phase(phase))))
            }
            ("Debut", _) => Some(words.say(&format!("{who}登场"), &format!("{who} enters"))),
            ("ChainStateChanged", _) => {
                let chained = state.players.iter().any(|seated| seated.name == player && seated.chained);
                Some(match chained {
                    true => words.say(&format!("{who}被横置"), &format!("{who} is chained")),
                    false => words.say(&format!("{who}被重置"), &format!("{who} is freed of the chain")),
                })
            }
            ("EventAcquireSkill", Data::Text(skill)) => {
                let skill = words.name(skill);
                Some(words.say(&format!("{who}获得技能【{skill}】"), &format!("{who} gains the skill {skill}")))
            }
            ("EventLoseSkill", Data::Text(skill)) => {
                let skill = words.name(skill);
                Some(words.say(&format!("{who}失去技能【{skill}】"), &format!("{who} loses the skill {skill}")))
            }
            _ => None,
        }
    }

    fn of_cards(&self, event: &Event, player: &str, state: &Snapshot) -> Option<String> {
        match (event.event.as_str(), &event.data) {
            ("PreCardUsed", Data::CardUse(used)) => Some(self.used(used, state)),
            ("PreCardResponded", Data::Response(response)) => {
                let (who, card) = (self.words.player(state, player), self.words.card(response.card.as_ref()?, state));
                Some(self.words.say(&format!("{who}打出{card}"), &format!("{who} responds with {card}")))
            }
            ("CardsMoveOneTime", Data::Move(moved)) if is_first(state, player) => self.moved(moved, state),
            ("FinishRetrial", Data::Judge(judge)) => Some(self.judged(judge, state)),
            ("Pindian", Data::Pindian(contest)) => Some(self.contest(contest, state)),
            _ => None,
        }
    }

    fn used(&self, used: &CardUseStruct, state: &Snapshot) -> String {
        let words = &self.words;
        let who = used.from.as_deref().map(|from| words.player(state, from)).unwrap_or_default();
        let card = used.card.as_ref().map(|card| words.card(card, state)).unwrap_or_default();
        let on: Vec<String> =
            used.to.iter().filter(|to| used.from.as_ref() != Some(to)).map(|to| words.player(state, to)).collect();
        let is_skill = used.card.as_ref().is_some_and(|card| card.class.ends_with("Card"));
        let zh = if is_skill { "发动" } else { "使用" };
        match on.is_empty() {
            true => words.say(&format!("{who}{zh}{card}"), &format!("{who} uses {card}")),
            false => words.say(
                &format!("{who}对{}{zh}{card}", on.join("、")),
                &format!("{who} uses {card} on {}", on.join(", ")),
            ),
        }
    }

    fn moved(&self, moved: &CardsMoveOneTimeStruct, state: &Snapshot) -> Option<String> {
        let (words, count) = (&self.words, moved.ids.len());
        let player = |name: &Option<String>| name.as_deref().map(|name| words.player(state, name));
        let cards = words.cards(&moved.ids, state);
        let (kind, from_pile) = (moved.reason.reason & 0xF, moved.from_places.first() == Some(&6));
        if let Some(line) = claims::moved(words, moved, &player(&moved.from).unwrap_or_default(), &cards) {
            return line;
        }
        Some(match (player(&moved.from), player(&moved.to), moved.to_place) {
            (None, Some(to), 0) if from_pile && kind == 6 => {
                words.say(&format!("{to}摸{count}张牌"), &format!("{to} draws {}", words.count(count)))
            }
            (Some(from), Some(to), 0) if from != to => {
                words.say(&format!("{to}获得{from}的{cards}"), &format!("{to} gets {cards} of {from}"))
            }
            (_, Some(to), 0) => words.say(&format!("{to}获得{cards}"), &format!("{to} gets {cards}")),
            (Some(from), _, 5) if kind == 3 => {
                words.say(&format!("{from}失去{cards}"), &format!("{from} loses {cards}"))
            }
            (_, Some(to), 4) => {
                let pile = words.name(&moved.to_pile_name);
                words.say(&format!("{cards}置入{to}的【{pile}】"), &format!("{cards} put into the pile {pile} of {to}"))
            }
            (Some(from), Some(to), 2) if from != to => {
                words.say(&format!("{cards}移到{to}的判定区"), &format!("{cards} before {to}"))
            }
            (Some(from), Some(to), 1) if from != to => {
                words.say(&format!("{from}的{cards}置入{to}的装备区"), &format!("{cards} of {from} equipped on {to}"))
            }
            (Some(from), _, 6) => {
                words.say(&format!("{from}的{cards}置于牌堆顶"), &format!("{cards} of {from} put on the draw pile"))
            }
            _ => return None,
        })
    }

    fn judged(&self, judge: &JudgeStruct, state: &Snapshot) -> String {
        let words = &self.words;
        let who = words.player(state, &judge.who);
        let reason = words.name(&judge.reason);
        let card = judge.card.as_ref().map(|card| words.face(card)).unwrap_or_default();
        words.say(&format!("{who}的【{reason}】判定为{card}"), &format!("{who} judges {card} for {reason}"))
    }

    fn contest(&self, contest: &PindianStruct, state: &Snapshot) -> String {
        let words = &self.words;
        let (from, to) = (words.player(state, &contest.from), words.player(state, &contest.to));
        let (one, other) = (contest.from_number, contest.to_number);
        match contest.success {
            true => words.say(&format!("{from}与{to}拼点，{one}比{other}，赢"), &format!("{from} wins the contest with {to}, {one} to {other}")),
            false => words.say(&format!("{from}与{to}拼点，{one}比{other}，没赢"), &format!("{from} loses the contest with {to}, {one} to {other}")),
        }
    }

    fn of_health(&self, event: &Event, player: &str, state: &Snapshot) -> Option<String> {
        let words = &self.words;
        let who = words.player(state, player);
        match (event.event.as_str(), &event.data) {
            ("PreDamageDone", Data::Damage(damage)) => Some(self.damaged(damage, state)),
            ("PreHpLost", Data::Int(count)) => {
                Some(words.say(&format!("{who}失去{count}点体力"), &format!("{who} loses {count} health")))
            }
            ("HpRecover", _) => {
                let hp = words.health(state, player);
                Some(words.say(&format!("{who}回复体力，现为{hp}"), &format!("{who} recovers to {hp}")))
            }
            ("MaxHpChanged", _) => {
                let hp = words.health(state, player);
                Some(words.say(&format!("{who}体力上限变化，现为{hp}"), &format!("the maximum of {who} changes: {hp}")))
            }
            ("EnterDying", _) => Some(words.say(&format!("{who}濒死"), &format!("{who} is dying"))),
            ("BeforeGameOverJudge", _) => {
                let role = state.players.iter().find(|seated| seated.name == player)?.role?;
                let role = words.role(role);
                Some(words.say(&format!("† {who}阵亡，身份是{role}"), &format!("† {who} dies: a {role}")))
            }
            _ => None,
        }
    }

    fn damaged(&self, damage: &DamageStruct, state: &Snapshot) -> String {
        let words = &self.words;
        let (to, count) = (words.player(state, &damage.to), damage.damage);
        let nature = match damage.nature {
            Nature::Normal => ("", ""),
            Nature::Fire => ("火焰", "fire "),
            Nature::Thunder => ("雷电", "thunder "),
        };
        match damage.from.as_deref().map(|from| words.player(state, from)) {
            Some(from) => words.say(
                &format!("{to}受到{from}的{count}点{}伤害", nature.0),
                &format!("{to} takes {count} {}damage from {from}", nature.1),
            ),
            None => words.say(&format!("{to}受到{count}点{}伤害", nature.0), &format!("{to} takes {count} {}damage", nature.1)),
        }
    }

    fn of_choice(&self, event: &Event, player: &str, state: &Snapshot) -> Option<String> {
        let Data::Text(text) = &event.data else { return None };
        let words = &self.words;
        let who = words.player(state, player);
        let fields: Vec<&str> = text.split(':').collect();
        if let (["skillChoice", skill, word], "ChoiceMade") = (fields.as_slice(), event.event.as_str())
            && let Some(line) = claims::said(words, &who, skill, word)
        {
            return line;
        }
        match (fields.as_slice(), event.event.as_str()) {
            (["skillInvoke", skill, .., "yes"], "ChoiceMade") => {
                let skill = words.name(skill);
                Some(words.say(&format!("{who}发动【{skill}】"), &format!("{who} invokes {skill}")))
            }
            (["skillChoice", skill, choice], "ChoiceMade") => {
                let (skill, choice) = (words.name(skill), words.choice(choice));
                Some(words.say(&format!("{who}为【{skill}】选择{choice}"), &format!("{who} chooses {choice} for {skill}")))
            }
            (["playerChosen", skill, target], "ChoiceMade") => {
                let (skill, target) = (words.name(skill), words.player(state, target));
                Some(words.say(&format!("{who}为【{skill}】指定{target}"), &format!("{who} chooses {target} for {skill}")))
            }
            (["Nullification", trick, target, "true"], "ChoiceMade") => {
                let (trick, target) = (words.name(trick), words.player(state, target));
                Some(words.say(&format!("{who}抵消对{target}的{trick}"), &format!("{who} nullifies {trick} for {target}")))
            }
            (["Nullification", _, _, "false"], "ChoiceMade") => {
                Some(words.say(&format!("{who}抵消无懈可击"), &format!("{who} nullifies the Nullification")))
            }
            _ => None,
        }
    }
}

/// A move is told to every living player: the one with the lowest seat stands for all.
fn is_first(state: &Snapshot, player: &str) -> bool {
    let living = state.players.iter().filter(|seated| seated.alive);
    living.min_by_key(|seated| seated.seat).is_some_and(|first| first.name == player)
}
