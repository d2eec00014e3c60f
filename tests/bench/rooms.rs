//! A server's load: 1,000 open matches, each on a thread of its own, asked from as many threads as there
//! are cores. Tells memory a match, decisions a second, and how long answers took.
//!
//! Run with `cargo bench --bench rooms`.

#![allow(missing_docs, clippy::unwrap_used, clippy::panic)]

mod recorded;

use std::thread;
use std::time::{Duration, Instant};

use junshi::sgs::{Answer, Sgs};
use junshi::{Opening, Remote, Runtime};

const ROOMS: usize = 1000;
const QUESTIONS: usize = 20;
/// Memory of all of them, in KiB.
const MOST_KIB: u64 = 4 << 20;

/// Resident memory of this process in KiB.
fn resident() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find(|line| line.starts_with("VmRSS:")).unwrap_or("VmRSS: 0 kB");
    line.split_whitespace().nth(1).unwrap().parse().unwrap()
}

fn rooms(runtime: &Runtime) -> Vec<Remote<Sgs>> {
    let snapshot = recorded::snapshot();
    (0..ROOMS)
        .map(|seed| Remote::open(runtime, Opening::new(snapshot.clone(), seed as u64)).unwrap())
        .collect()
}

/// Asks one room after another, and takes the times.
fn ask(rooms: &[Remote<Sgs>]) -> Vec<Duration> {
    let ask = recorded::invoke("xingshang", serde_json::Value::Null);
    let mut times = Vec::with_capacity(rooms.len() * QUESTIONS);
    for room in rooms.iter().cycle().take(rooms.len() * QUESTIONS) {
        let (ask, start) = (ask.clone(), Instant::now());
        let answer = room.run(|table| table.decide(ask).map(|told| told.answer.answer().clone()));
        times.push(start.elapsed());
        assert_eq!(answer.unwrap().unwrap(), Answer::Yes(true));
    }
    times
}

fn main() {
    let runtime = recorded::builder().build();
    assert!(runtime.load_report::<Sgs>().unwrap().faults.is_empty());
    let before = resident();
    let start = Instant::now();
    let rooms = rooms(&runtime);
    let opened = start.elapsed();
    let kib = resident().saturating_sub(before);
    println!(
        "{ROOMS} matches opened in {opened:?}: {} KiB each, {} MiB in all",
        kib / ROOMS as u64,
        kib >> 10
    );
    let cores = thread::available_parallelism().map_or(2, usize::from);
    let start = Instant::now();
    let mut times: Vec<Duration> = thread::scope(|scope| {
        let askers: Vec<_> =
            rooms.chunks(ROOMS.div_ceil(cores)).map(|rooms| scope.spawn(move || ask(rooms))).collect();
        askers.into_iter().flat_map(|asker| asker.join().unwrap()).collect()
    });
    let took = start.elapsed();
    times.sort_unstable();
    let at = |permille: usize| times[(times.len() - 1) * permille / 1000];
    let a_second = times.len() as f64 / took.as_secs_f64();
    println!("{cores} askers: {a_second:.0} decisions a second, median {:?}, p99 {:?}", at(500), at(990));
    println!("{} MiB after {} decisions", resident() >> 10, times.len());
    assert!(resident() <= MOST_KIB, "{ROOMS} matches take {} KiB", resident());
}
