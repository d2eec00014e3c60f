//! The matches by which a version of the scripts is judged: every mode that there is. Generals
//! of all packages are dealt.

use super::setup::{ONE_ON_ONE, THREE_ON_THREE};
use crate::referee::Contest;

const LORDS_SIDE: &[&str] = &["lord", "loyalist"];
const REBELS: &[&str] = &["rebel"];

const fn contest(name: &'static str, mode: &'static str, a_roles: &'static [&'static str]) -> Contest {
    Contest { name, mode: Some(mode), a_roles }
}

pub(super) const GAUNTLET: &[Contest] = &[
    contest("8 players, as the lord's side", "08p", LORDS_SIDE),
    contest("8 players, as rebels", "08p", REBELS),
    contest("5 players, both sides", "05p", &[]),
    contest("8 players, two generals each", "08p+pairs", &[]),
    contest("1v1", ONE_ON_ONE, &[]),
    contest("3v3", THREE_ON_THREE, &[]),
];
