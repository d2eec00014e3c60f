//! What the Dou Dizhu engine costs on random hands, beside crate `dou_dizhu` in the same run.
//!
//! Run with `cargo bench --bench doudizhu`. Every figure with a goal is held to it before it is timed.

#![allow(missing_docs, clippy::unwrap_used, clippy::panic)]

mod recorded;

use std::hint::black_box;
use std::time::{Duration, Instant};

use criterion::{Criterion, criterion_group, criterion_main};
use dou_dizhu::{Hand, PlayKind};
use junshi::games::doudizhu::Cards;
use junshi::games::doudizhu::dice::Dice;
use junshi::games::doudizhu::kinds::Kind;
use junshi::games::doudizhu::min_plays::min_plays;
use junshi::games::doudizhu::moves::{follows, leads};
use junshi::games::doudizhu::recursive::Recursive;
use junshi::games::doudizhu::round::Round;
use junshi::games::doudizhu::rules::{DOUZERO, PAGAT, SEED};
use junshi::games::doudizhu::solve::Solver;
use junshi::games::doudizhu::split::Splitter;
use junshi::games::doudizhu::value::Values;
use recorded::hold;

/// A fixed stream of numbers (SplitMix64).
struct Stream(u64);

impl Dice for Stream {
    fn below(&mut self, bound: u32) -> u32 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ self.0 >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        (((mixed >> 32) * u64::from(bound)) >> 32) as u32
    }
}

fn part(stream: &mut Stream, from: Cards, size: u32) -> Cards {
    let mut pile: Vec<u8> = from.each_card().collect();
    let mut hand = Cards::NONE;
    for _ in 0..size {
        let at = stream.below(pile.len() as u32) as usize;
        hand = hand.plus(Cards::of(pile.swap_remove(at), 1));
    }
    hand
}

fn hands(size: u32) -> Vec<Cards> {
    let mut stream = Stream(77);
    (0..2000).map(|_| part(&mut stream, Cards::DECK, size)).collect()
}

/// The median over all items of the time for one, each done `often` times in a row.
fn median<T, R>(items: &[T], often: u32, mut work: impl FnMut(&T) -> R) -> Duration {
    let mut times: Vec<Duration> = items
        .iter()
        .map(|item| {
            let start = Instant::now();
            for _ in 0..often {
                black_box(work(black_box(item)));
            }
            start.elapsed() / often
        })
        .collect();
    times.sort_unstable();
    times[times.len() / 2]
}

fn micros(tenths: u64) -> Duration {
    Duration::from_nanos(100 * tenths)
}

/// Times work on one hand after another.
fn time<T, R>(criterion: &mut Criterion, name: &str, items: &[T], mut work: impl FnMut(&T) -> R) {
    let mut next = items.iter().cycle();
    criterion.bench_function(name, |bench| {
        bench.iter(|| next.next().map(|item| work(black_box(item))));
    });
}

fn generating(criterion: &mut Criterion) {
    let (hands, mut out) = (hands(20), Vec::new());
    let mut lead = |hand: &Cards| {
        leads(*hand, &DOUZERO, &mut out);
        out.len()
    };
    hold("leads from 20 cards", median(&hands, 20, &mut lead), micros(10));
    time(criterion, "leads from 20 cards", &hands, lead);
    let asked = asked();
    let mut out = Vec::new();
    let mut follow = |(hand, last): &(Cards, Kind)| {
        follows(*hand, *last, &DOUZERO, &mut out);
        out.len()
    };
    hold("follows from 17 cards", median(&asked, 20, &mut follow), micros(2));
    time(criterion, "follows from 17 cards", &asked, follow);
}

/// Hands of 17 cards with a random play of another hand to beat.
fn asked() -> Vec<(Cards, Kind)> {
    let (mut stream, mut out) = (Stream(78), Vec::new());
    let mut one = |hand: Cards| {
        let other = part(&mut stream, Cards::DECK.minus(hand), 17);
        leads(other, &DOUZERO, &mut out);
        (hand, out[stream.below(out.len() as u32) as usize].kind)
    };
    hands(17).into_iter().map(&mut one).collect()
}

const THEIR_KINDS: [PlayKind; 14] = [
    PlayKind::Solo,
    PlayKind::Chain,
    PlayKind::Pair,
    PlayKind::PairsChain,
    PlayKind::Trio,
    PlayKind::Airplane,
    PlayKind::TrioWithSolo,
    PlayKind::AirplaneWithSolos,
    PlayKind::TrioWithPair,
    PlayKind::AirplaneWithPairs,
    PlayKind::Bomb,
    PlayKind::FourWithDualSolo,
    PlayKind::FourWithDualPair,
    PlayKind::Rocket,
];

