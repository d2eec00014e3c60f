//! The words for cards that are laid face down and said to be another: the claim, the doubts, what comes of it.

use super::words::Words;
use crate::games::sgs::event::CardsMoveOneTimeStruct;

/// Skills that do so. The cards lie in private piles of these names.
const SKILLS: [&str; 2] = ["guhuo", "nosguhuo"];

/// The reason of a move by which such a card is given up.
const PUT: i32 = 0xA;

/// The line about a choice for such a skill, none where it says nothing new; nothing where the choice is another's.
pub(super) fn said(words: &Words, who: &str, skill: &str, word: &str) -> Option<Option<String>> {
    let (skill, part) = skill.split_once('_').unwrap_or((skill, ""));
    if !SKILLS.contains(&skill) {
        return None;
    }
    Some(match (part, word) {
        ("claim", word) => {
            let (skill, word) = (words.name(skill), words.choice(word));
            Some(words.say(
                &format!("{who}发动【{skill}】，扣置一张手牌，声明为【{word}】"),
                &format!("{who} lays a hand card face down as {word} ({skill})"),
            ))
        }
        ("", "question") => Some(words.say(&format!("{who}质疑"), &format!("{who} doubts it"))),
        _ => None,
    })
}

/// The line about a move of such a card, none where the claim tells of it; nothing where the move is of others.
pub(super) fn moved(words: &Words, moved: &CardsMoveOneTimeStruct, who: &str, cards: &str) -> Option<Option<String>> {
    let leaves = moved.from_pile_names.first().is_some_and(|pile| SKILLS.contains(&pile.as_str()));
    match moved.to_place {
        4 if SKILLS.contains(&moved.to_pile_name.as_str()) => Some(None),
        5 if leaves && moved.reason.reason == PUT => Some(Some(words.say(&format!("{who}的牌翻开是{cards}"), &format!("the card of {who} is {cards}")))),
        _ => None,
    }
}
