//! What a board is like: how many draws it offers, whether it is paired, how high it is.

use serde::Serialize;

use super::super::card::Card;

/// What a board is like.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct Texture {
    /// Cards of the commonest suit.
    pub suited: u8,
    /// Cards of the commonest rank.
    pub same: u8,
    /// The most ranks of the board within a straight, an ace counting high and low.
    pub connected: u8,
    /// The highest rank, 2 to 14; 0 without a board.
    pub high: u8,
    /// How wet it is, 0 for a dry board to 1.
    pub wet: f32,
}

impl Texture {
    /// That of a board.
    pub fn of(board: &[Card]) -> Texture {
        if board.is_empty() {
            return Texture::default();
        }
        let count = |fits: &dyn Fn(&Card) -> bool| board.iter().filter(|card| fits(card)).count() as u8;
        let suited = (0..4).map(|suit| count(&|card| card.suit() == suit)).max().unwrap_or(0);
        let same = (0..13).map(|rank| count(&|card| card.rank() == rank)).max().unwrap_or(0);
        let connected = connected(board);
        let flush = [0.0, 0.0, 0.35, 0.6, 0.6, 0.5][usize::from(suited.min(5))];
        let straight = [0.0, 0.0, 0.15, 0.4, 0.5, 0.4][usize::from(connected.min(5))];
        let paired = if same > 1 { 0.15 } else { 0.0 };
        Texture {
            suited,
            same,
            connected,
            high: board.iter().map(|card| card.rank() + 2).max().unwrap_or(0),
            wet: (flush + straight - paired as f32).clamp(0.0, 1.0),
        }
    }
}

/// The most different ranks within five neighbours.
fn connected(board: &[Card]) -> u8 {
    let ranks = board.iter().fold(0u16, |set, card| set | 2 << card.rank() | u16::from(card.rank() == 12));
    (0..10).map(|low| (ranks >> low & 0b11111).count_ones() as u8).max().unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::super::super::card::parse;
    use super::*;

    fn texture(board: &str) -> Texture {
        Texture::of(&parse(board).unwrap())
    }

    #[test]
    fn boards_are_as_wet_as_players_say() {
        assert!(texture("Kh7d2c").wet < 0.1);
        assert!(texture("9h8h7c").wet > 0.6);
        assert!(texture("KhKd2c").wet < texture("Kh9h2c").wet);
        assert_eq!(texture("").wet, 0.0);
    }

    #[test]
    fn an_ace_is_next_to_a_king_and_to_a_deuce() {
        assert_eq!(texture("Ah2d3c").connected, 3);
        assert_eq!(texture("AhKdQc").connected, 3);
        assert_eq!(texture("Ah7d2c"), Texture { suited: 1, same: 1, connected: 2, high: 14, wet: 0.15 });
    }
}
