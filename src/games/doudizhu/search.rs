//! The strong player: tries its moves in many imagined deals and plays each deal out.
//!
//! Deals agree with what was bid, shown and played. All moves are tried in the same deals, so that luck
//! is shared; moves that fall behind are dropped and the rest tried more. When few cards are left the
//! deals are solved with open hands in place of being played out.

use super::cards::Cards;
use super::dice::Dice;
use super::knowledge::{Known, ViewError};
use super::moves::Move;
use super::race::{Found, Outcome, Race};
use super::round::Round;
use super::rules::Rules;
use super::solve::goes_out;
use super::styles::Styles;
use super::table::{View, as_play};
use super::team::{Open, TeamSolver};
use super::value::Values;
use super::worlds::{Deal, Worlds, all_deals};

/// What the player tries to reach.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Objective {
    /// To win, however dear.
    WinRate,
    /// As many points as possible, all doublings counted.
    Points,
    /// Points, no deal counted higher than this many shares.
    CappedPoints(i32),
}

/// How the player searches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Settings {
    /// What it tries to reach.
    pub objective: Objective,
    /// How many moves are looked at.
    pub width: usize,
    /// How many steps the walk through deals makes between two of them; 0 draws them evenly and ignores what
    /// play tells about hidden hands.
    pub tries: u32,
    /// With so many cards left in all, deals are solved.
    pub solve_at: u32,
    /// The most positions to solve a deal with.
    pub solve_nodes: u64,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings { objective: Objective::WinRate, width: 10, tries: 4, solve_at: 14, solve_nodes: 500 }
    }
}

/// How long the player may think: so many playouts, and while `more` says so.
pub struct Budget<'a> {
    /// The most playouts.
    pub playouts: u64,
    /// Asked between deals; `false` ends the search. A deadline goes here.
    pub more: &'a mut dyn FnMut() -> bool,
}

/// One move with what was found about it.
#[derive(Clone, Copy, Debug)]
pub struct Ranked {
    /// The move; `None` is the pass.
    pub play: Option<Move>,
    /// The mean of what was aimed at: win rate from 0 to 1, or points of the own seat in shares.
    pub mean: f64,
    /// How often the own side won, from 0 to 1.
    pub wins: f64,
    /// The mean points of the own seat, in shares.
    pub points: f64,
    /// How many deals it was tried in.
    pub deals: u32,
}

/// What the player advises.
#[derive(Clone, Debug)]
pub struct Advice {
    /// The move to make; `None` is the pass.
    pub play: Option<Move>,
    /// All moves looked at, the best first.
    pub options: Vec<Ranked>,
    /// How many playouts were made.
    pub playouts: u64,
}

/// The strong player. It may be kept for many decisions: it answers as a new one would, only sooner.
pub struct Strong {
    rules: Rules,
    settings: Settings,
    styles: Styles,
    team: TeamSolver,
}

/// How much a point counts beside a win when only wins are aimed at: enough to choose between sure wins.
const POINT_BESIDE_WIN: f64 = 0.004;
/// The most points counted so.
const MOST_BESIDE_WIN: f64 = 16.0;
/// With so few possible deals each is looked at.
const FEW: usize = 24;
/// So many passes are made over few deals, each solving with so many times more slices of positions; time
/// is looked at between slices.
const PASSES: u32 = 3;
const DEEPER: u64 = 8;
/// With so many cards left in all, few deals are solved.
const SOLVE_FEW_AT: u32 = 26;

impl Strong {
    /// A player under the rules of a table.
    pub fn new(values: &Values, rules: Rules, settings: Settings) -> Strong {
        let team = TeamSolver::new(rules, 17);
        Strong { rules, settings, styles: Styles::new(values, rules), team }
    }

