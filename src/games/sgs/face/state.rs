//! What the lent objects read: the board of the seat that is asked, and what scripts have written
//! on top of it.

use std::borrow::Cow;
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use std::sync::Arc;

use mlua::{Lua, Table};

use super::super::ask::Ask;
use super::super::board::{Board, PlayerIndex, is_closed_pile};
use super::super::card::{Face, NO_CARD};
use super::super::catalogue::Catalogue;
use super::super::event::{Data, seen_by_all};
use super::super::memory::{Lacks, Memory};
use super::super::select::Chosen;
use super::super::snapshot::{CardId, Role, Sight, Snapshot, UseReason};
use super::kinds::Player;
use super::made::MadeCards;
use super::structs::Structs;
use super::overlay::Overlay;
use crate::game::Settings;

/// Shared by the methods of all classes.
pub(super) struct State {
    board: RefCell<Rc<Board>>,
    /// The board that is to be made once somebody reads it, and whether there is one.
    next: RefCell<Option<Next>>,
    is_waiting: Cell<bool>,
    /// What scripts have written: flags, marks, tags.
    pub(super) overlay: RefCell<Overlay>,
    /// The game's global table, in which the scripts keep their memory.
    pub(super) global: Table,
    /// Settings of the profile.
    pub(super) settings: Settings,
    /// Metatable of lists.
    pub(super) lists: Table,
    /// Cards that are made of others.
    pub(super) made: MadeCards,
    /// Metatables of structs.
    pub(super) structs: Structs,
    /// Whether a foreign AI plays, which knows no unknown roles.
    pub(super) plays_foreign: Cell<bool>,
    /// Why a card is asked for, and by which pattern, where the host does not tell.
    asked: RefCell<(UseReason, String)>,
    memory: RefCell<Memory>,
    memory_is_old: Cell<bool>,
    /// `sgs.memo`: what brains have worked out, kept no longer than what it follows from.
    pub(super) memo: Table,
    is_deciding: Cell<bool>,
    /// The general that the ratings choose, where that is the question, and whether they go by the role.
    pub(super) general: RefCell<Option<(Chosen, bool)>>,
}

/// What a board is made from.
pub(super) struct Next {
    pub(super) snapshot: Arc<Snapshot>,
    pub(super) catalogue: Arc<Catalogue>,
    /// Who looks; nobody where all is seen.
    pub(super) viewer: Option<String>,
}

impl Next {
    fn board(self) -> Board {
        Board::new(self.snapshot, self.catalogue, self.viewer.as_deref())
    }
}

/// Tables of Lua that a state reads.
pub(super) struct Tables {
    /// `sgs.memo`.
    pub(super) memo: Table,
    /// The game's global table.
    pub(super) global: Table,
    /// Metatable of lists.
    pub(super) lists: Table,
}

impl State {
    pub(super) fn new(
        tables: Tables,
        structs: Structs,
        settings: Settings,
        catalogue: Arc<Catalogue>,
    ) -> State {
        let Tables { memo, global, lists } = tables;
        let nobody = Board::new(Arc::new(Snapshot::default()), catalogue, None);
        State {
            board: RefCell::new(Rc::new(nobody)),
            next: RefCell::new(None),
            is_waiting: Cell::new(false),
            overlay: RefCell::default(),
            global,
            settings,
            lists,
            made: MadeCards::default(),
            structs,
            plays_foreign: Cell::new(false),
            asked: RefCell::default(),
            memo,
            is_deciding: Cell::new(false),
            memory: RefCell::default(),
            memory_is_old: Cell::new(true),
            general: RefCell::default(),
        }
    }

