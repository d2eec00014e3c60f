//! What a script may use up.

use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::budget::FUEL_PER_MS;
use crate::error::HostError;

/// The limits of a match. A limit that was not reached never changes an answer.
///
/// ```
/// use junshi::Limits;
/// let limits: Limits = "ms=50,mib=16".parse().unwrap();
/// assert_eq!((limits.ms, limits.mib), (50, 16));
/// assert!("ms=fast".parse::<Limits>().is_err());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Limits {
    /// Wall clock of a decision in milliseconds: the second net.
    pub ms: u64,
    /// Memory of a match in MiB, at least 4: less does not hold the scripts of a game.
    #[serde(deserialize_with = "mib")]
    pub mib: usize,
    /// Work of a decision, counted the same on every machine; `junshi doctor` tells what a unit is.
    pub fuel: u64,
    /// Wall clock for loading one mod in milliseconds.
    pub load_ms: u64,
}

const LEAST_MIB: usize = 4;

fn mib<'de, D: serde::Deserializer<'de>>(deserializer: D) -> Result<usize, D::Error> {
    let mib = usize::deserialize(deserializer)?;
    let few = serde::de::Unexpected::Unsigned(mib as u64);
    if mib < LEAST_MIB { Err(serde::de::Error::invalid_value(few, &"4 or more MiB")) } else { Ok(mib) }
}

impl Default for Limits {
    fn default() -> Limits {
        Limits { ms: 200, mib: 64, fuel: 100 * FUEL_PER_MS, load_ms: 2000 }
    }
}

impl Limits {
    /// Memory of a match in bytes.
    pub(crate) fn bytes(&self) -> usize {
        self.mib.max(LEAST_MIB).saturating_mul(1 << 20)
    }
}

impl FromStr for Limits {
    type Err = HostError;

    fn from_str(text: &str) -> Result<Limits, HostError> {
        let mut limits = Limits::default();
        for part in text.split(',').map(str::trim).filter(|part| !part.is_empty()) {
            let wrong = || HostError::new("limit", "ms=N, mib=N, fuel=N or load_ms=N", format!("`{part}`"));
            let (name, value) = part.split_once('=').ok_or_else(wrong)?;
            let number: u64 = value.trim().parse().map_err(|_| wrong())?;
            match name.trim() {
                "ms" => limits.ms = number,
                "mib" if number < LEAST_MIB as u64 => {
                    return Err(HostError::new("limit", "mib=4 or more", format!("`{part}`")));
                }
                "mib" => limits.mib = usize::try_from(number).map_err(|_| wrong())?,
                "fuel" => limits.fuel = number,
                "load_ms" => limits.load_ms = number,
                _ => return Err(wrong()),
            }
        }
        Ok(limits)
    }
}
