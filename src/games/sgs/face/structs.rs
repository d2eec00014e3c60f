//! QSanguosha's structs as tables: fields that scripts read and write, and the few methods.

use std::collections::BTreeMap;
use std::rc::Rc;

use mlua::{IntoLua, Lua, Table, Value};

use super::super::pattern::Pattern;
use super::kinds::{Card, Player};
use super::state::State;
use crate::vm::Misses;

/// Structs that scripts may make, `sgs.CardUseStruct()`.
const MADE_BY_SCRIPTS: [&str; 16] = [
    "CardUseStruct",
    "DamageStruct",
    "CardEffectStruct",
    "SlashEffectStruct",
    "JinkEffectStruct",
    "RecoverStruct",
    "JudgeStruct",
    "DyingStruct",
    "DeathStruct",
    "PindianStruct",
    "PhaseChangeStruct",
    "CardResponseStruct",
    "CardsMoveStruct",
    "CardsMoveOneTimeStruct",
    "CardMoveReason",
    "LogMessage",
];

/// Fields that a struct may have unset; others that scripts ask for are noted as unknown.
const FIELDS: [(&str, &[&str]); 14] = [
    ("CardUseStruct", &["card", "from", "to", "m_addHistory", "m_isOwnerUse", "m_isHandcard", "isDummy"]),
    ("DamageStruct", &["from", "to", "card", "damage", "nature", "chain", "transfer", "reason"]),
    ("JudgeStruct", &["who", "card", "reason", "good", "pattern", "time_consuming", "negative"]),
    ("DyingStruct", &["who", "damage"]),
    ("DeathStruct", &["who", "damage"]),
    ("RecoverStruct", &["who", "card", "recover"]),
    ("CardEffectStruct", &["card", "from", "to", "multiple", "nullified"]),
    ("SlashEffectStruct", &["slash", "jink", "from", "to", "drank", "nature", "jink_num", "nullified"]),
    ("JinkEffectStruct", &["slash", "jink", "from", "to"]),
    (
        "CardsMoveOneTimeStruct",
        &["from", "to", "card_ids", "from_places", "to_place", "reason", "from_pile_names", "to_pile_name"],
    ),
    ("CardMoveReason", &["m_reason", "m_skillName", "m_playerId", "m_targetId", "m_eventName"]),
    ("PindianStruct", &["from", "to", "from_card", "to_card", "from_number", "to_number", "reason", "success"]),
    ("CardResponseStruct", &["m_card", "m_who", "m_isUse", "m_isHandcard"]),
    ("PhaseChangeStruct", &["from", "to"]),
];

