//! The arguments of handlers and defaults, in QSanguosha's order.
//!
//! A handler gets what its registry is called with, a default what the host passes to the method of
//! the same name (`askForChoice(skill_name, choices, data)`).

use mlua::{Function, IntoLua, MultiValue, Table, Value};

use super::super::ask::{Ask, CardAsked, Yiji};
use super::super::snapshot::CardId;
use super::Inside;
use super::data;
use super::kinds::Player;
use super::structs;
use crate::trace::Source;

/// What a rung is called with.
pub(super) struct Call {
    /// The arguments, the brain among them.
    pub(super) arguments: MultiValue,
    /// The `use` that `activate` fills.
    pub(super) use_of_card: Option<Table>,
}

impl Inside {
    /// The call of a rung for a question.
    pub(super) fn call(&self, ask: &Ask, rung: Source, brain: &Table) -> mlua::Result<Call> {
        if let Ask::Activate(ask) = ask {
            let used = structs::card_use(&self.lua, &self.state, self.player(&ask.seat))?;
            let arguments = self.lua.pack_multi((brain, &used))?;
            return Ok(Call { arguments, use_of_card: Some(used) });
        }
        let mut arguments = match rung {
            Source::Default => self.for_default(ask)?,
            _ => self.for_handler(ask, brain)?,
        };
        // The comparing card comes before self.
        let pindian = matches!(ask, Ask::Pindian(_)) && rung != Source::Default;
        if !pindian {
            arguments.push_front(Value::Table(brain.clone()));
        }
        Ok(Call { arguments, use_of_card: None })
    }

    fn player(&self, name: &str) -> Option<Player> {
        self.state.board().index(name).map(Player::nth)
    }

    fn variant(&self, json: &serde_json::Value) -> mlua::Result<Value> {
        data::variant(&self.lua, &self.state, json)
    }

    fn players(&self, names: &[String]) -> mlua::Result<Table> {
        let players: Vec<Player> = names.iter().filter_map(|name| self.player(name)).collect();
        self.state.list(&self.lua, players)
    }

    fn card(&self, text: &str) -> mlua::Result<Value> {
        let read = self.state.parse(&self.lua, text)?;
        read.map_err(|error| mlua::Error::runtime(error.to_string()))
    }

    /// Who may be given a card; none where anybody may.
    fn receivers(&self, ask: &Yiji) -> mlua::Result<Option<Table>> {
        ask.players.as_ref().map(|names| self.players(names)).transpose()
    }

    fn ids(&self, ids: &[CardId]) -> mlua::Result<Table> {
        self.lua.create_sequence_from(ids.iter().copied())
    }

    /// The arguments of a registry's function after `self`.
    fn for_handler(&self, ask: &Ask, brain: &Table) -> mlua::Result<MultiValue> {
        let lua = &self.lua;
        match ask {
            Ask::SkillInvoke(ask) => lua.pack_multi(self.variant(&ask.data)?),
            Ask::UseCard(ask) => lua.pack_multi((ask.prompt.as_str(), ask.method as u8)),
            Ask::Card(ask) => self.for_cardask(ask),
            Ask::Discard(ask) => {
                lua.pack_multi((ask.discard_num, ask.min_num, ask.optional, ask.include_equip, ask.pattern.as_str()))
            }
            Ask::Exchange(ask) => {
                lua.pack_multi((ask.discard_num, ask.min_num, ask.optional, ask.include_equip, ask.pattern.as_str()))
            }
            Ask::Choice(ask) => lua.pack_multi((ask.choices.as_str(), self.variant(&ask.data)?)),
            Ask::PlayerChosen(ask) => lua.pack_multi(self.players(&ask.targets)?),
            Ask::CardChosen(ask) => {
                lua.pack_multi((self.player(&ask.who), ask.flags.as_str(), ask.method as u8))
            }
            Ask::Ag(ask) => lua.pack_multi((self.ids(&ask.card_ids)?, ask.refusable)),
            Ask::CardShow(ask) => lua.pack_multi(self.player(&ask.requestor)),
            Ask::Pindian(ask) => {
                let cards: Function = brain.get("pindianCards")?;
                let (minuse, max, min): (Value, Value, Value) = cards.call(brain)?;
                lua.pack_multi((minuse, brain, self.player(&ask.requestor), max, min))
            }
            Ask::Yiji(ask) => lua.pack_multi((self.ids(&ask.cards)?, ask.optional, self.receivers(ask)?)),
            Ask::Suit(_) => Ok(MultiValue::new()),
            _ => self.for_default(ask),
        }
    }

