//! `junshi eval sgs select`: candidates ranked by one of the tables.

use serde::Deserialize;
use serde_json::{Value, json};

use super::{Lord, Rule, is_hidden};
use crate::error::HostError;
use crate::game::{Names, Settings};
use crate::games::sgs::snapshot::Role;
use crate::games::sgs::{Catalogue, catalogue};
use crate::wire;

/// Candidates, and by which table they are ranked.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Input {
    table: Table,
    generals: Vec<String>,
    /// The first general, for pairs.
    #[serde(default)]
    first: Option<String>,
    /// The lord's general, for the tables of roles.
    #[serde(default)]
    lord: Option<String>,
    /// The lord's kingdom, where it is not that of the general.
    #[serde(default)]
    lord_kingdom: Option<String>,
    #[serde(default)]
    names: Names,
    #[serde(default, rename = "id")]
    _id: Value,
}

#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Table {
    #[serde(rename = "1v1")]
    One,
    #[serde(rename = "3v3")]
    Three,
    Pairs,
    Loyalist,
    Rebel,
    Renegade,
}

/// `{id?, table, generals, first?, lord?, lord_kingdom?, names?}` → `{id?, ranked: [{general, score, why}]}`,
/// the best first.
pub(in crate::games::sgs) fn select(input: &Value, _: &Settings) -> Result<Value, HostError> {
    let input: Input = wire::read_value(input.clone())?;
    let catalogue = catalogue::of(&input.names)?;
    input.check(&catalogue)?;
    let rule = input.rule(&catalogue)?;
    let ranked = rule.ranked(&input.generals, &*catalogue.ratings()?, &catalogue);
    let rows: Vec<Value> = ranked
        .iter()
        .map(|row| json!({"general": row.general, "score": row.score, "why": row.why}))
        .collect();
    Ok(json!({ "ranked": rows }))
}

impl Input {
    fn check(&self, catalogue: &Catalogue) -> Result<(), HostError> {
        let may_hide = matches!(self.table, Table::One | Table::Three);
        let generals = self.generals.iter().enumerate();
        let open = generals.filter(|(_, name)| !(may_hide && is_hidden(name)));
        let named = open.map(|(place, name)| (format!("generals[{place}]"), name));
        let first = self.first.iter().map(|name| ("first".to_owned(), name));
        let lord = self.lord.iter().map(|name| ("lord".to_owned(), name));
        match named.chain(first).chain(lord).find(|(_, name)| catalogue.general(name).is_none()) {
            Some((path, name)) => Err(catalogue.unknown("general", name, path)),
            None => Ok(()),
        }
    }

    fn rule(&self, catalogue: &Catalogue) -> Result<Rule, HostError> {
        let role = match self.table {
            Table::One => return Ok(Rule::OneOnOne),
            Table::Three => return Ok(Rule::ThreeOnThree),
            Table::Pairs => {
                let none = || HostError::new("first", "the first general of the pairs", "none");
                return Ok(Rule::Second { first: self.first.clone().ok_or_else(none)? });
            }
            Table::Loyalist => Role::Loyalist,
            Table::Rebel => Role::Rebel,
            Table::Renegade => Role::Renegade,
        };
        let lord = self.lord.as_ref().map(|general| {
            let known = Lord::of(general, catalogue);
            Lord { kingdom: self.lord_kingdom.clone().unwrap_or(known.kingdom), ..known }
        });
        Ok(Rule::First { role, lord })
    }
}
