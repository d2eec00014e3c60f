//! The course of a hand between two: street by street what both may hold, and what each of the player's hands does.

use std::collections::BTreeMap;
use std::rc::Rc;

use super::super::action::Action;
use super::super::card::{Card, Cards};
use super::super::class::{COMBOS, combo_index};
use super::super::history;
use super::super::plan::clickable::Grid;
use super::super::reading::field::{Field, Weights};
use super::super::reading::story::without;
use super::super::table::Table;
use super::Numbers;
use super::groups::Groups;
use super::solve::{Solution, Street};
use super::tree::{Growth, Tree};

/// Streets that are kept.
const KEPT: usize = 64;

/// A hand so far, as everybody sees it.
pub struct Course<'a> {
    /// The table with the blinds posted and nothing done.
    pub start: &'a Table,
    /// What was done.
    pub actions: &'a [Action],
    /// The boards of the streets that have begun.
    pub fields: &'a [Rc<Field>],
    /// The seat that plays so.
    pub me: usize,
    /// Amounts that it may bet, and the carry of the room.
    pub grid: Option<(&'a Grid, u64)>,
}

/// A street that was solved.
struct Solved {
    tree: Tree,
    groups: Rc<Groups>,
    solution: Solution,
}

/// What every hand of whoever is to act does.
pub struct Policy {
    solved: Rc<Solved>,
    node: usize,
    side: usize,
}

impl Policy {
    /// What is thought of.
    pub fn actions(&self) -> impl Iterator<Item = Action> + '_ {
        self.solved.tree.nodes[self.node].branches.iter().map(|branch| branch.action)
    }

    /// How often two cards do each of the actions.
    pub fn chances(&self, hole: [Card; 2]) -> impl Iterator<Item = f32> + '_ {
        self.by_number(combo_index(hole))
    }

    /// The same by the number of the two cards.
    pub fn by_number(&self, hand: usize) -> impl Iterator<Item = f32> + '_ {
        let group = self.solved.groups.sides[self.side].of[hand];
        self.solved.solution.often(self.node, usize::from(group))
    }
}

/// Solutions that were found, so that a hand is not solved from its beginning at every decision. The player's own sizes
/// may change from hand to hand; what was solved with others is kept beside.
#[derive(Default)]
pub struct Book {
    numbers: Option<Numbers>,
    groups: BTreeMap<String, Rc<Groups>>,
    solved: BTreeMap<String, Rc<Solved>>,
}

/// A street under way.
struct Now<'a> {
    /// The table as the street began.
    table: Table,
    /// What both may have held then.
    ranges: [Box<Weights>; 2],
    field: &'a Rc<Field>,
    key: String,
    path: Vec<Action>,
}

impl Book {
    /// What whoever is to act does with each hand, and what both may hold; none where there are not two seats or the
    /// betting is over.
    pub fn policy(&mut self, course: &Course<'_>, numbers: &Numbers) -> Option<(Policy, [Box<Weights>; 2])> {
        if !self.numbers.as_ref().is_some_and(|known| known.is_alike(numbers)) {
            *self = Book { numbers: Some(numbers.clone()), ..Book::default() };
        }
        if course.start.dealt().count_ones() != 2 {
            return None;
        }
        let seats = pair(course.start.dealt());
        let mut table = course.start.clone();
        let mut ranges = [Box::new([1.0; COMBOS]), Box::new([1.0; COMBOS])];
        let mut letters = format!("{}:{:?}:{:?}", course.me, table.stacks(), table.button());
        let mut now = begun((course, numbers), &table, &ranges, &letters)?;
        for action in course.actions {
            if table.street() != now.table.street() {
                now = begun((course, numbers), &table, &ranges, &letters)?;
            }
            let side = usize::from(table.turn_of()? == seats[1]);
            let policy = self.at(course, &now, numbers, Some(*action))?;
            narrow(&mut ranges[side], &policy, *action, if side == usize::from(course.me == seats[1]) { 1e-3 } else { numbers.least });
            history::write(&mut letters, table.street(), *action);
            letters.push(',');
            table.act(*action).ok()?;
            now.path.push(*action);
        }
        if table.street() != now.table.street() {
            now = begun((course, numbers), &table, &ranges, &letters)?;
        }
        table.turn_of()?;
        ranges = ranges.map(|range| without(&range, Cards::from_iter(now.field.board().iter().copied())));
        Some((self.at(course, &now, numbers, None)?, ranges))
    }

