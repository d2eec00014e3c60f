//! How a plan is written: streets by name, chips in hundredths.

use serde::ser::SerializeSeq;
use serde::{Deserialize, Deserializer, Serializer};

use super::amounts::ByRaise;

/// The streets, in order.
pub const STREETS: [&str; 4] = ["preflop", "flop", "turn", "river"];

pub(super) fn street<S: Serializer>(street: &usize, out: S) -> Result<S::Ok, S::Error> {
    out.serialize_str(STREETS.get(*street).unwrap_or(&STREETS[3]))
}

/// Reads the name of a street.
pub(super) fn read_street<'de, D: Deserializer<'de>>(from: D) -> Result<usize, D::Error> {
    let name = String::deserialize(from)?;
    let found = STREETS.iter().position(|known| *known == name);
    found.ok_or_else(|| serde::de::Error::custom(format!("`{name}` is none of {}", STREETS.join(", "))))
}

/// Reads the name of a street that may be left out.
pub fn read_maybe<'de, D: Deserializer<'de>>(from: D) -> Result<Option<usize>, D::Error> {
    #[derive(Deserialize)]
    struct Street(#[serde(deserialize_with = "read_street")] usize);
    Ok(Option::<Street>::deserialize(from)?.map(|street| street.0))
}

pub(super) fn chips<S: Serializer>(amounts: &ByRaise<f64>, out: S) -> Result<S::Ok, S::Error> {
    let mut rows = out.serialize_seq(Some(amounts.len()))?;
    for row in amounts {
        let row: Vec<f64> = row.iter().map(|amount| (amount * 100.0).round() / 100.0).collect();
        rows.serialize_element(&row)?;
    }
    rows.end()
}
