//! Endings with three open hands: the landlord against the two peasants.
//!
//! The same search as for two hands, seen from the player to move: the hands in the order of play, which
//! of them is the landlord's, and the play to beat with how long ago it was made.

use super::cards::Cards;
use super::kinds::Kind;
use super::moves::Move;
use super::rules::Rules;
use super::solve::{Solution, TooLong, all_moves, generate, goes_out};

/// A position with three open hands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Open {
    /// The hands in the order of play; the first is to move.
    pub hands: [Cards; 3],
    /// Which hand is the landlord's, 0 to 2 in that order.
    pub landlord: u8,
    /// The play to beat, and whether the player just before passed on it. `None` for a lead.
    pub last: Option<(Kind, bool)>,
}

impl Open {
    /// The position after a move (`None` is the pass), seen from the next player.
    pub fn after(self, play: Option<Move>) -> Open {
        let [mover, next, third] = self.hands;
        let rest = mover.minus(play.map_or(Cards::NONE, |play| play.cards));
        let last = match (play, self.last) {
            (Some(play), _) => Some((play.kind, false)),
            (None, Some((kind, false))) => Some((kind, true)),
            (None, _) => None,
        };
        Open { hands: [next, third, rest], landlord: (self.landlord + 2) % 3, last }
    }

    /// Whether the player to move and the next one are partners.
    pub fn next_is_partner(self) -> bool {
        self.landlord == 2
    }

    /// Whether the play to beat is the partner's.
    fn last_is_partners(self) -> bool {
        let owner = self.last.map(|(_, passed)| if passed { 1 } else { 2 });
        self.landlord != 0 && owner.is_some_and(|owner| owner != self.landlord)
    }

    fn kind(self) -> Option<Kind> {
        self.last.map(|(kind, _)| kind)
    }
}

/// What the landlord is asked to reach, counted from here in doublings: from 1 up to win at least
/// 2^(n − 1) times the stake, from 0 down to lose at most 2^−n times the stake.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Aim(pub i8);

impl Aim {
    /// To win at all.
    pub const WIN: Aim = Aim(1);

    /// What is left to reach once the stake has doubled.
    fn doubled(self) -> Aim {
        match self.0 {
            1 => self,
            steps if steps > 1 => Aim(steps - 1),
            steps => Aim(steps + 1),
        }
    }

    /// Whether it is reached when the landlord wins or loses the single stake.
    fn reached(self, landlord_won: bool) -> bool {
        self.0 <= i8::from(landlord_won)
    }

    /// The times the stake that the landlord gets when this is the most he can reach.
    fn times(self) -> i32 {
        if self.0 > 0 { 1 << (self.0 - 1) } else { -(1 << -self.0) }
    }
}

/// The most doublings that are looked for in one direction.
const MOST_DOUBLINGS: i8 = 6;

/// Solves endings with three open hands.
pub struct TeamSolver {
    rules: Rules,
    table: Vec<[u64; 3]>,
    shift: u32,
    lists: Vec<Vec<Move>>,
    nodes: u64,
    limit: u64,
    /// Which entries of the table count: those made since the last time all was forgotten.
    age: u64,
}

/// How many times all can be forgotten before the table has to be emptied.
const AGES: u64 = 128;

/// Where the last word of an entry keeps whether the mover's side reaches its aim.
const RESULT: u64 = 1 << 63;

impl TeamSolver {
    /// A solver whose table has 2^`bits` entries of 24 bytes.
    pub fn new(rules: Rules, bits: u32) -> TeamSolver {
        let table = vec![[0; 3]; 1 << bits];
        TeamSolver { rules, table, shift: 64 - bits, lists: Vec::new(), nodes: 0, limit: u64::MAX, age: 0 }
    }

    /// Gives up after so many positions in one question.
    pub fn with_limit(self, nodes: u64) -> TeamSolver {
        TeamSolver { limit: nodes, ..self }
    }

    /// Gives up after so many positions in each question from now on.
    pub fn limit(&mut self, nodes: u64) {
        self.limit = nodes;
    }

    /// Forgets all positions, so that the next questions take as many positions as for a new solver.
    pub fn forget(&mut self) {
        self.age = (self.age + 1) % AGES;
        if self.age == 0 {
            self.table.fill([0; 3]);
        }
    }

