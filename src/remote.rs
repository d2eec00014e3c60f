//! A match on a thread of its own, for hosts that want to reach it from any thread.

use std::sync::mpsc;
use std::thread;

use crate::error::{Error, Result};
use crate::runtime::Runtime;
use crate::table::{Match, Opening};
use crate::vm::Lent;

type Job<G> = Box<dyn FnOnce(&mut Match<G>) + Send>;

/// A match that lives on its own thread. It may be sent and shared between threads; calls are
/// done one after another in the order in which they came. Dropping it ends the thread.
///
/// ```
/// use junshi::{Opening, Remote, Runtime, sgs::{Sgs, Snapshot}};
/// let snapshot: Snapshot = serde_json::from_str(
///     r#"{"players":[{"name":"sgs1","general":"caopi","hp":3},
///                   {"name":"sgs2","general":"sunquan","hp":4}]}"#).unwrap();
/// let table = Remote::open(&Runtime::builder().build(), Opening::<Sgs>::new(snapshot, 7)).unwrap();
/// let hp = std::thread::spawn(move || table.run(|table| table.snapshot().players[0].hp)).join().unwrap();
/// assert_eq!(hp.unwrap(), 3);
/// ```
#[derive(Clone)]
pub struct Remote<G: Lent> {
    jobs: mpsc::Sender<Job<G>>,
}

impl<G: Lent> Remote<G> {
    /// Opens a match on a new thread.
    ///
    /// # Errors
    /// As [`Runtime::open`]; or the system refuses a thread.
    pub fn open(runtime: &Runtime, opening: Opening<G>) -> Result<Remote<G>> {
        let runtime = runtime.clone();
        let (jobs, inbox) = mpsc::channel::<Job<G>>();
        let (opened, outcome) = mpsc::channel();
        let serve = move || match runtime.open(opening) {
            Ok(mut table) => {
                let _ = opened.send(Ok(()));
                inbox.into_iter().for_each(|job| job(&mut table));
            }
            Err(error) => {
                let _ = opened.send(Err(error));
            }
        };
        thread::Builder::new()
            .name(format!("junshi-{}", G::ID))
            .spawn(serve)
            .map_err(|error| Error::Engine(format!("no thread for the match: {error}")))?;
        outcome.recv().unwrap_or_else(|_| Err(gone()))?;
        Ok(Remote { jobs })
    }

    /// Does something with the match, and waits for what comes of it.
    ///
    /// # Errors
    /// The thread of the match is gone.
    pub fn run<R: Send + 'static>(&self, act: impl FnOnce(&mut Match<G>) -> R + Send + 'static) -> Result<R> {
        let (answer, outcome) = mpsc::channel();
        self.start(move |table| {
            let _ = answer.send(act(table));
        })?;
        outcome.recv().map_err(|_| gone())
    }

    /// Has something done with the match and does not wait: for asynchronous hosts, which give a
    /// sender of their own along to hear what came of it.
    ///
    /// # Errors
    /// The thread of the match is gone.
    pub fn start(&self, act: impl FnOnce(&mut Match<G>) + Send + 'static) -> Result<()> {
        self.jobs.send(Box::new(act)).map_err(|_| gone())
    }
}

fn gone() -> Error {
    Error::Engine("the thread of the match has ended".to_owned())
}
