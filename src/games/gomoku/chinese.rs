//! Words of the game in Chinese.

/// What has one fixed wording.
const FIXED: [(&str, &str); 9] = [
    ("black", "黑方"),
    ("white", "白方"),
    ("five", "五连"),
    ("resigned", "认输"),
    ("full board", "棋盘已满"),
    ("33", "三三禁手"),
    ("44", "四四禁手"),
    ("OL", "长连禁手"),
    (super::schema::ANSWER, "一个点，如 H8；认输请输入 resign"),
];

/// What is said of a point, behind its name.
const OF_A_POINT: [(&str, &str); 5] = [
    ("is outside the board", "不在棋盘上"),
    ("is not empty", "已有棋子"),
    ("is forbidden (33)", "是三三禁手"),
    ("is forbidden (44)", "是四四禁手"),
    ("is forbidden (OL)", "是长连禁手"),
];

fn found(list: &[(&str, &str)], words: &str) -> Option<String> {
    list.iter().find(|(english, _)| *english == words).map(|(_, chinese)| (*chinese).to_owned())
}

/// A seat, an end, what an answer looks like or why one is refused.
pub(super) fn in_chinese(words: &str) -> Option<String> {
    found(&FIXED, words).or_else(|| {
        let (point, rest) = words.split_once(' ')?;
        Some(format!("{point} {}", found(&OF_A_POINT, rest)?))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_and_sentences_of_points_are_told() {
        assert_eq!(in_chinese("white").as_deref(), Some("白方"));
        assert_eq!(in_chinese("H8 is forbidden (44)").as_deref(), Some("H8 是四四禁手"));
        assert_eq!(in_chinese("anything else"), None);
    }
}
