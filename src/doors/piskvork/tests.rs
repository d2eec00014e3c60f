//! Conversations with the brain, on thinkers that are quick, slow, broken or real.

#![allow(clippy::unwrap_used, clippy::panic)]

use std::io::Write;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use super::{Host, Question, Thinker, Thinkers, serve};
use crate::games::gomoku::engine::{Candidate, Engine, Limits, Thought, Tuning, Watch};
use crate::games::gomoku::{Point, Side, resort};

/// Plays at a glance.
struct Quick;

fn glance(question: &Question<'_>) -> Thought {
    let glances = resort::glances(&mut question.position.clone(), question.side);
    let points: Vec<Point> = glances.iter().map(|glance| glance.point.parse().unwrap()).collect();
    let candidate =
        |point: &Point| Candidate { point: *point, score: 7, line: vec![*point], reason: String::new() };
    let candidates = points.iter().take(question.limits.candidates).map(candidate).collect();
    let best = points.first().copied();
    Thought { best, score: 7, depth: 1, nodes: 1, line: best.into_iter().collect(), candidates }
}

impl Thinker for Quick {
    fn think(&mut self, question: &Question<'_>, _: Watch<'_>, _: &mut dyn FnMut(&Thought)) -> Thought {
        glance(question)
    }
}

/// Finds a move at once, tells it, and goes on until it is told to stop.
struct Patient;

impl Thinker for Patient {
    fn think(
        &mut self,
        question: &Question<'_>,
        watch: Watch<'_>,
        told: &mut dyn FnMut(&Thought),
    ) -> Thought {
        told(&glance(question));
        while !watch.stop.load(Ordering::Relaxed)
            && (watch.elapsed)() < Duration::from_millis(question.limits.milliseconds)
        {
            thread::sleep(Duration::from_millis(1));
        }
        glance(question)
    }
}

/// Heeds neither time nor anybody, once.
struct Deaf(Arc<AtomicUsize>);

impl Thinker for Deaf {
    fn think(&mut self, question: &Question<'_>, _: Watch<'_>, _: &mut dyn FnMut(&Thought)) -> Thought {
        if self.0.fetch_add(1, Ordering::Relaxed) == 0 {
            thread::sleep(Duration::from_millis(1_500));
        }
        glance(question)
    }
}

/// Breaks at every second move.
struct Broken(Arc<AtomicUsize>);

impl Thinker for Broken {
    fn think(&mut self, question: &Question<'_>, _: Watch<'_>, _: &mut dyn FnMut(&Thought)) -> Thought {
        if self.0.fetch_add(1, Ordering::Relaxed).is_multiple_of(2) {
            std::panic::resume_unwind(Box::new("broken"));
        }
        glance(question)
    }
}

/// What a thinker was asked: stones on the board, who is to move, and whether there is time without end.
type Asked = Arc<Mutex<Vec<(usize, Side, bool)>>>;

/// Notes what it is asked; where there is time without end it uses it until it is told to stop.
struct Noting {
    asked: Asked,
    stopped: Arc<AtomicUsize>,
}

impl Thinker for Noting {
    fn think(&mut self, question: &Question<'_>, watch: Watch<'_>, _: &mut dyn FnMut(&Thought)) -> Thought {
        // before each search there is a look at few stones
        let endless = question.limits.milliseconds > 60_000 && question.limits.nodes > 1_000;
        self.asked.lock().unwrap().push((question.position.moves().len(), question.side, endless));
        while endless && !watch.stop.load(Ordering::Relaxed) {
            thread::sleep(Duration::from_millis(1));
        }
        self.stopped.fetch_add(usize::from(endless), Ordering::Relaxed);
        glance(question)
    }
}

fn host(thinkers: impl Fn() -> Box<dyn Thinker> + Send + Sync + 'static) -> Host {
    let thinkers: Thinkers = Arc::new(move |_| thinkers());
    Host { thinkers, limits: Limits::default(), seed: 0 }
}

fn quick() -> Host {
    host(|| Box::new(Quick))
}

