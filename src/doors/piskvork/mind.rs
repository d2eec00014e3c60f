//! What is being thought about, and an answer in time whatever the thinker does.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::Sender;
use std::time::{Duration, Instant};

use super::board::{Board, glances};
use super::clock::Budget;
use super::info::Info;
use super::tasks::{Reply, Task};
use super::thinker::{Job, Worker};
use super::{Event, Host};
use crate::games::gomoku::engine::{Limits, Thought};
use crate::games::gomoku::{Point, Side};

/// How long a thinker that was told to stop may take to do so.
const STOPPING: Duration = Duration::from_millis(150);

/// How long the start of a match may take.
const STARTING: Duration = Duration::from_millis(400);

/// What is being thought about.
struct Thinking {
    number: u64,
    task: Task,
    start: Instant,
    budget: Budget,
    stop: Arc<AtomicBool>,
    /// When something is answered in any case.
    deadline: Instant,
    /// The best so far.
    best: Option<Thought>,
    /// Moves at a glance, for when nothing better is there in time.
    glances: Vec<Point>,
}

/// A task that is done, well or badly.
pub(super) struct Finished {
    pub(super) task: Task,
    pub(super) start: Instant,
    pub(super) budget: Budget,
    pub(super) reply: Reply,
    /// Why the reply is none of a finished search.
    pub(super) trouble: Option<&'static str>,
}

impl Thinking {
    /// What can be answered without the thinker: the best of what it has told, or a move at a glance.
    fn without(self, trouble: &'static str) -> Finished {
        let told = self.best.as_ref().and_then(|thought| thought.best);
        let told = told.filter(|point| self.glances.contains(point));
        let many = if let Task::Balance { stones, .. } = self.task { stones } else { 1 };
        let mut points: Vec<Point> = self.glances.iter().copied().take(many).collect();
        if let (Some(told), Some(first), 1) = (told, points.first_mut(), many) {
            *first = told;
        }
        let mut reply = Reply::at_a_glance(points);
        if let Some(thought) = self.best {
            reply.thought = thought;
        }
        let trouble = Some(trouble);
        Finished { task: self.task, start: self.start, budget: self.budget, reply, trouble }
    }
}

/// Thinks with one thread, and with another where that one does not come back.
pub(super) struct Mind {
    host: Host,
    events: Sender<Event>,
    worker: Worker,
    table: usize,
    thinking: Option<Thinking>,
    /// Stops the search that runs while the opponent thinks.
    pondering: Option<Arc<AtomicBool>>,
    /// The job that was answered without its thinker, as long as that has not come back.
    late: Option<u64>,
    jobs: u64,
}

impl Mind {
    pub(super) fn new(host: Host, table: usize, events: Sender<Event>) -> Mind {
        let worker = Worker::start(host.thinkers.clone(), table, events.clone());
        Mind { host, events, worker, table, thinking: None, pondering: None, late: None, jobs: 0 }
    }

    /// Where chance starts.
    pub(super) fn seed(&self) -> u64 {
        self.host.seed
    }

    pub(super) fn is_busy(&self) -> bool {
        self.thinking.is_some()
    }

    pub(super) fn deadline(&self) -> Option<Instant> {
        self.thinking.as_ref().map(|thinking| thinking.deadline)
    }

    pub(super) fn set_table(&mut self, table: usize) {
        self.table = table;
        self.worker.prepare(table);
    }

    pub(super) fn forget(&mut self) {
        self.stop_pondering();
        self.worker.forget();
    }

    /// Gets ready for a match: no clock runs yet, so there is some time for it.
    pub(super) fn begin_match(&mut self, board: &Board, info: &Info) {
        self.leave_late_worker();
        self.forget();
        let _ = self.worker.warm_up(board.position(info.rule)).recv_timeout(STARTING);
    }

    /// Gets ready for another rule while the manager goes on.
    pub(super) fn warm_up(&mut self, board: &Board, info: &Info) {
        self.worker.warm_up(board.position(info.rule));
    }

    fn leave_late_worker(&mut self) {
        if self.late.take().is_some() {
            self.worker = Worker::start(self.host.thinkers.clone(), self.table, self.events.clone());
        }
    }

