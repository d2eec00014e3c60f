//! A brain's side of the conversation: what each command does, and what is answered.

use std::collections::VecDeque;
use std::io::Write;
use std::sync::mpsc::Sender;
use std::time::Instant;

use super::blocks::Reader;
use super::board::Board;
use super::clock::Clock;
use super::commands::{Command, Heard, Mistake, Owner};
use super::info::{Info, LARGEST_TABLE};
use super::mind::{Finished, Mind};
use super::tasks::{Task, opening};
use super::voice::{self, Voice};
use super::{Event, Host};
use crate::games::gomoku::Point;
use crate::games::gomoku::engine::Thought;

/// How many moves YXSEARCHDEFEND tells at most.
const DEFENCES: usize = 12;

/// The line that ABOUT answers.
fn about() -> String {
    format!(
        r#"name="Junshi", version="{}", author="the authors of Junshi", country="China", www="", email="""#,
        env!("CARGO_PKG_VERSION")
    )
}

/// One conversation.
pub(super) struct Session<W: Write> {
    voice: Voice<W>,
    mind: Mind,
    reader: Reader,
    /// When the block that is being read began.
    block: Option<Instant>,
    clock: Clock,
    info: Info,
    board: Option<Board>,
    /// What came while the brain was thinking and has to wait.
    queue: VecDeque<Heard>,
    /// What there is to say before the next answer.
    remarks: Vec<String>,
    is_over: bool,
    has_all: bool,
}

/// What a command comes to: something to say, something to think about, or what is wrong.
type Outcome = Result<Then, String>;

enum Then {
    Say(String),
    Think(Task),
    Nothing,
}

fn ok() -> Outcome {
    Ok(Then::Say("OK".to_owned()))
}

impl<W: Write> Session<W> {
    pub(super) fn new(host: Host, output: W, events: Sender<Event>) -> Session<W> {
        let info = Info::default();
        Session {
            voice: Voice::new(output),
            mind: Mind::new(host, info.table(), events),
            reader: Reader::default(),
            block: None,
            clock: Clock::default(),
            info,
            board: None,
            queue: VecDeque::new(),
            remarks: Vec::new(),
            is_over: false,
            has_all: false,
        }
    }

    /// Whether there is nothing left to do.
    pub(super) fn is_over(&self) -> bool {
        self.is_over || !self.voice.is_heard() || self.has_all && !self.mind.is_busy()
    }

    /// When something has to be answered.
    pub(super) fn deadline(&self) -> Option<Instant> {
        self.mind.deadline()
    }

    /// Whatever has happened.
    pub(super) fn happened(&mut self, event: Event) {
        match event {
            Event::Line { text, at } => self.hear(&text, at),
            Event::InputEnded => self.has_all = true,
            Event::Progress { number, thought } => self.tell(number, &thought),
            Event::Thought { number, reply } => {
                let finished = self.mind.finish(number, reply);
                finished.into_iter().for_each(|finished| self.finish(finished));
            }
            Event::Deadline => {
                let finished = self.mind.hurry();
                finished.into_iter().for_each(|finished| self.finish(finished));
            }
        }
        while !self.mind.is_busy() && !self.is_over {
            let Some(heard) = self.queue.pop_front() else { break };
            self.obey(heard, Instant::now());
        }
    }

    /// Ends whatever is still thought about.
    pub(super) fn leave(&mut self) {
        self.mind.stop();
        self.mind.stop_pondering();
    }

    fn hear(&mut self, text: &str, at: Instant) {
        let began = self.block.unwrap_or(at);
        for heard in self.reader.line(text) {
            self.take(heard, began);
        }
        self.block = self.reader.is_inside().then_some(began);
    }

    fn take(&mut self, heard: Heard, at: Instant) {
        let waits = |heard: &Heard| heard.as_ref().is_ok_and(|command| !command.is_for_any_time());
        match heard {
            Ok(Command::End) => self.is_over = true,
            Ok(Command::Stop) => self.mind.stop(),
            heard if self.mind.is_busy() && (waits(&heard) || !self.queue.is_empty()) => {
                self.queue.push_back(heard);
            }
            heard => self.obey(heard, at),
        }
    }

    fn say(&mut self, text: &str) {
        for remark in std::mem::take(&mut self.remarks) {
            self.voice.message(&remark);
        }
        self.voice.say(text);
    }

    fn obey(&mut self, heard: Heard, at: Instant) {
        let command = match heard {
            Ok(Command::Info(key, value)) => return self.set(&key, &value),
            Ok(command) => command,
            Err(mistake) => return self.say(&mistake.to_string()),
        };
        let then = match self.done(command) {
            Ok(Then::Think(task)) => self.think(task, at),
            other => other,
        };
        match then {
            Ok(Then::Say(text)) => self.say(&text),
            Ok(Then::Think(_) | Then::Nothing) => {}
            Err(problem) => self.say(&Mistake::Bad(problem).to_string()),
        }
    }

    fn set(&mut self, key: &str, value: &str) {
        let (table, rule) = (self.info.table(), self.info.rule);
        self.remarks.extend(self.info.set(&mut self.clock, key, value));
        if self.info.table() != table {
            self.mind.set_table(self.info.table());
        }
        if let Some(board) = self.board.as_ref().filter(|_| self.info.rule != rule) {
            self.mind.warm_up(board, &self.info);
        }
    }

