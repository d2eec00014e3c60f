//! Bytes into lines: any line ending, nothing that is not text, no line without end.

use std::io::Read;

/// What follows in a longer line is left out.
const LONGEST: usize = 1 << 14;

/// Reads lines that end with CR LF, LF or CR. Empty ones are left out.
pub(super) struct Lines<R> {
    input: R,
    buffer: Box<[u8; 4096]>,
    /// What of the buffer is read and not yet given out.
    ready: std::ops::Range<usize>,
    line: Vec<u8>,
}

impl<R: Read> Lines<R> {
    pub(super) fn new(input: R) -> Lines<R> {
        Lines { input, buffer: Box::new([0; 4096]), ready: 0..0, line: Vec::new() }
    }

    fn next_byte(&mut self) -> Option<u8> {
        if self.ready.is_empty() {
            let read = loop {
                match self.input.read(&mut self.buffer[..]) {
                    Err(error) if error.kind() == std::io::ErrorKind::Interrupted => {}
                    read => break read.unwrap_or(0),
                }
            };
            self.ready = 0..read;
        }
        self.ready.next().map(|at| self.buffer[at])
    }

    /// The line gathered so far as text, with whatever is no text replaced.
    fn text(&mut self) -> Option<String> {
        let line = std::mem::take(&mut self.line);
        let text = String::from_utf8_lossy(&line);
        let text = text.trim_matches(|c: char| c.is_whitespace() || c == '\0' || c == '\u{feff}');
        (!text.is_empty()).then(|| text.to_owned())
    }
}

impl<R: Read> Iterator for Lines<R> {
    type Item = String;

    fn next(&mut self) -> Option<String> {
        loop {
            match self.next_byte() {
                None => return self.text(),
                Some(b'\n' | b'\r') => {
                    if let Some(text) = self.text() {
                        return Some(text);
                    }
                }
                Some(byte) if self.line.len() < LONGEST => self.line.push(byte),
                Some(_) => {}
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(bytes: &[u8]) -> Vec<String> {
        Lines::new(bytes).collect()
    }

    #[test]
    fn lines_end_in_any_way() {
        assert_eq!(lines(b"START 15\r\nBEGIN\nTURN 1,2\rEND"), ["START 15", "BEGIN", "TURN 1,2", "END"]);
        assert_eq!(lines(b"\r\n\n  \r\t\n"), Vec::<String>::new());
        assert_eq!(lines(b"\xef\xbb\xbfABOUT\r\n"), ["ABOUT"]);
    }

    #[test]
    fn what_is_no_text_and_what_is_too_long_becomes_a_line_too() {
        assert_eq!(lines(b"\xff\xfe\x80\nEND").len(), 2);
        let mut long = vec![b'x'; 1 << 20];
        long.extend_from_slice(b"\nEND");
        let read = lines(&long);
        assert_eq!((read[0].len(), read[1].as_str()), (LONGEST, "END"));
    }
}
