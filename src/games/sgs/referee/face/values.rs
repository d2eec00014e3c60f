//! Values of the rules as data of events: structs, players, cards, lists.

use mlua::{Table, Value};

use crate::games::sgs::card_string::{CardText, Print};
use crate::games::sgs::event::{
    CardData, CardEffectStruct, CardMoveReason, CardResponseStruct, CardUseStruct, CardsMoveOneTimeStruct, DamageStruct,
    Data, DeathStruct, DyingStruct, JudgeStruct, Nature, PhaseChangeStruct, PindianStruct, RecoverStruct,
    SlashEffectStruct,
};
use crate::games::sgs::snapshot::{CardId, Gender, Suit};

/// By what players and cards are known among tables.
#[derive(Clone)]
pub(super) struct Classes {
    /// The metatable of players.
    pub(super) player: Table,
    /// The metatable of cards.
    pub(super) card: Table,
}

const SUITS: [Suit; 7] =
    [Suit::Spade, Suit::Club, Suit::Heart, Suit::Diamond, Suit::NoSuitBlack, Suit::NoSuitRed, Suit::NoSuit];

/// What stands for a card that others do not see.
const UNSEEN: CardId = -1;

/// The suit's number in QSanguosha.
pub(super) fn suit_number(suit: Suit) -> usize {
    SUITS.iter().position(|known| *known == suit).unwrap_or(6)
}

/// The suit of a number.
pub(super) fn suit_of(number: usize) -> Suit {
    SUITS.get(number).copied().unwrap_or(Suit::NoSuit)
}

/// The gender's number in QSanguosha.
pub(super) fn gender_number(gender: Gender) -> u8 {
    match gender {
        Gender::Sexless => 0,
        Gender::Male => 1,
        Gender::Female => 2,
        Gender::Neuter => 3,
    }
}

/// What an event carries.
pub(super) fn data(value: &Value, classes: &Classes) -> mlua::Result<Data> {
    Ok(match value {
        Value::Boolean(flag) => Data::Bool(*flag),
        Value::Integer(number) => Data::Int(*number),
        Value::Number(number) => Data::Int(*number as i64),
        Value::String(text) => Data::Text(text.to_string_lossy()),
        Value::Table(table) => of_table(table, classes)?,
        _ => Data::Null,
    })
}

fn of_table(table: &Table, classes: &Classes) -> mlua::Result<Data> {
    if let Some(kind) = table.raw_get::<Option<String>>("$")? {
        return Values { table, classes }.of_struct(&kind);
    }
    let meta = table.metatable();
    if meta.as_ref() == Some(&classes.player) {
        return Ok(Data::Player(Some(table.raw_get("name")?)));
    }
    if meta.as_ref() == Some(&classes.card) {
        return Ok(Data::Card(Some(Box::new(card(table)?))));
    }
    of_list(table, classes)
}

fn of_list(table: &Table, classes: &Classes) -> mlua::Result<Data> {
    Ok(match table.raw_get(1)? {
        Value::Nil => Data::Null,
        Value::String(_) => Data::Texts(table.clone().sequence_values().collect::<mlua::Result<_>>()?),
        Value::Table(first) if first.metatable().as_ref() == Some(&classes.player) => Data::Players(names(table)?),
        Value::Integer(_) | Value::Number(_) => {
            Data::List(table.clone().sequence_values().collect::<mlua::Result<_>>()?)
        }
        _ => Data::Null,
    })
}

/// The names of the players in a list.
fn names(list: &Table) -> mlua::Result<Vec<String>> {
    list.clone().sequence_values::<Table>().map(|player| player?.raw_get("name")).collect()
}

/// A card as events tell it.
pub(super) fn card(table: &Table) -> mlua::Result<CardData> {
    let class: Table = table.raw_get("class")?;
    let lua_name: Option<String> = class.raw_get("lua_name")?;
    let class_name: String = class.raw_get("class_name")?;
    let id: CardId = table.raw_get("id")?;
    let (skill, flags): (String, Table) = (table.raw_get("skill")?, table.raw_get("flags")?);
    let mut set: Vec<String> = flags.pairs::<String, bool>().map(|pair| pair.map(|(flag, _)| flag)).collect::<mlua::Result<_>>()?;
    set.sort();
    let mut data = CardData {
        id,
        class: if lua_name.is_some() { "LuaSkillCard".to_owned() } else { class_name },
        name: Some(table.raw_get("name")?),
        suit: suit_of(table.raw_get("suit")?),
        number: table.raw_get("number")?,
        skill: Some(skill).filter(|skill| !skill.is_empty()),
        flags: set,
        ..CardData::default()
    };
    if id < 0 {
        let says = |word: &str| Ok::<bool, mlua::Error>(class.raw_get::<Option<bool>>(word)?.unwrap_or(false));
        let (face_down, unseen) = (says("face_down")?, says("unseen")?);
        if !face_down {
            data.sub = table.raw_get("subs")?;
        }
        if face_down || unseen {
            (data.suit, data.number) = (Suit::NoSuit, 0); // nobody sees what lies face down
            data.sub.fill(UNSEEN);
        }
        data.user_string = table.raw_get("user_string")?;
        data.str = Some(made(&data, &class, lua_name)?.to_string());
    } else {
        data.str = Some(id.to_string());
    }
    Ok(data)
}

