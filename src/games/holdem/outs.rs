//! Cards that help: those that make a better kind of hand, and those that turn a hand that is behind.

use super::card::{Card, Cards};
use super::ranking::{Ranking, ranked, score};

/// The cards that give a better kind of hand than now, and not to everybody: what the next board would make
/// alone grows by less. Empty on a full board and before there is one.
pub fn outs(hole: [Card; 2], board: &[Card]) -> Cards {
    if !(3..5).contains(&board.len()) {
        return Cards::NONE;
    }
    let (own, alone) = (score(hole, board).category(), ranked(board).score().category());
    let helps = |card: &Card| {
        let longer: Vec<Card> = board.iter().copied().chain([*card]).collect();
        let (with, without) = (score(hole, &longer).category(), ranked(&longer).score().category());
        let grows = |from, to| to as i32 - from as i32;
        with > own && grows(own, with) > grows(alone, without).max(0)
    };
    unseen(hole, board, &[]).iter().filter(helps).collect()
}

/// The cards after which a hand beats all of these others, or ties for the best with some of them.
pub fn outs_against(hole: [Card; 2], others: &[[Card; 2]], board: &[Card]) -> Cards {
    if !(3..5).contains(&board.len()) {
        return Cards::NONE;
    }
    let leads = |card: &Card| {
        let longer: Vec<Card> = board.iter().copied().chain([*card]).collect();
        let own = score(hole, &longer);
        others.iter().all(|other| score(*other, &longer) <= own)
    };
    unseen(hole, board, others).iter().filter(leads).collect()
}

fn unseen(hole: [Card; 2], board: &[Card], others: &[[Card; 2]]) -> Cards {
    let seen: Cards = others.iter().flatten().chain(&hole).chain(board).copied().collect();
    Cards::DECK.minus(seen)
}

#[cfg(test)]
mod tests {
    use super::super::card::parse;
    use super::*;

    fn pair(text: &str) -> [Card; 2] {
        parse(text).unwrap().try_into().unwrap()
    }

    fn count(hole: &str, board: &str) -> usize {
        outs(pair(hole), &parse(board).unwrap()).len()
    }

    #[test]
    fn draws_have_as_many_outs_as_players_count() {
        assert_eq!(count("AhKh", "2h7h9c"), 9 + 6, "the flush, and a pair of either card");
        assert_eq!(count("8c9d", "TsJh2c4d"), 8 + 6, "open at both ends, and pairs");
        assert_eq!(count("7c7d", "AsKh2c"), 2, "a third seven; two pairs by the board are everybody's");
        assert_eq!(count("AhKh", ""), 0);
        assert_eq!(count("AhKh", "2h7h9c3s4d"), 0, "nothing is to come");
    }

    #[test]
    fn against_known_hands_only_what_wins_counts() {
        let others = [pair("AsAd")];
        let found = outs_against(pair("KhQh"), &others, &parse("2h7h9cJd").unwrap());
        assert_eq!(found.len(), 9 + 3, "nine hearts and three more tens");
        let drawing_dead = outs_against(pair("KhQh"), &others, &parse("AhAc9cJd").unwrap());
        assert_eq!(drawing_dead.len(), 0);
    }
}
