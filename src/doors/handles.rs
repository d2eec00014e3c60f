//! Runtimes and matches by number, for hosts that cannot hold a Rust value.
//!
//! Numbers are never used twice, so one that was given back is an error and nothing else. A match
//! lives on the thread that opened it, or on a thread of its own where `"thread": "own"` was asked for:
//! then it may be used from any. Whatever panics in here ends as a failure, and closes its match.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError, mpsc};
use std::thread;

use serde::Deserialize;

use super::requests::{self, Answer, Failure, Kind, LONGEST, Open, Opened};
use crate::runtime::Runtime;

/// What is asked of an open match.
#[derive(Clone, Copy)]
pub(super) enum Method {
    Observe,
    Decide,
    Reload,
    Save,
}

/// How a match is opened.
#[derive(Clone, Copy)]
pub(super) enum Begin {
    Open,
    Restore,
}

/// What is asked of a runtime.
#[derive(Clone, Copy)]
pub(super) enum Of {
    /// What came of loading the scripts of a game.
    Load,
    /// The answer to the question of a whole scene.
    Decide,
    /// The numbers of a game that may be tuned.
    #[cfg(feature = "python")]
    Tunables,
}

/// JSON, or why there is none.
pub(super) type Text = Result<String, Failure>;

/// Where a match lives.
enum Home {
    /// On the thread that opened it.
    Opener,
    /// On a thread of its own, in the process with that id.
    Own { process: u32, errands: mpsc::Sender<Errand> },
}

/// Something to be done on the thread of a match, and where its outcome goes.
struct Errand {
    /// None to close the match.
    call: Option<(Method, String)>,
    outcome: mpsc::Sender<Text>,
}

/// The matches of this thread; they are closed when it ends.
#[derive(Default)]
struct Here(BTreeMap<u64, Box<dyn Open>>);

impl Drop for Here {
    fn drop(&mut self) {
        let mut homes = lock(&HOMES);
        self.0.keys().for_each(|number| drop(homes.remove(number)));
    }
}

static NEXT: AtomicU64 = AtomicU64::new(1);
static RUNTIMES: Mutex<BTreeMap<u64, Runtime>> = Mutex::new(BTreeMap::new());
static HOMES: Mutex<BTreeMap<u64, Home>> = Mutex::new(BTreeMap::new());

thread_local! {
    static HERE: RefCell<Here> = RefCell::default();
}

/// A new runtime as described.
pub(super) fn new_runtime(description: &str) -> Result<u64, Failure> {
    let runtime = guarded(|| requests::runtime(bounded(description)?))?;
    let number = NEXT.fetch_add(1, Ordering::Relaxed);
    lock(&RUNTIMES).insert(number, runtime);
    Ok(number)
}

/// Gives a runtime back. Its open matches go on until they are closed.
pub(super) fn free_runtime(number: u64) -> Result<(), Failure> {
    let freed = lock(&RUNTIMES).remove(&number);
    freed.map(drop).ok_or_else(|| no_runtime(number))
}

/// Asks something of a runtime.
pub(super) fn ask_runtime(number: u64, of: Of, params: &str) -> Text {
    let runtime = runtime(number)?;
    guarded(|| {
        let params = bounded(params)?;
        said(match of {
            Of::Load => requests::load(&runtime, params),
            Of::Decide => requests::decide(&runtime, params),
            #[cfg(feature = "python")]
            Of::Tunables => requests::tunables(&runtime, params),
        })
    })
}

/// Opens a match: its number, and what is said of it.
pub(super) fn begin(number: u64, begin: Begin, params: &str) -> Result<(u64, String), Failure> {
    let runtime = runtime(number)?;
    let (own, params) = guarded(|| parted(bounded(params)?))?;
    let open = move || match begin {
        Begin::Open => requests::open(&runtime, &params),
        Begin::Restore => requests::restore(&runtime, &params),
    };
    sweep();
    let number = NEXT.fetch_add(1, Ordering::Relaxed);
    if own {
        let (errands, told) = on_own_thread(open)?;
        lock(&HOMES).insert(number, Home::Own { process: std::process::id(), errands });
        return Ok((number, told));
    }
    let (table, told) = guarded(open)?;
    HERE.with_borrow_mut(|here| here.0.insert(number, table));
    lock(&HOMES).insert(number, Home::Opener);
    Ok((number, told.to_string()))
}

/// Asks something of an open match.
pub(super) fn call(number: u64, method: Method, params: &str) -> Text {
    let params = bounded(params)?;
    let Some(mut table) = HERE.with_borrow_mut(|here| here.0.remove(&number)) else {
        return send(number, Some((method, params.to_owned())));
    };
    let outcome = perform(&mut *table, method, params);
    if matches!(&outcome, Err(failure) if failure.kind == Kind::Panic) {
        lock(&HOMES).remove(&number);
    } else {
        HERE.with_borrow_mut(|here| here.0.insert(number, table));
    }
    outcome
}

/// Closes a match.
pub(super) fn close(number: u64) -> Result<(), Failure> {
    let here = HERE.with_borrow_mut(|here| here.0.remove(&number));
    let closed = match here {
        Some(table) => guarded(|| {
            drop(table);
            Ok(())
        }),
        None => send(number, None).map(drop),
    };
    if !matches!(&closed, Err(failure) if failure.kind == Kind::WrongThread) {
        lock(&HOMES).remove(&number);
    }
    closed
}

