//! A brain for tournament managers: the Gomocup (piskvork) protocol with the extensions of Yixin, on
//! lines of text over a pipe.
//!
//! One thread reads, one thinks, and the third, which holds the conversation, waits for whatever comes
//! first: a line, a thought or the moment at which something has to be answered. What a command does
//! is in `session`; how long a move may take in `clock`. Standard output carries the protocol and
//! nothing else.

mod blocks;
mod board;
mod clock;
mod commands;
mod info;
mod lines;
mod mind;
mod session;
mod tasks;
#[cfg(test)]
mod tests;
mod thinker;
mod voice;

use std::io::{Read, Write};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::thread;
use std::time::Instant;

use crate::games::gomoku::engine::{Limits, Thought};
use lines::Lines;
use session::Session;
use tasks::Reply;
pub use thinker::{Question, Thinker, Thinkers};

/// Who plays, and within which limits beside those that the manager sets.
#[derive(Clone)]
pub struct Host {
    /// Makes whoever thinks.
    pub thinkers: Thinkers,
    /// Limits of every move.
    pub limits: Limits,
    /// Where chance starts.
    pub seed: u64,
}

/// Something that a conversation has to deal with.
enum Event {
    /// A line has come.
    Line { text: String, at: Instant },
    /// No more lines will.
    InputEnded,
    /// The thinker has found something better.
    Progress { number: u64, thought: Thought },
    /// The thinker is done; none where it has failed.
    Thought { number: u64, reply: Option<Reply> },
    /// Something has to be answered now.
    Deadline,
}

/// Plays until the manager says END, hangs up, or reads no more.
///
/// # Errors
/// No thread can be had to read on.
pub fn serve(host: Host, input: impl Read + Send + 'static, output: impl Write) -> std::io::Result<()> {
    let (sender, events) = channel();
    let mut session = Session::new(host, output, sender.clone());
    let read = move || {
        for text in Lines::new(input) {
            if sender.send(Event::Line { text, at: Instant::now() }).is_err() {
                return;
            }
        }
        let _ = sender.send(Event::InputEnded);
    };
    thread::Builder::new().name("reader".to_owned()).spawn(read)?;
    while !session.is_over() {
        let event = match session.deadline() {
            None => events.recv().unwrap_or(Event::InputEnded),
            Some(at) => match events.recv_timeout(at.saturating_duration_since(Instant::now())) {
                Ok(event) => event,
                Err(RecvTimeoutError::Timeout) => Event::Deadline,
                Err(RecvTimeoutError::Disconnected) => Event::InputEnded,
            },
        };
        session.happened(event);
    }
    session.leave();
    Ok(())
}
