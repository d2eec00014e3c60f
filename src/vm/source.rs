//! Mends what mod files in the wild get wrong for Luau, before they are compiled: a byte order
//! mark, a `#!` line, GBK text, lines ended by carriage returns alone, a number glued to a keyword
//! (`0then`), and `goto continue`.
//!
//! Only what is certain is mended, nothing moves to another line, and every mend is reported.

use encoding_rs::GB18030;

use super::lexer::{Kind, Token, tokens};
use super::natives;

/// Largest source file.
pub(crate) const LARGEST: usize = 4 * 1024 * 1024;

/// A source ready to be compiled (as text: never let a loader guess).
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Mended {
    pub(crate) text: String,
    pub(crate) notes: Vec<Mend>,
}

/// One thing that was mended.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Mend {
    pub(crate) line: u32,
    pub(crate) what: String,
}

/// A file that is no source.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub(crate) enum SourceError {
    /// Compiled code, or another binary file.
    #[error("not a text file (compiled scripts and UTF-16 are not accepted)")]
    Binary,
    /// Larger than [`LARGEST`].
    #[error("larger than 4 MiB")]
    TooLarge,
}

/// Reads the text of any file that people write by hand.
pub(crate) fn text(bytes: &[u8]) -> Result<String, SourceError> {
    read(bytes, &mut Vec::new())
}

fn read(bytes: &[u8], notes: &mut Vec<Mend>) -> Result<String, SourceError> {
    if bytes.len() > LARGEST {
        return Err(SourceError::TooLarge);
    }
    let (bytes, marked) = match bytes.strip_prefix(b"\xef\xbb\xbf") {
        Some(rest) => (rest, true),
        None => (bytes, false),
    };
    if natives::is_binary(bytes) {
        return Err(SourceError::Binary);
    }
    if marked {
        notes.push(note(1, "byte order mark dropped"));
    }
    Ok(decode(bytes, notes))
}

/// Reads and mends a source file.
pub(crate) fn mend(bytes: &[u8]) -> Result<Mended, SourceError> {
    let mut notes = Vec::new();
    let mut text = read(bytes, &mut notes)?;
    if text.starts_with('#') {
        text.insert_str(0, "--");
        notes.push(note(1, "first line `#…` made a comment"));
    }
    if let Some(line) = first_lone_return(&text) {
        // Lua counts such lines, Luau does not
        text = text.replace("\r\n", "\n").replace('\r', "\n");
        notes.push(note(line, "carriage returns made line ends"));
    }
    let edits = edits(&text);
    let text = apply(&text, &edits, &mut notes);
    Ok(Mended { text, notes })
}

/// The line that ends by a carriage return alone, where there is one.
fn first_lone_return(text: &str) -> Option<u32> {
    let bytes = text.as_bytes();
    let at = (0..bytes.len()).find(|at| bytes[*at] == b'\r' && bytes.get(at + 1) != Some(&b'\n'))?;
    Some(1 + text[..at].matches('\n').count() as u32)
}

fn note(line: u32, what: impl Into<String>) -> Mend {
    Mend { line, what: what.into() }
}

fn decode(bytes: &[u8], notes: &mut Vec<Mend>) -> String {
    let bad_at = match std::str::from_utf8(bytes) {
        Ok(text) => return text.to_owned(),
        Err(error) => error.valid_up_to(),
    };
    let line = 1 + bytes[..bad_at].iter().filter(|byte| **byte == b'\n').count() as u32;
    let (text, damaged) = GB18030.decode_without_bom_handling(bytes);
    let loss = if damaged { ", with unreadable bytes" } else { "" };
    notes.push(note(line, format!("not UTF-8: read as GBK{loss}")));
    text.into_owned()
}

/// Replace the bytes from `start` to `end` by `with`.
struct Edit {
    start: usize,
    end: usize,
    with: String,
    what: String,
}

fn edits(text: &str) -> Vec<Edit> {
    let tokens = tokens(text);
    let mut edits = glued_numbers(text, &tokens);
    if tokens.iter().any(|token| token.is(text, "goto")) {
        edits.extend(continues(text, &tokens));
    }
    edits.sort_by_key(|edit| edit.start);
    edits
}

