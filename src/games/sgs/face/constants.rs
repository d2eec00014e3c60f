//! QSanguosha's numbered constants, as fields of `sgs`.

use mlua::Table;

use super::super::event::NAMES;

const NUMBERS: &[(&str, &[&str], i32)] = &[
    ("Card_", &["Spade", "Club", "Heart", "Diamond", "NoSuitBlack", "NoSuitRed", "NoSuit", "SuitToBeDecided"], 0),
    ("Card_Type", &["Skill", "Basic", "Trick", "Equip"], 0),
    ("Card_Method", &["None", "Use", "Response", "Discard", "Recast", "Pindian"], 0),
    (
        "Player_",
        &["RoundStart", "Start", "Judge", "Draw", "Play", "Discard", "Finish", "NotActive", "PhaseNone"],
        0,
    ),
    ("Player_Place", &["Hand", "Equip", "DelayedTrick", "Judge", "Special"], 0),
    ("Player_", &["DiscardPile", "DrawPile", "PlaceTable", "PlaceUnknown"], 5),
    ("DamageStruct_", &["Normal", "Fire", "Thunder"], 0),
    ("TargetModSkill_", &["Residue", "DistanceLimit", "ExtraTarget"], 0),
    ("AI_", &["Friend", "Enemy", "Neutrality"], 0),
    ("Skill_", &["Frequent", "NotFrequent", "Compulsory", "Limited", "Wake"], 0),
    ("General_", &["Sexless", "Male", "Female", "Neuter"], 0),
    ("Room_Guanxing", &["DownOnly", "BothSides", "UpOnly"], -1),
    ("CardUseStruct_CARD_USE_REASON_", &["UNKNOWN", "PLAY", "RESPONSE"], 0),
    ("CardUseStruct_CARD_USE_REASON_", &["RESPONSE_USE"], 0x12),
    (
        "CardMoveReason_S_REASON_",
        &["UNKNOWN", "USE", "RESPONSE", "DISCARD", "RECAST", "PINDIAN", "DRAW", "GOTCARD", "SHOW", "TRANSFER", "PUT"],
        0,
    ),
    ("CardMoveReason_S_REASON_", &["LETUSE", "RETRIAL", "RULEDISCARD"], 0x11),
    ("CardMoveReason_S_REASON_", &["GIVE", "TURNOVER", "SWAP", "NATURAL_ENTER"], 0x17),
    ("CardMoveReason_S_REASON_", &["THROW"], 0x23),
    ("CardMoveReason_S_REASON_", &["EXTRACTION", "JUDGE", "OVERRIDE", "REMOVE_FROM_PILE"], 0x27),
    ("CardMoveReason_S_REASON_", &["DISMANTLE"], 0x33),
    ("CardMoveReason_S_REASON_", &["GOTBACK", "PREVIEW", "EXCHANGE_FROM_PILE", "JUDGEDONE"], 0x37),
    ("CardMoveReason_S_REASON_", &["RECYCLE", "DEMONSTRATE"], 0x47),
    ("CardMoveReason_S_REASON_", &["CHANGE_EQUIP"], 0x4A),
    ("CardMoveReason_S_REASON_", &["ROB"], 0x57),
    ("CardMoveReason_S_REASON_", &["PREVIEWGIVE"], 0x67),
    ("CardMoveReason_S_MASK_", &["BASIC_REASON"], 0x0F),
    ("Friend_", &["All", "Draw", "Male", "Female", "Wounded", "MaleWounded", "FemaleWounded", "Weak"], 0),
];

/// Puts the constants into `sgs`.
pub(super) fn install(global: &Table) -> mlua::Result<()> {
    for (prefix, names, first) in NUMBERS {
        for (name, number) in names.iter().zip(*first..) {
            global.raw_set(format!("{prefix}{name}"), number)?;
        }
    }
    for (number, name) in NAMES.iter().enumerate() {
        global.raw_set(*name, number)?;
    }
    global.raw_set("NumOfEvents", NAMES.len())
}
