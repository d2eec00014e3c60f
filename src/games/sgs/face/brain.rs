//! A whole foreign AI: `CloneAI` makes one for each player, and everything goes through its
//! `callback(method, …)` as in QSanguosha.

use mlua::{Function, IntoLua, Table, Value};

use super::super::Sgs;
use super::super::ask::Ask;
use super::super::board::{Board, PlayerIndex};
use super::super::event::Event;
use super::super::mode;
use super::super::snapshot::Role;
use super::kinds::Player;
use super::{SgsFace, data, structs};
use crate::game::{Game, Scene};
use crate::vm::Consult;

/// Set on a player while he chooses cards to give away: he is asked as if he discarded.
const EXCHANGING: &str = "Global_AIDiscardExchanging";

/// The foreign AI of one match.
pub(super) struct Foreign {
    /// Where the scripts keep their globals.
    environment: Table,
    /// The function of that name; none where the scripts have failed to define it.
    clone_ai: Option<Function>,
    /// What `CloneAI` gave for each player, in the order of their seats.
    brains: Vec<Option<Table>>,
    /// Whose flag stands for an exchange.
    exchanging: Option<usize>,
}

impl Foreign {
    /// The AI whose scripts were loaded into this environment.
    pub(super) fn of(environment: &Table) -> mlua::Result<Foreign> {
        let clone_ai = match environment.get::<Value>("CloneAI")? {
            Value::Function(clone_ai) => Some(clone_ai),
            _ => None,
        };
        Ok(Foreign { environment: environment.clone(), clone_ai, brains: Vec::new(), exchanging: None })
    }

    /// The methods of its own class of brains, where it has one under the usual name.
    pub(super) fn methods(&self) -> mlua::Result<Table> {
        let class: Table = self.environment.get("SmartAI")?;
        class.raw_get("__instanceDict")
    }

    /// The AI of a player.
    fn make(&self, player: usize) -> mlua::Result<Table> {
        match &self.clone_ai {
            Some(clone_ai) => clone_ai.call(Player::nth(player)),
            None => Err(mlua::Error::runtime("the foreign AI has no function CloneAI")),
        }
    }

    fn callback(&self, player: usize) -> mlua::Result<Option<Function>> {
        match self.brains.get(player) {
            Some(Some(brain)) => brain.get("callback"),
            _ => Ok(None),
        }
    }
}

/// The role that a foreign AI is told of a player whose role is hidden: those of the mode that nobody
/// is known to have, dealt in the order of the seats. Such an AI counts roles by what each player
/// says, so that only their numbers are right.
pub(super) fn dealt_role(board: &Board, player: PlayerIndex) -> Role {
    let mut left = mode::roles(&board.snapshot().mode).unwrap_or_default();
    let mut known = (0..board.len()).filter_map(|seat| board.seated(seat).role);
    known.by_ref().for_each(|role| *left.of_mut(role) = left.of(role).saturating_sub(1));
    let mut dealt = Role::Rebel;
    for _ in (0..=player).filter(|seat| board.seated(*seat).role.is_none()) {
        let next = [Role::Lord, Role::Rebel, Role::Loyalist, Role::Renegade];
        dealt = next.into_iter().find(|role| left.of(*role) > 0).unwrap_or(Role::Rebel);
        *left.of_mut(dealt) = left.of(dealt).saturating_sub(1);
    }
    dealt
}

impl SgsFace {
    /// Makes an AI for each player, once. A player whose AI fails has none.
    pub(super) fn seat_foreign(&mut self) -> mlua::Result<()> {
        let Some(foreign) = &mut self.foreign else { return Ok(()) };
        let mut failed = Ok(());
        for player in foreign.brains.len()..self.snapshot.players.len() {
            let made = foreign.make(player);
            foreign.brains.push(made.as_ref().ok().cloned());
            failed = failed.and(made.map(drop));
        }
        failed
    }

    /// Tells an event to the AIs of all players; only events about a player reach them.
    pub(super) fn tell_foreign(&mut self, event: &Event) -> mlua::Result<()> {
        self.end_exchange()?;
        self.look_as(self.recorder().as_deref())?;
        self.seat_foreign()?;
        let state = self.inside()?.state.clone();
        let about = event.player.as_deref().and_then(|name| state.board().index(name)).map(Player::nth);
        let Some(about) = about else { return Ok(()) };
        let lua = self.inside()?.lua.clone();
        let told = serde_json::to_value(state.told(&event.data)).map_err(mlua::Error::external)?;
        let told = data::variant(&lua, &state, &told)?;
        let seats: Vec<String> = self.snapshot.players.iter().map(|player| player.name.clone()).collect();
        let mut failed = Ok(());
        for (player, seat) in seats.iter().enumerate() {
            self.look_as(Some(seat))?;
            let callback = self.foreign.as_ref().map(|foreign| foreign.callback(player)).transpose()?.flatten();
            let Some(callback) = callback else { continue };
            let heard = callback.call::<()>(("filterEvent", event.number(), about, &told));
            failed = failed.and(heard);
        }
        failed
    }

    /// How the AI of the asked player is called.
    pub(super) fn consult_foreign(&mut self, scene: &Scene<Sgs>) -> mlua::Result<Option<Consult>> {
        let route = Sgs::route(&scene.ask);
        if matches!(scene.ask, Ask::Kingdom(_) | Ask::General(_)) {
            return Ok(None);
        }
        self.end_exchange()?;
        self.look_as(Some(&route.seat))?;
        self.seat_foreign()?;
        let inside = self.inside()?;
        let (lua, state) = (inside.lua.clone(), inside.state.clone());
        state.forget_memory();
        let at = state.board().index(&route.seat).ok_or_else(|| mlua::Error::runtime("nobody is asked"))?;
        let (mut method, mut used) = (route.kind, None);
        let mut arguments = inside.for_default(&scene.ask)?;
        let Some(foreign) = &mut self.foreign else { return Ok(None) };
        match scene.ask {
            Ask::Activate(_) => {
                let table = structs::card_use(&lua, &state, Some(Player::nth(at)))?;
                arguments.push_front((&table).into_lua(&lua)?);
                used = Some(table);
            }
            Ask::Exchange(_) => {
                method = "askForDiscard";
                state.overlay.borrow_mut().set_flag(&state.board(), at, EXCHANGING);
                foreign.exchanging = Some(at);
            }
            _ => {}
        }
        let Some(function) = foreign.callback(at)? else { return Ok(None) };
        arguments.push_front(method.into_lua(&lua)?);
        self.use_of_card = used;
        Ok(Some(Consult { function, arguments, name: format!("callback {method}") }))
    }

    /// Takes back the flag of an exchange that is over.
    fn end_exchange(&mut self) -> mlua::Result<()> {
        let over = self.foreign.as_mut().and_then(|foreign| foreign.exchanging.take());
        if let Some(player) = over {
            let state = &self.inside()?.state;
            state.overlay.borrow_mut().unset_flag(player, EXCHANGING);
        }
        Ok(())
    }
}
