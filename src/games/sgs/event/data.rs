//! What an event carries, typed: plain values, players, cards and QSanguosha's structs.
//!
//! On the wire as recorded: plain JSON, `{"$player":…}`, `{"$players":[…]}`, `{"$card":{…}}` and
//! structs `{"$":"DamageStruct","v":{…}}`, of which the type `QStringList` is a list of texts.

use std::borrow::Cow;
use std::fmt;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::de::value::MapAccessDeserializer;
use serde::de::{Error, MapAccess, SeqAccess, Unexpected, Visitor};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;

use super::card_structs::{
    CardData, CardEffectStruct, CardResponseStruct, CardUseStruct, CardsMoveOneTimeStruct, SlashEffectStruct,
};
use super::structs::{
    DamageStruct, DeathStruct, DyingStruct, Each, JudgeStruct, PhaseChangeStruct, PindianStruct,
    RecoverStruct, Struct,
};
use crate::error::HostError;
use crate::kit::near;

/// A type of data, as the table of events names it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum DataType {
    /// Nothing.
    Null,
    /// true or false.
    Bool,
    /// A number.
    Int,
    /// Text.
    Text,
    /// A list of texts, `QStringList`.
    Texts,
    /// A list of numbers.
    List,
    /// One player.
    Player,
    /// Several players.
    Players,
    /// A card.
    Card,
    /// `DamageStruct`
    Damage,
    /// `CardUseStruct`
    CardUse,
    /// `CardEffectStruct`
    CardEffect,
    /// `SlashEffectStruct`
    SlashEffect,
    /// `CardsMoveOneTimeStruct`
    Move,
    /// `JudgeStruct*`
    Judge,
    /// `RecoverStruct`
    Recover,
    /// `DyingStruct`
    Dying,
    /// `DeathStruct`
    Death,
    /// `PindianStruct*`
    Pindian,
    /// `CardResponseStruct`
    Response,
    /// `PhaseChangeStruct`
    PhaseChange,
}

impl DataType {
    /// What it is called in messages and, for structs, on the wire.
    pub fn name(self) -> &'static str {
        const NAMES: [&str; 9] = [
            "null",
            "a boolean",
            "a number",
            "text",
            "a QStringList",
            "a list of numbers",
            "a player",
            "players",
            "a card",
        ];
        NAMES.get(self as usize).copied().unwrap_or_else(|| self.wire_name())
    }
}

/// The structs: variant, type, name on the wire.
macro_rules! structs {
    ($($variant:ident($type:ident) $name:literal),+ $(,)?) => {
        /// The data of an event.
        #[derive(Clone, Debug, Default, PartialEq)]
        pub enum Data {
            /// Nothing.
            #[default]
            Null,
            /// true or false.
            Bool(bool),
            /// A number.
            Int(i64),
            /// Text.
            Text(String),
            /// A list of texts, `QStringList`.
            Texts(Vec<String>),
            /// A list of numbers.
            List(Vec<i64>),
            /// One player, or nobody.
            Player(Option<String>),
            /// Several players.
            Players(Vec<String>),
            /// A card, or none.
            Card(Option<Box<CardData>>),
            /// A virtual card of which nothing more is said.
            VirtualCard,
            $(#[doc = concat!("A `", $name, "`.")] $variant(Box<$type>),)+
        }

        impl Data {
            /// Its type.
            pub fn kind(&self) -> DataType {
                match self {
                    Data::Null => DataType::Null,
                    Data::Bool(_) => DataType::Bool,
                    Data::Int(_) => DataType::Int,
                    Data::Text(_) => DataType::Text,
                    Data::Texts(_) => DataType::Texts,
                    Data::List(_) => DataType::List,
                    Data::Player(_) => DataType::Player,
                    Data::Players(_) => DataType::Players,
                    Data::Card(_) | Data::VirtualCard => DataType::Card,
                    $(Data::$variant(_) => DataType::$variant,)+
                }
            }

            fn as_struct(&self) -> Option<&dyn Struct> {
                match self {
                    $(Data::$variant(fields) => Some(&**fields),)+
                    _ => None,
                }
            }
        }

        impl DataType {
            fn wire_name(self) -> &'static str {
                match self {
                    $(DataType::$variant => $name,)+
                    _ => "",
                }
            }
        }

        impl Serialize for Data {
            fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                match self {
                    Data::Null => to.serialize_unit(),
                    Data::Bool(flag) => to.serialize_bool(*flag),
                    Data::Int(number) => to.serialize_i64(*number),
                    Data::Text(text) => to.serialize_str(text),
                    Data::Texts(texts) => tagged(to, "QStringList", texts),
                    Data::List(numbers) => numbers.serialize(to),
                    Data::Player(name) => tagged(to, "ServerPlayer*", name),
                    Data::Players(names) => only(to, "$players", names),
                    Data::Card(card) => tagged(to, "const Card*", card),
                    Data::VirtualCard => tagged(to, "const Card*", &VIRTUAL),
                    $(Data::$variant(fields) => tagged(to, $name, fields),)+
                }
            }
        }

        /// The names of the structs, as on the wire.
        const STRUCTS: &[&str] = &["QStringList", "ServerPlayer*", "const Card*", $($name),+];

        /// Reads the fields of a struct of that name.
        fn read_struct<'de, A: MapAccess<'de>>(name: &str, from: &mut A) -> Result<Data, A::Error> {
            match plain(name) {
                "QStringList" => from.next_value().map(Data::Texts),
                "ServerPlayer" => from.next_value().map(Data::Player),
                "Card" => from.next_value().map(|SomeCard(data)| data),
                $(found if found == plain($name) => {
                    from.next_value().map(|fields| Data::$variant(Box::new(fields)))
                })+
                _ => Err(unknown_struct(name)),
            }
        }

        fn struct_schemas(generator: &mut SchemaGenerator) -> Vec<(&'static str, Schema)> {
            vec![$(($name, generator.subschema_for::<$type>()),)+]
        }
    };
}