/// The other crate lists the same leads, under the rules it knows.
fn beside(criterion: &mut Criterion) {
    let hands = hands(20);
    let theirs: Vec<Hand> = hands
        .iter()
        .map(|hand| Hand::try_from(std::array::from_fn::<u8, 15, _>(|rank| hand.count(rank as u8))).unwrap())
        .collect();
    let count = |hand: &Hand| THEIR_KINDS.iter().map(|kind| hand.plays(*kind).count()).sum::<usize>();
    let mut out = Vec::new();
    for (hand, their) in hands.iter().zip(&theirs).take(200) {
        leads(*hand, &PAGAT, &mut out);
        assert_eq!(out.len(), count(their), "{hand}");
    }
    println!("crate dou_dizhu, leads from 20 cards: {:?}", median(&theirs, 1, |hand| count(hand)));
    time(criterion, "leads from 20 cards, crate dou_dizhu", &theirs, |hand| {
        black_box(count(hand));
    });
}

fn splitting(criterion: &mut Criterion) {
    let hands = hands(20);
    let fewest = |hand: &Cards| min_plays(*hand);
    hold("minimum plays", median(&hands, 1, fewest), micros(30));
    time(criterion, "minimum plays", &hands, fewest);
    let mut splitter = Splitter::new(Values::seed().table());
    let mut split = |hand: &Cards| splitter.best(*hand);
    hold("exact split", median(&hands, 1, &mut split), micros(100));
    let mut recursive = Recursive::new(Values::seed());
    let mut worth = |hand: &Cards| recursive.worth(*hand);
    hold("greedy recursion", median(&hands, 1, &mut worth), micros(200));
    // Timed on far more hands than the memory holds, so that each is new.
    let many: Vec<Cards> = (0..40)
        .flat_map(|seed| {
            let mut stream = Stream(seed);
            (0..5000).map(move |_| part(&mut stream, Cards::DECK, 20)).collect::<Vec<_>>()
        })
        .collect();
    time(criterion, "exact split", &many, split);
    time(criterion, "greedy recursion", &many, worth);
}

fn random_game(stream: &mut Stream, deal: [Cards; 3]) -> u32 {
    let (mut round, mut out, mut turns) = (Round::new(deal, 0), Vec::new(), 0);
    while round.winner().is_none() {
        round.moves(&DOUZERO, &mut out);
        let at = stream.below(out.len() as u32 + u32::from(round.last.is_some()));
        round.apply(out.get(at as usize).copied());
        turns += 1;
    }
    turns
}

fn games(criterion: &mut Criterion) {
    let mut stream = Stream(79);
    let deals: Vec<[Cards; 3]> = (0..5000)
        .map(|_| {
            let first = part(&mut stream, Cards::DECK, 20);
            let second = part(&mut stream, Cards::DECK.minus(first), 17);
            [first, second, Cards::DECK.minus(first).minus(second)]
        })
        .collect();
    let start = Instant::now();
    let turns: u32 = deals.iter().map(|deal| random_game(&mut stream, *deal)).sum();
    let mean = start.elapsed() / deals.len() as u32;
    println!("{} turns a game", turns / deals.len() as u32);
    hold("random game", mean, micros(100));
    time(criterion, "random game", &deals, |deal| random_game(&mut stream, *deal));
}

/// Mean and longest time to solve random endings with so many cards each.
fn endings(size: u32, many: u32) -> (Duration, Duration) {
    let (mut stream, mut solver) = (Stream(80), Solver::new(SEED, 23));
    let (mut sum, mut longest) = (Duration::ZERO, Duration::ZERO);
    for _ in 0..many {
        let mover = part(&mut stream, Cards::DECK, size);
        let other = part(&mut stream, Cards::DECK.minus(mover), size);
        let start = Instant::now();
        solver.wins(mover, other, None).unwrap();
        sum += start.elapsed();
        longest = longest.max(start.elapsed());
    }
    println!("{size} v {size}: longest {longest:?}");
    (sum / many, longest)
}

/// The table of the solver has 2^23 entries of 16 bytes: 128 MiB whatever is asked.
fn solving(_: &mut Criterion) {
    hold("endings 8 v 8, mean", endings(8, 2000).0, micros(5_000));
    hold("endings 10 v 10, mean", endings(10, 400).0, micros(50_000));
    hold("endings 12 v 12, longest", endings(12, 100).1, Duration::from_secs(1));
}

criterion_group!(benches, generating, beside, splitting, games, solving);
criterion_main!(benches);
