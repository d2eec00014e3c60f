//! The words of rule expressions, and what they count on a table.

use super::expr::{Expr, Node, Who};
use crate::games::sgs::board::{Board, PlayerIndex};
use crate::games::sgs::card::Slot;
use crate::games::sgs::distance;
use crate::games::sgs::played::Played;
use crate::games::sgs::snapshot::{Gender, Phase, Role, UseReason};
use crate::games::sgs::usable;
use crate::kit::near;

/// A word of an expression.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Word {
    /// One that stands alone.
    Plain(Plain),
    /// `mark:NAME` and its like: how often the player has it, or whether.
    Named(Named, Box<str>),
    /// `phase:play`
    Phase(Phase),
    /// `role:lord`
    Role(Role),
    /// `gender:male`
    Gender(Gender),
}

macro_rules! words {
    ($(#[$doc:meta])* $type:ident, $list:ident: $($(#[$about:meta])* $name:ident = $text:literal),* $(,)?) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum $type { $($(#[$about])* $name),* }
        const $list: &[(&str, $type)] = &[$(($text, $type::$name)),*];
    };
}

words! {
    /// Words that stand alone.
    Plain, PLAIN:
    /// Health.
    Hp = "hp",
    /// Highest health.
    MaxHp = "max_hp",
    /// Health that is missing.
    Lost = "lost",
    /// Hand cards.
    Hand = "hand",
    /// Pieces of equipment.
    Equips = "equips",
    /// Delayed tricks.
    Judging = "judging",
    /// Hand cards and equipment.
    Cards = "cards",
    /// All cards that lie in hand, equipment and judging area.
    AllCards = "all_cards",
    /// Living players.
    Living = "living",
    /// Whether health is missing.
    Wounded = "wounded",
    /// Whether it is the player's turn.
    Active = "active",
    /// Whether the player lies face up.
    FaceUp = "face_up",
    /// Whether the player is chained.
    Chained = "chained",
    /// How far the owner has to this player.
    Distance = "distance",
    /// Whether the owner has this player in attack range, without the cards that are spent.
    InRange = "in_range",
    /// Whether this player has the owner in attack range.
    Reaches = "reaches",
    /// Whether the owner may use a Slash on this player, at whatever distance.
    Slashable = "slashable",
    /// How many targets were chosen before.
    Chosen = "chosen",
    /// Whether none of the chosen targets is of this player's kingdom.
    NewKingdom = "new_kingdom",
    /// How many cards the card is made of.
    Subcards = "subcards",
    /// Whether the card is all that is left of the hand.
    LastHand = "last_hand",
    /// Whether a card is asked for by the host, so that no play phase counts.
    Asked = "asked",
}

words! {
    /// Words that need a name behind them.
    Named, NAMED:
    /// A mark's count.
    Mark = "mark",
    /// How many cards lie in a pile.
    Pile = "pile",
    /// Whether the player has a flag.
    Flag = "flag",
    /// Whether a property is there and not empty.
    Prop = "prop",
    /// How often a card class or skill was used.
    Used = "used",
    /// Whether the player is of that kingdom.
    Kingdom = "kingdom",
    /// How many other living players are of that kingdom.
    Others = "others",
    /// Whether the player has that skill.
    Skill = "skill",
    /// Whether that lord skill of the player is in effect.
    LordSkill = "lord_skill",
    /// Whether the player wears an equipment of that name or kind.
    Wears = "wears",
    /// Whether such a delayed trick lies before the player.
    Trick = "trick",
    /// Whether that skill made the card.
    MadeBy = "made_by",
    /// Whether the slot of the card (`free:slot`), or one by its kind (`free:Armor`), is free.
    Free = "free",
}

impl Word {
    /// Reads a word.
    ///
    /// # Errors
    /// It is none; the text says what it may have meant.
    pub fn parse(text: &str) -> Result<Word, String> {
        let Some((kind, name)) = text.split_once(':') else {
            let found = PLAIN.iter().find(|(word, _)| *word == text);
            return found.map(|(_, word)| Word::Plain(*word)).ok_or_else(|| unknown(text, PLAIN));
        };
        if name.is_empty() {
            return Err(format!("{kind}: needs a name behind it"));
        }
        match kind {
            "phase" => value(name).map(Word::Phase),
            "role" => value(name).map(Word::Role),
            "gender" => value(name).map(Word::Gender),
            _ => {
                let found = NAMED.iter().find(|(word, _)| *word == kind);
                found.map(|(_, word)| Word::Named(*word, name.into())).ok_or_else(|| unknown(kind, NAMED))
            }
        }
    }
}

fn unknown<T>(word: &str, list: &[(&str, T)]) -> String {
    let near = near::nearest(word, list.iter().map(|(word, _)| *word));
    let hint = near.map(|near| format!("; did you mean {near}?")).unwrap_or_default();
    format!("\"{word}\" is no word of rules{hint}")
}

/// A word of one of the snapshot's own lists.
fn value<T: serde::de::DeserializeOwned>(name: &str) -> Result<T, String> {
    serde_json::from_value(serde_json::Value::String(name.to_owned())).map_err(|error| {
        let message = error.to_string();
        let known: Vec<&str> = message.split('`').skip(3).step_by(2).collect();
        let hint = near::nearest(name, known).map(|near| format!("; did you mean {near}?"));
        message + &hint.unwrap_or_default()
    })
}

/// What an expression is about.
#[derive(Clone, Copy)]
pub struct Matter<'a> {
    /// The table.
    pub board: &'a Board,
    /// Whose rule it is.
    pub owner: PlayerIndex,
    /// The other player, such as the target.
    pub to: Option<PlayerIndex>,
    /// The card that is used.
    pub card: Option<&'a Played>,
    /// Targets that were chosen before.
    pub chosen: &'a [PlayerIndex],
}