/// What a field holds that nobody has set.
enum Unset {
    Number(i32),
    No,
    NoText,
    NoList,
    Struct(&'static str),
}

use Unset::{NoList, NoText, Number};

/// Fields that always hold something, as they do in the original.
const ALWAYS: [(&str, &[(&str, Unset)]); 9] = [
    ("CardUseStruct", &[("to", NoList)]),
    ("LogMessage", &[("to", NoList)]),
    (
        "DamageStruct",
        &[
            ("damage", Number(1)),
            ("nature", Number(0)),
            ("reason", NoText),
            ("chain", Unset::No),
            ("transfer", Unset::No),
        ],
    ),
    ("RecoverStruct", &[("recover", Number(1))]),
    ("CardEffectStruct", &[("multiple", Unset::No), ("nullified", Unset::No)]),
    (
        "SlashEffectStruct",
        &[("drank", Number(0)), ("nature", Number(0)), ("jink_num", Number(1)), ("nullified", Unset::No)],
    ),
    (
        "CardsMoveOneTimeStruct",
        &[("card_ids", NoList), ("from_places", NoList), ("reason", Unset::Struct("CardMoveReason"))],
    ),
    (
        "CardMoveReason",
        &[
            ("m_reason", Number(0)),
            ("m_skillName", NoText),
            ("m_playerId", NoText),
            ("m_targetId", NoText),
            ("m_eventName", NoText),
        ],
    ),
    ("PindianStruct", &[("from_number", Number(0)), ("to_number", Number(0)), ("reason", NoText)]),
];

/// Methods of structs, and of the host's side of a brain.
pub(super) const METHODS: [&str; 11] = [
    "isValid",
    "getReason",
    "isGood",
    "isBad",
    "relationTo",
    "isFriend",
    "isEnemy",
    "getFriends",
    "getEnemies",
    "useCard",
    "callback",
];

/// Metatables by the name of the struct.
pub(super) struct Structs(BTreeMap<&'static str, Table>);

impl Structs {
    /// Makes the metatables.
    pub(super) fn create(lua: &Lua, misses: &Misses) -> mlua::Result<Structs> {
        let mut structs = BTreeMap::new();
        for (kind, fields) in FIELDS {
            let methods = lua.create_table()?;
            methods.set_metatable(Some(misses.watch(lua, kind, fields.to_vec())?))?;
            let metatable = lua.create_table()?;
            metatable.raw_set("__index", methods)?;
            metatable.raw_set("__metatable", false)?;
            structs.insert(kind, metatable);
        }
        Ok(Structs(structs))
    }

    /// The metatable of a struct.
    pub(super) fn of(&self, kind: &str) -> Option<Table> {
        self.0.get(kind).cloned()
    }

    fn add(&self, kind: &str, name: &str, method: mlua::Function) -> mlua::Result<()> {
        let methods = self.0.get(kind).map(|metatable| metatable.raw_get::<Table>("__index")).transpose()?;
        methods.map_or(Ok(()), |methods| methods.raw_set(name, method))
    }
}

/// Puts the constructors into `sgs` and the methods into the structs.
pub(super) fn install(lua: &Lua, global: &Table, state: &Rc<State>) -> mlua::Result<()> {
    for kind in MADE_BY_SCRIPTS {
        let own = state.clone();
        let constructor = lua.create_function(move |lua, _: mlua::MultiValue| empty(lua, &own, kind))?;
        global.raw_set(kind, constructor)?;
    }
    let has_card = |_: &Lua, (used, _): (Table, Value)| Ok(!used.get::<Value>("card")?.is_nil());
    state.structs.add("CardUseStruct", "isValid", lua.create_function(has_card)?)?;
    let own = state.clone();
    let reason = lua.create_function(move |_, damage: Table| reason(&own, &damage))?;
    state.structs.add("DamageStruct", "getReason", reason)?;
    for (name, wanted) in [("isGood", true), ("isBad", false)] {
        let own = state.clone();
        let judged = lua.create_function(move |_, (judge, card): (Table, Option<Card>)| {
            Ok(is_good(&own, &judge, card)? == wanted)
        })?;
        state.structs.add("JudgeStruct", name, judged)?;
    }
    Ok(())
}

/// The reason of a damage, else the name of its card.
fn reason(state: &State, damage: &Table) -> mlua::Result<String> {
    let said: Option<String> = damage.get("reason")?;
    if let Some(said) = said.filter(|said| !said.is_empty()) {
        return Ok(said);
    }
    let card: Option<Card> = damage.get("card")?;
    Ok(card.map(|card| state.played(card).name(&state.board()).to_owned()).unwrap_or_default())
}

/// Whether a judgement would be good with this card, or is with the one that lies there.
fn is_good(state: &State, judge: &Table, card: Option<Card>) -> mlua::Result<bool> {
    let lying: Option<Card> = judge.get("card")?;
    let good: bool = judge.get::<Option<bool>>("good")?.unwrap_or(true);
    let pattern: Option<String> = judge.get("pattern")?;
    let Some((card, pattern)) = card.or(lying).zip(pattern) else { return Ok(good) };
    let pattern = Pattern::parse(&pattern).map_err(|error| mlua::Error::runtime(error.to_string()))?;
    Ok(pattern.matches(&state.board(), None, &state.played(card)) == good)
}

/// An empty struct.
pub(super) fn empty(lua: &Lua, state: &State, kind: &str) -> mlua::Result<Table> {
    let table = lua.create_table()?;
    let always = ALWAYS.iter().find(|(name, _)| *name == kind).map_or(&[][..], |(_, fields)| fields);
    for (name, field) in always {
        let value = match field {
            Number(number) => (*number).into_lua(lua)?,
            Unset::No => Value::Boolean(false),
            NoText => "".into_lua(lua)?,
            NoList => state.list(lua, std::iter::empty::<Value>())?.into_lua(lua)?,
            Unset::Struct(inner) => Value::Table(empty(lua, state, inner)?),
        };
        table.raw_set(*name, value)?;
    }
    if let Some(metatable) = state.structs.of(kind) {
        table.set_metatable(Some(metatable))?;
    }
    Ok(table)
}

/// The `use` that `activate` fills.
pub(super) fn card_use(lua: &Lua, state: &State, from: Option<Player>) -> mlua::Result<Table> {
    let used = empty(lua, state, "CardUseStruct")?;
    used.raw_set("from", from.into_lua(lua)?)?;
    Ok(used)
}
