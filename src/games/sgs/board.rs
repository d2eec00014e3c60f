//! The table as rules want to see it: players by number, skills as bits, cards as faces.
//!
//! A board is made once per question from a snapshot and the seat that looks; it hides what that
//! seat may not see (see [`Sight`]) and is read only. Making one is cheap: three lists, no names
//! copied.

use std::ops::Range;
use std::sync::Arc;

use super::card::{Class, Face, Slot};
use super::catalogue::{Catalogue, ClassId, SkillId, SkillSet, named};
use super::mode::{self, RoleCounts};
use super::snapshot::{CardId, Player, Role, Sight, Snapshot};

/// A player's place in [`Snapshot::players`].
pub type PlayerIndex = usize;

/// The pile that only its owner looks into.
const WOODEN_OX: &str = "wooden_ox";

/// Private piles that only their owners see: cards under the wooden ox, of yiji, qixing and qianxun, and those
/// that are claimed to be something.
const CLOSED_PILES: [&str; 6] = [WOODEN_OX, "yiji", "stars", "qianxun", "guhuo", "nosguhuo"];

/// Whether only its owner sees the cards of a private pile of that name.
pub fn is_closed_pile(name: &str) -> bool {
    CLOSED_PILES.contains(&name)
}

/// A table seen by one seat.
#[derive(Clone, Debug)]
pub struct Board {
    snapshot: Arc<Snapshot>,
    catalogue: Arc<Catalogue>,
    viewer: Option<PlayerIndex>,
    seated: Vec<Seated>,
    ring: Vec<PlayerIndex>,
    faces: Vec<Face>,
    current: Option<PlayerIndex>,
    lord: Option<PlayerIndex>,
    living_roles: RoleCounts,
    pattern: Option<String>,
}

/// What rules ask most often of a player.
#[derive(Clone, Debug, Default)]
pub struct Seated {
    /// Seat among the living, from 1; the dead keep the number that the host gave.
    pub seat: i32,
    /// Health, 0 or less while dying.
    pub hp: i32,
    /// Highest health.
    pub max_hp: i32,
    /// Hand cards, seen or not.
    pub hand: i32,
    /// Whether the player lives.
    pub alive: bool,
    /// Whether the player is the lord.
    pub lord: bool,
    /// The role, where the viewer may know it.
    pub role: Option<Role>,
    /// Skills that have an effect now: innate, acquired and attached ones that are not invalid.
    pub skills: SkillSet,
    /// How many visible skills there are, with those that equipment attaches, also invalid ones.
    pub visible_skills: u8,
    /// Equipment by slot.
    pub equips: [Option<Face>; 5],
    /// Whether the equipment has no effect for its own wearer.
    pub equips_void: bool,
    known: Range<usize>,
    judging: Range<usize>,
}

impl Seated {
    /// The equipment in a slot, where it has an effect.
    pub fn works(&self, slot: Slot) -> Option<Face> {
        self.equips[slot as usize].filter(|_| !self.equips_void)
    }
}

impl Board {
    /// The table as `viewer` sees it; without a viewer, as the snapshot tells it.
    pub fn new(snapshot: Arc<Snapshot>, catalogue: Arc<Catalogue>, viewer: Option<&str>) -> Board {
        let place = |name: &str| snapshot.players.iter().position(|player| player.name == name);
        let viewer = viewer.and_then(place);
        let current = snapshot.current.as_deref().and_then(place);
        let lord = snapshot.players.iter().position(|player| player.role == Some(Role::Lord));
        let mut faces = Vec::with_capacity(64);
        let reader = Reader { snapshot: &snapshot, catalogue: &catalogue, viewer };
        let players = snapshot.players.iter().enumerate();
        let mut seated: Vec<Seated> = players.map(|(index, _)| reader.seat(index, &mut faces)).collect();
        let ring = ring(&snapshot, &mut seated);
        let living_roles = living_roles(&snapshot, &seated);
        Board { viewer, seated, ring, faces, current, lord, living_roles, pattern: None, snapshot, catalogue }
    }

    /// The pattern of the request that is answered now, in place of the one that the host told.
    pub fn ask_for(&mut self, pattern: &str) {
        self.pattern = Some(pattern.to_owned());
    }

