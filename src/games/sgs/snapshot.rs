//! What the host says of a Sanguosha table: the JSON that it sends, typed.
//!
//! Everything has a documented default, so that a scene needs to name only what matters; what was
//! filled in is listed by [`super::admit`]. Field names follow QSanguosha's own recordings.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// A card's number in the engine: unique in a game, the deck's own ids from 0 to 162.
pub type CardId = i32;

/// The state of one table, as the asked seat may see it or as it truly is (see [`Sight`]).
///
/// ```
/// use junshi::sgs::Snapshot;
/// let snapshot: Snapshot = serde_json::from_str(
///     r#"{"players":[{"name":"sgs1","general":"caopi","hp":3}]}"#).unwrap();
/// assert_eq!(snapshot.players[0].hand.count(), 0);
/// ```
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Snapshot {
    /// Game mode such as `08p`, `05p`, `06_3v3`; by default as many players as are listed (`08p`).
    #[serde(skip_serializing_if = "String::is_empty")]
    pub mode: String,
    /// Completed turns of the lord, QSanguosha's `sgs.turncount`: 0 in the first round.
    pub turn: u32,
    /// Whose turn it is; none before the game starts.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub current: Option<String>,
    /// Whether the snapshot is one seat's view (default) or the whole truth.
    #[serde(skip_serializing_if = "Sight::is_seat")]
    pub sight: Sight,
    /// Faces of the cards named by id anywhere in the snapshot. An id of the printed deck that is
    /// not listed has its printed face.
    pub cards: Arc<BTreeMap<CardId, Card>>,
    /// All players, also dead ones, in seat order. Shared, so that a changed state copies only those
    /// who have changed. A delta may name them: `{"players":{"sgs3":{"hp":2}}}`.
    pub players: Vec<Arc<Player>>,
    /// The draw pile, top first.
    #[serde(skip_serializing_if = "Pile::is_empty")]
    pub draw: Pile,
    /// The discard pile, newest first.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub discard: Vec<CardId>,
    /// Cards on the table (being used, judged or shown).
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub table: Vec<CardId>,
    /// Players in their dying moment, innermost last.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub dying: Vec<String>,
    /// Room tags.
    #[serde(skip_serializing_if = "is_bare")]
    pub tags: Arc<BTreeMap<String, Value>>,
    /// The pattern of the request that is running, such as `jink` or `@@tuxi`; by default that of the
    /// question.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub pattern: String,
    /// Why a card is asked for now; by default what the question says.
    #[serde(skip_serializing_if = "UseReason::is_unknown")]
    pub use_reason: UseReason,
    /// The host's word on who may not be the target of which cards.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub prohibited: Vec<Prohibition>,
    /// Whatever the host likes; never read.
    #[serde(skip_serializing_if = "Value::is_null")]
    pub ext: Value,
}

fn is_bare(tags: &Arc<BTreeMap<String, Value>>) -> bool {
    tags.is_empty()
}

/// Why a card is asked for, QSanguosha's `CardUseStruct_CARD_USE_REASON_…`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum UseReason {
    /// 0
    #[default]
    Unknown,
    /// 1: in the play phase.
    Play,
    /// 2: as a response.
    Response,
    /// 0x12: to be used outside the play phase.
    ResponseUse,
}

impl UseReason {
    fn is_unknown(&self) -> bool {
        *self == UseReason::Unknown
    }

    /// QSanguosha's number.
    pub fn number(self) -> u8 {
        [0, 1, 2, 0x12][self as usize]
    }
}

/// Cards that one player may not use on another.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Prohibition {
    /// Who may not use them; everybody where it is left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub from: Option<String>,
    /// On whom.
    pub to: String,
    /// The cards, as a pattern: `Slash`, `TrickCard|black`.
    pub cards: String,
}

/// What a card is handled as, QSanguosha's `Card_Method…`.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum Method {
    /// 0
    #[default]
    None,
    /// 1
    Use,
    /// 2
    Response,
    /// 3
    Discard,
    /// 4
    Recast,
    /// 5
    Pindian,
}

impl Method {
    /// All methods, by number.
    pub const ALL: [Method; 6] =
        [Method::None, Method::Use, Method::Response, Method::Discard, Method::Recast, Method::Pindian];
}

/// The host's word on one card of a player.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct CardWord {
    /// Whether it may be used now in the play phase.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub available: Option<bool>,
    /// Who may be its first target.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub targets: Option<Vec<String>>,
}

/// The host's word on what a player's cards may do beyond the rules.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct TargetMod {
    /// The cards, as a pattern; by default `Slash`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cards: Option<String>,
    /// How many more may be used; 1000 for no limit.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub residue: Option<i32>,
    /// How much farther they reach; 1000 for no limit.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub distance_limit: Option<i32>,
    /// How many more targets they may have.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub extra_target: Option<i32>,
}

/// Whose knowledge a snapshot holds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Sight {
    /// One seat's view: every card and role that is listed is known to (or believed by) the asked
    /// seat.
    #[default]
    Seat,
    /// The whole truth: the view of a seat hides other hands except cards flagged `visible` or
    /// `visible_<viewer>_<owner>`, and roles that are not shown.
    Whole,
}

impl Sight {
    fn is_seat(&self) -> bool {
        *self == Sight::Seat
    }
}

/// The face of a card as it is now.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Card {
    /// QSanguosha class name: `Slash`, `EightDiagram`, `OffensiveHorse` …
    pub class: String,
    /// Object name; by default that of the class (`FireSlash` → `fire_slash`).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// Suit of the card.
    #[serde(default)]
    pub suit: Suit,
    /// 1 (ace) to 13 (king); 0 for none.
    #[serde(default)]
    #[schemars(range(min = 0, max = 13))]
    pub number: u8,
    /// The skill that turned the printed card into this one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub skill: Option<String>,
    /// Card flags such as `visible` or `visible_sgs2_sgs5`.
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    pub flags: BTreeSet<String>,
}