structs! {
    Damage(DamageStruct) "DamageStruct",
    CardUse(CardUseStruct) "CardUseStruct",
    CardEffect(CardEffectStruct) "CardEffectStruct",
    SlashEffect(SlashEffectStruct) "SlashEffectStruct",
    Move(CardsMoveOneTimeStruct) "CardsMoveOneTimeStruct",
    Judge(JudgeStruct) "JudgeStruct*",
    Recover(RecoverStruct) "RecoverStruct",
    Dying(DyingStruct) "DyingStruct",
    Death(DeathStruct) "DeathStruct",
    Pindian(PindianStruct) "PindianStruct*",
    Response(CardResponseStruct) "CardResponseStruct",
    PhaseChange(PhaseChangeStruct) "PhaseChangeStruct",
}

impl Data {
    /// Tells all players that are named.
    pub(super) fn players(&self, each: &mut Each<'_>) -> Result<(), HostError> {
        match (self, self.as_struct()) {
            (_, Some(fields)) => fields.players(each).map_err(|error| error.under("v")),
            (Data::Player(Some(name)), _) => each("$player", None, name),
            (Data::Players(names), _) => {
                names.iter().enumerate().try_for_each(|(place, name)| each("$players", Some(place), name))
            }
            _ => Ok(()),
        }
    }

    /// Checks what is beyond types.
    pub(super) fn check(&self) -> Result<(), HostError> {
        self.as_struct().map_or(Ok(()), |fields| fields.check().map_err(|error| error.under("v")))
    }
}

/// A type's name without what says that it is a pointer.
fn plain(name: &str) -> &str {
    name.trim_start_matches("const ").trim_end_matches('*')
}

fn unknown_struct<E: Error>(name: &str) -> E {
    let near = near::nearest(name, STRUCTS.iter().copied()).map(|near| format!("; did you mean \"{near}\"?"));
    let listed = STRUCTS.join(", ");
    E::custom(format!("\"{name}\"{}, expected one of {listed}", near.unwrap_or_default()))
}

fn tagged<S: Serializer>(to: S, name: &str, fields: &impl Serialize) -> Result<S::Ok, S::Error> {
    let mut map = to.serialize_map(Some(2))?;
    map.serialize_entry("$", name)?;
    map.serialize_entry("v", fields)?;
    map.end()
}

fn only<S: Serializer>(to: S, key: &str, value: &impl Serialize) -> Result<S::Ok, S::Error> {
    let mut map = to.serialize_map(Some(1))?;
    map.serialize_entry(key, value)?;
    map.end()
}

impl<'de> Deserialize<'de> for Data {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Data, D::Error> {
        from.deserialize_any(Reads)
    }
}

/// Reads data, in whichever of its forms.
struct Reads;

const KEYS: &str = "`$player`, `$players`, `$card`, or `$` and `v`";

impl<'de> Visitor<'de> for Reads {
    type Value = Data;

    fn expecting(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(to, "null, a boolean, a whole number, text, a list of numbers, or an object with {KEYS}")
    }

    fn visit_unit<E: Error>(self) -> Result<Data, E> {
        Ok(Data::Null)
    }

    fn visit_bool<E: Error>(self, flag: bool) -> Result<Data, E> {
        Ok(Data::Bool(flag))
    }

    fn visit_i64<E: Error>(self, number: i64) -> Result<Data, E> {
        Ok(Data::Int(number))
    }

