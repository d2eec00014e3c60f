//! Hands of two sides in groups of hands that fare alike, and what group wins against group.

use super::super::class::{COMBOS, Class, combos};
use super::super::pushfold::matrix::Matrix;
use super::super::reading::field::{Field, Weights};

/// Groups of a side at most.
pub const MOST: usize = 48;
/// A number for each group.
pub type Vector = [f32; MOST];

/// The hands of one side.
#[derive(Clone, Debug)]
pub struct Side {
    /// The group of each pair of cards.
    pub of: Box<[u8; COMBOS]>,
    /// The share of the range that each group is; together 1.
    pub share: Vector,
}

/// The hands of both sides.
#[derive(Clone, Debug)]
pub struct Groups {
    /// How many groups a side has.
    pub count: usize,
    /// The sides.
    pub sides: [Side; 2],
    /// What a group of side 0 wins of the pot against a group of side 1, row by row.
    pub wins: Vec<Vector>,
    /// The same for side 1, its own groups in the columns: 1 less what the other wins.
    pub back: Vec<Vector>,
}

impl Groups {
    /// Parts the hands of two ranges on a board.
    pub fn new(field: &Field, ranges: [&Weights; 2], parts: [usize; 2]) -> Groups {
        let is_river = field.board().len() >= 5 || field.board().len() < 3;
        let [by_worth, by_spread] = parts.map(|part| part.clamp(1, MOST));
        let parts = if is_river { [(by_worth * by_spread).min(MOST), 1] } else { [by_worth, by_spread] };
        let count = (parts[0] * parts[1]).min(MOST);
        let parts = [parts[0], count / parts[0]];
        let sides = [0, 1].map(|side| {
            let (mean, square) = field.moments(ranges[1 - side]);
            parted(ranges[side], (&mean, &square), parts)
        });
        let wins = met(field, ranges, &sides, count);
        let mut back = vec![[0.0; MOST]; count];
        for (one, row) in wins.iter().enumerate() {
            (0..count).for_each(|other| back[other][one] = 1.0 - row[other]);
        }
        Groups { count, sides, wins, back }
    }
}

/// Parts hands by how much they win, then by how that varies, so that groups are equal parts of the range.
fn parted(range: &Weights, (mean, square): (&Weights, &Weights), parts: [usize; 2]) -> Side {
    let mut order: Vec<u16> = (0..COMBOS as u16).filter(|hand| mean[usize::from(*hand)] >= 0.0).collect();
    let by = |key: &Weights, one: &u16, other: &u16| {
        key[usize::from(*one)].total_cmp(&key[usize::from(*other)]).then(one.cmp(other))
    };
    order.sort_unstable_by(|one, other| by(mean, one, other));
    let (mut of, mut share) = (Box::new([0u8; COMBOS]), [0.0; MOST]);
    let total = order.iter().map(|hand| range[usize::from(*hand)]).sum::<f32>().max(1e-20);
    let (mut first, mut sum) = (0, 0.0);
    for part in 0..parts[0] {
        let end = total * (part + 1) as f32 / parts[0] as f32;
        let mut last = first;
        while last < order.len() && (sum < end || part + 1 == parts[0]) {
            sum += range[usize::from(order[last])];
            last += 1;
        }
        // hands that win as much stay together
        while last > first && last < order.len() && same(mean, order[last], order[last - 1]) {
            sum += range[usize::from(order[last])];
            last += 1;
        }
        let hands = &mut order[first..last];
        hands.sort_unstable_by(|one, other| by(square, one, other));
        let weight: f32 = hands.iter().map(|hand| range[usize::from(*hand)]).sum();
        let mut below = 0.0;
        for hand in hands.iter() {
            let at = usize::from(*hand);
            let inner = ((below + range[at] / 2.0) / weight.max(1e-20) * parts[1] as f32) as usize;
            let group = part * parts[1] + inner.min(parts[1] - 1);
            below += range[at];
            of[at] = group as u8;
            share[group] += range[at] / total;
        }
        first = last;
    }
    Side { of, share }
}

fn same(key: &Weights, one: u16, other: u16) -> bool {
    (key[usize::from(one)] - key[usize::from(other)]).abs() < 1e-6
}

/// What groups win against groups; half against groups that are empty.
fn met(field: &Field, ranges: [&Weights; 2], sides: &[Side; 2], count: usize) -> Vec<Vector> {
    let (mut won, mut all) = (vec![[0.0f32; MOST]; count], vec![[0.0f32; MOST]; count]);
    if field.board().len() < 3 {
        before_flop(ranges, sides, (&mut won, &mut all));
    }
    for runout in field.runouts() {
        let (mut below, mut level) = ([0.0f32; MOST], [0.0f32; MOST]);
        let mut mine = [0.0f32; MOST];
        for equals in runout.order.chunk_by(|one, other| runout.is_same(*one, *other)) {
            for hand in equals {
                let at = usize::from(*hand);
                level[usize::from(sides[1].of[at])] += 0.5 * ranges[1][at];
            }
            below.iter_mut().zip(&level).for_each(|(below, level)| *below += level);
            for hand in equals {
                let (at, weight) = (usize::from(*hand), ranges[0][usize::from(*hand)]);
                if weight > 0.0 {
                    let group = usize::from(sides[0].of[at]);
                    mine[group] += weight;
                    won[group].iter_mut().zip(&below).for_each(|(won, below)| *won += weight * below);
                }
            }
            below.iter_mut().zip(&mut level).for_each(|(below, level)| {
                *below += *level;
                *level = 0.0;
            });
        }
        for (row, mine) in all.iter_mut().zip(&mine) {
            row.iter_mut().zip(&below).for_each(|(all, below)| *all += mine * below);
        }
    }
    for (row, all) in won.iter_mut().zip(&all) {
        row.iter_mut().zip(all).for_each(|(won, all)| *won = if *all > 0.0 { *won / all } else { 0.5 });
    }
    won
}

/// Before the flop hands of a class fare alike.
fn before_flop(ranges: [&Weights; 2], sides: &[Side; 2], (won, all): (&mut [Vector], &mut [Vector])) {
    let matrix = Matrix::stored();
    let classes = [0, 1].map(|side: usize| {
        let mut classes = [(0.0f32, 0usize); 169];
        for ((hole, weight), group) in combos().zip(ranges[side]).zip(sides[side].of.iter()) {
            let class = &mut classes[Class::of(hole).index()];
            *class = (class.0 + weight, usize::from(*group));
        }
        classes
    });
    for mine in Class::all() {
        let (weight, group) = classes[0][mine.index()];
        let (row, meetings) = (matrix.row(mine), matrix.meetings(mine));
        for other in Class::all() {
            let (others, theirs) = classes[1][other.index()];
            let often = meetings[other.index()] / (mine.size() * other.size()) as f32;
            let both = weight * others * often;
            won[group][theirs] += both * row[other.index()];
            all[group][theirs] += both;
        }
    }
}