fn apply(text: &str, edits: &[Edit], notes: &mut Vec<Mend>) -> String {
    let mut mended = String::with_capacity(text.len() + 16 * edits.len());
    let (mut done, mut line) = (0, 1);
    for edit in edits {
        let kept = &text[done..edit.start];
        mended.push_str(kept);
        line += kept.matches('\n').count() as u32;
        notes.push(note(line, edit.what.clone()));
        mended.push_str(&edit.with);
        line += text[edit.start..edit.end].matches('\n').count() as u32;
        done = edit.end;
    }
    mended.push_str(&text[done..]);
    mended
}

const KEYWORDS: [&str; 21] = [
    "and", "break", "do", "else", "elseif", "end", "false", "for", "function", "if", "in", "local", "nil",
    "not", "or", "repeat", "return", "then", "true", "until", "while",
];

/// `0then` is two tokens to Lua 5.1 and 5.2, and an error to Luau.
fn glued_numbers(text: &str, tokens: &[Token]) -> Vec<Edit> {
    let glued = tokens.windows(2).filter(|pair| {
        pair[0].kind == Kind::Number && pair[0].end == pair[1].start && KEYWORDS.contains(&pair[1].text(text))
    });
    glued
        .map(|pair| Edit {
            start: pair[1].start,
            end: pair[1].start,
            with: " ".to_owned(),
            what: format!("`{}{}` parted", pair[0].text(text), pair[1].text(text)),
        })
        .collect()
}

/// A block that is open while tokens are walked.
enum Block {
    /// `while` or `for`, before its `do`.
    LoopHead,
    /// A loop's body, by its number.
    Loop(usize),
    Function,
    Other,
}

/// `goto name` inside a loop: which loop, which tokens.
struct Goto {
    of: usize,
    at: usize,
}

/// `goto x` becomes `continue` where `::x::` ends the body of the innermost loop around it.
fn continues(text: &str, tokens: &[Token]) -> Vec<Edit> {
    let walk = Walk::over(text, tokens);
    let mut edits = Vec::new();
    for &(of, label) in &walk.labels {
        let name = tokens[label + 1].text(text);
        let same = |goto: &&Goto| goto.of == of && tokens[goto.at + 1].text(text) == name;
        let gotos: Vec<&Goto> = walk.gotos.iter().filter(same).collect();
        if gotos.is_empty() {
            continue;
        }
        edits.extend(gotos.iter().map(|goto| Edit {
            start: tokens[goto.at].start,
            end: tokens[goto.at + 1].end,
            with: with_lines_of("do continue end", between(text, tokens, goto.at, goto.at + 1)),
            what: format!("`goto {name}` made `continue`"),
        }));
        edits.push(Edit {
            start: tokens[label].start,
            end: tokens[label + 2].end,
            with: with_lines_of("", between(text, tokens, label, label + 2)),
            what: format!("label `::{name}::` dropped"),
        });
    }
    edits
}

fn between<'a>(text: &'a str, tokens: &[Token], first: usize, last: usize) -> &'a str {
    &text[tokens[first].start..tokens[last].end]
}

/// The replacement, followed by the line breaks of what it replaces.
fn with_lines_of(with: &str, replaced: &str) -> String {
    let breaks = replaced.matches('\n').count();
    format!("{with}{}", "\n".repeat(breaks))
}

/// All gotos inside loops, and all labels that end a loop's body.
#[derive(Default)]
struct Walk {
    open: Vec<Block>,
    loops: usize,
    gotos: Vec<Goto>,
    labels: Vec<(usize, usize)>,
}

impl Walk {
    fn over(text: &str, tokens: &[Token]) -> Walk {
        let mut walk = Walk::default();
        for at in 0..tokens.len() {
            if tokens[at].kind == Kind::Name {
                walk.word(text, tokens, at);
            } else if is_label(text, tokens, at) && ends_body(text, tokens, at + 3) {
                walk.label(at);
            }
        }
        walk
    }

