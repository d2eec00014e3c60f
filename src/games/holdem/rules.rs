//! What a table plays for, and by which of the rules that differ from house to house.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Chips; whole ones.
pub type Chips = i64;

/// The most seats at a table.
pub const MOST_SEATS: usize = 10;

/// The most chips that a stack or a blind may have, so that sums never overflow.
pub const MOST_CHIPS: Chips = 1_000_000_000_000;

/// Who may raise after an all-in that is less than a full raise.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Reopen {
    /// Only who faces a full raise since his last action; short all-ins that add up to one count as one, as PokerKit
    /// rules.
    #[default]
    FullRaiseOnly,
    /// Everybody, to at least as much more as was raised last, as in the ACPC.
    Acpc,
}

/// Who gets the chips of a pot that cannot be shared.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum OddChips {
    /// One each, from the winner next to the left of the button on.
    #[default]
    LeftOfButton,
    /// All of a pot's go to its winner next to the left of the button, and pots that the same hands are left to, once
    /// those that win nothing are put away, are one: as PokerKit shares them.
    ByPot,
}

/// Who pays the ante.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum AnteBy {
    /// Everybody.
    #[default]
    All,
    /// The big blind, once for the whole table.
    BigBlind,
}

/// Blinds, antes and the rules that differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Rules {
    /// The small blind.
    pub small_blind: Chips,
    /// The big blind, which is also the least bet.
    pub big_blind: Chips,
    /// The ante.
    pub ante: Chips,
    /// Who pays it.
    pub ante_by: AnteBy,
    /// How many seats after the big blind straddle, each for twice as much as the one before.
    pub straddles: u8,
    /// Who may raise after a short all-in.
    pub reopen: Reopen,
    /// Who gets chips that cannot be shared.
    pub odd_chips: OddChips,
}

impl Default for Rules {
    /// Blinds of 1 and 2, no ante.
    fn default() -> Rules {
        Rules {
            small_blind: 1,
            big_blind: 2,
            ante: 0,
            ante_by: AnteBy::All,
            straddles: 0,
            reopen: Reopen::FullRaiseOnly,
            odd_chips: OddChips::LeftOfButton,
        }
    }
}

/// What each seat has to put in before the cards, by seat from 0.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Posts {
    /// Blinds and straddles: bets of the first street.
    pub blinds: [Chips; MOST_SEATS],
    /// Blinds that are posted out of turn: bets as well, but the play does not begin after them.
    pub late: [Chips; MOST_SEATS],
    /// Antes of everybody: a pot of their own, shared out as the bets are.
    pub antes: [Chips; MOST_SEATS],
    /// Antes that belong to the main pot whoever paid them.
    pub dead: [Chips; MOST_SEATS],
}

/// A set of seats, one bit each.
pub type Seats = u16;

/// The seats of a set from the one after `from` around to `from` itself.
pub(super) fn around(set: Seats, from: usize) -> impl Iterator<Item = usize> {
    (1..=MOST_SEATS).map(move |turns| (from + turns) % MOST_SEATS).filter(move |seat| set >> seat & 1 == 1)
}

/// The first seat of a set after `from`; `from` itself if it is the only one.
#[inline]
pub(super) fn after(set: Seats, from: usize) -> Option<usize> {
    let later = (u32::from(set) >> (from + 1)) << (from + 1);
    let found = if later != 0 { later } else { u32::from(set) };
    (found != 0).then_some(found.trailing_zeros() as usize)
}

impl Rules {
    /// What the dealt seats post with the button at a seat: with two, the button posts the small blind.
    pub fn posts(&self, dealt: Seats, button: usize) -> Posts {
        let mut posts = Posts::default();
        let Some(first) = after(dealt, button) else { return posts };
        let small = if dealt.count_ones() == 2 { after(dealt, first).unwrap_or(first) } else { first };
        let big = after(dealt, small).unwrap_or(small);
        posts.blinds[small] = self.small_blind;
        posts.blinds[big] = self.big_blind;
        let free = dealt.count_ones().saturating_sub(2) as usize;
        let straddlers =
            around(dealt & !(1 << small | 1 << big), big).take(free.min(usize::from(self.straddles)));
        straddlers.zip(1..).for_each(|(seat, times)| posts.blinds[seat] = self.big_blind << times);
        match self.ante_by {
            AnteBy::All => around(dealt, button).for_each(|seat| posts.antes[seat] = self.ante),
            AnteBy::BigBlind => posts.dead[big] = self.ante,
        }
        posts
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_players_post_the_other_way_round() {
        let posts = Rules::default().posts(0b11, 0);
        assert_eq!(posts.blinds[..2], [1, 2], "the button has the small blind");
        let posts = Rules::default().posts(0b111, 0);
        assert_eq!(posts.blinds[..3], [0, 1, 2]);
        let posts = Rules::default().posts(0b1011, 1);
        assert_eq!(posts.blinds[..4], [2, 0, 0, 1], "an empty seat is passed over");
    }

    #[test]
    fn straddles_double_and_antes_are_paid() {
        let rules = Rules { straddles: 2, ante: 1, ..Rules::default() };
        let posts = rules.posts(0b11111, 4);
        assert_eq!(posts.blinds[..5], [1, 2, 4, 8, 0]);
        assert_eq!(posts.antes[..5], [1; 5]);
        let rules = Rules { ante: 2, ante_by: AnteBy::BigBlind, ..rules };
        assert_eq!(rules.posts(0b11111, 4).dead[..5], [0, 2, 0, 0, 0]);
        let rules = Rules { straddles: 2, ..Rules::default() };
        assert_eq!(rules.posts(0b11, 0).blinds[..2], [1, 2], "nobody is left to straddle");
    }

    #[test]
    fn the_next_seat_is_found_around_the_table() {
        assert_eq!(after(0b1010, 1), Some(3));
        assert_eq!(after(0b1010, 3), Some(1));
        assert_eq!(after(0b10, 1), Some(1));
        assert_eq!(after(0, 1), None);
        assert_eq!(around(0b1011, 0).collect::<Vec<_>>(), [1, 3, 0]);
    }
}
