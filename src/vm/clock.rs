//! A coarse clock for deadlines: reading it is one relaxed atomic load.
//!
//! One thread of the process counts steps of five milliseconds while some deadline lies ahead,
//! and sleeps otherwise. Asking the system for the time at each safe point of a script would
//! cost ten times as much as the rest of the guard.

use std::sync::OnceLock;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread::Thread;
use std::time::{Duration, Instant};

/// Length of a step.
const STEP: Duration = Duration::from_millis(5);
/// The ticker stays awake so long after the last deadline (a second), so that arming one decision
/// after another never has to wake it.
const LINGER: u64 = 200;

/// Steps counted so far. It stands still while the ticker sleeps.
static NOW: AtomicU64 = AtomicU64::new(0);
/// The step until which the ticker has to count.
static UNTIL: AtomicU64 = AtomicU64::new(0);
static TICKER: OnceLock<Option<Thread>> = OnceLock::new();

/// The present step.
#[inline(always)]
pub(super) fn now() -> u64 {
    NOW.load(Ordering::Relaxed)
}

/// Starts the ticker if it does not run; false when the system refuses a thread.
pub(super) fn start() -> bool {
    TICKER.get_or_init(spawn).is_some()
}

/// Milliseconds from now to a step; none where it never comes.
pub(super) fn until(deadline: u64) -> Option<u64> {
    let steps = deadline.saturating_sub(now());
    (deadline != u64::MAX).then(|| steps.saturating_mul(STEP.as_millis() as u64))
}

/// The step at which `ms` milliseconds from now have surely passed; never, for `u64::MAX`.
pub(super) fn deadline(ms: u64) -> u64 {
    if ms == u64::MAX {
        return u64::MAX;
    }
    let end = now().saturating_add(ms.div_ceil(STEP.as_millis() as u64)).saturating_add(1);
    if UNTIL.load(Ordering::Relaxed) < end {
        keep_awake(end.saturating_add(LINGER));
    }
    end
}

#[cold]
fn keep_awake(until: u64) {
    UNTIL.fetch_max(until, Ordering::SeqCst);
    if let Some(ticker) = TICKER.get_or_init(spawn) {
        ticker.unpark();
    }
}

fn spawn() -> Option<Thread> {
    let builder = std::thread::Builder::new().name("junshi-clock".to_owned());
    builder.spawn(count_for_ever).ok().map(|handle| handle.thread().clone())
}

fn count_for_ever() {
    loop {
        while NOW.load(Ordering::SeqCst) > UNTIL.load(Ordering::SeqCst) {
            std::thread::park();
        }
        count_until_idle();
    }
}

/// Counts real time, not wake-ups, so a late wake-up does not stretch a deadline.
fn count_until_idle() {
    let mut last = Instant::now();
    while NOW.load(Ordering::SeqCst) <= UNTIL.load(Ordering::SeqCst) {
        std::thread::sleep(STEP);
        let steps = (last.elapsed().as_nanos() / STEP.as_nanos()) as u32;
        last += STEP * steps;
        NOW.fetch_add(u64::from(steps), Ordering::SeqCst);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_deadline_passes_in_time_and_not_before() {
        let start = Instant::now();
        let end = deadline(50);
        while now() < end {
            std::thread::sleep(Duration::from_millis(1));
        }
        assert!(start.elapsed() >= Duration::from_millis(45), "{:?}", start.elapsed());
        assert!(start.elapsed() < Duration::from_millis(350), "{:?}", start.elapsed());
    }

    #[test]
    fn no_limit_is_never_reached() {
        assert_eq!(deadline(u64::MAX), u64::MAX);
    }
}
