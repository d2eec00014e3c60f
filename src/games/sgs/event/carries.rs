//! Which data which event carries.

use super::data::DataType::{self, *};
use super::names::{EventName, NAMES};

/// The types of data that an event may have beside null, which is always allowed.
pub fn carried(event: EventName) -> &'static [DataType] {
    TABLE[event.number()]
}

const fn place(name: &str) -> usize {
    let mut at = 0;
    while at < NAMES.len() {
        if is_same(NAMES[at].as_bytes(), name.as_bytes()) {
            return at;
        }
        at += 1;
    }
    // A name that is none ends the build: the table has no such place.
    NAMES.len()
}

const fn is_same(a: &[u8], b: &[u8]) -> bool {
    if a.len() != b.len() {
        return false;
    }
    let mut at = 0;
    while at < a.len() {
        if a[at] != b[at] {
            return false;
        }
        at += 1;
    }
    true
}

/// Events by the type that they carry, as recorded; those not listed carry nothing.
const LISTED: [(&[DataType], &[&str]); 20] = [
    (&[Int], &["DrawNCards", "AfterDrawNCards", "DrawInitialCards", "AfterDrawInitialCards"]),
    (&[Int], &["PreHpLost", "HpLost", "MaxHpChanged", "FetchDrawPileCard"]),
    (&[Damage, Recover, Int], &["HpChanged"]),
    (&[Recover], &["PreHpRecover", "HpRecover"]),
    (&[Text], &["EventLoseSkill", "EventAcquireSkill"]),
    (&[Bool], &["EventPhaseSkipping", "NullificationEffect"]),
    (&[PhaseChange], &["EventPhaseChanging"]),
    (&[Judge], &["StartJudge", "AskForRetrial", "FinishRetrial", "FinishJudge"]),
    (&[Pindian], &["PindianVerifying", "Pindian"]),
    (
        &[Damage],
        &[
            "ConfirmDamage",
            "Predamage",
            "DamageForseen",
            "DamageCaused",
            "DamageInflicted",
            "PreDamageDone",
            "DamageDone",
            "Damage",
            "Damaged",
            "DamageComplete",
        ],
    ),
    (&[Dying], &["EnterDying", "Dying", "QuitDying", "AskForPeaches", "AskForPeachesDone"]),
    (&[Death], &["Death", "BuryVictim", "BeforeGameOverJudge", "GameOverJudge"]),
    (&[SlashEffect], &["SlashEffected", "SlashProceed", "SlashHit", "SlashMissed"]),
    (&[Card], &["JinkEffect"]),
    (&[Texts], &["CardAsked"]),
    (&[Response], &["PreCardResponded", "CardResponded"]),
    (&[Move], &["BeforeCardsMove", "CardsMoveOneTime"]),
    (
        &[CardUse],
        &[
            "PreCardUsed",
            "CardUsed",
            "TargetSpecifying",
            "TargetConfirming",
            "TargetSpecified",
            "TargetConfirmed",
            "CardFinished",
        ],
    ),
    (
        &[CardEffect],
        &["CardEffect", "CardEffected", "PostCardEffected", "TrickCardCanceling", "TrickEffect"],
    ),
    (&[Text, CardUse], &["ChoiceMade"]),
];

type Table = [&'static [DataType]; NAMES.len()];

const TABLE: Table = fill([&[]; NAMES.len()], &LISTED);

const fn fill(mut table: Table, rows: &[(&'static [DataType], &[&str])]) -> Table {
    let mut row = 0;
    while row < rows.len() {
        let mut at = 0;
        while at < rows[row].1.len() {
            table[place(rows[row].1[at])] = rows[row].0;
            at += 1;
        }
        row += 1;
    }
    table
}
