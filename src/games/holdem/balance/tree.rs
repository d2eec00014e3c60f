//! The betting of one street between two seats: what can be done, and what comes of it.

use super::super::action::Action;
use super::super::plan::clickable::Grid;
use super::super::rules::Chips;
use super::super::table::{Options, Stage, Table};
use super::Numbers;

/// Decisions of a street at most.
const MOST: usize = 400;

/// Where an action leads.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Next {
    /// To another decision, by its number.
    Node(usize),
    /// To the end of the hand: this side (0 or 1) has folded.
    Folded(usize),
    /// To the end of the street.
    Called,
}

/// What an action brings where it ends the street.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Branch {
    /// The action.
    pub action: Action,
    /// Where it leads.
    pub next: Next,
    /// The pot then, bets that nobody has matched apart unless it is folded to them.
    pub pot: f32,
    /// What both sides have put in then, as far as it is matched.
    pub spent: [f32; 2],
    /// Whether nobody can bet any more.
    pub is_last: bool,
}

/// A decision.
#[derive(Clone, Debug)]
pub struct Node {
    /// Whose it is: 0 or 1.
    pub side: usize,
    /// What can be done.
    pub branches: Vec<Branch>,
}

/// All decisions of a street, the first at its beginning.
#[derive(Clone, Debug)]
pub struct Tree {
    /// The decisions.
    pub nodes: Vec<Node>,
}

impl Tree {
    /// The decision after a path.
    pub fn find(&self, path: &[Action]) -> Option<usize> {
        path.iter().try_fold(0, |at, action| match self.branch(at, *action)?.next {
            Next::Node(next) => Some(next),
            _ => None,
        })
    }

    /// Whether a path is thought of, to its last action.
    pub fn has(&self, path: &[Action]) -> bool {
        let Some((last, before)) = path.split_last() else { return true };
        self.find(before).is_some_and(|at| self.branch(at, *last).is_some())
    }

    fn branch(&self, at: usize, action: Action) -> Option<&Branch> {
        self.nodes.get(at)?.branches.iter().find(|branch| branch.action == action)
    }
}

/// How the tree of a street is grown.
pub struct Growth<'a> {
    /// The two seats.
    pub seats: [usize; 2],
    /// The side of the player.
    pub mine: usize,
    /// Sizes.
    pub numbers: &'a Numbers,
    /// Amounts that the player may bet, and the carry of the room; any amount where there is none.
    pub grid: Option<(&'a Grid, u64)>,
    /// What was done on this street, which belongs to the tree whatever its sizes.
    pub path: &'a [Action],
}