    /// The pattern of the request that is running; empty for none.
    pub fn pattern(&self) -> &str {
        self.pattern.as_deref().unwrap_or(&self.snapshot.pattern)
    }

    /// The snapshot behind the board.
    pub fn snapshot(&self) -> &Arc<Snapshot> {
        &self.snapshot
    }

    /// The names that are known.
    pub fn catalogue(&self) -> &Arc<Catalogue> {
        &self.catalogue
    }

    /// Who looks.
    pub fn viewer(&self) -> Option<PlayerIndex> {
        self.viewer
    }

    /// The place of the player of that name.
    pub fn index(&self, name: &str) -> Option<PlayerIndex> {
        self.snapshot.players.iter().position(|player| player.name == name)
    }

    /// What the host said of a player.
    pub fn player(&self, player: PlayerIndex) -> &Player {
        &self.snapshot.players[player]
    }

    /// What rules ask most often of a player.
    pub fn seated(&self, player: PlayerIndex) -> &Seated {
        &self.seated[player]
    }

    /// How many players there are, dead ones too.
    pub fn len(&self) -> usize {
        self.seated.len()
    }

    /// Whether nobody sits here.
    pub fn is_empty(&self) -> bool {
        self.seated.is_empty()
    }

    /// The living in seat order.
    pub fn living(&self) -> &[PlayerIndex] {
        &self.ring
    }