    fn word(&mut self, text: &str, tokens: &[Token], at: usize) {
        match tokens[at].text(text) {
            "while" | "for" => self.open.push(Block::LoopHead),
            "do" => self.open_do(),
            "repeat" => self.open_loop(),
            "function" => self.open.push(Block::Function),
            "if" => self.open.push(Block::Other),
            "end" | "until" => drop(self.open.pop()),
            "goto" if tokens.get(at + 1).is_some_and(|next| next.kind == Kind::Name) => self.goto(at),
            _ => {}
        }
    }

    fn open_do(&mut self) {
        match self.open.last() {
            Some(Block::LoopHead) => {
                self.open.pop();
                self.open_loop();
            }
            _ => self.open.push(Block::Other),
        }
    }

    fn open_loop(&mut self) {
        self.loops += 1;
        self.open.push(Block::Loop(self.loops));
    }

    fn goto(&mut self, at: usize) {
        let innermost = self.open.iter().rev().find_map(|block| match block {
            Block::Loop(number) => Some(Some(*number)),
            Block::Function => Some(None),
            Block::LoopHead | Block::Other => None,
        });
        if let Some(Some(of)) = innermost {
            self.gotos.push(Goto { of, at });
        }
    }

    fn label(&mut self, at: usize) {
        if let Some(Block::Loop(of)) = self.open.last() {
            self.labels.push((*of, at));
        }
    }
}

fn is_label(text: &str, tokens: &[Token], at: usize) -> bool {
    let is = |at: usize, what: &str| tokens.get(at).is_some_and(|token| token.is(text, what));
    is(at, "::") && is(at + 2, "::") && tokens[at + 1].kind == Kind::Name
}