impl Growth<'_> {
    /// Grows the tree of the street that the table is at the beginning of.
    pub fn grow(&self, table: &Table) -> Tree {
        let mut tree = Tree { nodes: Vec::new() };
        self.decision(&mut tree, table, 0, Some(self.path));
        tree
    }

    fn decision(&self, tree: &mut Tree, table: &Table, raises: usize, path: Option<&[Action]>) -> usize {
        let at = tree.nodes.len();
        let seat = table.turn_of().unwrap_or(0);
        let side = usize::from(seat == self.seats[1]);
        tree.nodes.push(Node { side, branches: Vec::new() });
        let done = path.and_then(<[Action]>::first).copied();
        for action in self.actions(table, side, raises, done) {
            let mut after = table.clone();
            if after.act(action).is_err() {
                continue;
            }
            let is_raise = matches!(action, Action::RaiseTo(_));
            let rest = if done == Some(action) { path.map(|path| &path[1..]) } else { None };
            let ends = after.street() != table.street() || after.turn_of().is_none();
            let next = match (action, ends || tree.nodes.len() >= MOST) {
                (Action::Fold, _) => Next::Folded(side),
                (_, true) => Next::Called,
                (_, false) => Next::Node(self.decision(tree, &after, raises + usize::from(is_raise), rest)),
            };
            tree.nodes[at].branches.push(self.branch(&after, action, next));
        }
        at
    }

    fn branch(&self, after: &Table, action: Action, next: Next) -> Branch {
        let [one, other] = self.seats.map(|seat| after.spent()[seat]);
        let matched = one.min(other);
        let dead = after.pot() - one - other;
        let (pot, spent) = match next {
            Next::Called => (2 * matched + dead, [matched, matched]),
            _ => (after.pot(), [one, other]),
        };
        let is_last = after.stage() == Stage::Showdown;
        Branch { action, next, pot: pot as f32, spent: spent.map(|chips| chips as f32), is_last }
    }

    /// What is thought of, folds first; what was done takes the place of the size that is nearest to it.
    fn actions(&self, table: &Table, side: usize, raises: usize, done: Option<Action>) -> Vec<Action> {
        let Some(options) = table.options() else { return Vec::new() };
        let mut found = Vec::with_capacity(6);
        if options.call > 0 || done == Some(Action::Fold) {
            found.push(Action::Fold);
        }
        let is_limp = options.call > 0 && raises == 0 && side == self.mine;
        if !is_limp || self.numbers.limps || options.raise.is_none() || done == Some(Action::Call) {
            found.push(Action::Call);
        }
        let mut sizes = self.sizes(table, options, (side, raises));
        if let Some(Action::RaiseTo(to)) = done {
            replace(&mut sizes, to);
        }
        found.extend(sizes.into_iter().map(Action::RaiseTo));
        found
    }

    /// Chips that a side thinks of raising to, the least first.
    fn sizes(&self, table: &Table, options: Options, (side, raises): (usize, usize)) -> Vec<Chips> {
        let Some((least, most)) = options.raise else { return Vec::new() };
        let (seat, other) = (self.seats[side], self.seats[1 - side]);
        let spent = table.spent()[seat];
        let all = (table.spent()[other] + table.stacks()[other]).clamp(least, most);
        let after = (table.pot() + options.call) as f64;
        let street = table.street() as usize;
        let (is_first, is_mine, numbers) = (raises == 0, side == self.mine, self.numbers);
        let list = match (is_mine, is_first) {
            (true, true) => &numbers.bets,
            (true, false) => &numbers.raises,
            (false, true) => &numbers.their_bets,
            (false, false) => &numbers.their_raises,
        };
        let behind = (all - spent) as f64;
        let mut found: Vec<Chips> = Vec::with_capacity(4);
        let mut add = |to: Chips| {
            if found.last().is_none_or(|last| *last < to) {
                found.push(to);
            }
        };
        let mut is_all_in = raises >= numbers.deepest;
        for size in list[street.min(3)].iter().filter(|_| raises < numbers.deepest) {
            let to = spent + options.call + libm::round(size * after) as Chips;
            let to = if is_mine { self.clicked(table, seat, (to, least)) } else { to.max(least) };
            match (to - spent) as f64 >= numbers.all_in_from * behind {
                true => is_all_in = true,
                false => add(to),
            }
        }
        if is_all_in || behind - options.call as f64 <= numbers.all_in_pots * after {
            add(if is_mine { self.covering(table, seat, (all, most)) } else { all });
        }
        found
    }

    /// The nearest amount that a person could click, and no less than the least.
    fn clicked(&self, table: &Table, seat: usize, (to, least): (Chips, Chips)) -> Chips {
        let Some((grid, carry)) = self.grid else { return to.max(least) };
        let before = table.spent()[seat] - table.bets()[seat];
        let bet = grid.nearest((to - before).max(0) as u64, carry) as Chips + before;
        if bet >= least { bet } else { grid.up((least - before).max(0) as u64, carry) as Chips + before }
    }

    /// What puts the other all in: all of the own stack, or the least that can be clicked.
    fn covering(&self, table: &Table, seat: usize, (all, most): (Chips, Chips)) -> Chips {
        let Some((grid, carry)) = self.grid.filter(|_| all < most) else { return all };
        let before = table.spent()[seat] - table.bets()[seat];
        (grid.up((all - before).max(0) as u64, carry) as Chips + before).min(most)
    }
}

/// Puts an amount in the place of the nearest one, or beside them where none is near.
fn replace(sizes: &mut Vec<Chips>, to: Chips) {
    let apart = |size: &Chips| (*size - to).abs();
    let nearest = (0..sizes.len()).min_by_key(|at| apart(&sizes[*at]));
    match nearest {
        Some(at) if apart(&sizes[at]) * 4 <= to => sizes[at] = to,
        _ => sizes.push(to),
    }
    sizes.sort_unstable();
    sizes.dedup();
}
