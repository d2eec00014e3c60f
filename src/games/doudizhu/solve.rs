//! Endings with two open hands: who wins, and every first move that wins.
//!
//! A depth-first search for a win over whole positions (hand to move, other hand, play to beat), with
//! the positions remembered in a table of fixed size. Positions are stored whole, so an answer from the
//! table is exact and stays true for all later questions under the same rules.

use super::cards::Cards;
use super::kinds::{Kind, detect};
use super::moves::{Move, follows, leads};
use super::rules::Rules;

/// What a position with open hands comes to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Solution {
    /// Whether the side to move wins.
    pub win: bool,
    /// All moves that win, `None` for the pass, which is the last if it wins.
    pub moves: Vec<Option<Move>>,
}

/// Why an ending was not solved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not solved within {nodes} positions")]
pub struct TooLong {
    /// The limit that was reached.
    pub nodes: u64,
}

/// Solves endings with two open hands.
pub struct Solver {
    rules: Rules,
    table: Table,
    lists: Vec<Vec<Move>>,
    nodes: u64,
    limit: u64,
}

impl Solver {
    /// A solver whose table has 2^`bits` entries of 16 bytes; 2^23 is enough for twelve cards each.
    pub fn new(rules: Rules, bits: u32) -> Solver {
        Solver { rules, table: Table::new(bits), lists: Vec::new(), nodes: 0, limit: u64::MAX }
    }

    /// Gives up after so many positions in one question.
    pub fn with_limit(self, nodes: u64) -> Solver {
        Solver { limit: nodes, ..self }
    }

    /// How many positions the last question took.
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Whether the owner of `mover`, to play on `last` or to lead, gets rid of his cards first.
    ///
    /// # Errors
    /// When the limit of positions is reached.
    pub fn wins(&mut self, mover: Cards, other: Cards, last: Option<Kind>) -> Result<bool, TooLong> {
        self.nodes = 0;
        self.search(mover, other, last).ok_or(TooLong { nodes: self.limit })
    }

    /// Who wins, with all winning moves.
    ///
    /// # Errors
    /// When the limit of positions is reached.
    pub fn solve(&mut self, mover: Cards, other: Cards, last: Option<Kind>) -> Result<Solution, TooLong> {
        self.nodes = 0;
        let mut solution = Solution::default();
        for play in all_moves(mover, last, &self.rules) {
            if self.move_wins(mover, other, play).ok_or(TooLong { nodes: self.limit })? {
                solution.moves.push(play);
            }
        }
        solution.win = !solution.moves.is_empty();
        Ok(solution)
    }

    fn move_wins(&mut self, mover: Cards, other: Cards, play: Option<Move>) -> Option<bool> {
        let rest = mover.minus(play.map_or(Cards::NONE, |play| play.cards));
        if rest.is_empty() {
            return Some(true);
        }
        self.search(other, rest, play.map(|play| play.kind)).map(|lost| !lost)
    }

    /// `None` when the limit is reached.
    fn search(&mut self, mover: Cards, other: Cards, last: Option<Kind>) -> Option<bool> {
        if goes_out(mover, last, &self.rules) {
            return Some(true);
        }
        let key = Key::new(mover, other, last);
        if let Some(known) = self.table.get(key) {
            return Some(known);
        }
        self.nodes += 1;
        if self.nodes > self.limit {
            return None;
        }
        let mut list = self.lists.pop().unwrap_or_default();
        let win = self.any_wins(mover, other, last, &mut list);
        self.lists.push(list);
        self.table.put(key, win?);
        win
    }

    fn any_wins(
        &mut self,
        mover: Cards,
        other: Cards,
        last: Option<Kind>,
        list: &mut Vec<Move>,
    ) -> Option<bool> {
        generate(mover, last, &self.rules, list);
        list.sort_unstable_by_key(|play| {
            (play.kind.form.is_bomb(), u8::MAX - play.kind.size(), play.kind.top)
        });
        for play in list.iter() {
            if self.move_wins(mover, other, Some(*play))? {
                return Some(true);
            }
        }
        if last.is_none() { Some(false) } else { self.move_wins(mover, other, None) }
    }
}

/// Whether the whole hand can be played now.
pub fn goes_out(hand: Cards, last: Option<Kind>, rules: &Rules) -> bool {
    match last {
        Some(last) if last.size() as u32 != hand.len() && hand.len() != 4 && hand.len() != 2 => false,
        last => detect(hand, rules).is_some_and(|kind| last.is_none_or(|last| kind.beats(last))),
    }
}

/// Leads, or plays that beat `last`.
pub fn generate(hand: Cards, last: Option<Kind>, rules: &Rules, list: &mut Vec<Move>) {
    match last {
        None => leads(hand, rules, list),
        Some(last) => follows(hand, last, rules, list),
    }
}

/// All moves, the pass last where it is allowed.
pub fn all_moves(hand: Cards, last: Option<Kind>, rules: &Rules) -> Vec<Option<Move>> {
    let mut list = Vec::new();
    generate(hand, last, rules, &mut list);
    let pass = last.map(|_| None);
    list.into_iter().map(Some).chain(pass).collect()
}

