//! How a game shows itself to scripts.
//!
//! A game inside the crate brings a face of its own. A game outside it gets [`Tables`]: its
//! snapshot and question lent as read-only tables, its answer read back from a Lua value.

use std::marker::PhantomData;
use std::sync::Arc;

use mlua::serde::ser::Options;
use mlua::{Function, Lua, LuaSerdeExt, MultiValue, Table, Value};
use serde::Serialize;

use super::brain::Foreign;
use super::misses::Misses;
use crate::game::{Game, Names, RuleScripts, Scene, Settings};
use crate::trace::Source;

/// A game that can be lent to scripts. For a game outside the crate one empty line is enough:
/// `impl Lent for MyGame {}`.
pub trait Lent: Game {
    /// Parameters and results of the methods of its objects, as JSON
    /// `{class: {method: {params: [{name, type, optional?}], returns}}}`, for editor stubs.
    fn member_types() -> &'static str {
        "{}"
    }

    /// Where the entry file of a foreign AI lies, by the path that its own scripts use; none where
    /// the game speaks no foreign interface.
    fn foreign_entry() -> Option<&'static str> {
        None
    }

    /// How the game shows itself; by default as read-only tables.
    fn lending() -> Lending<Self> {
        Lending::tables()
    }

    /// A table on which a spec begins before it names a scene of its own; none where the game has
    /// no such table.
    fn blank() -> Option<Self::Snapshot> {
        serde_json::from_str("{}").ok()
    }

    /// Plays steps on a table that is set up by hand, by the game's rules: what specs of rules are made
    /// of. A game whose rules are no scripts has none.
    ///
    /// # Errors
    /// What is wrong with the set-up, an answer or the rules, in words.
    fn rehearse(setup: serde_json::Value, rules: &RuleScripts) -> Result<serde_json::Value, String> {
        let _ = (setup, rules);
        Err(format!("the rules of {} are no scripts", Self::ID))
    }

    /// Names of a kind that the game itself knows, for "did you mean".
    fn known_names(kind: &str) -> Vec<String> {
        let _ = kind;
        Vec::new()
    }
}

/// How a game shows itself to scripts.
pub struct Lending<G: Game>(pub(crate) Box<dyn Face<G>>);

impl<G: Game> Lending<G> {
    /// Snapshot and question as read-only tables: handlers are called as `handler(snapshot, ask)`.
    pub fn tables() -> Lending<G> {
        Lending(Box::new(Tables { lua: None, snapshot: Value::Nil, game: PhantomData }))
    }
}

/// What a face gets to work with.
pub(crate) struct Workshop<'vm> {
    /// The VM.
    pub(crate) lua: &'vm Lua,
    /// The game's global table, with its registries.
    pub(crate) global: &'vm Table,
    /// Globals that the game's own files and all mods read.
    pub(crate) base: &'vm Table,
    /// Where unknown names are remembered.
    pub(crate) misses: &'vm Misses,
    /// Settings of the profile.
    pub(crate) settings: &'vm Settings,
    /// The foreign AI that plays, if one does.
    pub(crate) foreign: Option<&'vm Foreign>,
}

/// How a foreign AI is asked.
pub(crate) struct Consult {
    /// What is called.
    pub(crate) function: Function,
    /// With what.
    pub(crate) arguments: MultiValue,
    /// Its name in traces.
    pub(crate) name: String,
}

/// What a rung said.
pub(crate) enum Heard<A> {
    /// An answer, not yet settled.
    Proposal(A),
    /// No opinion, and why.
    Passed(String),
    /// Something that cannot be an answer to this question.
    WrongShape(String),
}

