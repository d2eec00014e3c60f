//! Words of the game in Chinese, for a person who plays: how a game ended, what an answer looks like, why one is
//! refused.

/// What has one fixed wording.
const FIXED: [(&str, &str); 26] = [
    ("lord's side", "主公与忠臣"),
    ("rebels", "反贼"),
    ("renegade", "内奸"),
    ("renegade's side", "内奸方"),
    ("endless", "没有尽头"),
    ("the draw pile is exhausted", "牌堆耗尽"),
    ("the draw pile was exhausted six times", "牌堆耗尽"),
    ("a use string, or null to end the phase", "一次使用，如 12->sgs2；结束阶段请输入 null"),
    ("a use string, or null", "一次使用，如 12->sgs2；不用请输入 null"),
    ("true or false", "true 或 false"),
    ("one of the choices", "选项之一"),
    ("a list of card ids", "牌的编号，如 [12,33]"),
    ("a card string, or null", "一张牌的编号；不出请输入 null"),
    ("a card string, or null to refuse", "一张牌的编号；不出请输入 null"),
    ("a card string", "一张牌的编号"),
    ("a card id, -1 for a hand card by chance", "一张牌的编号，-1 为随机一张手牌"),
    ("a card id, or null where that is allowed", "一张牌的编号；可以不拿时请输入 null"),
    ("the name of a player, or null where the choice is optional", "一名角色，如 sgs2；可以不选时请输入 null"),
    ("spade, club, heart or diamond", "spade、club、heart 或 diamond"),
    ("{\"player\", \"card\"}, or null to stop", "{\"player\":\"sgs2\",\"card\":12}；不再分给请输入 null"),
    ("{\"up\", \"bottom\"}: lists of card ids from the top", "{\"up\":[牌堆顶],\"bottom\":[牌堆底]}，自上而下的编号"),
    ("the name of a kingdom", "一个势力"),
    ("the name of a general", "一名武将"),
    ("up and bottom together have to be the cards, each once", "up 与 bottom 合起来须是这些牌，每张一次"),
    ("somebody has to be chosen", "必须选一名角色"),
    ("no Peach may be used now", "现在不能使用桃"),
];

/// What is said with names in it: `{0}` and `{1}` stand for them.
const FORMS: [(&str, &str); 23] = [
    ("{0} may not be used now", "{0} 现在不能使用"),
    ("{0} may not be a target of {1}", "{0} 不能是 {1} 的目标"),
    ("{0} is no target of {1}", "{0} 不是 {1} 的合法目标"),
    ("{0} targets do not do for {1}", "{1} 不能指定 {0} 个目标"),
    ("{0} is named twice", "{0} 出现了两次"),
    ("{0} does not match {1}", "{0} 不是所要的牌（{1}）"),
    ("{0} is limited", "{0} 现在被禁止"),
    ("{0} is not used on {1}", "{0} 不能对 {1} 使用"),
    ("card {0} is not in hand", "{0} 号牌不在手里"),
    ("card {0} may not be put down here", "{0} 号牌不能放下"),
    ("card {0} may not be discarded", "{0} 号牌不能弃置"),
    ("card {0} is not among those to give", "{0} 号牌不在可给的牌里"),
    ("card {0} is not among the open cards", "{0} 号牌不在亮出的牌里"),
    ("there is no card {0}", "没有 {0} 号牌"),
    ("{0} is not among {1}", "{0} 不在 {1} 之中"),
    ("{0} is dead", "{0} 已阵亡"),
    ("nobody is called {0}", "没有叫 {0} 的角色"),
    ("no skill makes {0}", "没有技能能做出 {0}"),
    ("one card is asked for, not {0}", "只要一张牌，不是 {0}"),
    ("\"{0}\" has not the form name:skill[suit:point]=cards", "看不懂“{0}”"),
    ("{0} was used {1} times in this phase", "本阶段已使用过 {0}（{1} 次）"),
    ("expected {0}, got {1}", "要的是：{0}，不是 {1}"),
    ("{0} cards are asked for, not {1}", "要 {0} 张牌，不是 {1} 张"),
];

/// What stands in the places of a form, where the words have it.
fn read<'a>(form: &str, words: &'a str) -> Option<Vec<&'a str>> {
    let parts: Vec<&str> = form.split("{0}").flat_map(|part| part.split("{1}")).collect();
    let (first, rest) = parts.split_first()?;
    let mut left = words.strip_prefix(first)?;
    let mut found = Vec::new();
    for (place, part) in rest.iter().enumerate() {
        let is_last = place + 1 == rest.len();
        let at = if is_last { left.len().checked_sub(part.len())? } else { left.find(part)? };
        found.push(left.get(..at)?);
        left = left.get(at..)?.strip_prefix(part)?;
    }
    left.is_empty().then_some(found)
}

/// The words in Chinese; none where they have none.
pub(super) fn in_chinese(words: &str) -> Option<String> {
    if let Some((_, chinese)) = FIXED.iter().find(|(english, _)| *english == words) {
        return Some((*chinese).to_owned());
    }
    FORMS.iter().find_map(|(english, chinese)| {
        let found = read(english, words)?;
        let told = chinese.replace("{0}", found.first().copied().unwrap_or_default());
        Some(told.replace("{1}", found.get(1).copied().unwrap_or_default()))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ends_answers_and_refusals_have_chinese_words() {
        for (english, chinese) in [
            ("rebels", "反贼"),
            ("slash:x[heart:3]=. may not be used now", "slash:x[heart:3]=. 现在不能使用"),
            ("sgs2 is no target of 12", "sgs2 不是 12 的合法目标"),
            ("2 targets do not do for 130", "130 不能指定 2 个目标"),
            ("card 5 is not in hand", "5 号牌不在手里"),
            ("\"foo\" has not the form name:skill[suit:point]=cards", "看不懂“foo”"),
            ("a is not among b, c", "a 不在 b, c 之中"),
            ("1 to 2 cards are asked for, not 3", "要 1 to 2 张牌，不是 3 张"),
        ] {
            assert_eq!(in_chinese(english).as_deref(), Some(chinese));
        }
        assert_eq!(in_chinese("anything else"), None);
    }

    #[test]
    fn every_form_of_an_answer_is_told_in_chinese() {
        for kind in crate::games::sgs::schema::SCHEMA.asks {
            assert!(in_chinese(kind.answer).is_some(), "{}", kind.answer);
        }
    }
}
