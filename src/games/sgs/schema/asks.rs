//! The kinds of question, in the order of QSanguosha's documentation.

use crate::game::AskKind;

/// What answers a kind, and how nil is meant there.
const fn ask(
    kind: &'static str,
    registry: &'static str,
    nil_is_final: bool,
    answer: &'static str,
    doc: &'static str,
) -> AskKind {
    AskKind { kind, registry, answer, nil_is_final, doc }
}

/// Questions that only central rules answer go to the defaults' registry.
const CENTRAL: &str = "ai_default";

pub(super) const ASKS: &[AskKind] = &[
    ask("activate", CENTRAL, true, "a use string, or null to end the phase", "Play a card in the play phase."),
    ask("askForUseCard", "ai_skill_use", true, "a use string, or null", "Use a card that matches a pattern, or a skill by @@skill."),
    ask("askForSkillInvoke", "ai_skill_invoke", true, "true or false", "Use a skill or a piece of equipment, or not."),
    ask("askForChoice", "ai_skill_choice", false, "one of the choices", "Choose one of some words."),
    ask("askForDiscard", "ai_skill_discard", false, "a list of card ids", "Discard cards."),
    ask("askForExchange", "ai_skill_discard", false, "a list of card ids", "Put cards down in exchange for others."),
    ask("askForNullification", CENTRAL, true, "a card string, or null", "Nullify a trick, or a nullification of it."),
    ask("askForCardChosen", "ai_skill_cardchosen", false, "a card id, -1 for a hand card by chance", "Choose a card of a player."),
    ask("askForCard", "ai_skill_cardask", false, "a card string, or null to refuse", "Give a card that matches a pattern."),
    ask("askForAG", "ai_skill_askforag", false, "a card id, or null where that is allowed", "Take one of some open cards."),
    ask("askForCardShow", "ai_cardshow", false, "a card string", "Show a hand card."),
    ask("askForPindian", "ai_skill_pindian", false, "a card string", "Put down a hand card to compare."),
    ask("askForPlayerChosen", "ai_skill_playerchosen", true, "the name of a player, or null where the choice is optional", "Choose one of some players for a reason."),
    ask("askForSinglePeach", CENTRAL, false, "a card string, or null", "Save a dying player."),
    ask("askForSuit", "ai_skill_suit", false, "spade, club, heart or diamond", "Name a suit."),
    ask("askForYiji", "ai_skill_askforyiji", true, "{\"player\", \"card\"}, or null to stop", "Give one of some cards away."),
    ask("askForGuanxing", CENTRAL, false, "{\"up\", \"bottom\"}: lists of card ids from the top", "Put cards back on top of the draw pile or under it."),
    ask("askForKingdom", CENTRAL, false, "the name of a kingdom", "Choose a kingdom."),
    ask("askForGeneral", CENTRAL, false, "the name of a general", "Choose a general."),
];