    /// The living in action order: from the current player on; one who is not active comes last.
    pub fn action_order(&self) -> impl Iterator<Item = PlayerIndex> + '_ {
        let at = self.current.and_then(|current| self.ring.iter().position(|p| *p == current)).unwrap_or(0);
        let (before, after) = self.ring.split_at(at);
        let waits = self.current.is_some_and(|current| !self.is_active(current)) && !after.is_empty();
        let first = usize::from(waits);
        let last = after[..first].iter();
        after[first..].iter().chain(before).chain(last).copied()
    }

    /// Whether the player is in a phase of its turn.
    pub fn is_active(&self, player: PlayerIndex) -> bool {
        use super::snapshot::Phase;
        match self.player(player).phase {
            Some(phase) => phase != Phase::NotActive,
            None => self.current == Some(player),
        }
    }

    /// Whose turn it is.
    pub fn current(&self) -> Option<PlayerIndex> {
        self.current
    }

    /// The lord, dead or alive.
    pub fn lord(&self) -> Option<PlayerIndex> {
        self.lord
    }

    /// Whether the renegade leads a side of his own, as in 3v3.
    pub fn has_two_leaders(&self) -> bool {
        matches!(self.snapshot.mode.as_str(), "06_3v3" | "06_XMode")
    }

    /// Public counts of the living by role: those of the mode without the dead, or where that
    /// cannot be said, the roles that are listed.
    pub fn living_roles(&self) -> &RoleCounts {
        &self.living_roles
    }

    /// Hand cards of a player that the viewer sees.
    pub fn known_hand(&self, player: PlayerIndex) -> &[Face] {
        &self.faces[self.seated[player].known.clone()]
    }

    /// Whether a player holds that card in hand, or in a pile that counts as hand (`wooden_ox`, and
    /// those whose name begins with `&`).
    pub fn holds_in_hand(&self, player: PlayerIndex, id: CardId) -> bool {
        let counts = |name: &str| name == WOODEN_OX || name.starts_with('&');
        self.known_hand(player).iter().any(|face| face.id == id)
            || self.seen_piles(player).any(|(name, known)| counts(name) && known.contains(&id))
    }

    /// The private piles of a player, each with its cards that the viewer sees: all but the
    /// closed ones of others.
    pub fn seen_piles(&self, player: PlayerIndex) -> impl Iterator<Item = (&str, &[CardId])> {
        let hides = self.snapshot.sight == Sight::Whole && self.viewer.is_some_and(|viewer| viewer != player);
        self.player(player).piles.iter().map(move |(name, pile)| match hides && is_closed_pile(name) {
            true => (name.as_str(), [].as_slice()),
            false => (name.as_str(), pile.known.as_slice()),
        })
    }

    /// The cards of a private pile that the viewer sees.
    pub fn seen_pile(&self, player: PlayerIndex, name: &str) -> &[CardId] {
        self.seen_piles(player).find(|(known, _)| *known == name).map_or(&[], |(_, known)| known)
    }

    /// Delayed tricks in a player's judging area, oldest first.
    pub fn judging(&self, player: PlayerIndex) -> &[Face] {
        &self.faces[self.seated[player].judging.clone()]
    }

    /// The equipment in a slot.
    pub fn equip(&self, player: PlayerIndex, slot: Slot) -> Option<Face> {
        self.seated[player].equips[slot as usize]
    }

    /// Whether the equipment of a slot is of that class.
    pub fn wears(&self, player: PlayerIndex, slot: Slot, class: ClassId) -> bool {
        self.equip(player, slot).is_some_and(|face| face.class == class)
    }

    /// QSanguosha's `containsTrick`.
    pub fn has_trick(&self, player: PlayerIndex, class: ClassId) -> bool {
        self.judging(player).iter().any(|face| face.class == class)
    }

    /// QSanguosha's `hasSkill`.
    pub fn has_skill(&self, player: PlayerIndex, skill: SkillId) -> bool {
        self.seated[player].skills.contains(skill)
    }

    /// The skills that a player has and may use.
    pub fn skills(&self, player: PlayerIndex) -> &SkillSet {
        &self.seated[player].skills
    }

    /// A mark's count, 0 where there is none.
    pub fn mark(&self, player: PlayerIndex, name: &str) -> i32 {
        let marks = &self.player(player).marks;
        if marks.is_empty() { 0 } else { marks.get(name).copied().unwrap_or(0) }
    }

    /// How many cards lie in a private pile.
    pub fn pile(&self, player: PlayerIndex, name: &str) -> usize {
        let piles = &self.player(player).piles;
        if piles.is_empty() { 0 } else { piles.get(name).map_or(0, |pile| pile.count()) }
    }

    /// Whether the player has a flag.
    pub fn has_flag(&self, player: PlayerIndex, flag: &str) -> bool {
        let flags = &self.player(player).flags;
        !flags.is_empty() && flags.contains(flag)
    }

    /// What is known of a class.
    pub fn class(&self, class: ClassId) -> &Class {
        self.catalogue.class_data(class)
    }

    /// The face of a card by its number: as it is now, or where it lies hidden in another's hand, as it
    /// is printed.
    pub fn face(&self, id: CardId) -> Face {
        match face(&self.snapshot, &self.catalogue, id) {
            face if face.changed && self.is_hidden(face) => printed(&self.catalogue, id),
            face => face,
        }
    }

    fn is_hidden(&self, face: Face) -> bool {
        let Some(viewer) = self.viewer.filter(|_| self.snapshot.sight == Sight::Whole) else { return false };
        let others = self.snapshot.players.iter().enumerate().filter(|(owner, _)| *owner != viewer);
        let owner = others.into_iter().find(|(_, player)| player.hand.known.contains(&face.id));
        owner.is_some_and(|(owner, _)| !is_shown(&self.snapshot, face, viewer, owner))
    }

    /// Whether a card of that number is listed or printed.
    pub fn has_face(&self, id: CardId) -> bool {
        self.snapshot.cards.contains_key(&id) || self.catalogue.printed(id).is_some()
    }

    /// The skill that turned a printed card into what it is now, or empty.
    pub fn card_skill(&self, face: Face) -> &str {
        let listed = || self.snapshot.cards.get(&face.id)?.skill.as_deref();
        face.changed.then(listed).flatten().unwrap_or_default()
    }

    /// Whether a card has a flag such as `visible`.
    pub fn card_has_flag(&self, face: Face, flag: &str) -> bool {
        face.changed && self.snapshot.cards.get(&face.id).is_some_and(|card| card.flags.contains(flag))
    }
}

fn face(snapshot: &Snapshot, catalogue: &Catalogue, id: CardId) -> Face {
    let listed = if snapshot.cards.is_empty() { None } else { snapshot.cards.get(&id) };
    match listed {
        Some(card) => {
            let class = catalogue.class(&card.class).unwrap_or(named::class::UNKNOWN);
            Face { id, class, suit: card.suit, number: card.number, changed: true }
        }
        None => printed(catalogue, id),
    }
}

fn printed(catalogue: &Catalogue, id: CardId) -> Face {
    catalogue.printed(id).map_or(Face { id, ..Face::UNKNOWN }, |printed| printed.face)
}