    /// Begins to think; refuses where no move is left.
    pub(super) fn begin(
        &mut self,
        task: Task,
        board: &Board,
        info: &Info,
        (start, budget): (Instant, Budget),
    ) -> Result<(), String> {
        self.stop_pondering();
        self.leave_late_worker();
        let side = board.own_side();
        let glances = glances(&mut board.position(info.rule), side, board.blocked());
        if glances.is_empty() {
            return Err("the board is full".to_owned());
        }
        let stop = Arc::new(AtomicBool::new(false));
        self.order(task, board, info, (side, start, budget, stop.clone()));
        let deadline = start + budget.answer;
        self.thinking =
            Some(Thinking { number: self.jobs, task, start, budget, stop, deadline, best: None, glances });
        Ok(())
    }

    /// Thinks about the opponent's move while the opponent does.
    pub(super) fn ponder(&mut self, board: &Board, info: &Info) {
        let stop = Arc::new(AtomicBool::new(false));
        let side = board.own_side().other();
        let budget = Budget { think: PONDER, answer: PONDER, share: 100 };
        self.order(Task::Ponder, board, info, (side, Instant::now(), budget, stop.clone()));
        self.pondering = Some(stop);
    }

    fn order(
        &mut self,
        task: Task,
        board: &Board,
        info: &Info,
        (side, start, budget, stop): (Side, Instant, Budget, Arc<AtomicBool>),
    ) {
        self.jobs += 1;
        let own = &self.host.limits;
        let milliseconds = (budget.think.as_millis() as u64).min(own.milliseconds);
        let limits = Limits {
            depth: info.depth.unwrap_or(u32::MAX).min(own.depth),
            nodes: info.nodes.unwrap_or(u64::MAX).min(own.nodes),
            milliseconds,
            share: budget.share.max(own.share),
            // what is searched without a look at the clock is short where the time is
            fours: own.fours.min(milliseconds.saturating_mul(FOURS_A_MILLISECOND)),
            ..own.clone()
        };
        let (position, blocked) = (board.position(info.rule), board.blocked().to_vec());
        self.worker.think(Job { number: self.jobs, task, position, side, limits, blocked, start, stop });
    }

    /// Wants an answer now.
    pub(super) fn stop(&mut self) {
        if let Some(thinking) = &mut self.thinking {
            thinking.stop.store(true, Ordering::Relaxed);
            thinking.deadline = thinking.deadline.min(Instant::now() + STOPPING);
        }
    }

    pub(super) fn stop_pondering(&mut self) {
        if let Some(stop) = self.pondering.take() {
            stop.store(true, Ordering::Relaxed);
        }
    }

    /// Keeps what a thinker has told; gives the time that it took, where it is about the task at hand.
    pub(super) fn note(&mut self, number: u64, thought: &Thought) -> Option<Duration> {
        let thinking = self.thinking.as_mut().filter(|thinking| thinking.number == number)?;
        thinking.best = Some(thought.clone());
        Some(thinking.start.elapsed())
    }

    /// What a thinker has come to, where it is about the task at hand; none is a thinker that failed.
    pub(super) fn finish(&mut self, number: u64, reply: Option<Reply>) -> Option<Finished> {
        self.late.take_if(|late| *late == number);
        let thinking = self.thinking.take_if(|thinking| thinking.number == number)?;
        Some(match reply {
            Some(reply) if !reply.points.is_empty() => {
                let (task, start, budget) = (thinking.task, thinking.start, thinking.budget);
                Finished { task, start, budget, reply, trouble: None }
            }
            _ => thinking.without("the search has failed"),
        })
    }

    /// The deadline has come: answers without the thinker. One that has not come back before the next
    /// task is left to itself.
    pub(super) fn hurry(&mut self) -> Option<Finished> {
        let thinking = self.thinking.take_if(|thinking| thinking.deadline <= Instant::now())?;
        thinking.stop.store(true, Ordering::Relaxed);
        self.late = Some(thinking.number);
        Some(thinking.without("the search has not ended in time"))
    }
}

/// Stones that a search for fours places in a millisecond, and less than the time allows.
const FOURS_A_MILLISECOND: u64 = 100;

/// How long to think at most while the opponent does.
const PONDER: Duration = Duration::from_secs(600);