    /// The policy where the street is now. Where what is done next is known and was not thought of, it is.
    fn at(&mut self, course: &Course<'_>, now: &Now<'_>, numbers: &Numbers, next: Option<Action>) -> Option<Policy> {
        let path: Vec<Action> = now.path.iter().copied().chain(next).collect();
        let solved = self.solved(course, now, numbers, &path);
        let node = solved.tree.find(&now.path)?;
        Some(Policy { node, side: solved.tree.nodes[node].side, solved })
    }

    /// The street solved with a path in its tree; a tree that has the path already is taken.
    fn solved(&mut self, course: &Course<'_>, now: &Now<'_>, numbers: &Numbers, path: &[Action]) -> Rc<Solved> {
        for known in (0..=path.len()).rev() {
            let key = format!("{}{:?}", now.key, &path[..known]);
            if let Some(solved) = self.solved.get(&key).filter(|solved| solved.tree.has(path)) {
                return solved.clone();
            }
        }
        let seats = pair(course.start.dealt());
        let groups = self.groups(now, numbers);
        let mine = usize::from(course.me == seats[1]);
        let tree = Growth { seats, mine, numbers, grid: course.grid, path }.grow(&now.table);
        let last = usize::from(course.start.button() == seats[1]);
        let street = now.table.street() as usize;
        let solution = Street { tree: &tree, groups: &groups, street, last, mine, numbers }.solve();
        let solved = Rc::new(Solved { tree, groups, solution });
        if self.solved.len() >= KEPT {
            keep_first(&mut self.solved);
        }
        self.solved.insert(format!("{}{path:?}", now.key), solved.clone());
        solved
    }

    fn groups(&mut self, now: &Now<'_>, numbers: &Numbers) -> Rc<Groups> {
        if let Some(groups) = self.groups.get(&now.key) {
            return groups.clone();
        }
        let [one, other] = &now.ranges;
        let groups = Rc::new(Groups::new(now.field, [one, other], numbers.groups));
        if self.groups.len() >= KEPT {
            keep_first(&mut self.groups);
        }
        self.groups.insert(now.key.clone(), groups.clone());
        groups
    }
}

/// Makes room: what hands begin with is kept, if that is little enough.
fn keep_first<V>(kept: &mut BTreeMap<String, V>) {
    kept.retain(|key, _| key.contains("|0|"));
    if kept.len() >= KEPT / 2 {
        kept.clear();
    }
}

fn begun<'a>(
    (course, numbers): (&Course<'a>, &Numbers),
    table: &Table,
    ranges: &[Box<Weights>; 2],
    letters: &str,
) -> Option<Now<'a>> {
    let street = table.street() as usize;
    let field = course.fields.get(street)?;
    let dead = Cards::from_iter(field.board().iter().copied());
    let ranges = [without(&ranges[0], dead), without(&ranges[1], dead)];
    let key = format!("{letters}|{street}|{:?}|{}", dead.bits(), numbers.sizes(street));
    Some(Now { table: table.clone(), ranges, field, key, path: Vec::new() })
}

fn pair(seats: u16) -> [usize; 2] {
    let first = seats.trailing_zeros() as usize;
    [first, (seats & !(1 << first)).trailing_zeros() as usize]
}

/// Weighs a range by how likely an action is.
fn narrow(range: &mut Weights, policy: &Policy, action: Action, least: f32) {
    let Some(at) = policy.actions().position(|other| other == action) else { return };
    let mut most = 1e-12f32;
    for (hand, weight) in range.iter_mut().enumerate() {
        *weight *= policy.by_number(hand).nth(at).unwrap_or(0.0).max(least);
        most = most.max(*weight);
    }
    range.iter_mut().for_each(|weight| *weight /= most);
}
