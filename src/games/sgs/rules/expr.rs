//! Small expressions in rules: amounts and conditions such as `2 * others:qun`, `hand == 0`,
//! `to.hand > 0 and to.gender:male`.
//!
//! Words speak of the player whose rule it is; with `to.` before them of the other one (the target),
//! with `first.` of the target that was chosen first. A condition is true where it is not 0. What
//! the words are is listed in [`super::word`].

use std::fmt;

use serde::de::{self, Deserialize, Deserializer, Visitor};

use super::word::Word;

/// An expression that was read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Expr {
    pub(super) root: Node,
}

/// A part of an expression.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Node {
    Number(i32),
    Word(Who, Word),
    Not(Box<Node>),
    Minus(Box<Node>),
    Pair(Sign, Box<[Node; 2]>),
}

/// Of whom a word speaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Who {
    Owner,
    To,
    First,
}

/// What joins two parts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Sign {
    Or,
    And,
    Equal,
    Unequal,
    Less,
    AtMost,
    More,
    AtLeast,
    Plus,
    Minus,
    Times,
    Min,
    Max,
}

impl Sign {
    /// Signs of one strength, weakest first.
    const LEVELS: [&[(&str, Sign)]; 5] = [
        &[("or", Sign::Or)],
        &[("and", Sign::And)],
        &[
            ("==", Sign::Equal),
            ("!=", Sign::Unequal),
            ("<=", Sign::AtMost),
            (">=", Sign::AtLeast),
            ("<", Sign::Less),
            (">", Sign::More),
        ],
        &[("+", Sign::Plus), ("-", Sign::Minus)],
        &[("*", Sign::Times)],
    ];

    /// What two numbers give.
    pub(super) fn of(self, a: i32, b: i32) -> i32 {
        match self {
            Sign::Or => i32::from(a != 0 || b != 0),
            Sign::And => i32::from(a != 0 && b != 0),
            Sign::Equal => i32::from(a == b),
            Sign::Unequal => i32::from(a != b),
            Sign::Less => i32::from(a < b),
            Sign::AtMost => i32::from(a <= b),
            Sign::More => i32::from(a > b),
            Sign::AtLeast => i32::from(a >= b),
            Sign::Plus => a.saturating_add(b),
            Sign::Minus => a.saturating_sub(b),
            Sign::Times => a.saturating_mul(b),
            Sign::Min => a.min(b),
            Sign::Max => a.max(b),
        }
    }
}

/// Why a text is no expression.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct NoExpr(pub String);

/// Longer texts are refused, so that reading and counting stay shallow.
const LONGEST: usize = 200;

impl Expr {
    /// A number.
    pub const fn number(number: i32) -> Expr {
        Expr { root: Node::Number(number) }
    }

    /// Reads an expression.
    ///
    /// ```
    /// use junshi::sgs::rules::Expr;
    /// assert!(Expr::parse("2 * others:qun").is_ok());
    /// assert!(Expr::parse("hpp > 2").unwrap_err().0.contains("did you mean hp"));
    /// ```
    ///
    /// # Errors
    /// The text is no expression.
    pub fn parse(text: &str) -> Result<Expr, NoExpr> {
        if text.len() > LONGEST {
            return Err(NoExpr(format!("an expression has at most {LONGEST} letters")));
        }
        let mut reader = Reader { tokens: tokens(text)?, at: 0 };
        let root = reader.level(0)?;
        match reader.peek() {
            None => Ok(Expr { root }),
            Some(more) => Err(NoExpr(format!("\"{more}\" is one word too many in \"{text}\""))),
        }
    }
}

/// Splits a text into words, numbers and signs.
fn tokens(text: &str) -> Result<Vec<&str>, NoExpr> {
    let mut tokens = Vec::new();
    let mut rest = text.trim_start();
    while let Some(first) = rest.chars().next() {
        let end = if is_of_word(first) {
            rest.find(|letter| !is_of_word(letter)).unwrap_or(rest.len())
        } else if ["==", "!=", "<=", ">="].iter().any(|sign| rest.starts_with(sign)) {
            2
        } else if "<>+-*(),".contains(first) {
            1
        } else {
            return Err(NoExpr(format!("\"{first}\" means nothing in \"{text}\"")));
        };
        tokens.push(&rest[..end]);
        rest = rest[end..].trim_start();
    }
    Ok(tokens)
}

fn is_of_word(letter: char) -> bool {
    letter.is_alphanumeric() || "_@#&.:".contains(letter)
}

struct Reader<'a> {
    tokens: Vec<&'a str>,
    at: usize,
}

