//! A program that is spoken to line by line, with a deadline for every answer.
//!
//! Reading and writing are done by threads, so that a program that neither reads nor writes cannot
//! hold up the arena. It is ended with its pipe.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, SyncSender, channel, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

use crate::error::{Error, Result};

/// A line may be this long; what is longer is no answer.
const LONGEST_LINE: u64 = 1 << 20;
/// Lines that nobody has read yet, after which a talkative program has to wait.
const MOST_LINES: usize = 64;

/// A running program.
pub(super) struct Pipe {
    program: Child,
    say: Sender<String>,
    heard: Receiver<String>,
}

/// Why there is no line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Silence {
    /// The program has ended, or closed its output.
    Ended,
    /// It has said nothing in time.
    Late,
}

/// Finds out whether a program can be started at all.
///
/// # Errors
/// It is not there, or may not be run.
pub(super) fn try_to_start(command: &[String]) -> Result<()> {
    Pipe::start(command).map(|_| ())
}

impl Pipe {
    /// Starts a program. What it writes to standard error goes where ours goes.
    ///
    /// # Errors
    /// It is not there, or may not be run.
    pub(super) fn start(command: &[String]) -> Result<Pipe> {
        let name = command.first().cloned().unwrap_or_default();
        let fail = |source| Error::Io { path: name.clone().into(), source };
        let mut program = Command::new(&name);
        program.args(command.iter().skip(1)).stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut program = program.spawn().map_err(fail)?;
        let (say, to_say) = channel();
        let (hear, heard) = sync_channel(MOST_LINES);
        let (input, output) = (program.stdin.take(), program.stdout.take());
        let pipe = Pipe { program, say, heard };
        let spawn = |name: &str, work: Box<dyn FnOnce() + Send>| {
            thread::Builder::new().name(name.to_owned()).spawn(work).map(|_| ()).map_err(fail)
        };
        if let (Some(input), Some(output)) = (input, output) {
            spawn("bot-input", Box::new(move || write_lines(input, &to_say)))?;
            spawn("bot-output", Box::new(move || read_lines(output, &hear)))?;
        }
        Ok(pipe)
    }

    /// Passes over what was said without being asked.
    pub(super) fn forget(&self) {
        self.heard.try_iter().take(MOST_LINES).for_each(drop);
    }

    /// Says a line.
    pub(super) fn say(&self, line: String) {
        // where the program is gone, the silence that follows tells it
        let _ = self.say.send(line);
    }

    /// The next line, if it comes in time.
    pub(super) fn hear(&self, until: Instant) -> std::result::Result<String, Silence> {
        let left = until.saturating_duration_since(Instant::now()).max(Duration::from_millis(1));
        self.heard.recv_timeout(left).map_err(|error| match error {
            RecvTimeoutError::Timeout => Silence::Late,
            RecvTimeoutError::Disconnected => Silence::Ended,
        })
    }
}

impl Drop for Pipe {
    fn drop(&mut self) {
        let _ = self.program.kill();
        let _ = self.program.wait();
    }
}

fn write_lines(mut input: impl Write, lines: &Receiver<String>) {
    for line in lines {
        if input.write_all(line.as_bytes()).and_then(|()| input.write_all(b"\n")).is_err()
            || input.flush().is_err()
        {
            return;
        }
    }
}

/// Sends lines on until the output ends; a line that is too long ends it as well.
fn read_lines(output: impl Read, lines: &SyncSender<String>) {
    let mut output = BufReader::new(output);
    loop {
        let mut line = Vec::new();
        let read = output.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut line);
        if read.is_err() || line.is_empty() || line.len() as u64 == LONGEST_LINE {
            return;
        }
        if lines.send(String::from_utf8_lossy(&line).trim().to_owned()).is_err() {
            return;
        }
    }
}