/// The card string of a card that is made, as `Card:toString` of the rules writes it.
fn made(card: &CardData, class: &Table, lua_name: Option<String>) -> mlua::Result<CardText> {
    let kinds: Table = class.raw_get("kinds")?;
    let (subcards, user) = (card.sub.clone(), card.user_string.clone().unwrap_or_default());
    Ok(if let Some(name) = lua_name {
        CardText::Lua { name, print: None, subcards, user }
    } else if kinds.raw_get::<bool>("DummyCard")? {
        CardText::Bundle(subcards)
    } else if kinds.raw_get::<bool>("SkillCard")? {
        let user = Some(user).filter(|user| !user.is_empty());
        CardText::Skill { class: card.class.clone(), print: None, subcards, user }
    } else {
        CardText::Virtual {
            name: card.name.clone().unwrap_or_default(),
            skill: card.skill.clone().unwrap_or_default(),
            print: Print { suit: Some(card.suit), number: u8::try_from(card.number).unwrap_or_default() },
            subcards,
        }
    })
}

/// Fields of a struct.
struct Values<'a> {
    table: &'a Table,
    classes: &'a Classes,
}

impl Values<'_> {
    fn get<T: mlua::FromLua>(&self, field: &str) -> mlua::Result<T> {
        self.table.raw_get(field)
    }

    fn player(&self, field: &str) -> mlua::Result<Option<String>> {
        self.get::<Option<Table>>(field)?.map(|player| player.raw_get("name")).transpose()
    }

    fn name(&self, field: &str) -> mlua::Result<String> {
        Ok(self.player(field)?.unwrap_or_default())
    }

    fn card(&self, field: &str) -> mlua::Result<Option<CardData>> {
        self.get::<Option<Table>>(field)?.map(|found| card(&found)).transpose()
    }

    fn damage(&self, field: &str) -> mlua::Result<Option<DamageStruct>> {
        let found: Option<Table> = self.get(field)?;
        found.map(|table| Values { table: &table, classes: self.classes }.of_damage()).transpose()
    }

    fn nature(&self) -> mlua::Result<Nature> {
        Ok(match self.get::<i32>("nature")? {
            1 => Nature::Fire,
            2 => Nature::Thunder,
            _ => Nature::Normal,
        })
    }

    fn of_struct(&self, kind: &str) -> mlua::Result<Data> {
        Ok(match kind {
            "DamageStruct" => Data::Damage(Box::new(self.of_damage()?)),
            "CardUseStruct" => Data::CardUse(Box::new(self.of_use()?)),
            "CardEffectStruct" => Data::CardEffect(Box::new(self.of_effect()?)),
            "SlashEffectStruct" => Data::SlashEffect(Box::new(self.of_strike()?)),
            "CardsMoveOneTimeStruct" => Data::Move(Box::new(self.of_move()?)),
            "JudgeStruct" => Data::Judge(Box::new(self.of_judge()?)),
            "RecoverStruct" => Data::Recover(Box::new(self.of_recover()?)),
            "DyingStruct" => {
                let (who, damage) = (self.name("who")?, self.damage("damage")?);
                Data::Dying(Box::new(DyingStruct { who, damage, ext: serde_json::Value::Null }))
            }
            "DeathStruct" => {
                let (who, damage) = (self.name("who")?, self.damage("damage")?);
                Data::Death(Box::new(DeathStruct { who, damage, ext: serde_json::Value::Null }))
            }
            "PindianStruct" => Data::Pindian(Box::new(self.of_pindian()?)),
            "CardResponseStruct" => Data::Response(Box::new(self.of_response()?)),
            "PhaseChangeStruct" => {
                let (from, to) = (self.get("from")?, self.get("to")?);
                Data::PhaseChange(Box::new(PhaseChangeStruct { from, to, ext: serde_json::Value::Null }))
            }
            _ => Data::Null,
        })
    }

    fn of_damage(&self) -> mlua::Result<DamageStruct> {
        Ok(DamageStruct {
            from: self.player("from")?,
            to: self.name("to")?,
            card: self.card("card")?,
            damage: self.get("damage")?,
            nature: self.nature()?,
            chain: self.get("chain")?,
            transfer: self.get("transfer")?,
            by_user: self.get("by_user")?,
            reason: self.get("reason")?,
            transfer_reason: self.get::<Option<String>>("transfer_reason")?.unwrap_or_default(),
            ext: serde_json::Value::Null,
        })
    }

    fn of_use(&self) -> mlua::Result<CardUseStruct> {
        Ok(CardUseStruct {
            card: self.card("card")?,
            from: self.player("from")?,
            to: names(&self.get("to")?)?,
            add_history: self.get("m_addHistory")?,
            owner_use: self.get("m_isOwnerUse")?,
            nullified: self.get::<Option<Vec<String>>>("nullified_list")?.unwrap_or_default(),
            ext: serde_json::Value::Null,
        })
    }

    fn of_effect(&self) -> mlua::Result<CardEffectStruct> {
        Ok(CardEffectStruct {
            card: self.card("card")?,
            from: self.player("from")?,
            to: self.name("to")?,
            nullified: self.get("nullified")?,
            ext: serde_json::Value::Null,
        })
    }

    fn of_strike(&self) -> mlua::Result<SlashEffectStruct> {
        Ok(SlashEffectStruct {
            slash: self.card("slash")?,
            jink: self.card("jink")?,
            from: self.name("from")?,
            to: self.name("to")?,
            nature: self.nature()?,
            jink_num: self.get("jink_num")?,
            drank: self.get("drank")?,
            nullified: self.get("nullified")?,
            ext: serde_json::Value::Null,
        })
    }

    fn of_move(&self) -> mlua::Result<CardsMoveOneTimeStruct> {
        Ok(CardsMoveOneTimeStruct {
            from: self.player("from")?,
            to: self.player("to")?,
            ids: self.get("card_ids")?,
            from_places: self.get("from_places")?,
            to_place: self.get("to_place")?,
            from_pile_names: self.get("from_pile_names")?,
            to_pile_name: self.get("to_pile_name")?,
            open: self.get("open")?,
            is_last_handcard: Some(self.get("is_last_handcard")?),
            reason: Values { table: &self.get("reason")?, classes: self.classes }.of_reason()?,
            ext: serde_json::Value::Null,
        })
    }

    fn of_reason(&self) -> mlua::Result<CardMoveReason> {
        let extra = match self.get::<Option<Table>>("m_extraData")? {
            Some(extra) => Some(Box::new(of_table(&extra, self.classes)?)),
            None => None,
        };
        Ok(CardMoveReason {
            reason: self.get("m_reason")?,
            player: self.get("m_playerId")?,
            target: self.get("m_targetId")?,
            skill: self.get("m_skillName")?,
            event: self.get("m_eventName")?,
            extra,
            ext: serde_json::Value::Null,
        })
    }

    fn of_judge(&self) -> mlua::Result<JudgeStruct> {
        Ok(JudgeStruct {
            who: self.name("who")?,
            card: self.card("card")?,
            pattern: self.get("pattern")?,
            good: self.get("good")?,
            reason: self.get("reason")?,
            result: 0,
            negative: self.get("negative")?,
            retrial_by_response: self.player("retrial_by")?,
            time_consuming: self.get("time_consuming")?,
            ext: serde_json::Value::Null,
        })
    }

    fn of_recover(&self) -> mlua::Result<RecoverStruct> {
        Ok(RecoverStruct {
            who: self.player("who")?,
            card: self.card("card")?,
            recover: self.get("recover")?,
            ext: serde_json::Value::Null,
        })
    }

    fn of_pindian(&self) -> mlua::Result<PindianStruct> {
        Ok(PindianStruct {
            from: self.name("from")?,
            to: self.name("to")?,
            from_card: self.card("from_card")?,
            to_card: self.card("to_card")?,
            from_number: self.get("from_number")?,
            to_number: self.get("to_number")?,
            reason: self.get("reason")?,
            success: self.get("success")?,
            ext: serde_json::Value::Null,
        })
    }

    fn of_response(&self) -> mlua::Result<CardResponseStruct> {
        Ok(CardResponseStruct {
            card: self.card("m_card")?,
            who: self.player("m_who")?,
            is_use: self.get("m_isUse")?,
            is_retrial: self.get("m_isRetrial")?,
            is_handcard: self.get("m_isHandcard")?,
            ext: serde_json::Value::Null,
        })
    }
}
