//! How long a move may take: from what the manager says of its clocks, less a margin that grows with
//! every delay that is measured.

use std::time::Duration;

/// `time_left` of a match without limit.
const UNLIMITED: i64 = i32::MAX as i64;

/// A turn where the manager has said nothing of time.
const USUAL_TURN: u64 = 5_000;

/// The longest that a turn is ever planned to take.
const LONGEST: u64 = 7 * 24 * 3_600_000;

/// A move "as fast as possible".
const FAST: u64 = 20;

/// What a move takes though nothing is thought, and how many moves a game may have.
const LEAST: u64 = 3;
const MOST_MOVES: u64 = 113;

/// Hundredths of the time for a move after which no deeper search is begun while the match is limited.
const SAVING: u32 = 70;

/// What is kept back of every turn: so many milliseconds, and a part of the turn up to a bound.
const MARGIN: u64 = 12;
const MARGIN_PARTS: u64 = 20;
const MARGIN_MOST: u64 = 80;

/// The clocks of a match, all in milliseconds.
#[derive(Clone, Debug, Default)]
pub(super) struct Clock {
    /// `timeout_turn`; 0 is as fast as possible.
    turn: Option<u64>,
    /// `timeout_match`; none without limit.
    whole: Option<u64>,
    /// `time_left`, where it was told.
    left: Option<i64>,
    /// `time_increment`.
    increment: u64,
    /// What the brain has used in this match by its own reckoning.
    used: u64,
    moves: u64,
    delays: Delays,
    /// What was left before the last move, and what that move took by the brain's own reckoning.
    last: Option<(i64, u64)>,
}

/// When to stop thinking, and when to answer whatever is there; both from the command's arrival.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Budget {
    pub(super) think: Duration,
    pub(super) answer: Duration,
    /// Hundredths of the time to think after which no deeper search is begun: all of it where what is
    /// saved is of no use later.
    pub(super) share: u32,
}

/// The worst delays of late, in milliseconds. They fade, so that one hiccup does not cost the match.
#[derive(Clone, Copy, Debug, Default)]
struct Delays {
    /// From the moment at which thinking should have ended to the answer.
    ending: u64,
    /// Between manager and brain: what the manager reckons more than the brain.
    between: u64,
}

fn faded(worst: u64, now: u64) -> u64 {
    now.max(worst - worst.div_ceil(8).min(worst))
}

impl Clock {
    /// A new match begins; what was measured stays.
    pub(super) fn restart(&mut self) {
        *self = Clock { left: None, used: 0, moves: 0, last: None, ..self.clone() };
    }

    pub(super) fn set_turn(&mut self, ms: i64) {
        self.turn = Some(ms.max(0) as u64);
    }

    pub(super) fn set_match(&mut self, ms: i64) {
        self.whole = (ms > 0 && ms < UNLIMITED).then_some(ms as u64);
    }

    pub(super) fn set_increment(&mut self, ms: i64) {
        self.increment = ms.max(0) as u64;
    }

    pub(super) fn set_left(&mut self, ms: i64) {
        if let (Some((before, own)), true) = (self.last.take(), ms < UNLIMITED) {
            let reckoned = before.saturating_add(self.increment as i64).saturating_sub(ms);
            let more = reckoned.saturating_sub(own as i64);
            // more than that is another match, or a manager that reckons otherwise
            if (0..1_000).contains(&more) {
                self.delays.between = faded(self.delays.between, more as u64);
            }
        }
        self.left = Some(ms);
    }

    /// What is left of the match; none without limit.
    fn remaining(&self) -> Option<i64> {
        match self.left {
            Some(left) if left >= UNLIMITED => None,
            Some(left) => Some(left),
            None => self.whole.map(|whole| whole as i64 - self.used as i64),
        }
    }

    /// The share of what is left of a match that one move should take: most games are over long before
    /// the board is full, but one that is not must not end for the delays alone.
    fn share(&self, left: u64) -> u64 {
        let moves_to_go = 22_u64.saturating_sub(self.moves / 3).max(8);
        let delay = LEAST + self.delays.ending + self.delays.between;
        let reserve = MOST_MOVES.saturating_sub(self.moves) * delay;
        (left - reserve.min(left / 20 * 19)) / moves_to_go + self.increment * 4 / 5
    }

    fn margin(&self, allowed: u64) -> u64 {
        let wanted =
            MARGIN + (allowed / MARGIN_PARTS).min(MARGIN_MOST) + self.delays.ending + self.delays.between;
        wanted.min(allowed * 7 / 10)
    }

    /// What the next move may take.
    pub(super) fn budget(&self) -> Budget {
        let millis = |ms: u64| Duration::from_millis(ms);
        let remaining = self.remaining();
        let turn = self.turn.unwrap_or(USUAL_TURN);
        let left = remaining.map_or(LONGEST, |left| left.max(0) as u64);
        let allowed = turn.min(left).min(LONGEST);
        if allowed < 2 * FAST {
            return Budget {
                think: millis(FAST / 10),
                answer: millis(allowed.clamp(FAST / 2, FAST)),
                share: 100,
            };
        }
        let margin = self.margin(allowed);
        let most = allowed - margin;
        let latest = most + margin / 3;
        if remaining.is_none() {
            return Budget { think: millis(most), answer: millis(latest), share: 100 };
        }
        let think = most.min(self.share(left));
        Budget { think: millis(think), answer: millis(latest.min(think + think.max(FAST))), share: SAVING }
    }

