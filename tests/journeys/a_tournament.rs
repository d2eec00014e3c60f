//! A tournament manager plays with the brain: every command of the Gomocup protocol and of Yixin's
//! extensions, the mistakes that managers make, clocks, and positions with known answers.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

use super::{Folder, junshi, project_file};

/// The program at the other end of two pipes.
struct Brain {
    child: Child,
    input: Option<ChildStdin>,
    lines: Receiver<String>,
    /// Messages since the last answer.
    messages: Vec<String>,
}

impl Brain {
    fn started(program: &str, args: &[&str]) -> Brain {
        let mut command = Command::new(program);
        command.args(args).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
        let mut child = command.current_dir(env!("CARGO_MANIFEST_DIR")).spawn().unwrap();
        let (sender, lines) = channel();
        let output = BufReader::new(child.stdout.take().unwrap());
        std::thread::spawn(move || {
            output.lines().map_while(Result::ok).for_each(|line| sender.send(line).unwrap_or(()));
        });
        Brain { input: child.stdin.take(), child, lines, messages: Vec::new() }
    }

    fn new() -> Brain {
        Brain::started(env!("CARGO_BIN_EXE_junshi"), &["brain"])
    }

    /// One with a game begun, of moves of at most so many milliseconds.
    fn playing(size: u32, rule: u32, turn: u32) -> Brain {
        let mut brain = Brain::new();
        brain.send(&format!("INFO timeout_turn {turn}"));
        brain.send(&format!("INFO rule {rule}"));
        assert_eq!(brain.ask(&format!("START {size}")), "OK");
        brain
    }

    fn bytes(&mut self, bytes: &[u8]) {
        self.input.as_mut().unwrap().write_all(bytes).unwrap();
    }

    fn send(&mut self, line: &str) {
        self.bytes(format!("{line}\r\n").as_bytes());
    }

    /// The next line that is no message.
    fn answer(&mut self, within: Duration) -> Option<String> {
        self.messages.clear();
        let until = Instant::now() + within;
        loop {
            let line = self.lines.recv_timeout(until.saturating_duration_since(Instant::now())).ok()?;
            match line.strip_prefix("MESSAGE ") {
                Some(message) => self.messages.push(message.to_owned()),
                None => return Some(line),
            }
        }
    }

    #[track_caller]
    fn ask(&mut self, line: &str) -> String {
        self.send(line);
        let answer = self.answer(Duration::from_secs(20));
        answer.unwrap_or_else(|| panic!("no answer to {line}"))
    }

    /// Whether nothing is said: the answer to a question after it comes first.
    #[track_caller]
    fn is_silent(&mut self, line: &str) {
        self.send(line);
        let next = self.ask("ABOUT");
        assert!(next.starts_with("name="), "{line}: {next}");
    }

    /// Its move in a position given as moves, the brain to move.
    #[track_caller]
    fn moves_after(&mut self, moves: &str) -> String {
        let stones = stones(moves);
        let count = stones.len();
        let own = |at: usize| if (count - at).is_multiple_of(2) { 1 } else { 2 };
        let lines: Vec<String> =
            stones.iter().enumerate().map(|(at, (x, y))| format!("{x},{y},{}", own(at))).collect();
        name(&self.ask(&format!("BOARD\r\n{}\r\nDONE", lines.join("\r\n"))))
    }
}