    fn think(&mut self, task: Task, at: Instant) -> Outcome {
        let board = self.board.as_ref().ok_or("no game has been started")?;
        self.mind.begin(task, board, &self.info, (at, self.clock.budget()))?;
        Ok(Then::Nothing)
    }

    fn done(&mut self, command: Command) -> Outcome {
        match command {
            Command::About => Ok(Then::Say(about())),
            Command::Start(width, height) => {
                let board = Board::new(width, height).ok_or("boards have 5 to 22 rows and columns")?;
                self.begin_match(&board);
                self.board = Some(board);
                ok()
            }
            Command::ShowInfo => {
                self.voice.message("INFO MAX_THREAD_NUM 1");
                self.voice.message(&format!("INFO MAX_HASH_SIZE {}", LARGEST_TABLE >> 10));
                Ok(Then::Nothing)
            }
            Command::Database => Err("there is no database".to_owned()),
            Command::ForgetTable => {
                self.mind.forget();
                Ok(Then::Nothing)
            }
            command => {
                let mut board = self.board.take().ok_or("no game has been started")?;
                let outcome = self.change(&mut board, command);
                self.board = Some(board);
                outcome
            }
        }
    }

    fn begin_match(&mut self, board: &Board) {
        self.clock.restart();
        self.mind.begin_match(board, &self.info);
    }

    /// Obeys a command about the board.
    fn change(&mut self, board: &mut Board, command: Command) -> Outcome {
        if command != Command::Forbidden {
            self.mind.stop_pondering();
        }
        match command {
            Command::Restart => {
                board.clear();
                self.begin_match(board);
                ok()
            }
            Command::Begin if !board.is_empty() => Err("the board is not empty".to_owned()),
            Command::Begin => Ok(Then::Think(Task::Move)),
            Command::Turn(point) => board.place(point, Owner::Other).map(|()| Then::Think(Task::Move)),
            Command::Board { stones, answered } => {
                board.set(&stones)?;
                Ok(if answered { Then::Think(Task::Move) } else { Then::Nothing })
            }
            Command::TakeBack(point) => board.take_back(point).and_then(|()| ok()),
            Command::Play(point) => play(board, point),
            Command::Swap2(stones) => self.swap2(board, &stones),
            Command::Best(many) => Ok(Then::Think(Task::Best(many))),
            Command::Defend => Ok(Then::Think(Task::Best(DEFENCES))),
            Command::Balance { stones, score } => Ok(Then::Think(Task::Balance { stones, score })),
            Command::Forbidden => Ok(Then::Say(voice::forbidden(&board.forbidden(self.info.rule)))),
            Command::Block { points, undo } => board.block(&points, undo).map(|()| Then::Nothing),
            Command::UnblockAll => {
                board.unblock_all();
                Ok(Then::Nothing)
            }
            _ => Ok(Then::Nothing),
        }
    }

    fn swap2(&mut self, board: &mut Board, stones: &[Point]) -> Outcome {
        if !matches!(stones.len(), 0 | 3 | 5) {
            return Err(format!("swap2 has 0, 3 or 5 stones, not {}", stones.len()));
        }
        // Black, White, Black …: the brain is White unless it swaps
        let owners = [Owner::Other, Owner::Own].into_iter().cycle();
        let owned: Vec<(Point, Owner)> = stones.iter().copied().zip(owners).collect();
        board.set(&owned)?;
        if !stones.is_empty() {
            return Ok(Then::Think(Task::Swap2));
        }
        Ok(Then::Say(voice::spots(&opening(self.mind.seed(), board.size()))))
    }

    fn tell(&mut self, number: u64, thought: &Thought) {
        if let Some(took) = self.mind.note(number, thought) {
            self.voice.message(&voice::thought(thought, took));
        }
    }

    /// Answers with what has come of thinking, and plays it where it is a move.
    fn finish(&mut self, finished: Finished) {
        let Finished { task, start, budget, reply, trouble } = finished;
        if let Some(trouble) = trouble {
            self.voice.message(&format!("{trouble}; answered without it"));
        } else {
            self.voice.message(&voice::thought(&reply.thought, start.elapsed()));
        }
        if let Task::Best(many) = task {
            for (found, number) in reply.thought.candidates.iter().zip(1..=many) {
                self.voice.message(&voice::candidate(number, found));
            }
        }
        let text = if reply.swap { "SWAP".to_owned() } else { voice::spots(&reply.points) };
        self.say(&text);
        self.clock.moved(start.elapsed(), budget);
        let Some(board) = self.board.as_mut() else { return };
        match task {
            Task::Swap2 if reply.swap => board.swap(),
            Task::Move | Task::Swap2 => {
                let placed = reply.points.iter().try_for_each(|point| board.place(*point, Owner::Own));
                if placed.is_ok() && self.info.pondering {
                    self.mind.ponder(board, &self.info);
                }
            }
            Task::Best(_) | Task::Balance { .. } | Task::Ponder => {}
        }
    }
}

/// The manager's move in place of the brain's last one.
fn play(board: &mut Board, point: Point) -> Outcome {
    let mut changed = board.clone();
    if let Some(own) = board.last_own() {
        changed.take_back(own)?;
    }
    changed.place(point, Owner::Own)?;
    *board = changed;
    Ok(Then::Say(voice::spots(&[point])))
}