/// Suit names as on the wire; numbers as in QSanguosha (`Card_Spade` = 0 …).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Suit {
    /// 黑桃
    Spade,
    /// 梅花
    Club,
    /// 红桃
    Heart,
    /// 方块
    Diamond,
    /// No suit, but black.
    NoSuitBlack,
    /// No suit, but red.
    NoSuitRed,
    /// No suit at all.
    #[default]
    NoSuit,
}

/// One player.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Player {
    /// Object name, `sgs1` to `sgs10`.
    pub name: String,
    /// Seat number counted from 1; by default the place in the list.
    #[serde(default)]
    pub seat: u32,
    /// Name of the general; empty while none is chosen yet.
    pub general: String,
    /// Name of the second general.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub general2: Option<String>,
    /// Role, where the host tells it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub role: Option<Role>,
    /// Whether everybody knows the role. Matters only with `sight: whole`; the lord and the dead
    /// are always shown.
    #[serde(default)]
    pub role_shown: bool,
    /// Health; 0 or less while dying.
    pub hp: i32,
    /// Highest health; by default the general's (one more for a lord among more than four).
    #[serde(default)]
    pub max_hp: i32,
    /// Kingdom; by default the general's.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub kingdom: Option<String>,
    /// Gender; by default the general's.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub gender: Option<Gender>,
    /// Whether the player lives.
    #[serde(default = "yes")]
    pub alive: bool,
    /// False while turned over.
    #[serde(default = "yes")]
    pub faceup: bool,
    /// Chain state.
    #[serde(default)]
    pub chained: bool,
    /// Phase of the turn; by default `play` for the current player, `not_active` for others.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub phase: Option<Phase>,
    /// Who plays: `robot` (default), `online`, `trust` or `offline`.
    #[serde(default = "robot")]
    pub state: String,
    /// Hand cards.
    #[serde(default)]
    pub hand: Pile,
    /// Equipment: ids, each sorted into its slot by its class.
    #[serde(default)]
    pub equips: Vec<CardId>,
    /// Delayed tricks, oldest first.
    #[serde(default)]
    pub judging: Vec<CardId>,
    /// Private piles by name.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub piles: BTreeMap<String, Pile>,
    /// Marks that are not 0.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub marks: BTreeMap<String, i32>,
    /// Player flags.
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    pub flags: BTreeSet<String>,
    /// How often each card class or skill was used this turn.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub history: BTreeMap<String, i32>,
    /// Innate skills; by default the generals' (lord skills for the lord only).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub skills: Option<Vec<String>>,
    /// Skills gained in play.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub acquired: Vec<String>,
    /// Skills that have no effect now.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub invalid: Vec<String>,
    /// The host's word on the distance to others, by name; wins over our own count.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub distances: BTreeMap<String, i32>,
    /// The host's word on the attack range.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub attack_range: Option<i32>,
    /// The host's word on the hand limit.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub max_cards: Option<i32>,
    /// The host's word on who is in attack range, by name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub in_range: Option<Vec<String>>,
    /// Patterns of cards that the player may not use, play, discard …; `$1` at the end of one marks
    /// a limit for one turn.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub card_limitation: BTreeMap<Method, Vec<String>>,
    /// The host's word on single cards, by id.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub card_words: BTreeMap<CardId, CardWord>,
    /// The host's word on what the player's cards may do, instead of what skills and equipment say.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub target_mods: Vec<TargetMod>,
    /// The host's word on the lord skills that are in effect.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lord_skills: Option<Vec<String>>,
    /// Phases of this turn that will be skipped.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub skipped: Vec<Phase>,
    /// Player tags.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub tags: BTreeMap<String, Value>,
    /// QObject properties such as `extra_slash_specific_assignee`.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub props: BTreeMap<String, Value>,
    /// Whatever the host likes; never read.
    #[serde(default, skip_serializing_if = "Value::is_null")]
    pub ext: Value,
}

fn yes() -> bool {
    true
}

fn robot() -> String {
    "robot".to_owned()
}

/// Cards of which some are seen and some only counted.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Pile {
    /// Ids that are seen.
    pub known: Vec<CardId>,
    /// How many more there are.
    pub hidden: u32,
}

impl Pile {
    /// How many cards there are, seen or not.
    pub fn count(&self) -> usize {
        self.known.len() + self.hidden as usize
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.count() == 0
    }
}

/// Roles of the identity game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Role {
    /// 主公
    Lord,
    /// 忠臣
    Loyalist,
    /// 反贼
    Rebel,
    /// 内奸
    Renegade,
}

impl Role {
    /// The wire name.
    pub fn name(self) -> &'static str {
        match self {
            Role::Lord => "lord",
            Role::Loyalist => "loyalist",
            Role::Rebel => "rebel",
            Role::Renegade => "renegade",
        }
    }
}

/// Gender of a general.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Gender {
    /// 男
    Male,
    /// 女
    Female,
    /// Neither.
    Neuter,
    /// No general has it: before generals are chosen.
    Sexless,
}

/// Phases of a turn; numbers as in QSanguosha (`Player_RoundStart` = 0 …).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// 0
    RoundStart,
    /// 1 准备
    Start,
    /// 2 判定
    Judge,
    /// 3 摸牌
    Draw,
    /// 4 出牌
    Play,
    /// 5 弃牌
    Discard,
    /// 6 结束
    Finish,
    /// 7 not this player's turn
    NotActive,
    /// 8 between two phases, while they change
    PhaseNone,
}
