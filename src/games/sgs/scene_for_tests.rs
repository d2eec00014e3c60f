//! Tables for the tests of rules.

use std::sync::Arc;

use serde_json::Value;

use super::{Board, Catalogue, Snapshot, admit};
use crate::game::Names;

/// The table that a host tells of.
pub(super) fn board(value: Value) -> Board {
    with_names(value, &Names::default())
}

/// The same with names that are declared.
pub(super) fn with_names(value: Value, names: &Names) -> Board {
    let mut snapshot: Snapshot = serde_json::from_value(value).unwrap();
    admit::admit(&mut snapshot, names).unwrap();
    Board::new(Arc::new(snapshot), Catalogue::with(names).unwrap(), None)
}