/// Reads the players of a snapshot one after another.
struct Reader<'a> {
    snapshot: &'a Snapshot,
    catalogue: &'a Catalogue,
    viewer: Option<PlayerIndex>,
}

impl Reader<'_> {
    fn seat(&self, index: PlayerIndex, faces: &mut Vec<Face>) -> Seated {
        let player = &self.snapshot.players[index];
        let mut seated = Seated {
            seat: player.seat as i32,
            hp: player.hp,
            max_hp: player.max_hp,
            hand: player.hand.count() as i32,
            alive: player.alive,
            lord: player.role == Some(Role::Lord),
            role: self.role(index),
            known: self.add_known(index, faces),
            ..Seated::default()
        };
        let start = faces.len();
        faces.extend(player.judging.iter().map(|id| face(self.snapshot, self.catalogue, *id)));
        seated.judging = start..faces.len();
        self.equip(player, &mut seated);
        let void = || player.marks.get("Equips_Nullified_to_Yourself").is_some_and(|mark| *mark > 0);
        seated.equips_void = !player.equips.is_empty() && void();
        self.learn(player, &mut seated);
        seated
    }

    fn role(&self, index: PlayerIndex) -> Option<Role> {
        let player = &self.snapshot.players[index];
        let shown = self.snapshot.sight == Sight::Seat
            || self.viewer.is_none_or(|viewer| viewer == index)
            || player.role_shown
            || !player.alive
            || player.role == Some(Role::Lord);
        player.role.filter(|_| shown)
    }

    fn add_known(&self, index: PlayerIndex, faces: &mut Vec<Face>) -> Range<usize> {
        let start = faces.len();
        let hand = self.snapshot.players[index].hand.known.iter();
        let hand = hand.map(|id| face(self.snapshot, self.catalogue, *id));
        match self.viewer {
            Some(viewer) if viewer != index && self.snapshot.sight == Sight::Whole => {
                faces.extend(hand.filter(|face| is_shown(self.snapshot, *face, viewer, index)));
            }
            _ => faces.extend(hand),
        }
        start..faces.len()
    }

    fn equip(&self, player: &Player, seated: &mut Seated) {
        for id in &player.equips {
            let face = face(self.snapshot, self.catalogue, *id);
            let class = self.catalogue.class_data(face.class);
            if let Some(slot) = class.slot {
                seated.equips[slot as usize] = Some(face);
            }
            if let Some(skill) = class.view_as.as_deref().and_then(|name| self.catalogue.skill(name)) {
                seated.skills.insert(skill);
            }
        }
    }

    fn learn(&self, player: &Player, seated: &mut Seated) {
        let names = player.skills.iter().flatten().chain(&player.acquired);
        for skill in names.filter_map(|name| self.catalogue.skill(name)) {
            seated.skills.insert(skill);
        }
        seated.visible_skills = seated.skills.len().min(255) as u8;
        for skill in player.invalid.iter().filter_map(|name| self.catalogue.skill(name)) {
            seated.skills.remove(skill);
        }
    }
}

/// Whether a hand card of `owner` is open to `viewer` by its flags.
fn is_shown(snapshot: &Snapshot, face: Face, viewer: PlayerIndex, owner: PlayerIndex) -> bool {
    let Some(card) = snapshot.cards.get(&face.id).filter(|card| face.changed && !card.flags.is_empty())
    else {
        return false;
    };
    let names = (&snapshot.players[viewer].name, &snapshot.players[owner].name);
    card.flags.contains("visible") || card.flags.contains(&format!("visible_{}_{}", names.0, names.1))
}

/// The living in seat order; numbers their seats anew.
fn ring(snapshot: &Snapshot, seated: &mut [Seated]) -> Vec<PlayerIndex> {
    let mut ring: Vec<PlayerIndex> = (0..seated.len()).filter(|index| seated[*index].alive).collect();
    ring.sort_by_key(|index| (snapshot.players[*index].seat, *index));
    for (player, seat) in ring.iter().zip(1..) {
        seated[*player].seat = seat;
    }
    ring
}

