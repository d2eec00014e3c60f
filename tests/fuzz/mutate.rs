//! Inputs that are almost right: valid texts, changed at random by a seeded generator.

use junshi::kit::rng::Rng;

/// Pieces that parsers stumble over.
const PIECES: &[&str] = &[
    "{",
    "}",
    "[",
    "]",
    "\"",
    ":",
    ",",
    "null",
    "true",
    "-1",
    "0",
    "1e999",
    "-9223372036854775809",
    "NaN",
    "99999999999",
    "\\u0000",
    "\\ud800",
    "\u{feff}",
    "杀",
    "\"sgs1\"",
    "\"sgs9\"",
    "\"hp\"",
    "\"cards\"",
    "{}",
    "[]",
    "\n",
    "\r\n",
    "=",
    "#",
    "'",
    "\"entry\":\"state\"",
    "\"$\":\"DamageStruct\"",
    "\"match\":1",
    "\"known\":[1,1]",
];

/// Changes a text in one to six places.
pub fn mutate(rng: &mut Rng, text: &str) -> String {
    let mut bytes = text.as_bytes().to_vec();
    for _ in 0..=rng.below(6) {
        let at = rng.below(bytes.len() as u32 + 1) as usize;
        let end = (at + 1 + rng.below(12) as usize).min(bytes.len());
        match rng.below(6) {
            0 if at < bytes.len() => bytes[at] = rng.below(256) as u8,
            1 => drop(bytes.drain(at..end)),
            2 => {
                let copy = bytes[at..end].to_vec();
                let place = rng.below(bytes.len() as u32 + 1) as usize;
                bytes.splice(place..place, copy);
            }
            3 => bytes.truncate(at),
            _ => {
                let piece = PIECES[rng.below(PIECES.len() as u32) as usize];
                bytes.splice(at..end.min(at + rng.below(4) as usize).max(at), piece.bytes());
            }
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// How many inputs: few in an ordinary run, ten million under `JUNSHI_FULL=1`.
pub fn inputs(few: u32) -> u32 {
    if std::env::var_os("JUNSHI_FULL").is_some() { 10_000_000 } else { few }
}
