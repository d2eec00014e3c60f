//! The solution of a street: how often each group does what, so that neither side gains much by doing otherwise.

use super::Numbers;
use super::groups::{Groups, MOST, Vector};
use super::tree::{Branch, Next, Tree};

/// How often each group does each of a decision's actions.
#[derive(Clone, Debug)]
pub struct Solution {
    /// By decision, action and group.
    often: Vec<Vec<Vector>>,
}

/// The game of a street.
pub struct Street<'a> {
    /// What can be done.
    pub tree: &'a Tree,
    /// Who has what.
    pub groups: &'a Groups,
    /// 0 before the flop to 3 on the river.
    pub street: usize,
    /// The side that acts last after the flop.
    pub last: usize,
    /// The side of the player.
    pub mine: usize,
    /// What is kept and at stake beyond the street, and rounds of learning.
    pub numbers: &'a Numbers,
}

struct Learning<'a> {
    street: &'a Street<'a>,
    regrets: Vec<Vec<Vector>>,
    sums: Vec<Vec<Vector>>,
    round: f32,
    side: usize,
}

impl Solution {
    /// How often a group does the actions of a decision, in their order.
    pub fn often(&self, node: usize, group: usize) -> impl Iterator<Item = f32> + '_ {
        self.often[node].iter().map(move |often| often[group])
    }
}

impl Street<'_> {
    /// Solves it.
    pub fn solve(&self) -> Solution {
        let empty: Vec<Vec<Vector>> =
            self.tree.nodes.iter().map(|node| vec![[0.0; MOST]; node.branches.len()]).collect();
        let mut learning =
            Learning { street: self, regrets: empty.clone(), sums: empty, round: 0.0, side: 0 };
        for round in 1..=self.numbers.rounds.clamp(1, 5000) {
            learning.round = round as f32;
            for side in 0..2 {
                learning.side = side;
                learning.value(0, &[1.0; MOST], &self.groups.sides[1 - side].share);
            }
        }
        learning.mean()
    }

    /// What an end is worth to each group of a side against those of the other that are left.
    fn end(&self, side: usize, branch: &Branch, theirs: &Vector) -> Vector {
        let there: f32 = theirs.iter().sum();
        if let Next::Folded(who) = branch.next {
            let glad = if side == self.mine { 0.0 } else { self.numbers.timid[self.street.min(3)] };
            let gets = if who == side { glad * branch.pot } else { branch.pot };
            return [(gets - branch.spent[side]) * there; MOST];
        }
        let rows = if side == 0 { &self.groups.back } else { &self.groups.wins };
        let (slope, base) = self.shared(side, branch);
        let mut worth = [0.0; MOST];
        // row by row of the other's groups: what each of ours wins against that one
        for (row, there) in rows.iter().zip(theirs).filter(|(_, there)| **there > 0.0) {
            worth.iter_mut().zip(row).for_each(|(worth, lost)| *worth += there * (1.0 - lost));
        }
        worth.iter_mut().for_each(|worth| *worth = slope * *worth + base * there);
        worth
    }

    /// A called pot in terms of what is won of it: so much a share, and so much at least.
    fn shared(&self, side: usize, branch: &Branch) -> (f32, f32) {
        let (pot, spent) = (branch.pot, branch.spent[side]);
        if branch.is_last || self.street >= 3 {
            return (pot, -spent);
        }
        let (keeps, more) = (self.numbers.keeps[self.street], self.numbers.stakes[self.street]);
        let (slope, base) = (1.0 + more, -0.5 * more);
        match side == self.last {
            false => (pot * slope * keeps, pot * base * keeps - spent),
            true => (pot * slope * keeps, pot * (1.0 - keeps + base * keeps) - spent),
        }
    }
}

impl Learning<'_> {
    /// What a decision is worth to each group of the side that learns; it learns on the way.
    fn value(&mut self, at: usize, mine: &Vector, theirs: &Vector) -> Vector {
        let street = self.street;
        let node = &street.tree.nodes[at];
        let often = self.often(at);
        let (mut worth, mut each) = ([0.0; MOST], Vec::with_capacity(node.branches.len()));
        for (branch, often) in node.branches.iter().zip(&often) {
            let (mut mine, mut theirs) = (*mine, *theirs);
            let reached = if node.side == self.side { &mut mine } else { &mut theirs };
            reached.iter_mut().zip(often).for_each(|(reached, often)| *reached *= often);
            let found = match branch.next {
                Next::Node(next) => self.value(next, &mine, &theirs),
                _ => street.end(self.side, branch, &theirs),
            };
            if node.side == self.side {
                (0..MOST).for_each(|group| worth[group] += often[group] * found[group]);
                each.push(found);
            } else {
                (0..MOST).for_each(|group| worth[group] += found[group]);
            }
        }
        if node.side == self.side {
            self.learn(at, (&often, &each), (mine, &worth));
        }
        worth
    }

    fn learn(&mut self, at: usize, (often, each): (&[Vector], &[Vector]), (mine, worth): (&Vector, &Vector)) {
        for (action, found) in each.iter().enumerate() {
            let (regrets, sums) = (&mut self.regrets[at][action], &mut self.sums[at][action]);
            for group in 0..MOST {
                regrets[group] = (regrets[group] + found[group] - worth[group]).max(0.0);
                sums[group] += self.round * mine[group] * often[action][group];
            }
        }
    }

    /// What each group does now.
    fn often(&self, at: usize) -> Vec<Vector> {
        shares(&self.regrets[at], |_, _| None)
    }

    /// What each group has done on average; where it never came, what it would do now.
    fn mean(&self) -> Solution {
        let node = |at: usize| {
            let now = self.often(at);
            shares(&self.sums[at], |action: usize, group: usize| Some(now[action][group]))
        };
        Solution { often: (0..self.sums.len()).map(node).collect() }
    }
}

/// Parts of the sums, equal ones or those given where the sums are nothing.
fn shares(sums: &[Vector], otherwise: impl Fn(usize, usize) -> Option<f32>) -> Vec<Vector> {
    let mut total = [0.0f32; MOST];
    sums.iter().for_each(|sums| total.iter_mut().zip(sums).for_each(|(total, sum)| *total += sum));
    let equal = 1.0 / sums.len().max(1) as f32;
    let mut found = sums.to_vec();
    for (action, often) in found.iter_mut().enumerate() {
        for group in 0..MOST {
            often[group] = match total[group] > 1e-20 {
                true => often[group] / total[group],
                false => otherwise(action, group).unwrap_or(equal),
            };
        }
    }
    found
}
