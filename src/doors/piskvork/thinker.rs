//! Whoever thinks, on a thread of its own. A thinker that panics costs a move's quality, never the
//! program: the thread goes on with a new one.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use std::time::Instant;

use super::Event;
use super::tasks::{self, Reply, Task};
pub use crate::games::gomoku::engine::Question;
use crate::games::gomoku::engine::{Engine, Limits, Thought, Watch};
use crate::games::gomoku::{Point, Position, Side};

/// Deep searches recurse; what is not used of it costs nothing.
const STACK: usize = 64 << 20;

/// Whoever finds moves.
pub trait Thinker {
    /// Finds a move for a side within limits; what was found so far is told as it gets better.
    fn think(&mut self, question: &Question<'_>, watch: Watch<'_>, told: &mut dyn FnMut(&Thought))
    -> Thought;

    /// Forgets everything that was learnt.
    fn forget(&mut self) {}
}

impl Thinker for Engine {
    fn think(
        &mut self,
        question: &Question<'_>,
        watch: Watch<'_>,
        told: &mut dyn FnMut(&Thought),
    ) -> Thought {
        self.think_aloud(question, watch, told)
    }

    fn forget(&mut self) {
        self.clear();
    }
}

/// Makes thinkers whose tables take about so many bytes.
pub type Thinkers = Arc<dyn Fn(usize) -> Box<dyn Thinker> + Send + Sync>;

/// Something to think about.
pub(super) struct Job {
    pub(super) number: u64,
    pub(super) task: Task,
    pub(super) position: Position,
    pub(super) side: Side,
    pub(super) limits: Limits,
    /// Points that are not to be played.
    pub(super) blocked: Vec<Point>,
    /// Since when time runs.
    pub(super) start: Instant,
    pub(super) stop: Arc<AtomicBool>,
}

/// What the thread is told.
enum Order {
    Think(Box<Job>),
    /// To have a table of that size ready.
    Prepare(usize),
    Forget,
    /// To think a little about an empty board, so that the first move takes no longer than others; and
    /// to tell when that is done.
    WarmUp(Box<Position>, Sender<()>),
}

/// The thread that thinks. Dropped, it ends as soon as it has finished what it is at.
pub(super) struct Worker {
    orders: Sender<Order>,
}

impl Worker {
    /// Begins a thread, which tells its results as events.
    pub(super) fn start(thinkers: Thinkers, table: usize, events: Sender<Event>) -> Worker {
        let (orders, received) = channel();
        let work = move || Bench { thinkers, thinker: None, is_new: true, table, events }.work(&received);
        let begun = thread::Builder::new().name("thinker".to_owned()).stack_size(STACK).spawn(work);
        if let Err(error) = begun {
            eprintln!("junshi: no thread to think on ({error}); moves are made at a glance");
        }
        Worker { orders }
    }

    pub(super) fn think(&self, job: Job) {
        // where the thread is gone, the deadline answers
        let _ = self.orders.send(Order::Think(Box::new(job)));
    }

    pub(super) fn prepare(&self, table: usize) {
        let _ = self.orders.send(Order::Prepare(table));
    }

    pub(super) fn forget(&self) {
        let _ = self.orders.send(Order::Forget);
    }

    /// Gets ready for games on a board; what is given back hears when that is done.
    pub(super) fn warm_up(&self, position: Position) -> Receiver<()> {
        let (done, told) = channel();
        let _ = self.orders.send(Order::WarmUp(Box::new(position), done));
        told
    }
}

/// What the thread works with.
struct Bench {
    thinkers: Thinkers,
    thinker: Option<Box<dyn Thinker>>,
    /// Whether there is nothing to forget.
    is_new: bool,
    table: usize,
    events: Sender<Event>,
}

impl Bench {
    fn work(&mut self, orders: &Receiver<Order>) {
        self.prepare();
        for order in orders {
            match order {
                Order::Think(job) => {
                    let reply = self.think(&job);
                    if self.events.send(Event::Thought { number: job.number, reply }).is_err() {
                        return;
                    }
                }
                Order::Prepare(table) if table == self.table => {}
                Order::Prepare(table) => {
                    self.table = table;
                    self.thinker = None;
                    self.prepare();
                }
                Order::Forget if self.is_new => {}
                Order::Forget => {
                    self.guarded(|thinker| thinker.forget());
                    self.is_new = true;
                }
                Order::WarmUp(position, done) => {
                    self.warm_up(&position);
                    let _ = done.send(());
                }
            }
        }
    }

    fn prepare(&mut self) {
        if self.thinker.is_none() {
            self.thinker = catch_unwind(AssertUnwindSafe(|| (self.thinkers)(self.table))).ok();
            self.is_new = true;
        }
    }

    fn warm_up(&mut self, position: &Position) {
        let limits = Limits { depth: 1, nodes: 50, milliseconds: 50, ..Limits::default() };
        let question = Question { position, side: Side::Black, limits: &limits };
        let start = Instant::now();
        let elapsed = || start.elapsed();
        let stop = AtomicBool::new(false);
        self.guarded(|thinker| {
            thinker.think(&question, Watch { stop: &stop, elapsed: &elapsed }, &mut |_| {})
        });
    }

    /// Does something with a thinker; one that panics is thrown away.
    fn guarded<T>(&mut self, work: impl FnOnce(&mut dyn Thinker) -> T) -> Option<T> {
        self.prepare();
        let thinker = self.thinker.as_mut()?;
        let done = catch_unwind(AssertUnwindSafe(|| work(thinker.as_mut())));
        if done.is_err() {
            self.thinker = None;
        }
        done.ok()
    }

    fn think(&mut self, job: &Job) -> Option<Reply> {
        let events = self.events.clone();
        let mut told = |thought: &Thought| {
            if !job.stop.load(Ordering::Relaxed) {
                let _ = events.send(Event::Progress { number: job.number, thought: thought.clone() });
            }
        };
        self.is_new = false;
        self.guarded(|thinker| tasks::run(thinker, job, &mut told))
    }
}
