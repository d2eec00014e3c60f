//! How good generals are: our own numbers, and tables that take their place.

use std::collections::BTreeMap;
use std::sync::Arc;

use once_cell::sync::OnceCell;
use serde::Deserialize;
use serde_json::Value;

use crate::error::HostError;
use crate::game::Names;
use crate::games::sgs::snapshot::Role;
use crate::kit::near;
use crate::wire;

/// The kind under which names hold tables that take the place of ours.
pub const KIND: &str = "ratings";

/// The lord in a role's table that stands for any.
pub const ANY_LORD: &str = "_";

/// General → value.
pub type Single = BTreeMap<String, f64>;

/// First general → second general → value, or lord → general → fitness.
pub type Double = BTreeMap<String, BTreeMap<String, f64>>;

/// All tables.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ratings {
    #[serde(rename = "about")]
    _about: String,
    /// Alone against one.
    #[serde(rename = "1v1")]
    pub one: Single,
    /// In a team of three.
    #[serde(rename = "3v3")]
    pub three: Single,
    /// Two generals of one player.
    pub pairs: Double,
    /// Fitness for a loyalist.
    pub loyalist: Double,
    /// Fitness for a rebel.
    pub rebel: Double,
    /// Fitness for a renegade.
    pub renegade: Double,
}

/// Names of the tables on the wire.
const TABLES: [&str; 6] = ["1v1", "3v3", "pairs", "loyalist", "rebel", "renegade"];

/// No rating is farther from 0; an exponent that is makes scores that are no numbers.
pub const MOST: f64 = 1000.0;

impl Ratings {
    /// Our own numbers.
    ///
    /// # Errors
    /// Our own data file is unreadable; tests keep that from being released.
    pub fn built_in() -> Result<Arc<Ratings>, HostError> {
        static BUILT_IN: OnceCell<Arc<Ratings>> = OnceCell::new();
        let read = || {
            let text = include_str!("../../../../data/sgs/ratings.json");
            let read = wire::read(text).map_err(|error| error.under("data/sgs/ratings.json"));
            read.map(Arc::new)
        };
        BUILT_IN.get_or_try_init(read).cloned()
    }

    /// Our numbers, with the tables that `names` bring in place of those of ours.
    ///
    /// # Errors
    /// A table that we do not know, or one that is unreadable.
    pub fn with(names: &Names) -> Result<Arc<Ratings>, HostError> {
        let mut ratings = Ratings::built_in()?;
        for (table, rows) in names.of(KIND) {
            let path = format!("names.{KIND}.{table}");
            Arc::make_mut(&mut ratings).replace(table, rows).map_err(|error| error.under(&path))?;
        }
        Ok(ratings)
    }

    fn replace(&mut self, table: &str, rows: &Value) -> Result<(), HostError> {
        let double = match table {
            "1v1" => return single(rows).map(|rows| self.one = rows),
            "3v3" => return single(rows).map(|rows| self.three = rows),
            "pairs" => &mut self.pairs,
            "loyalist" => &mut self.loyalist,
            "rebel" => &mut self.rebel,
            "renegade" => &mut self.renegade,
            other => return Err(no_such_table(other)),
        };
        *double = wire::read_value(rows.clone())?;
        for (first, rows) in &*double {
            check(rows).map_err(|error| error.under(first))?;
        }
        Ok(())
    }

    /// The table of a role; a lord has none.
    pub fn of(&self, role: Role) -> Option<&Double> {
        match role {
            Role::Lord => None,
            Role::Loyalist => Some(&self.loyalist),
            Role::Rebel => Some(&self.rebel),
            Role::Renegade => Some(&self.renegade),
        }
    }
}

fn single(rows: &Value) -> Result<Single, HostError> {
    let rows: Single = wire::read_value(rows.clone())?;
    check(&rows).map(|()| rows)
}

fn check(rows: &Single) -> Result<(), HostError> {
    match rows.iter().find(|(_, value)| value.abs() > MOST) {
        None => Ok(()),
        Some((name, value)) => Err(HostError::new(name, format!("-{MOST} to {MOST}"), value.to_string())),
    }
}

fn no_such_table(name: &str) -> HostError {
    let hint = near::nearest(name, TABLES).map(|near| format!("; did you mean \"{near}\"?"));
    HostError::new(
        "",
        format!("one of {}", TABLES.join(", ")),
        format!("\"{name}\"{}", hint.unwrap_or_default()),
    )
}
