//! Finding the landlord: what has been bid so far and what that comes to.

use super::rules::Bidding;

/// Where the bidding stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Auction {
    /// A seat must bid: 0 passes; anything from `least` to `most` is a bid.
    Open {
        /// The seat to bid, 0 to 2.
        seat: u8,
        /// The lowest bid that is more than a pass.
        least: u8,
        /// The highest bid.
        most: u8,
    },
    /// There is a landlord.
    Closed {
        /// His seat.
        landlord: u8,
        /// What a share is worth before anything doubles.
        stake: i32,
    },
    /// All have passed; the cards are dealt anew.
    Void,
}

/// Why a bid is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BidError {
    /// The bid is neither a pass nor in the range that is open.
    #[error("bid {number} is {bid}; it must be 0 or {least} to {most}")]
    OutOfRange {
        /// The place of the bid, from 1.
        number: usize,
        /// What was bid.
        bid: u8,
        /// The lowest bid that was open.
        least: u8,
        /// The highest bid.
        most: u8,
    },
    /// The landlord was already found.
    #[error("bid {number} comes after the bidding has ended")]
    AfterTheEnd {
        /// The place of the bid, from 1.
        number: usize,
    },
}

/// What `bids` come to when seat `first` began. With points a seat bids more than before or passes, until
/// three is bid or two pass in a row. With calling and robbing every bid is 0 or 1: the first 1 calls,
/// each further 1 robs and doubles; seats that declined to call may not rob, and the caller may once rob back.
///
/// # Errors
/// When a bid is not open to the seat that makes it.
pub fn auction(mode: Bidding, first: u8, bids: &[u8]) -> Result<Auction, BidError> {
    let mut state = open(mode, first, &[]);
    for (at, bid) in bids.iter().enumerate() {
        let number = at + 1;
        let Auction::Open { least, most, .. } = state else { return Err(BidError::AfterTheEnd { number }) };
        if *bid != 0 && !(least..=most).contains(bid) {
            return Err(BidError::OutOfRange { number, bid: *bid, least, most });
        }
        state = open(mode, first, &bids[..number]);
    }
    Ok(state)
}

fn open(mode: Bidding, first: u8, bids: &[u8]) -> Auction {
    match mode {
        Bidding::None => Auction::Closed { landlord: first, stake: 1 },
        Bidding::Points => by_points(first, bids),
        Bidding::CallRob => by_calling(first, bids),
    }
}

fn seat_of(first: u8, at: usize) -> u8 {
    (first + (at % 3) as u8) % 3
}

fn by_points(first: u8, bids: &[u8]) -> Auction {
    let highest = bids.iter().copied().max().unwrap_or(0);
    let passes = bids.iter().rev().take_while(|bid| **bid == 0).count();
    if highest == 0 && passes == 3 {
        return Auction::Void;
    }
    if highest == 3 || (highest > 0 && passes == 2) {
        let at = bids.iter().position(|bid| *bid == highest).unwrap_or(0);
        return Auction::Closed { landlord: seat_of(first, at), stake: i32::from(highest) };
    }
    Auction::Open { seat: seat_of(first, bids.len()), least: highest + 1, most: 3 }
}

fn by_calling(first: u8, bids: &[u8]) -> Auction {
    let Some(caller) = bids.iter().position(|bid| *bid == 1) else {
        let void = bids.len() == 3;
        return if void {
            Auction::Void
        } else {
            Auction::Open { seat: seat_of(first, bids.len()), least: 1, most: 1 }
        };
    };
    // Those after the caller may rob, and the caller may rob back what was robbed.
    let robbers: Vec<usize> = (caller + 1..3).collect();
    let answers = &bids[caller + 1..];
    let robbed = answers.iter().take(robbers.len()).any(|bid| *bid == 1);
    let turns = robbers.len() + usize::from(robbed);
    let at = |answer: usize| robbers.get(answer).copied().unwrap_or(caller);
    if answers.len() < turns {
        return Auction::Open { seat: seat_of(first, at(answers.len())), least: 1, most: 1 };
    }
    let last = answers.iter().rposition(|bid| *bid == 1).map_or(caller, at);
    let robberies = answers.iter().filter(|bid| **bid == 1).count() as u32;
    Auction::Closed { landlord: seat_of(first, last), stake: 1 << robberies }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn points(bids: &[u8]) -> Result<Auction, BidError> {
        auction(Bidding::Points, 1, bids)
    }

    #[test]
    fn points_rise_until_three_or_two_passes() {
        assert_eq!(points(&[]), Ok(Auction::Open { seat: 1, least: 1, most: 3 }));
        assert_eq!(points(&[1, 0]), Ok(Auction::Open { seat: 0, least: 2, most: 3 }));
        assert_eq!(points(&[1, 0, 0]), Ok(Auction::Closed { landlord: 1, stake: 1 }));
        assert_eq!(points(&[1, 2, 0]), Ok(Auction::Open { seat: 1, least: 3, most: 3 }));
        assert_eq!(points(&[1, 3]), Ok(Auction::Closed { landlord: 2, stake: 3 }));
        assert_eq!(points(&[0, 0, 0]), Ok(Auction::Void));
        assert_eq!(points(&[2, 2]), Err(BidError::OutOfRange { number: 2, bid: 2, least: 3, most: 3 }));
        assert_eq!(points(&[3, 0]), Err(BidError::AfterTheEnd { number: 2 }));
    }

    #[test]
    fn robbing_doubles_and_the_caller_may_rob_back() {
        let calls = |bids: &[u8]| auction(Bidding::CallRob, 0, bids);
        assert_eq!(calls(&[0, 0, 0]), Ok(Auction::Void));
        assert_eq!(calls(&[0, 0, 1]), Ok(Auction::Closed { landlord: 2, stake: 1 }));
        assert_eq!(calls(&[1, 0, 0]), Ok(Auction::Closed { landlord: 0, stake: 1 }));
        assert_eq!(calls(&[1, 1, 0]), Ok(Auction::Open { seat: 0, least: 1, most: 1 }));
        assert_eq!(calls(&[1, 1, 0, 0]), Ok(Auction::Closed { landlord: 1, stake: 2 }));
        assert_eq!(calls(&[1, 1, 1, 1]), Ok(Auction::Closed { landlord: 0, stake: 8 }));
        assert_eq!(calls(&[0, 1, 1]), Ok(Auction::Open { seat: 1, least: 1, most: 1 }));
    }
}