impl<'a> Reader<'a> {
    fn peek(&self) -> Option<&'a str> {
        self.tokens.get(self.at).copied()
    }

    fn take(&mut self, wanted: &str) -> bool {
        let found = self.peek() == Some(wanted);
        self.at += usize::from(found);
        found
    }

    fn need(&mut self, wanted: &str) -> Result<(), NoExpr> {
        if self.take(wanted) {
            return Ok(());
        }
        let found = self.peek().map_or("the end".to_owned(), |token| format!("\"{token}\""));
        Err(NoExpr(format!("\"{wanted}\" is missing before {found}")))
    }

    /// Parts joined by the signs of a level, from left to right.
    fn level(&mut self, level: usize) -> Result<Node, NoExpr> {
        let Some(signs) = Sign::LEVELS.get(level) else { return self.single() };
        let mut left = self.level(level + 1)?;
        while let Some((_, sign)) = signs.iter().find(|(text, _)| self.peek() == Some(text)) {
            self.at += 1;
            left = Node::Pair(*sign, Box::new([left, self.level(level + 1)?]));
        }
        Ok(left)
    }

    fn single(&mut self) -> Result<Node, NoExpr> {
        let Some(token) = self.peek() else { return Err(NoExpr("something is missing at the end".to_owned())) };
        self.at += 1;
        match token {
            "-" => Ok(Node::Minus(Box::new(self.single()?))),
            "not" => Ok(Node::Not(Box::new(self.single()?))),
            "(" => {
                let inner = self.level(0)?;
                self.need(")").map(|()| inner)
            }
            "min" => self.pair(Sign::Min),
            "max" => self.pair(Sign::Max),
            _ => match token.parse() {
                Ok(number) => Ok(Node::Number(number)),
                Err(_) => word(token),
            },
        }
    }

    /// `(a, b)`
    fn pair(&mut self, sign: Sign) -> Result<Node, NoExpr> {
        self.need("(")?;
        let left = self.level(0)?;
        self.need(",")?;
        let right = self.level(0)?;
        self.need(")").map(|()| Node::Pair(sign, Box::new([left, right])))
    }
}

fn word(token: &str) -> Result<Node, NoExpr> {
    let (who, plain) = match token.split_once('.') {
        Some(("to", plain)) => (Who::To, plain),
        Some(("first", plain)) => (Who::First, plain),
        _ => (Who::Owner, token),
    };
    Word::parse(plain).map(|word| Node::Word(who, word)).map_err(NoExpr)
}

impl<'de> Deserialize<'de> for Expr {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Expr, D::Error> {
        deserializer.deserialize_any(NumberOrText)
    }
}

struct NumberOrText;

impl Visitor<'_> for NumberOrText {
    type Value = Expr;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a number or an expression such as \"2 * others:qun\"")
    }

    fn visit_i64<E: de::Error>(self, number: i64) -> Result<Expr, E> {
        i32::try_from(number).map(Expr::number).map_err(|_| E::custom("the number is too large"))
    }

    fn visit_u64<E: de::Error>(self, number: u64) -> Result<Expr, E> {
        i32::try_from(number).map(Expr::number).map_err(|_| E::custom("the number is too large"))
    }

    fn visit_bool<E: de::Error>(self, yes: bool) -> Result<Expr, E> {
        Ok(Expr::number(i32::from(yes)))
    }

    fn visit_str<E: de::Error>(self, text: &str) -> Result<Expr, E> {
        Expr::parse(text).map_err(E::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn signs_bind_as_in_school() {
        let read = |text: &str| Expr::parse(text).unwrap();
        assert_eq!(read("1+2*3"), read("1 + (2 * 3)"));
        assert_eq!(read("hp > 2 and hand == 0 or 1"), read("((hp > 2) and (hand == 0)) or 1"));
        assert_eq!(read("3-2-1"), read("(3-2)-1"));
        assert_ne!(read("3-2-1"), read("3-(2-1)"));
    }

    #[test]
    fn nonsense_says_what_is_wrong() {
        let wrong = |text: &str| Expr::parse(text).unwrap_err().0;
        assert!(wrong("hp >").contains("missing at the end"));
        assert!(wrong("hp 2").contains("too many"));
        assert!(wrong("max(hp").contains("\",\" is missing before the end"));
        assert!(wrong("hp ? 2").contains("\"?\" means nothing"));
        assert!(wrong("phase:ply").contains("did you mean play"));
        assert!(wrong(&"1+".repeat(200)).contains("at most"));
    }

    #[test]
    fn numbers_and_texts_are_expressions_in_data() {
        let read = |text: &str| serde_json::from_str::<Expr>(text);
        assert_eq!(read("-1").unwrap(), Expr::number(-1));
        assert_eq!(read("\"hp\"").unwrap(), Expr::parse("hp").unwrap());
        assert!(read("99999999999").is_err() && read("[]").is_err() && read("\"(\"").is_err());
    }

    proptest! {
        #[test]
        fn no_text_makes_it_panic(text in "(hp|to\\.|first\\.|mark:@x|[-+*()<>=!,0-9 ]|and|not|min|杀){0,20}") {
            let _ = Expr::parse(&text);
        }
    }
}
