//! The state as the rules hold it, read into the game's snapshot: whole at the start, then only what
//! they say has changed.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use mlua::{Table, Value};

use super::values::{self, Classes};
use crate::games::sgs::catalogue::Catalogue;
use crate::games::sgs::snapshot::{
    Card, CardId, Gender, Method, Phase, Pile, Player, Role, Sight, Snapshot, UseReason,
};

/// Reads the tables of the rules.
pub(super) struct Reader {
    room: Table,
    classes: Classes,
    state: Snapshot,
    cards: Table,
    dirty_players: Table,
}

const PHASES: [Phase; 9] = [
    Phase::RoundStart,
    Phase::Start,
    Phase::Judge,
    Phase::Draw,
    Phase::Play,
    Phase::Discard,
    Phase::Finish,
    Phase::NotActive,
    Phase::PhaseNone,
];

const GENDERS: [Gender; 4] = [Gender::Sexless, Gender::Male, Gender::Female, Gender::Neuter];

impl Reader {
    /// A reader of a room, which it reads whole.
    pub(super) fn new(room: Table, classes: Classes, _: Arc<Catalogue>, mode: &str) -> mlua::Result<Reader> {
        let state = Snapshot { mode: mode.to_owned(), sight: Sight::Whole, ..Snapshot::default() };
        let (cards, dirty_players) = (room.raw_get("cards")?, room.raw_get("dirty_players")?);
        let mut reader = Reader { room, classes, state, cards, dirty_players };
        let players: Table = reader.room.raw_get("players")?;
        for player in players.sequence_values::<Table>() {
            let player = reader.player(&player?)?;
            reader.state.players.push(Arc::new(player));
        }
        reader.changed()?;
        Ok(reader)
    }

    /// By what tables are known.
    pub(super) fn classes(&self) -> &Classes {
        &self.classes
    }

    /// The state as it was read last.
    pub(super) fn whole(&self) -> mlua::Result<Arc<Snapshot>> {
        Ok(Arc::new(self.state.clone()))
    }

    /// Whether only its owner sees what lies in a private pile of that name.
    pub(super) fn is_closed(&self, pile: &str) -> bool {
        pile == "wooden_ox" || self.closed_piles().unwrap_or_default().contains(pile)
    }

    fn closed_piles(&self) -> mlua::Result<BTreeSet<String>> {
        let closed: Option<Table> = self.room.raw_get("closed_piles")?;
        closed.map_or(Ok(BTreeSet::new()), |closed| closed.pairs::<String, bool>().map(|pair| Ok(pair?.0)).collect())
    }

    /// Reads what has changed since the last time; none where nothing has.
    pub(super) fn changed(&mut self) -> mlua::Result<Option<Arc<Snapshot>>> {
        let mut changed = false;
        if self.dirty_players.raw_len() > 0 {
            self.read_players()?;
            changed = true;
        }
        if self.room.raw_get::<bool>("table_dirty")? {
            self.read_table()?;
            changed = true;
        }
        if self.room.raw_get::<bool>("tags_dirty")? {
            self.room.raw_set("tags_dirty", false)?;
            self.state.tags = Arc::new(self.tags(&self.room.raw_get("tags")?)?);
            changed = true;
        }
        Ok(changed.then(|| Arc::new(self.state.clone())))
    }

    fn read_players(&mut self) -> mlua::Result<()> {
        let dirty: Vec<Table> = self.dirty_players.sequence_values().collect::<mlua::Result<_>>()?;
        self.dirty_players.clear()?;
        self.room.raw_get::<Table>("dirty")?.clear()?;
        for table in dirty {
            let player = self.player(&table)?;
            let place = self.state.players.iter().position(|known| known.name == player.name);
            if let Some(place) = place {
                self.state.players[place] = Arc::new(player);
            }
        }
        Ok(())
    }