    /// How many positions the last question took.
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Whether the side of the player to move wins.
    ///
    /// # Errors
    /// When the limit of positions is reached.
    pub fn wins(&mut self, open: Open) -> Result<bool, TooLong> {
        self.nodes = 0;
        self.search(open, Aim::WIN).ok_or(TooLong { nodes: self.limit })
    }

    /// How many times the stake the landlord wins (loses, below zero) when both sides play for points;
    /// bombs from here on double. Spring is not counted: both sides have played by then.
    ///
    /// # Errors
    /// When the limit of positions is reached.
    pub fn times(&mut self, open: Open) -> Result<i32, TooLong> {
        self.nodes = 0;
        self.best_aim(open).map(Aim::times).ok_or(TooLong { nodes: self.limit })
    }

    fn best_aim(&mut self, open: Open) -> Option<Aim> {
        let mut aim = Aim::WIN;
        if self.landlord_reaches(open, aim)? {
            while aim.0 <= MOST_DOUBLINGS && self.landlord_reaches(open, Aim(aim.0 + 1))? {
                aim.0 += 1;
            }
            return Some(aim);
        }
        aim.0 -= 1;
        while aim.0 > -MOST_DOUBLINGS && !self.landlord_reaches(open, aim)? {
            aim.0 -= 1;
        }
        Some(aim)
    }

    fn landlord_reaches(&mut self, open: Open, aim: Aim) -> Option<bool> {
        self.search(open, aim).map(|reached| reached == (open.landlord == 0))
    }

    /// Which side wins, with all winning moves of the player to move.
    ///
    /// # Errors
    /// When the limit of positions is reached.
    pub fn solve(&mut self, open: Open) -> Result<Solution, TooLong> {
        self.nodes = 0;
        let mut solution = Solution::default();
        for play in all_moves(open.hands[0], open.kind(), &self.rules) {
            if self.move_reaches(open, play, Aim::WIN).ok_or(TooLong { nodes: self.limit })? {
                solution.moves.push(play);
            }
        }
        solution.win = !solution.moves.is_empty();
        Ok(solution)
    }

    /// Whether a move gives the mover's side what it wants: the landlord his aim, the peasants that he fails.
    fn move_reaches(&mut self, open: Open, play: Option<Move>, aim: Aim) -> Option<bool> {
        let next = open.after(play);
        let aim = if play.is_some_and(|play| play.kind.form.is_bomb()) { aim.doubled() } else { aim };
        if next.hands[2].is_empty() {
            let landlord_won = open.landlord == 0;
            return Some(aim.reached(landlord_won) == landlord_won);
        }
        self.search(next, aim).map(|reached| reached == open.next_is_partner())
    }

    /// `None` when the limit is reached.
    fn search(&mut self, open: Open, aim: Aim) -> Option<bool> {
        if aim == Aim::WIN && goes_out(open.hands[0], open.kind(), &self.rules) {
            return Some(true);
        }
        let (key, place) = self.key(open, aim);
        if let Some(known) = self.known(key, place) {
            return Some(known);
        }
        self.nodes += 1;
        if self.nodes > self.limit {
            return None;
        }
        let mut list = self.lists.pop().unwrap_or_default();
        let win = self.any_reaches(open, aim, &mut list);
        self.lists.push(list);
        let result = if win? { RESULT } else { 0 };
        if let Some(slot) = self.table.get_mut(place) {
            *slot = [key[0], key[1], key[2] | result];
        }
        win
    }

    fn any_reaches(&mut self, open: Open, aim: Aim, list: &mut Vec<Move>) -> Option<bool> {
        let pass_first = open.last_is_partners();
        if pass_first && self.move_reaches(open, None, aim)? {
            return Some(true);
        }
        generate(open.hands[0], open.kind(), &self.rules, list);
        list.sort_unstable_by_key(|play| {
            (play.kind.form.is_bomb(), u8::MAX - play.kind.size(), play.kind.top)
        });
        for play in list.iter() {
            if self.move_reaches(open, Some(*play), aim)? {
                return Some(true);
            }
        }
        if open.last.is_none() || pass_first { Some(false) } else { self.move_reaches(open, None, aim) }
    }