impl Drop for Brain {
    fn drop(&mut self) {
        self.input = None;
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The points of `h8h9…` as columns and rows.
fn stones(moves: &str) -> Vec<(u32, u32)> {
    let starts: Vec<usize> =
        moves.char_indices().filter(|(_, c)| c.is_ascii_alphabetic()).map(|(at, _)| at).collect();
    let ends = starts.iter().skip(1).copied().chain([moves.len()]);
    let one = |(start, end): (&usize, usize)| {
        let column = u32::from(moves.as_bytes()[*start] - b'a');
        (column, moves[start + 1..end].parse::<u32>().unwrap() - 1)
    };
    starts.iter().zip(ends).map(one).collect()
}

/// `7,7` as `h8`.
#[track_caller]
fn name(answer: &str) -> String {
    let (x, y) = spot(answer).unwrap_or_else(|| panic!("{answer} is no move"));
    format!("{}{}", char::from(b'a' + x), y + 1)
}

fn spot(text: &str) -> Option<(u8, u8)> {
    let (x, y) = text.split_once(',')?;
    Some((x.parse().ok()?, y.parse().ok()?))
}

fn is_move(text: &str) -> bool {
    spot(text).is_some()
}

#[test]
fn every_command_of_the_protocol_is_answered_as_it_should_be() {
    let mut brain = Brain::new();
    let about = brain.ask("ABOUT");
    for key in ["name=\"Junshi\"", "version=\"", "author=\"", "country=\"", "www=\"", "email=\""] {
        assert!(about.contains(key), "{about}");
    }
    for key in [
        "timeout_turn 400",
        "timeout_match 100000",
        "max_memory 367001600",
        "time_left 100000",
        "game_type 1",
        "rule 0",
        "evaluate 3,4",
        "folder /tmp",
        "max_depth 30",
        "max_node 10000000",
        "thread_num 1",
        "hash_size 16384",
        "caution_factor 2",
        "pondering 0",
        "time_increment 0",
        "something 1",
    ] {
        brain.is_silent(&format!("INFO {key}"));
    }
    assert_eq!(brain.ask("START 20"), "OK");
    assert_eq!(brain.ask("RECTSTART 20,15"), "OK");
    assert_eq!(brain.ask("start 15"), "OK");
    let first = brain.ask("BEGIN");
    assert_eq!(first, "7,7");
    let second = brain.ask("TURN 8,8");
    assert!(is_move(&second));
    assert!(brain.messages.iter().any(|message| message.starts_with("depth ") && message.contains(" pv ")));
    assert_eq!(brain.ask(&format!("TAKEBACK {second}")), "OK");
    assert_eq!(brain.ask("TAKEBACK 8,8"), "OK");
    assert_eq!(brain.ask("RESTART"), "OK");
    assert!(is_move(&brain.ask("BOARD\r\n7,7,1\r\n8,8,2\r\n0,0,3\r\n7,8,1\r\n9,9,2\r\nDONE")));
    assert_eq!(brain.ask("PLAY 1,1"), "1,1");
    assert!(is_move(&brain.ask("TURN 2,2")));
    let opening = brain.ask("SWAP2BOARD\r\nDONE");
    let points: Vec<&str> = opening.split(' ').collect();
    assert!(points.len() == 3 && points.iter().all(|point| is_move(point)), "{opening}");
    for stones in ["7,7\r\n7,8\r\n9,9", "7,7\r\n7,8\r\n9,9\r\n1,1\r\n5,6"] {
        let choice = brain.ask(&format!("SWAP2BOARD\r\n{stones}\r\nDONE"));
        assert!(choice == "SWAP" || is_move(&choice), "{choice}");
        assert!(is_move(&brain.ask("TURN 12,12")));
    }
    brain.send("END");
    let ended = Instant::now();
    assert!(brain.child.wait().unwrap().success());
    assert!(ended.elapsed() < Duration::from_secs(1));
    assert_eq!(brain.answer(Duration::from_millis(200)), None);
}

#[test]
fn every_extension_of_yixin_is_answered_as_it_should_be() {
    let mut brain = Brain::playing(15, 4, 150);
    // two open threes meet on h8
    brain
        .is_silent("YXBOARD\r\n7,8,1\r\n0,0,2\r\n7,9,1\r\n0,2,2\r\n8,7,1\r\n0,4,2\r\n9,7,1\r\n0,6,2\r\nDONE");
    assert_eq!(brain.ask("YXSHOWFORBID"), "FORBID 0707.");
    assert!(is_move(&brain.ask("YXNBEST 3")));
    assert!(
        brain.messages.iter().filter(|message| message.starts_with('(')).count() >= 1,
        "{:?}",
        brain.messages
    );
    let best = brain.ask("YXNBEST 1");
    brain.is_silent(&format!("YXBLOCK\r\n{best}\r\nDONE"));
    assert_ne!(brain.ask("YXNBEST 1"), best);
    brain.is_silent(&format!("YXBLOCKUNDO\r\n{best}\r\nDONE"));
    brain.is_silent(&format!("YXBLOCK\r\n{best}\r\nDONE"));
    brain.is_silent("YXBLOCKRESET");
    brain.is_silent("YXHASHCLEAR");
    assert_eq!(brain.ask("YXNBEST 1"), best);
    assert!(is_move(&brain.ask("YXSEARCHDEFEND")));
    assert!(is_move(&brain.ask("YXBALANCEONE")));
    assert_eq!(brain.ask("YXBALANCETWO 0").split(' ').filter(|point| is_move(point)).count(), 2);
    assert!(brain.ask("YXQUERYDATABASEALL").starts_with("ERROR"));
    brain.is_silent("YXSTOP");
    brain.send("INFO timeout_turn 30000");
    brain.send("YXBOARD\r\n7,7,2\r\nDONE\r\nYXNBEST 2");
    std::thread::sleep(Duration::from_millis(50));
    assert!(brain.ask("ABOUT").starts_with("name="));
    let asked = Instant::now();
    assert!(is_move(&brain.ask("YXSTOP")));
    assert!(asked.elapsed() < Duration::from_secs(2));
}

#[test]
fn limits_of_depth_and_stones_are_kept() {
    let mut brain = Brain::playing(15, 0, 20_000);
    brain.send("INFO max_depth 2");
    assert!(is_move(&brain.ask("TURN 7,7")));
    let told = |brain: &Brain| brain.messages.last().cloned().unwrap_or_default();
    let depth: u32 = told(&brain).split(' ').nth(1).unwrap().parse().unwrap();
    assert!(depth <= 2, "{}", told(&brain));
    brain.send("INFO max_depth 0");
    brain.send("INFO max_node 5000");
    assert!(is_move(&brain.ask("TURN 0,0")));
    let nodes: u64 = told(&brain).split(' ').nth(5).unwrap().parse().unwrap();
    assert!(nodes < 20_000, "{}", told(&brain));
}

#[test]
fn mistakes_are_told_and_the_next_command_is_answered() {
    let mut brain = Brain::new();
    for early in ["BEGIN", "TURN 1,1", "RESTART", "BOARD\r\n1,1,2\r\nDONE", "TAKEBACK 1,1", "PLAY 1,1"] {
        assert!(brain.ask(early).starts_with("ERROR"), "{early}");
    }
    brain.send("INFO timeout_turn 60");
    for size in
        ["START 4", "START 23", "START 0", "START -1", "START", "START x", "START 99999999999999999999"]
    {
        assert!(brain.ask(size).starts_with("ERROR"), "{size}");
    }
    assert!(brain.ask("RECTSTART 4,40").starts_with("ERROR"));
    assert_eq!(brain.ask("START 15"), "OK");
    assert!(is_move(&brain.ask("TURN 7,7")));
    let errors = [
        "TURN 7,7",
        "TURN 15,3",
        "TURN -1,3",
        "TURN 3",
        "TURN a,b",
        "TURN",
        "BEGIN",
        "TAKEBACK 14,0",
        "PLAY 7,7",
        "BOARD\r\n1,1,1\r\n1,1,2\r\nDONE",
        "BOARD\r\n1,1,1\r\nnonsense\r\nDONE",
        "BOARD\r\n1,1,7\r\nDONE",
        "BOARD\r\n40,1,2\r\nDONE",
        "SWAP2BOARD\r\n1,1\r\nDONE",
        "YXBLOCK\r\n20,20\r\nDONE",
    ];
    for (number, line) in errors.into_iter().enumerate() {
        let answer = brain.ask(line);
        assert!(answer.starts_with("ERROR"), "{line}: {answer}");
        assert!(is_move(&brain.ask(&format!("TURN {number},14"))), "after {line}");
        assert_eq!(brain.ask("RESTART"), "OK");
        assert!(is_move(&brain.ask("TURN 7,7")));
    }
    for line in ["HELLO", "1,2", "DONE", "BEGINN", "\u{1f600}", "{\"json\": 1}", "GET / HTTP/1.1"] {
        assert!(brain.ask(line).starts_with("UNKNOWN"), "{line}");
    }
    for info in
        ["timeout_turn abc", "rule 77", "rule -3", "max_memory 1e9", "max_depth 99999999999999999999", ""]
    {
        brain.is_silent(&format!("INFO {info}"));
    }
    assert_eq!(brain.ask("RESTART"), "OK");
    assert!(is_move(&brain.ask("TURN 7,7")));
}

#[test]
fn half_sent_blocks_and_bytes_that_are_no_text_harm_nothing() {
    let mut brain = Brain::playing(15, 0, 60);
    let first = brain.ask("BOARD\r\n7,7,2\r\nTURN 3,3");
    assert!(first.starts_with("ERROR"), "{first}");
    assert!(is_move(&brain.answer(Duration::from_secs(10)).unwrap()));
    brain.bytes(b"\xff\xfe\x00\x80garbage\xc3\x28\n");
    assert!(brain.answer(Duration::from_secs(10)).unwrap().starts_with("UNKNOWN"));
    let mut long = vec![b'A'; 1 << 20];
    long.push(b'\n');
    brain.bytes(&long);
    assert!(brain.answer(Duration::from_secs(10)).unwrap().starts_with("UNKNOWN"));
    brain.bytes(b"\n\r\n\r\r\n   \nRESTART\rBEGIN\n");
    assert_eq!(brain.answer(Duration::from_secs(10)).unwrap(), "OK");
    assert_eq!(brain.answer(Duration::from_secs(10)).unwrap(), "7,7");
    // the manager dies in the middle of a block
    brain.send("BOARD\r\n1,1,1");
    brain.input = None;
    assert!(brain.child.wait().unwrap().success());
}

#[test]
fn absurd_clocks_are_answered_as_fast_as_possible() {
    let mut brain = Brain::playing(15, 0, 0);
    let mut moves = 0;
    for info in ["timeout_turn 0", "time_left -500", "time_left 0", "time_left 2147483647", "timeout_turn -7"]
    {
        brain.send(&format!("INFO {info}"));
        moves += 1;
        let asked = Instant::now();
        assert!(is_move(&brain.ask(&format!("TURN {},{}", moves, 14 * (moves % 2)))));
        assert!(asked.elapsed() < Duration::from_secs(1), "{info}");
    }
}

#[test]
fn moves_come_in_time() {
    let slack = if std::env::var_os("JUNSHI_FULL").is_some() { 1 } else { 5 };
    for (rule, turn) in [(0, 100), (4, 200)] {
        let mut brain = Brain::playing(15, rule, turn);
        brain.send("INFO timeout_match 0");
        let mut longest = Duration::ZERO;
        for number in 0..12 {
            brain.send("INFO time_left 2147483647");
            let asked = Instant::now();
            let say = if number == 0 {
                "BEGIN".to_owned()
            } else {
                format!("TURN {},{}", number, 14 * (number % 2))
            };
            let answer = brain.ask(&say);
            assert!(is_move(&answer) || answer.starts_with("ERROR"), "{say}: {answer}");
            longest = longest.max(asked.elapsed());
        }
        assert!(longest < Duration::from_millis(u64::from(turn)) * slack, "{longest:?} of {turn} ms");
    }
}

#[test]
fn a_nearly_full_board_still_gets_a_move() {
    for rule in [0, 1, 4, 9] {
        let mut brain = Brain::playing(5, rule, 60);
        let stone = |at: u32| {
            format!("{},{},{}", at % 5, at / 5, [2, 1, 1, 2, 2][((at % 5 + at / 5 * 2) % 5) as usize])
        };
        let lines: Vec<String> = (0..24).map(stone).collect();
        assert_eq!(brain.ask(&format!("BOARD\r\n{}\r\nDONE", lines.join("\r\n"))), "4,4", "rule {rule}");
        assert!(brain.ask("YXNBEST 1").starts_with("ERROR"));
        assert_eq!(brain.ask("RESTART"), "OK");
    }
}

#[test]
fn the_acceptance_positions_of_gomocup_are_answered_right() {
    for rule in [0, 1, 4] {
        let mut brain = Brain::playing(15, rule, 1_000);
        let five = brain.moves_after("h8h9i8i9j8j9k8k9");
        assert!(["g8", "l8"].contains(&five.as_str()), "rule {rule}: {five}");
    }
    let mut renju = Brain::playing(15, 4, 1_000);
    assert_ne!(renju.moves_after("h8h9i7i9h10i6i11i12"), "g9");
    let mut standard = Brain::playing(15, 1, 1_000);
    let stopped = standard.moves_after("h8h9i8h10g8h11j13h12g14h14i15");
    assert!(["f8", "j8"].contains(&stopped.as_str()), "{stopped}");
}

#[test]
fn what_others_got_wrong_is_answered_right() {
    // lost anyway: the four is blocked all the same
    let mut lost = Brain::playing(15, 0, 500);
    assert_eq!(lost.moves_after("h8h7i7g9h6g5g7i6g8f8f6e5f5j10i10i11k9h10j12l10"), "e7");
    // White's four can only be stopped on a point that is forbidden to Black
    let mut renju = Brain::playing(15, 4, 300);
    let asked = Instant::now();
    let answer = renju.moves_after("h8g6f6g5f7g4h7g3g2a1");
    assert!(asked.elapsed() < Duration::from_secs(2), "{:?}", asked.elapsed());
    assert_ne!(answer, "g7");
    assert!(!"h8g6f6g5f7g4h7g3g2a1".contains(&answer), "{answer}");
}

#[test]
fn six_in_a_row_win_only_where_the_rule_says_so() {
    // White to move: h8 makes six of e8 to j8
    let gap = "a1e8a3f8a5g8c1i8c3j8o1";
    let answer = |rule: u32| Brain::playing(15, rule, 300).moves_after(gap);
    assert_eq!(answer(0), "h8");
    assert_eq!(answer(4), "h8");
    assert_ne!(answer(1), "h8");
}

#[test]
fn a_program_called_pbrain_is_a_brain() {
    let folder = Folder::with(&[]);
    let program = folder.path("pbrain-junshi.exe");
    std::fs::copy(env!("CARGO_BIN_EXE_junshi"), &program).unwrap();
    let mut brain = Brain::started(&program, &[]);
    assert_eq!(brain.ask("START 15"), "OK");
    brain.send("INFO timeout_turn 50");
    assert_eq!(brain.ask("BEGIN"), "7,7");
}

#[test]
fn mods_change_how_the_brain_plays() {
    let shallow = Folder::with(&[("m.lua", b"gomoku.levels[1] = { depth = 1, nodes = 100, fours = 0 }\n")]);
    let path = shallow.path("m.lua");
    let args = ["brain", "--mod", &path, "--set", "level=1"];
    let mut brain = Brain::started(env!("CARGO_BIN_EXE_junshi"), &args);
    assert_eq!(brain.ask("START 15"), "OK");
    assert!(is_move(&brain.ask("TURN 7,7")));
    let told = brain.messages.last().cloned().unwrap_or_default();
    assert!(told.starts_with("depth 1 ") || told.starts_with("depth 0 "), "{told}");
}

#[test]
fn weights_that_cannot_be_read_are_told_and_done_without() {
    let broken = Folder::with(&[("m.lua", b"gomoku.tuning.weights = 'heavy'\n")]);
    let ran = junshi(&["brain", "--mod", &broken.path("m.lua")], b"INFO timeout_turn 50\nSTART 15\nBEGIN\n");
    assert_eq!(ran.code, 0, "{}", ran.all());
    assert!(ran.err.contains("gomoku.tuning"), "{}", ran.err);
    assert!(ran.out.starts_with("OK\n") && ran.out.ends_with("\n7,7\n"), "{}", ran.out);
}

#[test]
fn the_readme_says_how_to_enter_the_brain_in_a_tournament() {
    for name in ["README.md", "README.zh-CN.md"] {
        let readme = project_file(name);
        for part in ["pbrain-junshi", "c-gomoku-cli", "cmd="] {
            assert!(readme.contains(part), "{name}: {part}");
        }
    }
}