    fn read_table(&mut self) -> mlua::Result<()> {
        self.room.raw_set("table_dirty", false)?;
        let current: Option<Table> = self.room.raw_get("current")?;
        self.state.current = current.map(|player| player.raw_get("name")).transpose()?;
        self.state.turn = self.room.raw_get("rounds")?;
        self.state.draw = Pile { known: self.room.raw_get("draw")?, hidden: 0 };
        self.state.discard = self.room.raw_get("discard")?;
        self.state.table = self.room.raw_get("on_table")?;
        self.state.pattern = self.room.raw_get("pattern")?;
        self.state.use_reason = match self.room.raw_get::<u8>("use_reason")? {
            1 => UseReason::Play,
            2 => UseReason::Response,
            0x12 => UseReason::ResponseUse,
            _ => UseReason::Unknown,
        };
        let dying: Table = self.room.raw_get("dying")?;
        self.state.dying = Vec::new();
        for player in dying.sequence_values::<Table>() {
            let player = player?;
            if player.raw_get("alive")? {
                self.state.dying.push(player.raw_get("name")?);
            }
        }
        self.read_cards()
    }

    fn read_cards(&mut self) -> mlua::Result<()> {
        let dirty: Table = self.room.raw_get("dirty_cards")?;
        if dirty.is_empty() {
            return Ok(());
        }
        let ids: Vec<CardId> = dirty.pairs::<CardId, bool>().map(|pair| Ok(pair?.0)).collect::<mlua::Result<_>>()?;
        dirty.clear()?;
        let mut faces = (*self.state.cards).clone();
        for id in ids {
            match face(&self.cards.raw_get(id)?)? {
                Some(face) => faces.insert(id, face),
                None => faces.remove(&id),
            };
        }
        self.state.cards = Arc::new(faces);
        Ok(())
    }

    fn tags(&self, table: &Table) -> mlua::Result<BTreeMap<String, serde_json::Value>> {
        table
            .pairs::<String, Value>()
            .map(|pair| {
                let (key, value) = pair?;
                let data = values::data(&value, &self.classes)?;
                Ok((key, serde_json::to_value(data).map_err(mlua::Error::external)?))
            })
            .collect()
    }

    fn player(&self, table: &Table) -> mlua::Result<Player> {
        let phase: usize = table.raw_get("phase")?;
        let gender: usize = table.raw_get("gender")?;
        let general2: String = table.raw_get("general2")?;
        let skills: Vec<String> = table.raw_get("skills")?;
        let words: Table = table.raw_get("words")?;
        let mut distances = counts(&words.raw_get("distances")?)?;
        distances.extend(fixed_distances(&table.raw_get("fixed_distances")?)?);
        Ok(Player {
            name: table.raw_get("name")?,
            seat: table.raw_get("seat")?,
            general: table.raw_get("general")?,
            general2: Some(general2).filter(|name| !name.is_empty()),
            role: role(&table.raw_get::<String>("role")?),
            role_shown: table.raw_get("role_shown")?,
            hp: table.raw_get("hp")?,
            max_hp: table.raw_get("maxhp")?,
            kingdom: table.raw_get("kingdom")?,
            gender: GENDERS.get(gender).copied(),
            alive: table.raw_get("alive")?,
            faceup: table.raw_get("faceup")?,
            chained: table.raw_get("chained")?,
            phase: PHASES.get(phase).copied(),
            state: table.raw_get("state")?,
            hand: Pile { known: table.raw_get("hand")?, hidden: 0 },
            equips: equips(&table.raw_get("equips")?)?,
            judging: table.raw_get("judging")?,
            piles: piles(&table.raw_get("piles")?)?,
            marks: counts(&table.raw_get("marks")?)?,
            flags: keys(&table.raw_get("flags")?)?,
            history: counts(&table.raw_get("history")?)?,
            skills: Some(skills),
            acquired: acquired(table)?,
            invalid: table.raw_get::<Option<Vec<String>>>("invalid")?.unwrap_or_default(),
            distances,
            attack_range: words.raw_get("attack_range")?,
            max_cards: words.raw_get("max_cards")?,
            in_range: None,
            card_limitation: limits(&table.raw_get("limits")?)?,
            card_words: BTreeMap::new(),
            target_mods: Vec::new(),
            lord_skills: None,
            skipped: skipped(table)?,
            tags: self.tags(&table.raw_get("tags")?)?,
            props: self.tags(&table.raw_get("props")?)?,
            ext: serde_json::Value::Null,
        })
    }
}