    /// The position in three words: jokers take one bit of their four and no count fills
    /// the top bits, so there is room for the rest.
    fn key(&self, open: Open, aim: Aim) -> ([u64; 3], usize) {
        let code = open.last.map_or(0, |(kind, passed)| {
            1 + kind.form as u64
                + 16 * u64::from(kind.top)
                + 256 * u64::from(kind.length)
                + 4096 * u64::from(passed)
        });
        let code = (code * 3 + u64::from(open.landlord)) * 16 + (i64::from(aim.0) + 7) as u64;
        let code = code + (self.age << 20);
        let bits = |from: usize| code >> from & 7;
        let part = |at: usize| {
            open.hands[at].0 | bits(9 * at) << 53 | bits(9 * at + 3) << 57 | bits(9 * at + 6) << 60
        };
        let key = [part(0), part(1), part(2)];
        let mixed = key
            .iter()
            .fold(0u64, |hash, word| (hash ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(29));
        (key, (mixed.wrapping_mul(0xd6e8_feb8_6659_fd93) >> self.shift) as usize)
    }

    fn known(&self, key: [u64; 3], place: usize) -> Option<bool> {
        let slot = self.table.get(place)?;
        (slot[0] == key[0] && slot[1] == key[1] && slot[2] & !RESULT == key[2])
            .then_some(slot[2] & RESULT != 0)
    }
}

#[cfg(test)]
mod tests {
    use super::super::rules::SEED;
    use super::super::testing::{Dealer, how_many};
    use super::*;

    fn brute(open: Open) -> bool {
        all_moves(open.hands[0], open.kind(), &SEED).into_iter().any(|play| {
            let next = open.after(play);
            next.hands[2].is_empty() || brute(next) == open.next_is_partner()
        })
    }

    /// What the landlord gets in multiples of the stake, by plain recursion.
    fn brute_times(open: Open) -> i32 {
        let values = all_moves(open.hands[0], open.kind(), &SEED).into_iter().map(|play| {
            let next = open.after(play);
            let factor = if play.is_some_and(|play| play.kind.form.is_bomb()) { 2 } else { 1 };
            let end = if open.landlord == 0 { 1 } else { -1 };
            factor * if next.hands[2].is_empty() { end } else { brute_times(next) }
        });
        (if open.landlord == 0 { values.max() } else { values.min() }).unwrap()
    }

    #[test]
    fn points_of_plain_recursion_agree() {
        let mut dealer = Dealer::new(10);
        let mut solver = TeamSolver::new(SEED, 16);
        for number in 0..how_many(2000, 100) {
            // Two ranks and the jokers make bombs common.
            let pool = dealer.hand_of_ranks(2 + number % 2, 9);
            let first = dealer.part(pool, 5);
            let second = dealer.part(pool.minus(first), 2);
            let hands = [first, second, pool.minus(first).minus(second)];
            for landlord in 0..3 {
                let open = Open { hands, landlord, last: None };
                assert_eq!(solver.times(open), Ok(brute_times(open)), "{hands:?} {landlord}");
            }
        }
    }

    fn deal(dealer: &mut Dealer, size: u32) -> [Cards; 3] {
        let pool = dealer.hand_of_ranks(9, 3 * size);
        let first = dealer.part(pool, size);
        let second = dealer.part(pool.minus(first), size);
        [first, second, pool.minus(first).minus(second)]
    }

    #[test]
    fn plain_recursion_agrees() {
        let mut dealer = Dealer::new(9);
        let mut solver = TeamSolver::new(SEED, 16);
        for _ in 0..how_many(3000, 100) {
            let hands = deal(&mut dealer, 3);
            for landlord in 0..3 {
                let open = Open { hands, landlord, last: None };
                assert_eq!(solver.wins(open), Ok(brute(open)), "{hands:?} {landlord}");
            }
        }
    }

    #[test]
    fn a_peasant_lets_his_partner_finish() {
        // The partner holds one low card; only leading something lower gives it to him.
        let hands = ["37".parse().unwrap(), "4".parse().unwrap(), "22".parse().unwrap()];
        let open = Open { hands, landlord: 2, last: None };
        let solution = TeamSolver::new(SEED, 12).solve(open).unwrap();
        let moves: Vec<String> = solution.moves.iter().flatten().map(|play| play.cards.to_string()).collect();
        assert_eq!(moves, ["3"]);
    }
}
