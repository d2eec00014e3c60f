//! Words of the game in Chinese.

use super::schema::ANSWER;

/// What has one fixed wording.
const FIXED: [(&str, &str); 7] = [
    ("showdown", "摊牌"),
    ("uncontested", "其他人都弃牌"),
    ("split pot", "平分底池"),
    ("nobody folds where a check is free", "可以过牌时不必弃牌"),
    ("there may be no raise here", "此时不能加注"),
    ("it is not this seat's turn", "还没轮到这个座位"),
    (ANSWER, "f 弃牌，c 过牌或跟注，r600 加注到本局总共 600 筹码"),
];

const SEATS: [&str; 10] =
    ["一号座", "二号座", "三号座", "四号座", "五号座", "六号座", "七号座", "八号座", "九号座", "十号座"];

/// A seat, an end, what an answer looks like or why one was refused.
pub(super) fn in_chinese(words: &str) -> Option<String> {
    if let Some((_, chinese)) = FIXED.iter().find(|(english, _)| *english == words) {
        return Some((*chinese).to_owned());
    }
    if let Ok(seat) = words.parse::<usize>() {
        return seat.checked_sub(1).and_then(|at| SEATS.get(at)).map(|name| (*name).to_owned());
    }
    let (to, bounds) = words.split_once(" is not from ")?;
    let (least, most) = bounds.split_once(" to ")?;
    Some(format!("{to} 不在 {least} 到 {most} 之间"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_and_bounds_are_told() {
        assert_eq!(in_chinese("2").as_deref(), Some("二号座"));
        assert_eq!(in_chinese("15 is not from 20 to 1000").as_deref(), Some("15 不在 20 到 1000 之间"));
        assert_eq!(in_chinese("11"), None);
        assert_eq!(in_chinese("anything else"), None);
    }
}
