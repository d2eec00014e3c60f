//! What scripts write on players and cards: seen together with the host's values, never sent back.

use std::collections::{BTreeMap, BTreeSet};

use mlua::Value;

use super::super::board::{Board, PlayerIndex};
use super::super::snapshot::{CardId, Phase};

/// Everything written in a match.
#[derive(Default)]
pub(super) struct Overlay {
    players: BTreeMap<PlayerIndex, Written>,
    cards: BTreeMap<CardId, BTreeSet<String>>,
    room_tags: BTreeMap<String, Value>,
    /// How many things are written at all, so that reading nothing costs nothing.
    is_used: bool,
}

/// What was written on one player.
#[derive(Default)]
struct Written {
    flags: BTreeSet<String>,
    cleared_flags: BTreeSet<String>,
    marks: BTreeMap<String, i32>,
    tags: BTreeMap<String, Value>,
}

impl Overlay {
    /// Whether scripts have written nothing at all.
    pub(super) fn is_unused(&self) -> bool {
        !self.is_used
    }

    /// A flag as scripts see it: `host` unless they have written otherwise.
    pub(super) fn flag(&self, player: PlayerIndex, flag: &str, host: bool) -> bool {
        match self.players.get(&player) {
            Some(written) if self.is_used => {
                written.flags.contains(flag) || host && !written.cleared_flags.contains(flag)
            }
            _ => host,
        }
    }

    /// QSanguosha's `setFlags`: sets, `-name` clears, `.` clears all.
    pub(super) fn set_flag(&mut self, board: &Board, player: PlayerIndex, flag: &str) {
        self.is_used = true;
        let written = self.players.entry(player).or_default();
        if flag == "." {
            written.flags.clear();
            written.cleared_flags = board.player(player).flags.clone();
        } else if let Some(cleared) = flag.strip_prefix('-') {
            written.flags.remove(cleared);
            written.cleared_flags.insert(cleared.to_owned());
        } else {
            written.cleared_flags.remove(flag);
            written.flags.insert(flag.to_owned());
        }
    }

    /// Takes back a flag, so that the host's is seen again.
    pub(super) fn unset_flag(&mut self, player: PlayerIndex, flag: &str) {
        if let Some(written) = self.players.get_mut(&player) {
            written.flags.remove(flag);
        }
    }

    /// A mark as scripts see it.
    pub(super) fn mark(&self, player: PlayerIndex, mark: &str) -> Option<i32> {
        if !self.is_used {
            return None;
        }
        self.players.get(&player)?.marks.get(mark).copied()
    }

    /// Writes a mark.
    pub(super) fn set_mark(&mut self, player: PlayerIndex, mark: &str, count: i32) {
        self.is_used = true;
        self.players.entry(player).or_default().marks.insert(mark.to_owned(), count);
    }

    /// A tag that scripts have written on a player, or on the room where there is none.
    pub(super) fn tag(&self, player: Option<PlayerIndex>, tag: &str) -> Option<Value> {
        match player {
            Some(player) => self.players.get(&player)?.tags.get(tag).cloned(),
            None => self.room_tags.get(tag).cloned(),
        }
    }

    /// Writes a tag.
    pub(super) fn set_tag(&mut self, player: Option<PlayerIndex>, tag: &str, value: Value) {
        self.is_used = true;
        let tags = match player {
            Some(player) => &mut self.players.entry(player).or_default().tags,
            None => &mut self.room_tags,
        };
        tags.insert(tag.to_owned(), value);
    }

    /// A card flag that scripts have written.
    pub(super) fn card_flag(&self, card: CardId, flag: &str) -> bool {
        self.is_used && self.cards.get(&card).is_some_and(|flags| flags.contains(flag))
    }

    /// Writes a card flag: `-name` clears, `.` clears all.
    pub(super) fn set_card_flag(&mut self, card: CardId, flag: &str) {
        self.is_used = true;
        write_flag(self.cards.entry(card).or_default(), flag);
    }

    /// Ends what a new state ends: flags of those who are not active any more, marks and tags that
    /// the host gives anew, everything of the dead, flags of cards that have moved.
    pub(super) fn age(&mut self, old: &Board, new: &Board) {
        if !self.is_used {
            return;
        }
        self.players.retain(|player, written| {
            if *player >= new.len() || *player >= old.len() || !new.seated(*player).alive {
                return false;
            }
            let (before, now) = (old.player(*player), new.player(*player));
            if now.phase == Some(Phase::NotActive) && before.phase != Some(Phase::NotActive) {
                written.flags.clear();
                written.cleared_flags.clear();
            }
            written.marks.retain(|mark, _| before.marks.get(mark) == now.marks.get(mark));
            written.tags.retain(|tag, _| before.tags.get(tag) == now.tags.get(tag));
            true
        });
        self.cards.retain(|card, _| place(old, *card) == place(new, *card));
        let (before, now) = (&old.snapshot().tags, &new.snapshot().tags);
        self.room_tags.retain(|tag, _| before.get(tag) == now.get(tag));
    }
}

/// Sets a flag; `-name` clears it, `.` clears all.
pub(super) fn write_flag(flags: &mut BTreeSet<String>, flag: &str) {
    match flag.strip_prefix('-') {
        _ if flag == "." => flags.clear(),
        Some(cleared) => {
            flags.remove(cleared);
        }
        None => {
            flags.insert(flag.to_owned());
        }
    }
}

/// Whose hand or table a card lies in, as far as that is seen.
fn place(board: &Board, card: CardId) -> Option<(PlayerIndex, bool)> {
    (0..board.len()).find_map(|index| {
        let player = board.player(index);
        let on_table = player.equips.contains(&card) || player.judging.contains(&card);
        (on_table || player.hand.known.contains(&card)).then_some((index, on_table))
    })
}
