//! What is said to people, in their language.

use std::str::FromStr;

use super::Sums;
use crate::error::HostError;
use crate::game::Game;
use crate::referee::{Outcome, Referee, Tongue};

/// A language.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// Chinese.
    Zh,
}

impl Lang {
    /// The language of the user's surroundings, as `LC_ALL`, `LC_MESSAGES` or `LANG` tells it.
    pub fn of_locale() -> Lang {
        let told = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().filter_map(std::env::var_os);
        let first = told.map(|value| value.to_string_lossy().into_owned()).find(|value| !value.is_empty());
        if first.is_some_and(|value| value.starts_with("zh")) { Lang::Zh } else { Lang::En }
    }
}

impl FromStr for Lang {
    type Err = HostError;

    fn from_str(text: &str) -> Result<Lang, HostError> {
        match text {
            "en" => Ok(Lang::En),
            "zh" => Ok(Lang::Zh),
            other => Err(HostError::new("--lang", "zh or en", format!("`{other}`"))),
        }
    }
}

impl Lang {
    /// The language in which a game is told.
    pub(super) fn tongue(self) -> Tongue {
        match self {
            Lang::En => Tongue::English,
            Lang::Zh => Tongue::Chinese,
        }
    }

    /// What the scripts have cost in a game.
    pub(super) fn summary(self, sums: &Sums) -> String {
        let Sums { decisions, took, slips } = sums;
        let each = took.as_secs_f64() * 1000.0 / (*decisions).max(1) as f64;
        let (faults, refused, last) = (slips.faults, slips.refused, slips.last_resort);
        match self {
            Lang::En => format!(
                "{decisions} decisions, {each:.1} ms each; {faults} faults, {refused} refused answers, {last} by the last resort"
            ),
            Lang::Zh => format!(
                "决策{decisions}次，每次{each:.1}毫秒；脚本错误{faults}，被拒答案{refused}，兜底{last}"
            ),
        }
    }

    /// Words of a game: a seat, how it ended, why an answer is refused.
    pub(super) fn of_game<G: Game>(self, words: &str) -> String {
        let told = if self == Lang::Zh { G::in_chinese(words) } else { None };
        told.unwrap_or_else(|| words.to_owned())
    }

    pub(super) fn asked(self, number: u64, seat: &str, wanted: &str) -> String {
        match self {
            Lang::En => format!("{number}. {seat} is asked: {wanted} (help, advice, undo, quit)"),
            Lang::Zh => format!("{number}. 轮到{seat}：{wanted}（帮助、建议、悔棋、退出）"),
        }
    }

    pub(super) fn help(self, answers: &str) -> String {
        match self {
            Lang::En => format!(
                "an answer is {answers}, or the number of a choice where some are listed\nadvice tells what the \
                 scripts would answer\nundo takes your last answer back, with all that came after it\n\
                 quit leaves the game"
            ),
            Lang::Zh => format!(
                "请输入{answers}，或所列选项的编号\n建议（advice）：看脚本会怎么回答\n悔棋（undo）：收回你上一次的回答及其后的一切\n退出（quit）：离开对局"
            ),
        }
    }

    pub(super) fn advised(self, answer: &str) -> String {
        match self {
            Lang::En => format!("the scripts would answer: {answer}"),
            Lang::Zh => format!("脚本会回答：{answer}"),
        }
    }

    pub(super) fn refused(self, why: &str) -> String {
        match self {
            Lang::En => format!("not possible: {why}"),
            Lang::Zh => format!("不行：{why}"),
        }
    }

    pub(super) fn not_understood(self, text: &str, answers: &str) -> String {
        let text: String = text.chars().take(40).collect();
        match self {
            Lang::En => format!("not understood: `{text}`; an answer is {answers}"),
            Lang::Zh => format!("看不懂“{text}”，请输入{answers}"),
        }
    }

    pub(super) fn nothing_to_take_back(self) -> &'static str {
        match self {
            Lang::En => "you have not answered yet, there is nothing to take back",
            Lang::Zh => "你还没有走过，无棋可悔",
        }
    }

    pub(super) fn taken_back(self, number: u64) -> String {
        match self {
            Lang::En => format!("taken back to {number}"),
            Lang::Zh => format!("退回第{number}步"),
        }
    }

    /// How a game has ended; none where it was left.
    pub(super) fn ended<G: Referee>(self, outcome: Option<&Outcome>) -> String {
        let Some(outcome) = outcome else {
            return if self == Lang::Zh { "对局已退出" } else { "the game was left" }.to_owned();
        };
        let reason = self.of_game::<G>(&outcome.reason);
        let winners: Vec<String> = outcome.winners.iter().map(|seat| self.of_game::<G>(seat)).collect();
        match (self, winners.is_empty()) {
            (Lang::En, true) => format!("a draw: {reason}"),
            (Lang::En, false) => format!("won by {}: {reason}", winners.join(", ")),
            (Lang::Zh, true) => format!("和棋：{reason}"),
            (Lang::Zh, false) => format!("{}胜：{reason}", winners.join("、")),
        }
    }
}
