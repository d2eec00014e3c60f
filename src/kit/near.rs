//! "Did you mean": the name that a misspelt word most likely stands for.

/// The candidate nearest to `word`, if it is near enough to be worth saying and not `word` itself:
/// one slip in words of up to five letters, two in longer ones. Letter case does not count.
///
/// ```
/// use junshi::kit::near::nearest;
/// assert_eq!(nearest("fangzu", ["fankui", "fangzhu"]).as_deref(), Some("fangzhu"));
/// assert_eq!(nearest("zzz", ["fangzhu"]), None);
/// ```
pub fn nearest<'a>(word: &str, candidates: impl IntoIterator<Item = &'a str>) -> Option<String> {
    let lower = word.to_lowercase();
    let length = word.chars().count();
    let allowed = match length {
        0..=2 => 0,
        3..=5 => 1,
        _ => 2,
    };
    candidates
        .into_iter()
        .filter(|name| *name != word && name.chars().count().abs_diff(length) <= allowed)
        .map(|name| (strsim::damerau_levenshtein(&lower, &name.to_lowercase()), name))
        .filter(|(slips, _)| *slips <= allowed)
        .min()
        .map(|(_, name)| name.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn short_words_need_to_be_closer() {
        assert_eq!(nearest("ab", ["ac"]), None);
        assert_eq!(nearest("Jnik", ["Jink", "Slash"]).as_deref(), Some("Jink"));
        assert_eq!(nearest("slash", ["Slash"]).as_deref(), Some("Slash"));
        assert_eq!(nearest("Slash", ["Slash"]), None);
        assert_eq!(nearest("getHandCardsNum", ["getHandcardNum"]).as_deref(), Some("getHandcardNum"));
    }
}