/// Closes a match that nobody holds any more, from any thread: one that belongs to another is closed when
/// that opens its next one, or ends.
#[cfg(feature = "python")]
pub(super) fn abandon(number: u64) {
    let here = HERE.try_with(|here| here.borrow_mut().0.remove(&number)).ok().flatten();
    drop(lock(&HOMES).remove(&number));
    let _ = guarded(|| {
        drop(here);
        Ok(())
    });
}

/// Closes the matches of this thread that were abandoned from others.
fn sweep() {
    let abandoned: Vec<_> = HERE.with_borrow_mut(|here| {
        let homes = lock(&HOMES);
        let gone: Vec<u64> = here.0.keys().filter(|number| !homes.contains_key(number)).copied().collect();
        drop(homes);
        gone.iter().filter_map(|number| here.0.remove(number)).collect()
    });
    drop(abandoned);
}

/// Sends an errand to the thread of a match.
fn send(number: u64, call: Option<(Method, String)>) -> Text {
    let errands = match lock(&HOMES).get(&number) {
        None => return Err(no_match(number)),
        Some(Home::Opener) => {
            let text = format!("match {number} belongs to another thread, which opened it");
            return Err(Failure::new(Kind::WrongThread, text));
        }
        Some(Home::Own { process, .. }) if *process != std::process::id() => {
            let text = format!("match {number} belongs to the process that this one was forked from");
            return Err(Failure::new(Kind::WrongThread, text));
        }
        Some(Home::Own { errands, .. }) => errands.clone(),
    };
    let (outcome, told) = mpsc::channel();
    let sent = errands.send(Errand { call, outcome }).ok();
    sent.and_then(|()| told.recv().ok()).unwrap_or_else(|| Err(no_match(number)))
}

/// Opens a match on a thread of its own and serves it there until it is closed.
fn on_own_thread(
    open: impl FnOnce() -> Opened + Send + 'static,
) -> Result<(mpsc::Sender<Errand>, String), Failure> {
    let (errands, inbox) = mpsc::channel::<Errand>();
    let (opened, outcome) = mpsc::channel();
    let serve = move || match guarded(open) {
        Ok((table, told)) => {
            let _ = opened.send(Ok(told.to_string()));
            serve(table, &inbox);
        }
        Err(failure) => drop(opened.send(Err(failure))),
    };
    let thread = thread::Builder::new().name("junshi-match".to_owned()).spawn(serve);
    thread.map_err(|error| Failure::new(Kind::Engine, format!("no thread for the match: {error}")))?;
    let told = outcome.recv().unwrap_or_else(|_| Err(Failure::new(Kind::Panic, "the match has died")))?;
    Ok((errands, told))
}

fn serve(mut table: Box<dyn Open>, inbox: &mpsc::Receiver<Errand>) {
    for Errand { call, outcome } in inbox {
        let Some((method, params)) = call else {
            drop(table);
            let _ = outcome.send(Ok(String::new()));
            return;
        };
        let answer = perform(&mut *table, method, &params);
        let ends = matches!(&answer, Err(failure) if failure.kind == Kind::Panic);
        let _ = outcome.send(answer);
        if ends {
            return;
        }
    }
}

fn perform(table: &mut dyn Open, method: Method, params: &str) -> Text {
    guarded(|| {
        said(match method {
            Method::Observe => table.observe(params),
            Method::Decide => table.decide(params),
            Method::Reload => table.reload(),
            Method::Save => table.save(),
        })
    })
}

/// JSON as it goes out: the same bytes at every door.
fn said(answer: Answer) -> Text {
    answer.map(|value| value.to_string())
}

/// Does something; a panic in it is a failure.
pub(super) fn guarded<T>(act: impl FnOnce() -> Result<T, Failure>) -> Result<T, Failure> {
    catch_unwind(AssertUnwindSafe(act)).unwrap_or_else(|_| {
        Err(Failure::new(Kind::Panic, "a fault of junshi itself, told on standard error"))
    })
}

fn bounded(params: &str) -> Result<&str, Failure> {
    if params.len() <= LONGEST { Ok(params) } else { Err(too_long(params.len())) }
}

/// The failure for what is longer than is taken.
pub(super) fn too_long(length: usize) -> Failure {
    Failure::new(Kind::TooLong, format!("{length} bytes are more than the {LONGEST} that are taken"))
}

/// Which thread a match shall live on.
#[derive(Default, Deserialize, PartialEq)]
#[serde(rename_all = "lowercase")]
enum Thread {
    #[default]
    Opener,
    Own,
}

/// Whether a match shall have its own thread, and the parameters without that.
fn parted(params: &str) -> Result<(bool, String), Failure> {
    #[derive(Deserialize)]
    struct Where {
        #[serde(default)]
        thread: Thread,
    }
    if !params.contains("\"thread\"") {
        return Ok((false, params.to_owned()));
    }
    let Where { thread } = requests::read(params)?;
    Ok((thread == Thread::Own, requests::without(params, &["thread"])?))
}

fn runtime(number: u64) -> Result<Runtime, Failure> {
    lock(&RUNTIMES).get(&number).cloned().ok_or_else(|| no_runtime(number))
}

fn no_runtime(number: u64) -> Failure {
    Failure::new(Kind::NoHandle, format!("there is no runtime {number}, or it was given back"))
}

fn no_match(number: u64) -> Failure {
    Failure::new(Kind::NoHandle, format!("there is no match {number}, or it was closed"))
}

pub(super) fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