    /// What to play in the position of a view whose seat is to move.
    ///
    /// # Errors
    /// When the view contradicts itself.
    pub fn decide(&mut self, view: &View, budget: Budget, dice: &mut dyn Dice) -> Result<Advice, ViewError> {
        let known = Known::of(view)?;
        let plays = self.candidates(&known.now);
        if let [only] = plays[..] {
            return Ok(Advice { play: only, options: Vec::new(), playouts: 0 });
        }
        let mut purse = Purse { budget, spent: 0 };
        // What is solved within a limit of positions must not depend on earlier decisions.
        self.team.forget();
        let race = match all_deals(&known, FEW) {
            Some(deals) => self.look_at_all(&known, &deals, &plays, &mut purse, dice),
            None => self.sample(&known, &plays, &mut purse, dice),
        };
        let ranked = |(at, found): (usize, Found)| Ranked {
            play: plays[at],
            mean: found.mean,
            wins: found.wins,
            points: found.points,
            deals: found.deals,
        };
        let ranking = race.ranking(self.settings.objective == Objective::WinRate);
        let options: Vec<Ranked> = ranking.into_iter().map(ranked).collect();
        let play = options.first().and_then(|best| best.play);
        Ok(Advice { play, options, playouts: purse.spent })
    }

    /// The moves worth trying, the best-looking first; the one that goes out alone if there is one.
    fn candidates(&mut self, now: &Round) -> Vec<Option<Move>> {
        let (hand, last) = (now.hand(), now.to_beat());
        let whole = if goes_out(hand, last, &self.rules) { as_play(hand, last, &self.rules) } else { None };
        if let Some(whole) = whole.filter(|whole| whole.kind.form.is_bomb() || hand.fours().is_empty()) {
            return vec![Some(whole)];
        }
        let mut moves = Vec::new();
        now.moves(&self.rules, &mut moves);
        let first = self.styles.quick().choose(now);
        let quick = self.styles.quick();
        let mut scored: Vec<(bool, i32, Move)> = moves
            .iter()
            .map(|play| (play.kind.form.is_bomb(), quick.worth(hand.minus(play.cards)), *play))
            .collect();
        scored.sort_by_key(|(_, left, play)| (-left, *play));
        let width = self.settings.width;
        let kept = scored.iter().enumerate().filter(|(place, (bomb, ..))| *place < width || *bomb);
        let pass = last.map(|_| None);
        let mut plays: Vec<Option<Move>> =
            pass.into_iter().chain(kept.map(|(_, scored)| Some(scored.2))).collect();
        plays.retain(|play| *play != first);
        plays.insert(0, first);
        plays
    }

    fn sample(
        &mut self,
        known: &Known,
        plays: &[Option<Move>],
        purse: &mut Purse,
        dice: &mut dyn Dice,
    ) -> Race {
        let mut race = Race::new(plays.len());
        let mut worlds = Worlds::new(known, self.settings.tries, &mut self.styles, dice);
        self.team.limit(self.settings.solve_nodes);
        let depth = Depth { at: self.settings.solve_at, slices: 1 };
        while race.open.len() > 1 && purse.is_open() {
            let deal = worlds.draw(&mut self.styles, dice);
            for at in race.open.clone() {
                let (outcome, _) = self.outcome(known, &deal, plays[at], depth, purse);
                race.add(at, 1.0, self.value(outcome), outcome);
                purse.spent += 1;
            }
            race.drop_laggards();
        }
        race
    }

    /// Tries every move in every deal there can be, deeper and deeper while the budget lasts.
    fn look_at_all(
        &mut self,
        known: &Known,
        deals: &[([Cards; 3], f64)],
        plays: &[Option<Move>],
        purse: &mut Purse,
        dice: &mut dyn Dice,
    ) -> Race {
        let mut worlds = Worlds::new(known, self.settings.tries, &mut self.styles, dice);
        let deals: Vec<(Deal, f64)> = worlds.weigh(deals, &mut self.styles);
        let mut kept: Option<Race> = None;
        self.team.limit(self.settings.solve_nodes);
        for pass in 0..PASSES {
            let depth = Depth { at: SOLVE_FEW_AT, slices: DEEPER.pow(pass) };
            let (race, whole, solved) = self.one_pass(known, &deals, plays, (depth, purse));
            if whole || kept.is_none() {
                kept = Some(race);
            }
            if !whole || solved {
                break;
            }
        }
        kept.unwrap_or_else(|| Race::new(plays.len()))
    }