    /// Takes note of a move: when its answer was out, and when thinking should have ended.
    pub(super) fn moved(&mut self, took: Duration, budget: Budget) {
        let own = took.as_millis() as u64;
        if took >= budget.think {
            let late = (took - budget.think).as_millis() as u64;
            self.delays.ending = faded(self.delays.ending, late.min(1_000));
        }
        self.last = self.left.filter(|left| *left < UNLIMITED).map(|left| (left, own));
        self.left = self.left.map(|left| {
            let after = left.saturating_sub(own as i64).saturating_add(self.increment as i64);
            if left >= UNLIMITED { left } else { after }
        });
        self.used = (self.used + own).saturating_sub(self.increment);
        self.moves += 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ms(duration: Duration) -> u64 {
        duration.as_millis() as u64
    }

    fn clock(turn: i64, whole: i64) -> Clock {
        let mut clock = Clock::default();
        clock.set_turn(turn);
        clock.set_match(whole);
        clock
    }

    #[test]
    fn a_turn_is_used_but_for_a_margin() {
        for turn in [50_u64, 100, 200, 1_000, 5_000, 300_000] {
            let budget = clock(turn as i64, 0).budget();
            assert!(ms(budget.answer) < turn && budget.think < budget.answer, "{turn}: {budget:?}");
            assert!(ms(budget.think) * 2 >= turn, "{turn}: {budget:?}");
        }
        assert!(ms(clock(5_000, 0).budget().think) > 4_900);
    }

    #[test]
    fn without_a_word_a_turn_is_of_a_usual_length() {
        assert!(ms(Clock::default().budget().think) < USUAL_TURN);
    }

    #[test]
    fn turns_of_no_time_are_as_fast_as_possible() {
        for turn in [0, -5, 1, 30] {
            assert!(ms(clock(turn, 0).budget().answer) <= FAST);
        }
        let mut late = clock(5_000, 10_000);
        for left in [0, -1, -100_000, i64::MIN] {
            late.set_left(left);
            assert!(ms(late.budget().answer) <= FAST, "{left}");
        }
    }

    #[test]
    fn absurd_values_harm_nothing() {
        for value in [i64::MIN, -1, 0, 1, UNLIMITED, i64::MAX] {
            for other in [i64::MIN, -1, 0, 1, UNLIMITED, i64::MAX] {
                let mut clock = clock(value, other);
                clock.set_increment(value.min(LONGEST as i64));
                for left in [other, value] {
                    clock.set_left(left);
                    let budget = clock.budget();
                    clock.moved(Duration::from_secs(3), budget);
                }
            }
        }
    }

    #[test]
    fn no_limit_of_the_match_leaves_the_turn() {
        let mut clock = clock(1_000, 0);
        clock.set_left(UNLIMITED);
        assert!(ms(clock.budget().think) > 900);
        clock.set_match(UNLIMITED);
        assert!(ms(clock.budget().think) > 900);
    }

    #[test]
    fn the_match_is_shared_out() {
        let mut clock = clock(5_000, 120_000);
        clock.set_left(120_000);
        assert!(ms(clock.budget().think) > 4_500);
        clock.set_left(10_000);
        let share = ms(clock.budget().think);
        assert!((300..1_000).contains(&share), "{share}");
        clock.set_increment(1_000);
        assert!(ms(clock.budget().think) >= share + 700);
    }

    #[test]
    fn what_the_manager_reckons_more_is_kept_back() {
        let mut clock = clock(1_000, 60_000);
        clock.set_left(60_000);
        let before = clock.budget();
        clock.moved(Duration::from_millis(900), before);
        clock.set_left(60_000 - 960);
        assert!(ms(clock.budget().answer) < ms(before.answer), "{:?} {:?}", clock.budget(), before);
    }

    /// Plays a match on a clock that is not real: a thinker that ends late by up to `late`, pipes that
    /// take up to `pipe`; gives what was left at the end and the longest turn as the manager sees them.
    fn played(turn: i64, whole: i64, told: bool, late: u64, pipe: u64) -> (i64, u64) {
        let mut clock = clock(turn, whole);
        let (mut left, mut longest, mut seed) = (whole, 0, 11_u64);
        let mut draw = |below: u64| {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (seed >> 33) % (below + 1)
        };
        for _ in 0..110 {
            if told {
                clock.set_left(if whole == 0 { UNLIMITED } else { left });
            }
            let budget = clock.budget();
            let own = (ms(budget.think) + draw(late)).min(ms(budget.answer));
            clock.moved(Duration::from_millis(own), budget);
            let seen = own + draw(pipe);
            left -= seen as i64;
            longest = longest.max(seen);
        }
        (left, longest)
    }

    #[test]
    fn no_match_is_lost_on_time() {
        for (turn, late, pipe) in [(100, 5, 3), (100, 30, 4), (200, 20, 5), (1_000, 40, 10), (5_000, 100, 20)]
        {
            for whole in [0, 5_000, 30_000, 180_000] {
                for told in [true, false] {
                    let (left, longest) = played(turn, whole, told, late, pipe);
                    let case = format!("{turn} {whole} {told}: {left} left, longest {longest}");
                    assert!(longest <= turn as u64, "{case}");
                    assert!(whole == 0 || !told || left > 0, "{case}");
                    assert!(whole == 0 || left > -(110 * pipe as i64), "{case}");
                }
            }
        }
    }
}
