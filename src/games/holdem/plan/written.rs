//! How amounts are written: in hundredths of a chip.

use serde::Serializer;
use serde::ser::SerializeSeq;

use super::amounts::ByRaise;

/// The amounts of every street, without the digits that only say how floating point rounds.
pub(super) fn chips<S: Serializer>(amounts: &ByRaise<f64>, out: S) -> Result<S::Ok, S::Error> {
    let mut rows = out.serialize_seq(Some(amounts.len()))?;
    for row in amounts {
        let row: Vec<f64> = row.iter().map(|amount| (amount * 100.0).round() / 100.0).collect();
        rows.serialize_element(&row)?;
    }
    rows.end()
}