    /// The board as it stands now.
    pub(super) fn board(&self) -> std::cell::Ref<'_, Rc<Board>> {
        if self.is_waiting.replace(false)
            && let Some(next) = self.next.take()
        {
            *self.board.borrow_mut() = Rc::new(next.board());
        }
        self.board.borrow()
    }

    /// Puts another board in place. Nobody may ever read it, so it is made later, except where what
    /// scripts have written grows older by it.
    pub(super) fn show(&self, next: Next) {
        self.forget_memory();
        if self.overlay.borrow().is_unused() {
            *self.next.borrow_mut() = Some(next);
            self.is_waiting.set(true);
            return;
        }
        let board = next.board();
        self.overlay.borrow_mut().age(&self.board(), &board);
        *self.board.borrow_mut() = Rc::new(board);
    }

    /// A question is asked, or none any more.
    pub(super) fn ask(&self, ask: Option<&Ask>) {
        let (reason, pattern) = ask.map(Ask::reason).unwrap_or_default();
        *self.asked.borrow_mut() = (reason, pattern.to_owned());
    }

    /// Why a card is asked for, and by which pattern: as the host tells, else as the question does.
    pub(super) fn asked(&self) -> (UseReason, String) {
        let board = self.board();
        let (told, asked) = (board.snapshot(), self.asked.borrow());
        let reason = if told.use_reason == UseReason::Unknown { asked.0 } else { told.use_reason };
        (reason, if told.pattern.is_empty() { &asked.1 } else { &told.pattern }.clone())
    }

    /// Scripts may have learned something.
    pub(super) fn forget_memory(&self) {
        self.memory_is_old.set(true);
        self.forget_memo();
    }

    /// From now on brains remember, or no longer: `sgs.memo.on`.
    pub(super) fn decides(&self, on: bool) {
        self.is_deciding.set(on);
        self.forget_memo();
    }

    fn forget_memo(&self) {
        let on = self.is_deciding.get().then_some(true);
        if let Err(error) = self.memo.clear().and_then(|()| self.memo.raw_set("on", on)) {
            tracing::error!(target: "sgs", "sgs.memo cannot be emptied: {error}");
        }
    }

    /// What scripts have written, to write more: what brains have worked out may follow from it.
    pub(super) fn write(&self) -> std::cell::RefMut<'_, Overlay> {
        self.forget_memo();
        self.overlay.borrow_mut()
    }

    /// What the scripts remember of the players, read from their tables when it is first needed.
    pub(super) fn memory(&self) -> mlua::Result<std::cell::Ref<'_, Memory>> {
        if self.memory_is_old.replace(false) {
            let read = self.read_memory()?;
            *self.memory.borrow_mut() = read;
        }
        Ok(self.memory.borrow())
    }

    fn read_memory(&self) -> mlua::Result<Memory> {
        let board = self.board();
        let roles: Option<Table> = self.global.raw_get("ai_role")?;
        let lacks: Option<Table> = self.global.raw_get("card_lack")?;
        let mut memory = Memory::default();
        for index in 0..board.len() {
            let name = board.player(index).name.as_str();
            let told = board.seated(index).role;
            let seems: Option<mlua::LuaString> = roles.as_ref().and_then(|roles| roles.raw_get(name).ok());
            memory.roles.push(told.or_else(|| seems.and_then(|role| named_role(&role.to_string_lossy()))));
            let lack: Option<Table> = lacks.as_ref().and_then(|lacks| lacks.raw_get(name).ok());
            memory.lacks.push(lack.map(|lack| read_lacks(&lack)).unwrap_or_default());
        }
        Ok(memory)
    }

    /// The player of a handle.
    pub(super) fn at(&self, player: Player) -> mlua::Result<PlayerIndex> {
        on(&self.board(), player)
    }

    /// A QSanguosha list of these items.
    pub(super) fn list<T: mlua::IntoLua>(
        &self,
        lua: &Lua,
        items: impl IntoIterator<Item = T>,
    ) -> mlua::Result<Table> {
        let list = lua.create_sequence_from(items)?;
        list.set_metatable(Some(self.lists.clone()))?;
        Ok(list)
    }

    /// The draw pile, top first; −1 for cards that are not seen: all of them, unless scripts see
    /// everything.
    pub(super) fn draw_pile(&self) -> Vec<CardId> {
        let board = self.board();
        let draw = &board.snapshot().draw;
        let seen = match board.snapshot().sight == Sight::Seat || self.settings.on("all_seeing") {
            true => draw.known.clone(),
            false => Vec::new(),
        };
        let hidden = draw.count() - seen.len();
        seen.into_iter().chain(std::iter::repeat_n(NO_CARD, hidden)).collect()
    }

    /// What scripts are told of an event: what everybody sees, unless they see everything or the host
    /// has left out itself what is not seen.
    pub(super) fn told<'a>(&self, data: &'a Data) -> Cow<'a, Data> {
        let board = self.board();
        match board.snapshot().sight == Sight::Seat || self.settings.on("all_seeing") {
            true => Cow::Borrowed(data),
            false => seen_by_all(data, board.snapshot(), is_closed_pile),
        }
    }

    /// The cards in a player's hand: those that are seen, then unknown ones.
    pub(super) fn hand(&self, player: PlayerIndex) -> Vec<Face> {
        let board = self.board();
        let mut hand = board.known_hand(player).to_vec();
        hand.resize(board.seated(player).hand.max(0) as usize, Face::UNKNOWN);
        hand
    }
}

/// The player of a handle, on a board.
pub(super) fn on(board: &Board, player: Player) -> mlua::Result<PlayerIndex> {
    match player.index() < board.len() {
        true => Ok(player.index()),
        false => Err(mlua::Error::runtime("this player is not at the table any more")),
    }
}

fn named_role(name: &str) -> Option<Role> {
    [Role::Loyalist, Role::Rebel, Role::Renegade].into_iter().find(|role| role.name() == name)
}

fn read_lacks(lack: &Table) -> Lacks {
    let count = |class: &str| lack.raw_get::<f64>(class).unwrap_or(0.0).clamp(0.0, 255.0) as u8;
    Lacks { slash: count("Slash"), jink: count("Jink"), peach: count("Peach") }
}