fn real() -> Host {
    Host {
        thinkers: Arc::new(|table| Box::new(Engine::new(Tuning::default(), table.min(8 << 20)))),
        ..quick()
    }
}

#[derive(Clone, Default)]
struct Paper(Arc<Mutex<Vec<u8>>>);

impl Write for Paper {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.lock().unwrap().extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

/// All that is said to a whole script, without messages.
fn said(host: Host, script: &str) -> Vec<String> {
    let paper = Paper::default();
    serve(host, std::io::Cursor::new(script.to_owned().into_bytes()), paper.clone()).unwrap();
    let all = String::from_utf8(paper.0.lock().unwrap().clone()).unwrap();
    all.lines().filter(|line| !line.starts_with("MESSAGE")).map(str::to_owned).collect()
}

/// A manager at the other end of a pipe.
struct Manager {
    lines: Sender<u8>,
    answers: Receiver<u8>,
    brain: JoinHandle<()>,
}

struct Pipe<T>(T);

impl std::io::Read for Pipe<Receiver<u8>> {
    fn read(&mut self, buffer: &mut [u8]) -> std::io::Result<usize> {
        Ok(self.0.recv().map_or(0, |byte| {
            buffer[0] = byte;
            1
        }))
    }
}

impl Write for Pipe<Sender<u8>> {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        bytes.iter().for_each(|byte| self.0.send(*byte).unwrap_or(()));
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

impl Manager {
    fn of(host: Host) -> Manager {
        let ((lines, input), (output, answers)) = (channel(), channel());
        let brain = thread::spawn(move || serve(host, Pipe(input), Pipe(output)).unwrap());
        Manager { lines, answers, brain }
    }

    fn send(&self, text: &str) {
        format!("{text}\r\n").bytes().for_each(|byte| self.lines.send(byte).unwrap());
    }

    /// The next line that is no message, within some time.
    fn answer(&self, within: u64) -> Option<String> {
        let until = Instant::now() + Duration::from_millis(within);
        let mut line = Vec::new();
        loop {
            match self.answers.recv_timeout(until.saturating_duration_since(Instant::now())).ok()? {
                b'\n' if line.starts_with(b"MESSAGE") => line.clear(),
                b'\n' => return Some(String::from_utf8(line).unwrap()),
                byte => line.push(byte),
            }
        }
    }