    fn visit_u64<E: Error>(self, number: u64) -> Result<Data, E> {
        i64::try_from(number).map(Data::Int).map_err(|_| E::custom(format!("{number}, expected a smaller number")))
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<Data, E> {
        Ok(Data::Text(text.to_owned()))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut from: A) -> Result<Data, A::Error> {
        let mut numbers = Vec::new();
        while let Some(number) = from.next_element()? {
            numbers.push(number);
        }
        Ok(Data::List(numbers))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut from: A) -> Result<Data, A::Error> {
        let Some(key) = from.next_key::<Cow<'de, str>>()? else {
            return Err(A::Error::custom(format!("an empty object, expected {KEYS}")));
        };
        let data = match &*key {
            "$player" => Data::Player(from.next_value()?),
            "$players" => Data::Players(from.next_value()?),
            "$card" => {
                let SomeCard(data) = from.next_value()?;
                data
            }
            "$" => {
                let name: Cow<'de, str> = from.next_value()?;
                match from.next_key::<Cow<'de, str>>()?.as_deref() {
                    Some("v") => read_struct(&name, &mut from)?,
                    Some(other) => return Err(stranger(other)),
                    None => return Err(A::Error::missing_field("v")),
                }
            }
            "v" => turned_round(&mut from)?,
            other => return Err(stranger(other)),
        };
        match from.next_key::<Cow<'de, str>>()? {
            None => Ok(data),
            Some(other) => Err(stranger(&other)),
        }
    }
}

/// What recordings write in place of a virtual card that they do not tell.
const VIRTUAL: &str = "$virtual";

/// A card, nothing, or [`VIRTUAL`].
struct SomeCard(Data);

impl<'de> Deserialize<'de> for SomeCard {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<SomeCard, D::Error> {
        from.deserialize_any(ReadsCard).map(SomeCard)
    }
}

struct ReadsCard;

impl<'de> Visitor<'de> for ReadsCard {
    type Value = Data;

    fn expecting(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        to.write_str("a card, null or \"$virtual\"")
    }

    fn visit_unit<E: Error>(self) -> Result<Data, E> {
        Ok(Data::Card(None))
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<Data, E> {
        match text {
            VIRTUAL => Ok(Data::VirtualCard),
            other => Err(E::invalid_value(Unexpected::Str(other), &self)),
        }
    }

    fn visit_map<A: MapAccess<'de>>(self, from: A) -> Result<Data, A::Error> {
        CardData::deserialize(MapAccessDeserializer::new(from)).map(|card| Data::Card(Some(Box::new(card))))
    }
}

/// A struct whose name comes after its fields.
fn turned_round<'de, A: MapAccess<'de>>(from: &mut A) -> Result<Data, A::Error> {
    let fields: Value = from.next_value()?;
    match from.next_key::<Cow<'de, str>>()?.as_deref() {
        Some("$") => {
            let name: Cow<'de, str> = from.next_value()?;
            let whole = serde_json::json!({"$": name, "v": fields});
            Data::deserialize(whole).map_err(A::Error::custom)
        }
        Some(other) => Err(stranger(other)),
        None => Err(A::Error::missing_field("$")),
    }
}

fn stranger<E: Error>(key: &str) -> E {
    E::custom(format!("unknown field `{key}`, expected {KEYS}"))
}

impl JsonSchema for Data {
    fn schema_name() -> Cow<'static, str> {
        "Data".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        let name = json_schema!({"type": ["string", "null"]});
        let names = json_schema!({"type": "array", "items": {"type": "string"}});
        let card = generator.subschema_for::<CardData>();
        let card = json_schema!({"anyOf": [card, {"enum": [null, VIRTUAL]}]});
        let mut forms = vec![
            json_schema!({"type": ["null", "boolean", "integer", "string"]}),
            json_schema!({"type": "array", "items": {"type": "integer"}}),
            object(&[("$player", name.clone())]),
            object(&[("$players", names.clone())]),
            object(&[("$card", card.clone())]),
        ];
        let given = [("QStringList", names), ("ServerPlayer*", name), ("const Card*", card)];
        for (name, fields) in given.into_iter().chain(struct_schemas(generator)) {
            forms.push(object(&[("$", json_schema!({"enum": [name, plain(name)]})), ("v", fields)]));
        }
        json_schema!({"description": "The data of an event.", "anyOf": forms})
    }
}

/// An object with just these fields.
fn object(fields: &[(&str, Schema)]) -> Schema {
    let properties: serde_json::Map<String, Value> =
        fields.iter().map(|(name, schema)| ((*name).to_owned(), schema.clone().to_value())).collect();
    let required: Vec<&str> = fields.iter().map(|(name, _)| *name).collect();
    json_schema!({"type": "object", "properties": properties, "required": required, "additionalProperties": false})
}
