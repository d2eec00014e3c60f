//! "Did you mean": the name that a misspelt word most likely stands for.

/// The candidate nearest to `word`, if it is near enough to be worth saying.
///
/// ```
/// use junshi::sgs::near::nearest;
/// assert_eq!(nearest("fangzu", ["fankui", "fangzhu"]).as_deref(), Some("fangzhu"));
/// assert_eq!(nearest("zzz", ["fangzhu"]), None);
/// ```
pub fn nearest<'a>(word: &str, candidates: impl IntoIterator<Item = &'a str>) -> Option<String> {
    let lower = word.to_lowercase();
    let allowed = match word.chars().count() {
        0..=2 => 0,
        3..=5 => 1,
        6..=9 => 2,
        _ => 3,
    };
    let rated =
        candidates.into_iter().filter(|candidate| candidate.len().abs_diff(word.len()) <= allowed.max(1));
    let rated =
        rated.map(|candidate| (strsim::damerau_levenshtein(&lower, &candidate.to_lowercase()), candidate));
    rated.filter(|(steps, _)| *steps <= allowed).min().map(|(_, candidate)| candidate.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn short_words_need_to_be_closer() {
        assert_eq!(nearest("ab", ["ac"]), None);
        assert_eq!(nearest("Jnik", ["Jink", "Slash"]).as_deref(), Some("Jink"));
        assert_eq!(nearest("slash", ["Slash"]).as_deref(), Some("Slash"));
    }
}