    /// Every move in every deal; tells whether none was left out and whether all were solved. The first
    /// pass tries each move at least once.
    fn one_pass(
        &mut self,
        known: &Known,
        deals: &[(Deal, f64)],
        plays: &[Option<Move>],
        (depth, purse): (Depth, &mut Purse),
    ) -> (Race, bool, bool) {
        let mut race = Race::new(plays.len());
        let mut solved = true;
        for (number, (deal, weight)) in deals.iter().enumerate() {
            for (at, play) in plays.iter().enumerate() {
                if !(depth.slices == 1 && number == 0 || purse.is_open()) {
                    return (race, false, solved);
                }
                let (outcome, exact) = self.outcome(known, deal, *play, depth, purse);
                race.add(at, *weight, self.value(outcome), outcome);
                purse.spent += 1;
                solved &= exact;
            }
        }
        (race, true, solved)
    }

    /// What a move comes to in one deal, and whether that was solved.
    fn outcome(
        &mut self,
        known: &Known,
        deal: &Deal,
        play: Option<Move>,
        depth: Depth,
        purse: &mut Purse,
    ) -> (Outcome, bool) {
        let mut round = known.with_hands(deal.hands);
        round.apply(play);
        let cards: u32 = round.hands.iter().map(|hand| hand.len()).sum();
        if cards <= depth.at && round.winner().is_none() {
            for slice in 0..depth.slices {
                if slice > 0 && !purse.is_open() {
                    break;
                }
                // What was solved within the limit is remembered, so the next slice gets further.
                if let Some(outcome) = self.solved(&round, known.seat) {
                    return (outcome, true);
                }
            }
        }
        let over = round.winner().is_some();
        while round.winner().is_none() {
            let play = self.styles.choose(deal.styles[usize::from(round.turn)], &round);
            round.apply(play);
        }
        let points = f64::from(round.points(1, &self.rules)[usize::from(known.seat)]);
        (Outcome { won: points > 0.0, points }, over)
    }

    /// What open hands come to for a seat; `None` when that takes too long.
    fn solved(&mut self, round: &Round, seat: u8) -> Option<Outcome> {
        let at = |ahead: u8| round.hands[usize::from((round.turn + ahead) % 3)];
        let last = round.last.map(|last| (last.kind, (last.seat + 1) % 3 != round.turn));
        let landlord = (round.landlord + 3 - round.turn) % 3;
        let open = Open { hands: [at(0), at(1), at(2)], landlord, last };
        let times = if self.settings.objective == Objective::WinRate {
            if self.team.wins(open).ok()? == (landlord == 0) { 1 } else { -1 }
        } else {
            self.team.times(open).ok()?
        };
        let share = if seat == round.landlord { 2 * times } else { -times };
        let points = f64::from(share) * f64::from(1u32 << round.bombs.min(24));
        Some(Outcome { won: points > 0.0, points })
    }

    /// How much an outcome is worth to what is aimed at.
    fn value(&self, outcome: Outcome) -> f64 {
        let points = outcome.points;
        match self.settings.objective {
            Objective::WinRate => {
                let won = f64::from(u8::from(outcome.won));
                won + POINT_BESIDE_WIN * points.clamp(-MOST_BESIDE_WIN, MOST_BESIDE_WIN)
            }
            Objective::Points => points,
            Objective::CappedPoints(most) => points.clamp(f64::from(-most), f64::from(most)),
        }
    }
}

/// With how many cards left deals are solved, and with how many slices of positions each.
#[derive(Clone, Copy)]
struct Depth {
    at: u32,
    slices: u64,
}

/// The budget and what has been spent of it.
pub struct Purse<'a> {
    /// What may be spent.
    pub budget: Budget<'a>,
    /// Playouts made.
    pub spent: u64,
}

impl Purse<'_> {
    /// Whether there may be more playouts.
    pub fn is_open(&mut self) -> bool {
        self.spent < self.budget.playouts && (self.budget.more)()
    }
}

#[cfg(test)]
#[path = "search_tests.rs"]
mod tests;
