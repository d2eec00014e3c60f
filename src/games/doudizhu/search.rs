//! The strong player: tries its moves in many imagined deals and plays each deal out.
//!
//! Deals agree with what was bid, shown and played. All moves are tried in the same deals, so that luck
//! is shared; moves that fall behind are dropped and the rest tried more. When few cards are left the
//! deals are solved with open hands in place of being played out.

use super::dice::Dice;
use super::knowledge::{Known, ViewError};
use super::moves::Move;
use super::round::Round;
use super::rules::Rules;
use super::solve::goes_out;
use super::styles::{Style, Styles};
use super::table::{View, as_play};
use super::team::{Open, TeamSolver};
use super::value::Values;
use super::worlds::{Deal, Worlds};

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
#[derive(Clone, Copy, Debug)]
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
        Settings { objective: Objective::WinRate, width: 10, tries: 4, solve_at: 14, solve_nodes: 3000 }
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
    /// The mean result: win rate from 0 to 1, or points for the own seat's side in shares.
    pub mean: f64,
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

/// The strong player.
pub struct Strong {
    rules: Rules,
    settings: Settings,
    styles: Styles,
    team: TeamSolver,
}

impl Strong {
    /// A player under the rules of a table.
    pub fn new(values: &Values, rules: Rules, settings: Settings) -> Strong {
        let team = TeamSolver::new(rules, 16).with_limit(settings.solve_nodes);
        Strong { rules, settings, styles: Styles::new(values, rules), team }
    }

    /// What to play in the position of a view whose seat is to move.
    ///
    /// # Errors
    /// When the view contradicts itself.
    pub fn decide(&mut self, view: &View, budget: Budget, dice: &mut dyn Dice) -> Result<Advice, ViewError> {
        let known = Known::of(view)?;
        let candidates = self.candidates(&known.now);
        if let [only] = candidates[..] {
            return Ok(Advice { play: only, options: Vec::new(), playouts: 0 });
        }
        Ok(self.compare(&known, &candidates, budget, dice))
    }

    /// The moves worth trying, the best-looking first; the one that goes out alone if there is one.
    fn candidates(&mut self, now: &Round) -> Vec<Option<Move>> {
        let (hand, last) = (now.hand(), now.to_beat());
        if goes_out(hand, last, &self.rules) {
            return vec![as_play(hand, last, &self.rules)];
        }
        let mut moves = Vec::new();
        now.moves(&self.rules, &mut moves);
        let mut scored: Vec<(i32, Move)> =
            moves.iter().map(|play| (self.styles.quick().worth(hand.minus(play.cards)), *play)).collect();
        scored.sort_by_key(|(left, play)| (-left, *play));
        scored.truncate(self.settings.width);
        let pass = last.map(|_| None);
        pass.into_iter().chain(scored.into_iter().map(|(_, play)| Some(play))).collect()
    }

    fn compare(&mut self, known: &Known, plays: &[Option<Move>], budget: Budget, dice: &mut dyn Dice) -> Advice {
        let mut race = Race::new(plays);
        let mut worlds = Worlds::new(known, self.settings.tries, &mut self.styles, dice);
        let mut playouts = 0;
        while race.open.len() > 1 && playouts < budget.playouts && (budget.more)() {
            let deal = worlds.draw(&mut self.styles, dice);
            for at in race.open.clone() {
                let result = self.result(known, &deal, plays[at]);
                race.add(at, result);
                playouts += 1;
            }
            race.drop_laggards();
        }
        race.advice(plays, playouts)
    }

    /// What a move comes to in one deal, for the side that moves.
    fn result(&mut self, known: &Known, deal: &Deal, play: Option<Move>) -> f64 {
        let mut round = known.with_hands(deal.hands);
        round.apply(play);
        let cards: u32 = round.hands.iter().map(|hand| hand.len()).sum();
        if self.settings.objective == Objective::WinRate && cards <= self.settings.solve_at {
            if let Some(won) = self.solved(&round, known.seat) {
                return f64::from(u8::from(won));
            }
        }
        self.play_out(&mut round, &deal.styles);
        self.reward(&round, known.seat)
    }

    /// Whether the side of `seat` wins with open hands; `None` when that takes too long.
    fn solved(&mut self, round: &Round, seat: u8) -> Option<bool> {
        if let Some(winner) = round.winner() {
            return Some(round.partners(winner, seat));
        }
        let at = |ahead: u8| round.hands[usize::from((round.turn + ahead) % 3)];
        let last = round.last.map(|last| (last.kind, (last.seat + 1) % 3 != round.turn));
        let landlord = (round.landlord + 3 - round.turn) % 3;
        let open = Open { hands: [at(0), at(1), at(2)], landlord, last };
        let win = self.team.wins(open).ok()?;
        Some(win == round.partners(round.turn, seat))
    }