impl<'a> Matter<'a> {
    /// A rule of a player, about nobody else and no card.
    pub fn of(board: &'a Board, owner: PlayerIndex) -> Matter<'a> {
        Matter { board, owner, to: None, card: None, chosen: &[] }
    }

    /// The same with another player.
    pub fn to(self, to: PlayerIndex) -> Matter<'a> {
        Matter { to: Some(to), ..self }
    }

    /// The same with a card.
    pub fn with(self, card: &'a Played) -> Matter<'a> {
        Matter { card: Some(card), ..self }
    }

    /// What an expression amounts to.
    pub fn count(&self, expr: &Expr) -> i32 {
        self.node(&expr.root)
    }

    /// Whether a condition holds; one that is not there does.
    pub fn holds(&self, condition: &Option<Expr>) -> bool {
        condition.as_ref().is_none_or(|condition| self.count(condition) != 0)
    }

    fn node(&self, node: &Node) -> i32 {
        match node {
            Node::Number(number) => *number,
            Node::Minus(inner) => self.node(inner).saturating_neg(),
            Node::Not(inner) => i32::from(self.node(inner) == 0),
            Node::Pair(sign, parts) => sign.of(self.node(&parts[0]), self.node(&parts[1])),
            Node::Word(who, word) => self.who(*who).map_or(0, |player| self.word(player, word)),
        }
    }

    fn who(&self, who: Who) -> Option<PlayerIndex> {
        match who {
            Who::Owner => Some(self.owner),
            Who::To => self.to,
            Who::First => self.chosen.first().copied(),
        }
    }

    fn word(&self, player: PlayerIndex, word: &Word) -> i32 {
        let said = self.board.player(player);
        match word {
            Word::Plain(plain) => self.plain(player, *plain),
            Word::Named(named, name) => self.named(player, *named, name),
            Word::Phase(phase) => i32::from(self.board.phase(player) == *phase),
            Word::Role(role) => i32::from(self.board.seated(player).role == Some(*role)),
            Word::Gender(gender) => i32::from(said.gender == Some(*gender)),
        }
    }

    fn plain(&self, player: PlayerIndex, word: Plain) -> i32 {
        let (board, seated) = (self.board, self.board.seated(player));
        let equips = || seated.equips.iter().flatten().count() as i32;
        match word {
            Plain::Hp => seated.hp,
            Plain::MaxHp => seated.max_hp,
            Plain::Lost => (seated.max_hp - seated.hp.max(0)).max(0),
            Plain::Hand => seated.hand,
            Plain::Equips => equips(),
            Plain::Judging => board.judging(player).len() as i32,
            Plain::Cards => seated.hand.saturating_add(equips()),
            Plain::AllCards => {
                seated.hand.saturating_add(equips()).saturating_add(board.judging(player).len() as i32)
            }
            Plain::Living => board.living().len() as i32,
            Plain::Wounded => i32::from(seated.hp < seated.max_hp),
            Plain::Active => i32::from(board.is_active(player)),
            Plain::FaceUp => i32::from(board.player(player).faceup),
            Plain::Chained => i32::from(board.player(player).chained),
            Plain::Distance => distance::distance(board, self.owner, player, 0),
            Plain::InRange => i32::from(self.in_range(player)),
            Plain::Reaches => i32::from(self.reaches(player)),
            Plain::Slashable => i32::from(usable::can_slash(board, self.owner, player, None, (false, 0))),
            Plain::Chosen => self.chosen.len() as i32,
            Plain::NewKingdom => i32::from(self.is_of_new_kingdom(player)),
            Plain::Subcards => self.card.map_or(0, |card| card.cards().len() as i32),
            Plain::LastHand => i32::from(self.card.is_some_and(|card| board.is_last_hand(player, card))),
            Plain::Asked => i32::from(
                matches!(board.snapshot().use_reason, UseReason::Response | UseReason::ResponseUse)
                    || !board.pattern().is_empty(),
            ),
        }
    }

    fn is_of_new_kingdom(&self, player: PlayerIndex) -> bool {
        let kingdom = |player: PlayerIndex| &self.board.player(player).kingdom;
        self.chosen.iter().all(|chosen| kingdom(*chosen) != kingdom(player))
    }

    fn in_range(&self, player: PlayerIndex) -> bool {
        let fix = self.card.map_or(0, |card| distance::spent_for_range(self.board, self.owner, card));
        distance::in_attack_range(self.board, self.owner, player, fix)
    }

    fn reaches(&self, player: PlayerIndex) -> bool {
        let fix = self.card.map_or(0, |card| distance::spent_for_range(self.board, player, card));
        distance::in_attack_range(self.board, player, self.owner, fix)
    }

    fn named(&self, player: PlayerIndex, word: Named, name: &str) -> i32 {
        let (board, said) = (self.board, self.board.player(player));
        match word {
            Named::Mark => board.mark(player, name),
            Named::Pile => board.pile(player, name) as i32,
            Named::Flag => i32::from(board.has_flag(player, name)),
            Named::Prop => i32::from(!board.prop(player, name).is_empty()),
            Named::Used => board.used(player, name),
            Named::Kingdom => i32::from(said.kingdom.as_deref() == Some(name)),
            Named::Others => board.others_of(player, name),
            Named::Skill => i32::from(board.has_skill_named(player, name)),
            Named::LordSkill => i32::from(board.has_lord_skill(player, name)),
            Named::Wears => i32::from(self.wears(player, name)),
            Named::Trick => i32::from(board.judging(player).iter().any(|face| board.is_named(*face, name))),
            Named::MadeBy => i32::from(self.card.is_some_and(|card| card.skill(board) == name)),
            Named::Free => i32::from(self.is_free(player, name)),
        }
    }

    fn wears(&self, player: PlayerIndex, name: &str) -> bool {
        let worn = self.board.seated(player).equips.iter().flatten();
        worn.copied().any(|face| self.board.is_named(face, name) || self.board.class(face.class).is_kind_of(name))
    }

    /// Whether the slot of that name, or that of the first subcard, is empty.
    fn is_free(&self, player: PlayerIndex, name: &str) -> bool {
        let spent = || {
            let id = self.card.map(Played::effective_id)?;
            self.board.class(self.board.face(id).class).slot
        };
        let slot = Slot::ALL.into_iter().find(|slot| slot.kind() == name).or_else(spent);
        slot.is_some_and(|slot| self.board.equip(player, slot).is_none())
    }
}
