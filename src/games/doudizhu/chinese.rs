//! Words of the game in Chinese.

use super::schema::ANSWERS;

/// What has one fixed wording.
const FIXED: [(&str, &str); 12] = [
    ("1", "一号座"),
    ("2", "二号座"),
    ("3", "三号座"),
    ("landlord", "地主先出完"),
    ("landlord, spring", "地主先出完，春天"),
    ("peasants", "农民先出完"),
    ("peasants, spring", "农民先出完，反春天"),
    ("all passed", "无人叫分"),
    ("who leads cannot pass", "领出者不能不要"),
    (ANSWERS[0], "一个数；0 为不叫"),
    (ANSWERS[1], "true 加倍，false 不加倍"),
    (ANSWERS[2], "牌，如 KKK3；不要请输入 pass"),
];

/// What is said of cards, behind them.
const OF_CARDS: [(&str, &str); 3] = [
    ("is not in the hand", "不在手中"),
    ("is no play", "不成牌型"),
    ("does not beat what was played", "压不过上家"),
];

fn found(list: &[(&str, &str)], words: &str) -> Option<String> {
    list.iter().find(|(english, _)| *english == words).map(|(_, chinese)| (*chinese).to_owned())
}

/// A seat, an end, what an answer looks like or why one is refused.
pub(super) fn in_chinese(words: &str) -> Option<String> {
    found(&FIXED, words).or_else(|| {
        let (cards, rest) = words.split_once(' ')?;
        Some(format!("{cards} {}", found(&OF_CARDS, rest)?))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_and_sentences_of_cards_are_told() {
        assert_eq!(in_chinese("2").as_deref(), Some("二号座"));
        assert_eq!(in_chinese("34 is no play").as_deref(), Some("34 不成牌型"));
        assert_eq!(in_chinese("anything else"), None);
    }
}