    /// The arguments of QSanguosha's method after `self`.
    pub(super) fn for_default(&self, ask: &Ask) -> mlua::Result<MultiValue> {
        let lua = &self.lua;
        match ask {
            Ask::Activate(_) => Ok(MultiValue::new()),
            Ask::SkillInvoke(ask) => lua.pack_multi((ask.skill_name.as_str(), self.variant(&ask.data)?)),
            Ask::UseCard(ask) => {
                lua.pack_multi((ask.pattern.as_str(), ask.prompt.as_str(), ask.method as u8))
            }
            Ask::Card(ask) => {
                let data = self.variant(&ask.data)?;
                lua.pack_multi((ask.pattern.as_str(), ask.prompt.as_str(), data, ask.method as u8))
            }
            Ask::Discard(ask) => {
                let (most, least) = (ask.discard_num, ask.min_num);
                lua.pack_multi((ask.reason.as_str(), most, least, ask.optional, ask.include_equip, ask.pattern.as_str()))
            }
            Ask::Exchange(ask) => {
                let (most, least) = (ask.discard_num, ask.min_num);
                lua.pack_multi((ask.reason.as_str(), most, least, ask.optional, ask.include_equip, ask.pattern.as_str()))
            }
            Ask::Choice(ask) => {
                lua.pack_multi((ask.skill_name.as_str(), ask.choices.as_str(), self.variant(&ask.data)?))
            }
            Ask::Nullification(ask) => {
                let from = ask.from.as_deref().and_then(|name| self.player(name));
                lua.pack_multi((self.card(&ask.trick)?, from, self.player(&ask.to), ask.positive))
            }
            Ask::CardChosen(ask) => {
                let who = self.player(&ask.who);
                lua.pack_multi((who, ask.flags.as_str(), ask.reason.as_str(), ask.method as u8))
            }
            Ask::Ag(ask) => lua.pack_multi((self.ids(&ask.card_ids)?, ask.refusable, ask.reason.as_str())),
            Ask::CardShow(ask) => lua.pack_multi((self.player(&ask.requestor), ask.reason.as_str())),
            Ask::Pindian(ask) => lua.pack_multi((self.player(&ask.requestor), ask.reason.as_str())),
            Ask::PlayerChosen(ask) => lua.pack_multi((self.players(&ask.targets)?, ask.reason.as_str())),
            Ask::SinglePeach(ask) => lua.pack_multi(self.player(&ask.dying)),
            Ask::Suit(ask) => lua.pack_multi(ask.reason.as_str()),
            Ask::Yiji(ask) => {
                let cards = self.ids(&ask.cards)?;
                lua.pack_multi((cards, ask.reason.as_str(), ask.optional, self.receivers(ask)?))
            }
            Ask::Guanxing(ask) => lua.pack_multi((self.ids(&ask.cards)?, ask.guanxing_type.number())),
            Ask::Kingdom(ask) => lua.pack_multi(ask.kingdoms.clone()),
            Ask::General(ask) => lua.pack_multi((ask.generals.clone(), ask.default.clone())),
        }
    }

    /// `(data, pattern, target, target2, arg, arg2)`, from the words of the prompt.
    fn for_cardask(&self, ask: &CardAsked) -> mlua::Result<MultiValue> {
        let words: Vec<&str> = ask.prompt.split(':').collect();
        let word = |at: usize| words.get(at).copied().filter(|word| !word.is_empty());
        let lua = &self.lua;
        let of = |value: Option<&str>| value.map_or(Ok(Value::Nil), |text| text.into_lua(lua));
        lua.pack_multi((
            self.variant(&ask.data)?,
            ask.pattern.as_str(),
            word(1).and_then(|name| self.named(name)),
            word(2).and_then(|name| self.named(name)),
            of(word(3))?,
            of(word(4))?,
        ))
    }

    /// A player by object name, or by the name of the general.
    fn named(&self, name: &str) -> Option<Player> {
        let board = self.state.board();
        let general = |index: &usize| {
            let said = board.player(*index);
            said.general == name || said.general2.as_deref() == Some(name)
        };
        board.index(name).or_else(|| (0..board.len()).find(general)).map(Player::nth)
    }
}
