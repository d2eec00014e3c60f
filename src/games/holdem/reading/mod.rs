//! Reading a hand of cards: how all hands fare on a board ([`field`]), how likely a player acts as seen with each of
//! them ([`habits`]), what everybody may therefore hold ([`story`]), and what that means for one seat
//! ([`outlook`]).

pub mod field;
pub mod habits;
pub mod order;
pub mod outlook;
pub mod story;
#[cfg(test)]
mod tests;
pub mod texture;
