//! How well our brains judge each other's roles in whole games, and whether each decision's trace names
//! what was considered. A mod (`judging-ai.lua`) notes whom the brains take for what; the referee knows
//! what they are.

use std::collections::BTreeMap;
use std::fmt;

use junshi::referee::{Course, Question, Referee, Setup};
use junshi::sgs::Sgs;
use junshi::trace::{Detail, Step};
use junshi::{Decision, Limits, Match, Opening, Runtime};

use super::full;

/// Of so many so many.
#[derive(Clone, Copy, Default)]
struct Share {
    of: u64,
    right: u64,
}

impl Share {
    fn add(&mut self, is_right: bool) {
        self.of += 1;
        self.right += u64::from(is_right);
    }

    fn rate(self) -> f64 {
        if self.of == 0 { 1.0 } else { self.right as f64 / self.of as f64 }
    }
}

impl fmt::Display for Share {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} of {} ({:.1} %)", self.right, self.of, 100.0 * self.rate())
    }
}

/// What is counted over games.
#[derive(Default)]
struct Counts {
    /// By role: those who have shown themselves, once a round from the fourth on.
    shown: BTreeMap<String, Share>,
    /// Renegades when five are left for the first time.
    renegades: Share,
    /// Who wins.
    winners: BTreeMap<String, u64>,
    decisions: u64,
    /// Decisions whose trace names no candidate, by kind.
    bare: BTreeMap<String, u64>,
    slips: u64,
}

/// One note of the mod.
struct Judged<'a> {
    round: u32,
    living: usize,
    seats: Vec<(&'a str, &'a str, bool)>,
}

fn judged(text: &str) -> Option<Judged<'_>> {
    let mut words = text.strip_prefix("judged ")?.split(' ');
    let (round, living) = (words.next()?.parse().ok()?, words.next()?.parse().ok()?);
    let seats = words.filter_map(|word| word.split_once('='));
    let seats = seats.map(|(seat, role)| (seat, role.trim_end_matches('!'), role.ends_with('!'))).collect();
    Some(Judged { round, living, seats })
}

/// What is known of one game.
struct Game {
    roles: BTreeMap<String, String>,
    last_round: u32,
    five: bool,
}

impl Counts {
    fn decided(&mut self, game: &mut Game, decision: &Decision<junshi::sgs::Answer>) {
        self.decisions += 1;
        let mut considered = false;
        let mut kind = String::new();
        for step in &decision.trace.steps {
            match step {
                Step::Asked { kind: asked, key, .. } => kind = format!("{asked} {key}"),
                Step::Considered { .. } => considered = true,
                Step::Fault { .. } | Step::Refused { .. } => self.slips += 1,
                Step::Noted { text } => {
                    if let Some(judged) = judged(text) {
                        self.judge(game, &judged);
                    }
                }
                _ => {}
            }
        }
        if !considered {
            *self.bare.entry(kind).or_default() += 1;
        }
    }

    fn judge(&mut self, game: &mut Game, judged: &Judged<'_>) {
        if judged.round >= 3 && judged.round > game.last_round {
            game.last_round = judged.round;
            for (seat, seen, shown) in &judged.seats {
                let role = game.roles[*seat].as_str();
                if *shown && (role == "rebel" || role == "loyalist") {
                    self.shown.entry(role.to_owned()).or_default().add(*seen == role);
                }
            }
        }
        if judged.living <= 5 && !game.five {
            game.five = true;
            for (_, seen, _) in judged.seats.iter().filter(|(seat, ..)| game.roles[*seat] == "renegade") {
                self.renegades.add(*seen == "renegade");
            }
        }
    }
}

/// Our brains with the mod, in all seats of one match.
fn runtime() -> Runtime {
    let limits: Limits = "ms=120000".parse().unwrap();
    Runtime::builder().mod_path("tests/sgs_games/judging-ai.lua").limits(limits).build()
}

fn answer(
    table: &mut Match<Sgs>,
    course: &Course<Sgs>,
    question: &Question<Sgs>,
) -> Decision<junshi::sgs::Answer> {
    table.stand_at(&course.whole().unwrap()).unwrap();
    table.number_next(question.number);
    table.decide(question.ask.clone()).unwrap()
}

fn play(runtime: &Runtime, seed: u64, counts: &mut Counts) {
    let setup = Setup { seed, players: Some(8), ..Setup::default() };
    let mut course = Course::<Sgs>::deal(&setup).unwrap();
    let mut game = Game { roles: Sgs::roles(course.table()), last_round: 0, five: false };
    let mut table = runtime.open(Opening::<Sgs>::new((*course.whole().unwrap()).clone(), seed)).unwrap();
    table.set_trace(Detail::Full);
    let mut heard = 0;
    while let Some(question) = course.question() {
        for (state, event) in course.news_with_states(heard, &[]) {
            table.live_through(&state, &event).unwrap();
        }
        heard = course.happened();
        let decision = answer(&mut table, &course, &question);
        counts.decided(&mut game, &decision);
        course.apply(decision.answer).unwrap();
    }
    counts.slips += table.take_faults().len() as u64;
    *counts.winners.entry(course.outcome().unwrap().reason).or_default() += 1;
}

/// How many games: `JUNSHI_SGS_GAMES`, else a thousand in full and two by default.
fn games() -> u64 {
    let wanted = std::env::var("JUNSHI_SGS_GAMES").ok().and_then(|text| text.parse().ok());
    wanted.unwrap_or(if full() { 1000 } else { 2 })
}

#[test]
fn roles_are_judged_by_acts_and_traces_name_what_was_considered() {
    let (runtime, mut counts) = (runtime(), Counts::default());
    for seed in 0..games() {
        play(&runtime, 1000 + seed, &mut counts);
    }
    for (role, share) in &counts.shown {
        println!("{role}s who have shown themselves, after the third round: {share} judged right");
    }
    println!("renegades judged right when five are left: {}", counts.renegades);
    println!("{} decisions, winners {:?}", counts.decisions, counts.winners);
    assert_eq!(counts.slips, 0, "faults, refusals");
    assert!(counts.decisions > 100 * games());
    assert!(counts.bare.is_empty(), "decisions without a candidate: {:?}", counts.bare);
    if games() >= 100 {
        for (role, share) in &counts.shown {
            assert!(share.rate() >= 0.85, "{role}: {share}");
        }
        assert!(counts.renegades.rate() >= 0.6, "renegades: {}", counts.renegades);
    }
}