fn living_roles(snapshot: &Snapshot, seated: &[Seated]) -> RoleCounts {
    let mut listed = RoleCounts::default();
    for role in seated.iter().filter(|seat| seat.alive).filter_map(|seat| seat.role) {
        *listed.of_mut(role) += 1;
    }
    let Some(mut counts) = mode::roles(&snapshot.mode) else { return listed };
    if mode::players(&snapshot.mode).map(usize::from) != Some(seated.len()) {
        return listed;
    }
    for dead in seated.iter().filter(|seat| !seat.alive) {
        match dead.role {
            Some(role) if counts.of(role) > 0 => *counts.of_mut(role) -= 1,
            _ => return listed,
        }
    }
    // A renegade may be taken for a loyalist: believed roles are held against the sum of both.
    let hidden = |roles: &RoleCounts| roles.loyalist + roles.renegade;
    let fits = listed.rebel <= counts.rebel && hidden(&listed) <= hidden(&counts);
    if fits { counts } else { listed }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Names;
    use crate::games::sgs::admit;
    use serde_json::json;

    fn board(value: serde_json::Value, viewer: &str) -> Board {
        let mut snapshot: Snapshot = serde_json::from_value(value).unwrap();
        admit::admit(&mut snapshot, &Names::default()).unwrap();
        Board::new(Arc::new(snapshot), Catalogue::built_in().unwrap(), Some(viewer))
    }

    fn three(sight: &str) -> serde_json::Value {
        json!({"sight": sight, "current": "sgs2", "cards": {"30": {"class": "Jink", "suit": "heart", "number": 2, "flags": ["visible_sgs1_sgs3"]}},
            "players": [
                {"name": "sgs1", "general": "caopi", "role": "lord", "hp": 3, "hand": {"known": [1]}},
                {"name": "sgs2", "general": "zhangfei", "role": "rebel", "hp": 4, "hand": {"known": [2, 3]}, "equips": [60]},
                {"name": "sgs3", "general": "huatuo", "role": "renegade", "hp": 3, "hand": {"known": [30, 31]}}]})
    }

    #[test]
    fn the_whole_truth_is_masked_for_the_viewer() {
        let board = board(three("whole"), "sgs1");
        assert_eq!(
            (board.known_hand(0).len(), board.known_hand(1).len(), board.known_hand(2).len()),
            (1, 0, 1)
        );
        assert_eq!(board.seated(1).hand, 2);
        assert_eq!((board.seated(0).role, board.seated(1).role), (Some(Role::Lord), None));
        assert_eq!(*board.living_roles(), RoleCounts { lord: 1, loyalist: 0, rebel: 1, renegade: 1 });
    }

    #[test]
    fn a_seats_view_is_believed() {
        let board = board(three("seat"), "sgs1");
        assert_eq!(board.known_hand(1).len(), 2);
        assert_eq!(board.seated(1).role, Some(Role::Rebel));
    }

    #[test]
    fn action_order_starts_with_the_current_player() {
        assert_eq!(board(three("seat"), "sgs1").action_order().collect::<Vec<_>>(), [1, 2, 0]);
        let mut waiting = three("seat");
        waiting["players"][1]["phase"] = json!("not_active");
        assert_eq!(board(waiting, "sgs1").action_order().collect::<Vec<_>>(), [2, 0, 1]);
        let mut nobody = three("seat");
        nobody["current"] = json!(null);
        assert_eq!(board(nobody, "sgs1").action_order().collect::<Vec<_>>(), [0, 1, 2]);
    }

    #[test]
    fn the_dead_leave_the_ring_and_seats_are_counted_anew() {
        let mut scene = three("seat");
        scene["players"][1]["alive"] = json!(false);
        scene["players"][1]["hp"] = json!(0);
        scene["current"] = json!("sgs3");
        let board = board(scene, "sgs1");
        assert_eq!(board.living(), [0, 2]);
        assert_eq!(board.seated(2).seat, 2);
        assert_eq!(board.living_roles().rebel, 0);
    }

    #[test]
    fn attached_and_invalid_skills_count_as_visible() {
        let mut scene = three("seat");
        scene["players"][0]["equips"] = json!([58]);
        scene["players"][0]["invalid"] = json!(["fangzhu"]);
        let board = board(scene, "sgs1");
        assert_eq!(board.seated(0).visible_skills, 4);
        assert!(!board.has_skill(0, named::skill::FANGZHU));
        assert!(board.has_skill(0, Catalogue::built_in().unwrap().skill("spear").unwrap()));
    }
}