/// A game's face. One lives in each match.
pub(crate) trait Face<G: Game> {
    /// Called once, before any script is loaded.
    fn install(&mut self, workshop: &Workshop<'_>) -> mlua::Result<()>;

    /// Called after the scripts were loaded; with the environment of the foreign AI, if one plays.
    fn loaded(&mut self, foreign: Option<&Table>) -> mlua::Result<()> {
        let _ = foreign;
        Ok(())
    }

    /// How the foreign AI is asked this question; none where it has nobody for that seat.
    fn consult(&mut self, scene: &Scene<G>) -> mlua::Result<Option<Consult>> {
        let _ = scene;
        Ok(None)
    }

    /// The state has changed.
    fn lend(&mut self, snapshot: &Arc<G::Snapshot>, names: &Names) -> mlua::Result<()>;

    /// Whether any script needs to be told of an event; asked each time, so it has to be quick.
    fn wants(&mut self, event: &G::Event) -> bool {
        let _ = event;
        true
    }

    /// Something happened.
    fn tell(&mut self, event: &G::Event) -> mlua::Result<()>;

    /// Scripts look at the state as this seat from now on, where it matters who looks.
    fn look(&mut self, seat: &str) -> mlua::Result<()> {
        let _ = seat;
        Ok(())
    }

    /// The arguments for a rung that is asked this question.
    fn arguments(&mut self, scene: &Scene<G>, rung: Source) -> mlua::Result<MultiValue>;

    /// Names that a person finds who looks at a state as this seat.
    fn introduce(&mut self, seat: &str) -> mlua::Result<Vec<(String, Value)>> {
        let _ = seat;
        Ok(Vec::new())
    }

    /// Names that a script may have meant by one that is not there.
    fn words(&self) -> Vec<String> {
        Vec::new()
    }

    /// The options that scripts have ranked in the decision that ends; none where they have not.
    fn advice(&mut self) -> Option<serde_json::Value> {
        None
    }

    /// The pause in milliseconds that scripts have asked for in the decision that ends; none where they
    /// have not.
    fn pause(&mut self) -> Option<u32> {
        None
    }

    /// Reads what a handler said.
    fn accept(&mut self, scene: &Scene<G>, said: MultiValue) -> Heard<G::Answer>;
}

/// The face of games outside the crate.
struct Tables<G> {
    lua: Option<Lua>,
    snapshot: Value,
    game: PhantomData<G>,
}

impl<G: Game> Tables<G> {
    fn lua(&self) -> mlua::Result<&Lua> {
        self.lua.as_ref().ok_or_else(|| mlua::Error::runtime("the face is not installed"))
    }

    fn read_only(&self, value: &impl Serialize) -> mlua::Result<Value> {
        let options = Options::new().serialize_none_to_null(false).serialize_unit_to_null(false);
        let value = self.lua()?.to_value_with(value, options)?;
        freeze(&value)?;
        Ok(value)
    }
}

fn freeze(value: &Value) -> mlua::Result<()> {
    if let Value::Table(table) = value {
        for pair in table.pairs::<Value, Value>() {
            freeze(&pair?.1)?;
        }
        table.set_readonly(true);
    }
    Ok(())
}

impl<G: Game> Face<G> for Tables<G> {
    fn install(&mut self, workshop: &Workshop<'_>) -> mlua::Result<()> {
        self.lua = Some(workshop.lua.clone());
        Ok(())
    }

    fn lend(&mut self, snapshot: &Arc<G::Snapshot>, _: &Names) -> mlua::Result<()> {
        self.snapshot = self.read_only(&**snapshot)?;
        Ok(())
    }

    fn wants(&mut self, _: &G::Event) -> bool {
        false
    }

    fn tell(&mut self, _: &G::Event) -> mlua::Result<()> {
        Ok(())
    }

    fn arguments(&mut self, scene: &Scene<G>, _: Source) -> mlua::Result<MultiValue> {
        let ask = self.read_only(&scene.ask)?;
        Ok([self.snapshot.clone(), ask].into_iter().collect())
    }

    fn accept(&mut self, scene: &Scene<G>, said: MultiValue) -> Heard<G::Answer> {
        let value = said.into_iter().next().unwrap_or(Value::Nil);
        let kind = G::route(&scene.ask).kind;
        let nil_is_final = G::schema().ask(kind).is_some_and(|ask| ask.nil_is_final);
        if value.is_nil() && !nil_is_final {
            return Heard::Passed("it returned nil".to_owned());
        }
        let shape = value.type_name();
        match self.lua().and_then(|lua| lua.from_value(value)) {
            Ok(answer) => Heard::Proposal(answer),
            Err(error) => Heard::WrongShape(format!("a {shape} is no answer to {kind}: {error}")),
        }
    }
}