fn role(name: &str) -> Option<Role> {
    [Role::Lord, Role::Loyalist, Role::Rebel, Role::Renegade].into_iter().find(|role| role.name() == name)
}

fn equips(slots: &Table) -> mlua::Result<Vec<CardId>> {
    let mut worn = Vec::new();
    for slot in 1..=5 {
        worn.extend(slots.raw_get::<Option<CardId>>(slot)?);
    }
    Ok(worn)
}

fn piles(table: &Table) -> mlua::Result<BTreeMap<String, Pile>> {
    table.pairs::<String, Vec<CardId>>().map(|pair| pair.map(|(name, known)| (name, Pile { known, hidden: 0 }))).collect()
}

fn counts(table: &Table) -> mlua::Result<BTreeMap<String, i32>> {
    table.pairs::<String, i32>().collect()
}

fn keys(table: &Table) -> mlua::Result<BTreeSet<String>> {
    table.pairs::<String, Value>().map(|pair| pair.map(|(key, _)| key)).collect()
}

/// Skills gained in play, with those that are lent without equipment.
fn acquired(player: &Table) -> mlua::Result<Vec<String>> {
    let mut acquired: Vec<String> = player.raw_get("acquired")?;
    acquired.extend(player.raw_get::<Option<Vec<String>>>("lent")?.unwrap_or_default());
    Ok(acquired)
}

fn fixed_distances(table: &Table) -> mlua::Result<BTreeMap<String, i32>> {
    let mut fixed = BTreeMap::new();
    for pair in table.pairs::<Table, Vec<i32>>() {
        let (other, list) = pair?;
        if let Some(least) = list.iter().min() {
            fixed.insert(other.raw_get("name")?, *least);
        }
    }
    Ok(fixed)
}

fn limits(table: &Table) -> mlua::Result<BTreeMap<Method, Vec<String>>> {
    let mut limits = BTreeMap::new();
    for pair in table.pairs::<usize, Vec<String>>() {
        let (method, patterns) = pair?;
        if let Some(method) = Method::ALL.get(method).filter(|_| !patterns.is_empty()) {
            limits.insert(*method, patterns);
        }
    }
    Ok(limits)
}

/// Phases of the turn that are going to be skipped.
fn skipped(player: &Table) -> mlua::Result<Vec<Phase>> {
    let phases: Table = player.raw_get("phases")?;
    let from: usize = player.raw_get("phase_index")?;
    let mut skipped = Vec::new();
    for place in from.max(1)..=phases.raw_len() {
        let entry: Table = phases.raw_get(place)?;
        if entry.raw_get::<i32>("skipped")? != 0 {
            skipped.extend(PHASES.get(entry.raw_get::<usize>("phase")?));
        }
    }
    Ok(skipped)
}

/// The face of a card, where it is not as printed or has flags.
fn face(card: &Table) -> mlua::Result<Option<Card>> {
    let (class, printed): (Table, Table) = (card.raw_get("class")?, card.raw_get("printed")?);
    let (suit, number): (usize, u8) = (card.raw_get("suit")?, card.raw_get("number")?);
    let skill: String = card.raw_get("skill")?;
    let flags = keys(&card.raw_get("flags")?)?;
    let is_printed = class == printed.raw_get::<Table>("class")?
        && suit == printed.raw_get::<usize>("suit")?
        && number == printed.raw_get::<u8>("number")?;
    if is_printed && skill.is_empty() && flags.is_empty() {
        return Ok(None);
    }
    Ok(Some(Card {
        class: class.raw_get("class_name")?,
        name: Some(card.raw_get("name")?),
        suit: values::suit_of(suit),
        number,
        skill: Some(skill).filter(|skill| !skill.is_empty()),
        flags,
    }))
}
