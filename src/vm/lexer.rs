//! The little of Lua's grammar that mending needs: where names, numbers and signs are, and where
//! strings and comments are to be left alone. It never fails; on broken text it gives some tokens.

/// What a token is. Strings and comments give none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    Name,
    Number,
    Sign,
}

/// A stretch of the text, in bytes.
#[derive(Clone, Copy, Debug)]
pub(super) struct Token {
    pub(super) kind: Kind,
    pub(super) start: usize,
    pub(super) end: usize,
}

impl Token {
    pub(super) fn text<'a>(&self, text: &'a str) -> &'a str {
        &text[self.start..self.end]
    }

    pub(super) fn is(&self, text: &str, what: &str) -> bool {
        self.text(text) == what
    }
}

/// All tokens of a text, in order.
pub(super) fn tokens(text: &str) -> Vec<Token> {
    let scanner = Scanner { bytes: text.as_bytes() };
    let (mut found, mut at) = (Vec::new(), 0);
    while at < scanner.bytes.len() {
        let (kind, end) = scanner.next(at);
        if let Some(kind) = kind {
            found.push(Token { kind, start: at, end });
        }
        at = end.max(at + 1);
    }
    found
}

struct Scanner<'a> {
    bytes: &'a [u8],
}

impl Scanner<'_> {
    fn byte(&self, at: usize) -> u8 {
        self.bytes.get(at).copied().unwrap_or(0)
    }

    /// What begins at `at`, and where it ends.
    fn next(&self, at: usize) -> (Option<Kind>, usize) {
        let (byte, after) = (self.byte(at), self.byte(at + 1));
        match byte {
            b'-' if after == b'-' => (None, self.comment(at + 2)),
            b'\'' | b'"' | b'`' => (None, self.string(at)),
            b'[' => match self.bracket(at) {
                Some(level) => (None, self.long(at + level + 2, level)),
                None => (Some(Kind::Sign), at + 1),
            },
            b'0'..=b'9' => (Some(Kind::Number), self.number(at)),
            b'.' if after.is_ascii_digit() => (Some(Kind::Number), self.number(at)),
            b':' if after == b':' => (Some(Kind::Sign), at + 2),
            _ if is_word(byte) => (Some(Kind::Name), self.skip(at, is_word)),
            _ if byte.is_ascii_graphic() => (Some(Kind::Sign), at + 1),
            _ => (None, at + 1),
        }
    }

    fn skip(&self, from: usize, what: impl Fn(u8) -> bool) -> usize {
        self.bytes[from.min(self.bytes.len())..].iter().take_while(|byte| what(**byte)).count() + from
    }

    fn comment(&self, at: usize) -> usize {
        match (self.byte(at) == b'[').then(|| self.bracket(at)).flatten() {
            Some(level) => self.long(at + level + 2, level),
            None => self.skip(at, |byte| byte != b'\n'),
        }
    }

    /// The level of the long bracket that opens at `at`, if one does.
    fn bracket(&self, at: usize) -> Option<usize> {
        let signs = self.skip(at + 1, |byte| byte == b'=');
        (self.byte(signs) == b'[').then_some(signs - at - 1)
    }

    /// The end of a long string whose inside begins at `at`.
    fn long(&self, mut at: usize, level: usize) -> usize {
        while at < self.bytes.len() {
            let close = self.skip(at + 1, |byte| byte == b'=');
            if self.byte(at) == b']' && close - at - 1 == level && self.byte(close) == b']' {
                return close + 1;
            }
            at = if self.byte(at) == b']' { close } else { at + 1 };
        }
        self.bytes.len()
    }

    /// The end of a quoted string: its quote, or the end of the line where it was forgotten.
    fn string(&self, start: usize) -> usize {
        let quote = self.byte(start);
        let mut at = start + 1;
        while at < self.bytes.len() {
            match self.byte(at) {
                b'\\' if self.byte(at + 1) == b'\r' && self.byte(at + 2) == b'\n' => at += 3,
                b'\\' => at += 2,
                b'\n' if quote != b'`' => return at,
                byte if byte == quote => return at + 1,
                _ => at += 1,
            }
        }
        self.bytes.len()
    }

    fn number(&self, at: usize) -> usize {
        if self.byte(at) == b'0' && matches!(self.byte(at + 1), b'x' | b'X') {
            return self.skip(at + 2, |byte| byte.is_ascii_hexdigit());
        }
        let mut end = self.skip(at, |byte| byte.is_ascii_digit());
        if self.byte(end) == b'.' && self.byte(end + 1) != b'.' {
            end = self.skip(end + 1, |byte| byte.is_ascii_digit());
        }
        let sign = usize::from(matches!(self.byte(end + 1), b'+' | b'-'));
        if matches!(self.byte(end), b'e' | b'E') && self.byte(end + 1 + sign).is_ascii_digit() {
            end = self.skip(end + 1 + sign, |byte| byte.is_ascii_digit());
        }
        end
    }
}

fn is_word(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || byte == b'_' || byte >= 0x80
}