    fn ask(&self, text: &str) -> String {
        self.send(text);
        self.answer(5_000).unwrap_or_else(|| panic!("no answer to {text}"))
    }
}

fn is_move(text: &str) -> bool {
    text.split_once(',').is_some_and(|(x, y)| x.parse::<u8>().is_ok() && y.parse::<u8>().is_ok())
}

#[test]
fn a_script_is_answered_line_by_line() {
    let lines = said(quick(), "START 15\nBEGIN\nTURN 8,8\nTAKEBACK 8,8\nRESTART\nBEGIN\n");
    assert_eq!(lines[..2], ["OK", "7,7"]);
    assert!(is_move(&lines[2]));
    assert_eq!(lines[3..], ["OK", "OK", "7,7"]);
}

#[test]
fn the_end_comes_at_once_and_silently() {
    let manager = Manager::of(host(|| Box::new(Patient)));
    assert_eq!(manager.ask("START 15"), "OK");
    manager.send("INFO timeout_turn 60000");
    manager.send("BEGIN");
    thread::sleep(Duration::from_millis(30));
    let asked = Instant::now();
    manager.send("END");
    manager.brain.join().unwrap();
    assert!(asked.elapsed() < Duration::from_millis(1_000));
    let rest: Vec<u8> = manager.answers.try_iter().collect();
    assert!(String::from_utf8(rest).unwrap().lines().all(|line| line.starts_with("MESSAGE")));
}

#[test]
fn a_brain_that_thinks_still_listens() {
    let manager = Manager::of(host(|| Box::new(Patient)));
    assert_eq!(manager.ask("START 15"), "OK");
    manager.send("INFO timeout_turn 60000");
    manager.send("BEGIN");
    assert!(manager.ask("ABOUT").starts_with("name=\"Junshi\""));
    assert!(manager.ask("HELLO").starts_with("UNKNOWN"));
    manager.send("INFO time_left 50000");
    let asked = Instant::now();
    assert_eq!(manager.ask("YXSTOP"), "7,7");
    assert!(asked.elapsed() < Duration::from_millis(1_000));
    manager.send("YXSTOP");
    assert!(manager.ask("ABOUT").starts_with("name="));
}

#[test]
fn commands_that_change_the_board_wait_for_the_move() {
    let manager = Manager::of(host(|| Box::new(Patient)));
    manager.send("INFO timeout_turn 200");
    assert_eq!(manager.ask("START 15"), "OK");
    manager.send("BEGIN\r\nTURN 8,8\r\nRESTART\r\nABOUT");
    assert_eq!(manager.answer(5_000).unwrap(), "7,7");
    assert!(is_move(&manager.answer(5_000).unwrap()));
    assert_eq!(manager.answer(5_000).unwrap(), "OK");
    assert!(manager.answer(5_000).unwrap().starts_with("name="));
}

#[test]
fn a_thinker_that_hangs_costs_neither_the_game_nor_the_clock() {
    let calls = Arc::new(AtomicUsize::new(0));
    let manager = Manager::of(host(move || Box::new(Deaf(calls.clone()))));
    manager.send("INFO timeout_turn 300");
    assert_eq!(manager.ask("START 15"), "OK");
    let asked = Instant::now();
    assert_eq!(manager.ask("BEGIN"), "7,7");
    assert!(asked.elapsed() < Duration::from_millis(1_000), "{:?}", asked.elapsed());
    assert!(is_move(&manager.ask("TURN 8,8")));
    thread::sleep(Duration::from_millis(1_500));
    assert!(is_move(&manager.ask("TURN 1,1")));
    assert_eq!(manager.answer(100), None, "the late thought is nobody's");
}

#[test]
fn a_thinker_that_breaks_is_replaced() {
    let calls = Arc::new(AtomicUsize::new(0));
    let lines = said(
        host(move || Box::new(Broken(calls.clone()))),
        "START 15\nBEGIN\nTURN 0,0\nTURN 0,1\nTURN 0,2\nRESTART\nBEGIN\n",
    );
    assert_eq!(lines.len(), 7);
    assert!(lines[1..5].iter().all(|line| is_move(line)), "{lines:?}");
}

#[test]
fn whoever_cannot_even_be_made_is_done_without() {
    let lines = said(host(|| std::panic::resume_unwind(Box::new("none"))), "START 15\nBEGIN\nTURN 0,0\n");
    assert_eq!(lines[1], "7,7");
    assert!(is_move(&lines[2]));
}

#[test]
fn moves_of_a_tenth_of_a_second_are_in_time() {
    let slack = if std::env::var_os("JUNSHI_FULL").is_some() { 100 } else { 500 };
    let manager = Manager::of(real());
    manager.send("INFO timeout_turn 100\r\nINFO timeout_match 0\r\nINFO time_left 2147483647");
    assert_eq!(manager.ask("START 15"), "OK");
    let mut longest = Duration::ZERO;
    for number in 0..20 {
        let asked = Instant::now();
        let answer = if number == 0 {
            manager.ask("BEGIN")
        } else {
            manager.ask(&format!("TURN {},{}", number % 15, 14 * (number % 2)))
        };
        longest = longest.max(asked.elapsed());
        if !is_move(&answer) {
            assert!(answer.starts_with("ERROR"), "{answer}");
        }
    }
    assert!(longest < Duration::from_millis(slack), "{longest:?}");
}

/// Waits until it is so, for some seconds.
#[track_caller]
fn becomes(so: impl Fn() -> bool) {
    let until = Instant::now() + Duration::from_secs(10);
    while !so() {
        assert!(Instant::now() < until, "it does not come to pass");
        thread::sleep(Duration::from_millis(2));
    }
}

#[test]
fn a_brain_that_ponders_thinks_for_its_opponent_until_it_is_needed() {
    let (asked, stopped) = (Asked::default(), Arc::new(AtomicUsize::new(0)));
    let noted = || asked.lock().unwrap().last().copied();
    let thinker = (asked.clone(), stopped.clone());
    let manager =
        Manager::of(host(move || Box::new(Noting { asked: thinker.0.clone(), stopped: thinker.1.clone() })));
    manager.send("INFO timeout_turn 1000\r\nINFO pondering 1");
    assert_eq!(manager.ask("START 15"), "OK");
    assert_eq!(manager.ask("BEGIN"), "7,7");
    becomes(|| noted() == Some((1, Side::White, true)));
    assert!(manager.ask("ABOUT").starts_with("name="), "it listens");
    assert_eq!(manager.ask("YXSHOWFORBID"), "FORBID .");
    assert_eq!(stopped.load(Ordering::Relaxed), 0, "and goes on pondering");
    assert!(is_move(&manager.ask("TURN 8,8")));
    becomes(|| noted() == Some((3, Side::White, true)));
    assert!(asked.lock().unwrap().contains(&(2, Side::Black, false)), "its own move has its own search");
    assert_eq!(manager.ask("TAKEBACK 8,8"), "OK");
    becomes(|| stopped.load(Ordering::Relaxed) == 2);
    manager.send("INFO pondering 0");
    assert!(is_move(&manager.ask("TURN 0,0")));
    assert_eq!(manager.answer(100), None, "what was pondered is told to nobody");
    assert_eq!(noted().map(|(_, _, endless)| endless), Some(false));
    manager.send("INFO pondering 1");
    assert!(is_move(&manager.ask("TURN 0,2")));
    becomes(|| noted().is_some_and(|(_, _, endless)| endless));
    manager.send("END");
    manager.brain.join().unwrap();
    becomes(|| stopped.load(Ordering::Relaxed) == 3);
}

#[test]
fn blocked_points_are_not_played_while_there_are_others() {
    let start = "START 15\nYXBLOCK\n7,7\nDONE\nBEGIN\n";
    let lines = said(quick(), start);
    assert!(is_move(&lines[1]) && lines[1] != "7,7", "{lines:?}");
    let undone = said(quick(), "START 15\nYXBLOCK\n7,7\nDONE\nYXBLOCKUNDO\n7,7\nDONE\nBEGIN\n");
    assert_eq!(undone[1], "7,7");
    let reset = said(quick(), "START 15\nYXBLOCK\n7,7\nDONE\nYXBLOCKRESET\nBEGIN\n");
    assert_eq!(reset[1], "7,7");
    let all: String = (0..25).map(|at| format!("{},{}\n", at % 5, at / 5)).collect();
    assert!(is_move(&said(quick(), &format!("START 5\nYXBLOCK\n{all}DONE\nBEGIN\n"))[1]));
}

#[test]
fn a_board_is_played_to_the_last_point() {
    let manager = Manager::of(real());
    manager.send("INFO timeout_turn 60\r\nINFO rule 4");
    assert_eq!(manager.ask("START 5"), "OK");
    let mut taken = Vec::new();
    let mut say = "BEGIN".to_owned();
    loop {
        let answer = manager.ask(&say);
        if answer.starts_with("ERROR") {
            break;
        }
        assert!(is_move(&answer) && !taken.contains(&answer), "{answer} after {taken:?}");
        taken.push(answer);
        let free = (0..25).map(|at| format!("{},{}", at % 5, at / 5)).find(|point| !taken.contains(point));
        let Some(free) = free else { break };
        taken.push(free.clone());
        say = format!("TURN {free}");
    }
    assert_eq!(taken.len(), 25);
    assert!(manager.ask("TURN 0,0").starts_with("ERROR"));
    assert_eq!(manager.ask("RESTART"), "OK");
}

#[test]
fn swap2_is_played_through() {
    let opening = said(quick(), "START 15\nSWAP2BOARD\nDONE\n");
    let points: Vec<&str> = opening[1].split(' ').collect();
    assert_eq!(points.len(), 3);
    assert!(points.iter().all(|point| is_move(point)));
    let second = format!("START 15\nSWAP2BOARD\n{}\nDONE\nTURN 0,0\n", points.join("\n"));
    let lines = said(quick(), &second);
    assert!(is_move(&lines[1]) && is_move(&lines[2]), "{lines:?}");
    for wrong in ["7,7", "7,7\n8,8", "7,7\n8,8\n7,7"] {
        assert!(said(quick(), &format!("START 15\nSWAP2BOARD\n{wrong}\nDONE\n"))[1].starts_with("ERROR"));
    }
    // Black has won for certain
    let lost = "SWAP2BOARD\n6,7\n0,0\n7,7\n0,14\n8,7\nDONE\n";
    let lines = said(real(), &format!("INFO timeout_turn 300\nSTART 15\n{lost}TURN 5,7\n"));
    assert_eq!(lines[1], "SWAP");
    assert!(lines[2] == "9,7" || lines[2] == "4,7" || is_move(&lines[2]), "{lines:?}");
}

#[test]
fn stones_that_balance_are_found() {
    let start = "INFO timeout_turn 400\nSTART 15\nYXBOARD\n7,7,2\nDONE\n";
    let one = said(real(), &format!("{start}YXBALANCEONE\n"));
    assert!(is_move(&one[1]), "{one:?}");
    let two = said(real(), &format!("{start}YXBALANCETWO 0\nYXNBEST 3\n"));
    assert_eq!(two[1].split(' ').filter(|point| is_move(point)).count(), 2, "{two:?}");
    assert!(is_move(&two[2]));
}

#[test]
fn sure_wins_are_told_as_such() {
    let paper = Paper::default();
    let script = "INFO timeout_turn 300\nSTART 15\nBOARD\n5,7,1\n0,0,2\n6,7,1\n0,2,2\n7,7,1\n0,4,2\nDONE\n";
    serve(real(), std::io::Cursor::new(script.as_bytes().to_vec()), paper.clone()).unwrap();
    let all = String::from_utf8(paper.0.lock().unwrap().clone()).unwrap();
    assert!(all.contains(" ev +M"), "{all}");
    assert!(all.ends_with("\n4,7\n") || all.ends_with("\n8,7\n"), "{all}");
}

/// Lines that managers might send, and some that they would not.
const WORDS: [&str; 34] = [
    "START 15",
    "START 5",
    "START",
    "RECTSTART 7,9",
    "RESTART",
    "BEGIN",
    "TURN 3,3",
    "TURN 4,4",
    "TURN",
    "TURN 99,1",
    "BOARD",
    "YXBOARD",
    "SWAP2BOARD",
    "YXBLOCK",
    "YXBLOCKUNDO",
    "DONE",
    "1,1,1",
    "2,2,2",
    "3,3",
    "4,4,3",
    "5",
    "TAKEBACK 3,3",
    "PLAY 2,1",
    "INFO rule 4",
    "INFO timeout_turn 0",
    "INFO time_left -9",
    "INFO max_memory 1",
    "YXNBEST 3",
    "YXSHOWFORBID",
    "YXSTOP",
    "YXHASHCLEAR",
    "YXBALANCETWO",
    "YXQUERYDATABASEALL",
    "\u{0}\u{fffd},,;",
];

#[test]
fn no_order_of_lines_confuses_the_brain() {
    let scripts = if std::env::var_os("JUNSHI_FULL").is_some() { 5_000 } else { 100 };
    let mut seed = 5_u64;
    for number in 0..scripts {
        let mut script = String::from("INFO timeout_turn 0\n");
        for _ in 0..40 {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            script.push_str(WORDS[(seed >> 33) as usize % WORDS.len()]);
            script.push('\n');
        }
        script.push_str("DONE\nSTART 15\nRESTART\nTURN 14,0\n");
        let lines = said(quick(), &script);
        let last = &lines[lines.len() - 3..];
        assert!(
            last[0] == "OK" && last[1] == "OK" && is_move(&last[2]),
            "script {number}: {script}\n{lines:?}"
        );
    }
}
