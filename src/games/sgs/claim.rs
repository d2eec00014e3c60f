//! Cards that are laid face down and said to be another: what is held to the rules is the card that is
//! claimed, as everybody else sees it, without suit and number.

use super::board::Board;
use super::card::Type;
use super::pattern::Pattern;
use super::played::{Made, Played, object_class};
use super::snapshot::{Method, Suit};
use super::view_as;
use crate::game::Refusal;

/// The plain Slash, where `slash` is any.
const PLAIN_SLASH: &str = "normal_slash";

/// The cards that a skill card is said to be: one, or two where the claim leaves that open for now. None where the card makes no claim.
///
/// # Errors
/// Nothing may be claimed like that.
pub fn claimed(board: &Board, card: &Played) -> Result<Vec<Played>, Refusal> {
    let Played::Made(made) = card else { return Ok(Vec::new()) };
    if !view_as::usage(board, card).is_some_and(|usage| usage.claims) {
        return Ok(Vec::new());
    }
    made.user.split('+').map(|word| said(board, made, word)).collect()
}

fn said(board: &Board, made: &Made, word: &str) -> Result<Played, Refusal> {
    let name = if word == PLAIN_SLASH { "slash" } else { word };
    let class = object_class(board, name).map_err(|error| Refusal::new(format!("a claim: {error}")))?;
    let data = board.class(class);
    if data.object != name || !(data.kind == Type::Basic || data.is_instant_trick()) {
        return Err(Refusal::new(format!("a basic card or plain trick is claimed, not {name}")));
    }
    let skill = made.skill.clone();
    Ok(Played::Made(Box::new(Made { skill, subcards: made.subcards.clone(), suit: Some(Suit::NoSuit), number: Some(0), ..Made::of(class, name) })))
}

/// Whether a request may be answered by a claim: it asks for the use or play of a card by its name.
pub fn may_answer(pattern: &Pattern, method: Method) -> bool {
    let is_name = |letter: char| letter.is_ascii_lowercase() || "_+,".contains(letter);
    matches!(method, Method::Use | Method::Response) && pattern.text().trim_end_matches('!').chars().all(is_name)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::sgs::legal::{Occasion, check_given, check_use};
    use crate::games::sgs::scene_for_tests::board;
    use serde_json::json;

    fn table(general: &str, flags: serde_json::Value) -> Board {
        board(json!({"current": "sgs1", "players": [
            {"name": "sgs1", "general": general, "hp": 2, "max_hp": 3, "hand": {"known": [0, 30, 60]}, "equips": [61], "flags": flags},
            {"name": "sgs2", "general": "jiaxu", "hp": 3, "hand": {"hidden": 2}},
            {"name": "sgs3", "general": "sunquan", "hp": 4}]}))
    }

    fn played(board: &Board, text: &str) -> Result<(), String> {
        check_use(board, 0, text, Occasion::Play).map_err(|refusal| refusal.to_string())
    }

    #[test]
    fn what_is_claimed_has_to_be_usable_whatever_the_card_is() {
        let free = table("yuji", json!([]));
        for text in [
            "@GuhuoCard=0:slash->sgs2",
            "@GuhuoCard=0:normal_slash->sgs2",
            "@GuhuoCard=60:peach",
            "@GuhuoCard=30:ex_nihilo",
            "@GuhuoCard=0:dismantlement->sgs2",
            "@GuhuoCard=0:iron_chain->sgs2+sgs3",
        ] {
            assert_eq!(played(&free, text), Ok(()), "{text}");
        }
        for (text, why) in [
            ("@GuhuoCard=0:jink", "may not be used now"),
            ("@GuhuoCard=0:nullification", "may not be used now"),
            ("@GuhuoCard=0:indulgence->sgs2", "not indulgence"),
            ("@GuhuoCard=0:crossbow", "not crossbow"),
            ("@GuhuoCard=0:slahs->sgs2", "did you mean slash"),
            ("@GuhuoCard=0->sgs2", "a claim"),
            ("@GuhuoCard=0:dismantlement->sgs3", "no target"),
            ("@GuhuoCard=0:iron_chain", "0 targets"),
            ("@GuhuoCard=61:slash->sgs2", "does not take card 61"),
            ("@GuhuoCard=0+30:slash->sgs2", "takes 1"),
            ("@NosGuhuoCard=0:slash->sgs2", "no nosguhuo"),
        ] {
            let refused = played(&free, text).unwrap_err();
            assert!(refused.contains(why), "{text}: {refused}");
        }
        assert!(played(&table("yuji", json!(["GuhuoUsed"])), "@GuhuoCard=60:peach").is_err(), "once in a turn");
        assert_eq!(played(&table("nos_yuji", json!(["GuhuoUsed"])), "@NosGuhuoCard=60:peach"), Ok(()));
    }

    #[test]
    fn what_is_asked_for_by_name_is_claimed() {
        let board = table("yuji", json!([]));
        let gives = |pattern: &str, text: &str, method| {
            let mut asked = board.clone();
            asked.ask_for(pattern);
            let card = Played::read(&asked, text).unwrap();
            check_given(&asked, 0, &card, &Pattern::parse(pattern).unwrap(), method).is_ok()
        };
        assert!(gives("jink", "@GuhuoCard=0:jink", Method::Use));
        assert!(gives("slash", "@GuhuoCard=0:fire_slash", Method::Response));
        assert!(gives("nullification", "@GuhuoCard=0:nullification", Method::Use));
        assert!(gives("peach+analeptic", "@GuhuoCard=0:peach+analeptic", Method::Use));
        assert!(gives("peach+analeptic", "@GuhuoCard=0:analeptic", Method::Use));
        assert!(!gives("peach", "@GuhuoCard=0:peach+analeptic", Method::Use));
        assert!(!gives("jink", "@GuhuoCard=0:slash", Method::Use));
        assert!(!gives("jink", "@GuhuoCard=0:jink", Method::Discard));
        assert!(!gives(".|black", "@GuhuoCard=0:slash", Method::Response), "a retrial");
        let asked = |text: &str| {
            let pattern = Pattern::parse("slash").unwrap();
            check_use(&board, 0, text, Occasion::Asked { pattern: &pattern, method: Method::Use }).is_ok()
        };
        assert!(asked("@GuhuoCard=0:thunder_slash->sgs2") && !asked("@GuhuoCard=0:duel->sgs2"));
    }
}