    fn play_out(&mut self, round: &mut Round, styles: &[Style; 3]) {
        while round.winner().is_none() {
            let play = self.styles.choose(styles[usize::from(round.turn)], round);
            round.apply(play);
        }
    }

    fn reward(&self, round: &Round, seat: u8) -> f64 {
        let share = f64::from(round.points(1, &self.rules)[usize::from(seat)]);
        match self.settings.objective {
            Objective::WinRate => f64::from(u8::from(share > 0.0)),
            Objective::Points => share,
            Objective::CappedPoints(most) => share.clamp(f64::from(-most), f64::from(most)),
        }
    }
}

/// Moves tried in the same deals, until one is clearly the best.
struct Race {
    sums: Vec<f64>,
    squares: Vec<f64>,
    deals: Vec<u32>,
    /// The moves still tried.
    open: Vec<usize>,
}

/// How many deals are tried before a move is dropped.
const WARM_UP: u32 = 12;
/// How many standard errors behind the best a move is dropped.
const BEHIND: f64 = 2.0;

impl Race {
    fn new(plays: &[Option<Move>]) -> Race {
        let many = plays.len();
        Race { sums: vec![0.0; many], squares: vec![0.0; many], deals: vec![0; many], open: (0..many).collect() }
    }

    fn add(&mut self, at: usize, result: f64) {
        self.sums[at] += result;
        self.squares[at] += result * result;
        self.deals[at] += 1;
    }

    fn mean(&self, at: usize) -> f64 {
        self.sums[at] / f64::from(self.deals[at].max(1))
    }

    /// The best of the moves still tried; of equals the one that looked best before.
    fn best(&self) -> usize {
        let first = self.open.first().copied().unwrap_or(0);
        self.open.iter().copied().fold(first, |best, at| if self.mean(at) > self.mean(best) { at } else { best })
    }

    fn drop_laggards(&mut self) {
        let best = self.best();
        let deals = self.deals[best];
        if deals < WARM_UP || deals % 4 != 0 {
            return;
        }
        let (mean, spread) = (self.mean(best), self.spread(best));
        let margin = |at| BEHIND * ((spread + self.spread(at)) / f64::from(deals)).sqrt();
        let kept = self.open.iter().copied().filter(|at| *at == best || mean - self.mean(*at) <= margin(*at));
        self.open = kept.collect();
    }

    /// The variance of a move's results.
    fn spread(&self, at: usize) -> f64 {
        let mean = self.mean(at);
        (self.squares[at] / f64::from(self.deals[at].max(1)) - mean * mean).max(0.02 * mean.abs().max(0.5))
    }

    fn advice(&self, plays: &[Option<Move>], playouts: u64) -> Advice {
        let best = self.best();
        let option = |at: usize| Ranked { play: plays[at], mean: self.mean(at), deals: self.deals[at] };
        let mut others: Vec<usize> = (0..plays.len()).filter(|at| *at != best).collect();
        others.sort_by(|one, other| self.mean(*other).total_cmp(&self.mean(*one)).then(one.cmp(other)));
        let options = std::iter::once(best).chain(others).map(option).collect();
        Advice { play: plays[best], options, playouts }
    }
}

#[cfg(test)]
mod tests {
    use super::super::rules::DOUZERO;
    use super::super::table::Step;
    use super::super::testing::Dealer;
    use super::*;

    /// The landlord, to play on a 6 after a chain and a 5.
    fn view(hand: &str) -> View {
        let turns = [(0, "56789TJQK"), (1, ""), (2, ""), (0, "5"), (1, "6"), (2, "")];
        let step = |(seat, cards): (u8, &str)| Step { seat, cards: cards.parse().unwrap() };
        View {
            rules: DOUZERO,
            seat: 0,
            first: 0,
            bids: vec![],
            landlord: Some(0),
            stake: 1,
            bottom: Cards::NONE,
            hand: hand.parse().unwrap(),
            history: turns.map(step).to_vec(),
        }
    }

    fn decide(seed: u64) -> String {
        let mut strong = Strong::new(Values::seed(), DOUZERO, Settings::default());
        let budget = Budget { playouts: 60, more: &mut || true };
        let advice = strong.decide(&view("77899AA2BR"), budget, &mut Dealer::new(seed)).unwrap();
        assert!(advice.playouts <= 60 + 12 && !advice.options.is_empty());
        advice.play.map_or("pass".to_owned(), |play| play.cards.to_string())
    }

    #[test]
    fn a_seed_and_a_number_of_playouts_fix_the_answer() {
        assert_eq!(decide(1), decide(1));
    }

    #[test]
    fn a_view_that_contradicts_itself_is_refused() {
        let mut strong = Strong::new(Values::seed(), DOUZERO, Settings::default());
        let budget = Budget { playouts: 1, more: &mut || true };
        let error = strong.decide(&view("3"), budget, &mut Dealer::new(1)).unwrap_err();
        assert!(matches!(error, ViewError::HandSize { .. }));
    }
}