/// Nothing but semicolons stands between token `at` and the end of the block.
fn ends_body(text: &str, tokens: &[Token], at: usize) -> bool {
    let mut rest = tokens.iter().skip(at).skip_while(|token| token.is(text, ";"));
    rest.next().is_some_and(|token| token.is(text, "end") || token.is(text, "until"))
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn text(source: &str) -> String {
        mend(source.as_bytes()).unwrap().text
    }

    fn unchanged(source: &str) {
        assert_eq!(mend(source.as_bytes()).unwrap(), Mended { text: source.to_owned(), notes: vec![] });
    }

    fn compiles(source: &str) {
        let text = text(source);
        assert!(mlua::chunk::Compiler::new().compile(&text).is_ok(), "{text}");
    }

    #[test]
    fn carriage_returns_alone_end_lines() {
        let mended = mend(b"local a = 1\rlocal b = a\r\nreturn b").unwrap();
        assert_eq!(mended.text, "local a = 1\nlocal b = a\nreturn b");
        assert_eq!(mended.notes, [note(1, "carriage returns made line ends")]);
        unchanged("local a = 1\r\nreturn a");
    }

    #[test]
    fn a_byte_order_mark_is_dropped() {
        let mended = mend(b"\xef\xbb\xbfreturn 1").unwrap();
        assert_eq!(mended.text, "return 1");
        assert_eq!(mended.notes, [note(1, "byte order mark dropped")]);
    }

    #[test]
    fn a_first_line_for_the_shell_becomes_a_comment() {
        assert_eq!(text("#!/usr/bin/lua\nreturn 1"), "--#!/usr/bin/lua\nreturn 1");
        unchanged("local n = #t\nreturn #n");
    }

    #[test]
    fn gbk_becomes_utf8_and_the_line_is_told() {
        let mended = mend(b"local a\nlocal s = \"\xc8\xca\xb5\xc2\" -- \xd4\x5c").unwrap();
        assert_eq!(mended.text, "local a\nlocal s = \"仁德\" -- 診");
        assert_eq!(mended.notes, [note(2, "not UTF-8: read as GBK")]);
        assert!(mend(b"-- \xff").unwrap().notes[0].what.contains("unreadable"));
    }

    #[test]
    fn a_number_glued_to_a_keyword_is_parted() {
        assert_eq!(text("if x > 0then y = 1or 2 end"), "if x > 0 then y = 1 or 2 end");
        assert_eq!(text("return 0and 1.5else 1e3end 0x1Fthen"), "return 0 and 1.5 else 1e3 end 0x1F then");
        let mended = mend(b"\n\nif x > 0then end").unwrap();
        assert_eq!(mended.notes, [note(3, "`0then` parted")]);
    }

    #[test]
    fn what_looks_like_it_in_names_strings_and_comments_is_left() {
        unchanged("a0then = 1 b.c2end = 'x 0then' .. \"\\\"0and\" -- 0or");
        unchanged("s = [[ 0then ]] .. [==[ 0then ]] 0end ]==] --[[ 0then\n 0end ]] --[=[ ]] 0then ]=]");
        unchanged("s = `0then {x}` n = 0xand5 m = 1e5 k = 3 or 4 j = 'a\\\n 0then'");
        unchanged("s = 'not closed 0then\nx = 2");
    }

    #[test]
    fn goto_continue_becomes_continue() {
        let source = "for i = 1, 3 do\n  if i == 2 then goto continue end\n  f(i)\n  ::continue::\nend";
        assert_eq!(text(source), "for i = 1, 3 do\n  if i == 2 then do continue end end\n  f(i)\n  \nend");
        assert_eq!(mend(source.as_bytes()).unwrap().notes[0], note(2, "`goto continue` made `continue`"));
        compiles(source);
        compiles("while f(function() for k in x do end end) do if a then goto n end ::n::; end");
        compiles("repeat do goto next end ::next:: until f()");
        compiles("for i = 1, 2 do for j = 1, 2 do goto c ::c:: end goto c ::c:: end");
    }

    #[test]
    fn other_gotos_are_left_for_the_compiler_to_report() {
        unchanged("for i = 1, 2 do goto done end ::done::");
        unchanged("for i = 1, 2 do for j = 1, 2 do goto outer end ::outer:: end");
        unchanged("while x do if y then goto c ::c:: end end");
        unchanged("while x do f(function() goto c end) ::c:: end");
        unchanged("local goto = 1 return goto, x.continue");
    }

    #[test]
    fn binaries_and_giants_are_refused() {
        assert_eq!(mend(b"\x1bLua"), Err(SourceError::Binary));
        assert_eq!(mend(b"\x06\x03"), Err(SourceError::Binary));
        assert_eq!(mend(b"r\0e\0"), Err(SourceError::Binary));
        assert_eq!(mend(b"\xff\xfer\0"), Err(SourceError::Binary));
        assert_eq!(mend(&vec![b' '; LARGEST + 1]), Err(SourceError::TooLarge));
        assert!(mend(&vec![b' '; LARGEST]).is_ok());
    }

    fn piece() -> impl Strategy<Value = String> {
        const PIECES: [&str; 30] = [
            "goto", "continue", "::", "end", "do", "while", "for", "if", "then", "repeat", "until",
            "function", "0", "1e", "0x", "\n", " ", "'", "\"", "[[", "]]", "--", "[==[", "]==]", "\\", "`",
            "#", ";", ".", "仁",
        ];
        prop_oneof![prop::sample::select(&PIECES[..]).prop_map(str::to_owned), any::<String>()]
    }

    /// Ends of lines, as Lua counts them.
    fn lines(source: &[u8]) -> usize {
        let alone = |pair: &&[u8]| pair[0] == b'\r' && pair[1] != b'\n';
        let ended = [source, b" "].concat();
        ended.iter().filter(|byte| **byte == b'\n').count() + ended.windows(2).filter(alone).count()
    }

    proptest! {
        #[test]
        fn mending_never_panics_and_keeps_every_line(pieces in prop::collection::vec(piece(), 0..60)) {
            let source = pieces.concat();
            if let Ok(mended) = mend(source.as_bytes()) {
                prop_assert_eq!(lines(mended.text.as_bytes()), lines(source.as_bytes()));
            }
        }

        #[test]
        fn any_bytes_keep_their_lines(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
            if let Ok(mended) = mend(&bytes) {
                prop_assert_eq!(lines(mended.text.as_bytes()), lines(&bytes));
            }
        }
    }
}