/// A position packed in two words; jokers take one bit of their four, so there is room for the play to
/// beat and the result.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Key(u64, u64);

/// Where the second word keeps whether the mover wins.
const RESULT: u64 = 1 << 63;

impl Key {
    fn new(mover: Cards, other: Cards, last: Option<Kind>) -> Key {
        let code = last.map_or(0, |kind| 1 + kind.form as u64 + 16 * u64::from(kind.top));
        let length = last.map_or(0, |kind| u64::from(kind.length));
        Key(
            mover.0 | (code & 7) << 53 | (code >> 3) << 57,
            other.0 | (length & 7) << 53 | (length >> 3) << 57,
        )
    }

    fn hash(self) -> u64 {
        let mixed = self.0.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ self.1.wrapping_mul(0xc2b2_ae3d_27d4_eb4f);
        (mixed ^ mixed >> 31).wrapping_mul(0xd6e8_feb8_6659_fd93)
    }
}

struct Table {
    slots: Vec<(u64, u64)>,
    shift: u32,
}

impl Table {
    fn new(bits: u32) -> Table {
        Table { slots: vec![(0, 0); 1 << bits], shift: 64 - bits }
    }

    fn get(&self, key: Key) -> Option<bool> {
        let slot = self.slots.get((key.hash() >> self.shift) as usize)?;
        (slot.0 == key.0 && slot.1 & !RESULT == key.1).then_some(slot.1 & RESULT != 0)
    }

    fn put(&mut self, key: Key, win: bool) {
        if let Some(slot) = self.slots.get_mut((key.hash() >> self.shift) as usize) {
            *slot = (key.0, key.1 | if win { RESULT } else { 0 });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::dice::Dice;
    use super::super::rules::SEED;
    use super::super::testing::{Dealer, how_many};
    use super::*;

    fn solve(mover: &str, other: &str, last: Option<&str>) -> (bool, Vec<String>) {
        let last = last.and_then(|text| detect(text.parse().unwrap(), &SEED));
        let solution =
            Solver::new(SEED, 18).solve(mover.parse().unwrap(), other.parse().unwrap(), last).unwrap();
        let name = |play: &Option<Move>| play.map_or("pass".to_owned(), |play| play.cards.to_string());
        let mut moves: Vec<String> = solution.moves.iter().map(name).collect();
        moves.sort();
        (solution.win, moves)
    }

    #[test]
    fn published_puzzles() {
        assert_eq!(solve("AAKTT3", "AKQJJTT", None), (true, vec!["K".to_owned()]));
        assert_eq!(solve("AA9", "2QQTT7755", Some("3")), (true, vec!["pass".to_owned()]));
        let (win, moves) = solve("2QQTT77553", "A9", None);
        assert_eq!(
            (win, moves),
            (true, ["2", "3", "55", "77", "Q", "QQ", "T", "TT"].map(str::to_owned).to_vec())
        );
        assert_eq!(solve("BRQQKK22", "888822TT", None), (false, vec![]));
    }

    /// The same by plain recursion, nothing remembered.
    fn brute(mover: Cards, other: Cards, last: Option<Kind>) -> bool {
        all_moves(mover, last, &SEED).into_iter().any(|play| {
            let rest = mover.minus(play.map_or(Cards::NONE, |play| play.cards));
            rest.is_empty() || !brute(other, rest, play.map(|play| play.kind))
        })
    }

    #[test]
    fn plain_recursion_agrees() {
        let mut dealer = Dealer::new(8);
        let mut solver = Solver::new(SEED, 16);
        for _ in 0..how_many(5000, 150) {
            let sizes = [1 + dealer.below(5), 1 + dealer.below(5)];
            let mover = dealer.hand_of_ranks(7, sizes[0]);
            let other = dealer.part(Cards::run(3, 10, 4).plus(Cards::ROCKET).minus_of(mover), sizes[1]);
            assert_eq!(solver.wins(mover, other, None), Ok(brute(mover, other, None)), "{mover} {other}");
        }
    }

    impl Cards {
        /// These cards without those of `other` that are among them.
        fn minus_of(self, other: Cards) -> Cards {
            let left = |rank| Cards::of(rank, self.count(rank).saturating_sub(other.count(rank)));
            (0..15).map(left).fold(Cards::NONE, Cards::plus)
        }
    }

    #[test]
    fn a_limit_of_positions_is_an_error_and_changes_nothing() {
        let (mover, other) = ("34579JQKA".parse().unwrap(), "346789TTK".parse().unwrap());
        let mut solver = Solver::new(SEED, 16).with_limit(3);
        assert_eq!(solver.wins(mover, other, None), Err(TooLong { nodes: 3 }));
        let whole = Solver::new(SEED, 16).wins(mover, other, None);
        assert_eq!(Solver { limit: u64::MAX, ..solver }.wins(mover, other, None), whole);
    }
}
