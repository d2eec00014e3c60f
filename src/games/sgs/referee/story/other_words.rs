//! What neither skills nor cards nor generals are called: private piles, and what a skill lends.

/// A word of the rules, in Chinese and English.
type Row = (&'static str, &'static str, &'static str);

const WORDS: &[Row] = &[
    ("3v3-action", "行动", "the next turn"),
    ("3v3_direction", "结算方向", "the direction"),
    ("ccw", "逆时针", "counterclockwise"),
    ("cw", "顺时针", "clockwise"),
    ("field", "田", "Field"),
    ("guhuo_saveself", "蛊惑", "Guhuo"),
    ("guhuo_slash", "蛊惑", "Guhuo"),
    ("jilve_fangzhu", "极略·放逐", "Jilve (Fangzhu)"),
    ("jilve_guicai", "极略·鬼才", "Jilve (Guicai)"),
    ("jilve_jizhi", "极略·集智", "Jilve (Jizhi)"),
    ("nosguhuo_saveself", "蛊惑", "Nosguhuo"),
    ("nosguhuo_slash", "蛊惑", "Nosguhuo"),
    ("stars", "星", "Stars"),
    ("zhiba_pindian", "制霸", "Zhiba"),
    ("zhiba_pindian_obtain", "制霸", "Zhiba"),
];

/// A word as people say it; none where it is not one of these.
pub(super) fn said(word: &str, is_chinese: bool) -> Option<&'static str> {
    let row = WORDS.iter().find(|row| row.0 == word)?;
    Some(if is_chinese { row.1 } else { row.2 })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_in_order_and_said_in_both_languages() {
        assert!(WORDS.is_sorted_by(|one, other| one.0 < other.0));
        assert_eq!(said("stars", true), Some("星"));
        assert_eq!(said("jilve_jizhi", false), Some("Jilve (Jizhi)"));
        assert_eq!(said("jink", true), None);
    }
}
