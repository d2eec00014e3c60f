//! One line of Lua at a time, for people who look at a state (`junshi repl`).

use mlua::chunk::ChunkMode;
use mlua::{Function, MultiValue, Table, Value};

use super::face::Lent;
use super::fault::Fault;
use super::sandbox::{self, Doors, Fetch};
use super::{Vm, tools};

/// An environment that keeps what was defined in earlier lines.
pub(crate) struct Desk(Table);

impl<G: Lent> Vm<G> {
    /// An environment over the game's files, in which the state is seen as `seat` sees it.
    pub(crate) fn desk(&mut self, seat: &str) -> Result<Desk, Fault> {
        let mut desk = None;
        self.guarded(|vm| {
            let no_files = || -> Fetch {
                Box::new(|_, name| {
                    Err(mlua::Error::runtime(format!("no other file can be loaded here ({name})")))
                })
            };
            let doors = Doors { require: no_files(), dofile: no_files() };
            let environment = sandbox::mod_env(&vm.lua, &vm.base(), doors)?;
            for (name, value) in vm.face.introduce(seat)? {
                environment.raw_set(name, value)?;
            }
            desk = Some(Desk(environment));
            Ok(())
        })?;
        desk.ok_or_else(|| Fault::bare("the state cannot be shown"))
    }

    /// Evaluates an expression or runs a statement; gives the values as a person would write them.
    pub(crate) fn evaluate(&mut self, desk: &Desk, text: &str) -> Result<String, Fault> {
        let mut shown = String::new();
        self.guarded(|vm| {
            let values: MultiValue = vm.line(desk, text)?.call(())?;
            let parts: Vec<String> = values.iter().map(|value| show(&vm.lua, value, 0)).collect();
            shown = parts.join("\t");
            Ok(())
        })?;
        Ok(shown)
    }

    fn line(&self, desk: &Desk, text: &str) -> mlua::Result<Function> {
        let compile = |text: &str| {
            let code = sandbox::compiler(&[]).compile(text)?;
            let chunk = self.lua.load(code).set_name("=line").set_mode(ChunkMode::Binary);
            chunk.set_environment(desk.0.clone()).into_function()
        };
        compile(&format!("return {text}")).or_else(|_| compile(text))
    }
}

const DEEPEST: usize = 2;
const MOST: usize = 24;

/// A value on one line: objects by name, tables with what is in them.
fn show(lua: &mlua::Lua, value: &Value, depth: usize) -> String {
    match value {
        Value::String(text) => format!("\"{}\"", tools::cut(&text.to_string_lossy())),
        Value::Table(table) if depth < DEEPEST => {
            let pairs = table.pairs::<Value, Value>().flatten().take(MOST);
            let parts: Vec<String> = pairs
                .map(|(key, item)| match key {
                    Value::Integer(_) | Value::Number(_) => show(lua, &item, depth + 1),
                    key => format!("{} = {}", plain(lua, &key), show(lua, &item, depth + 1)),
                })
                .collect();
            format!("{{ {} }}", parts.join(", "))
        }
        other => plain(lua, other),
    }
}

fn plain(lua: &mlua::Lua, value: &Value) -> String {
    crate::trace::plain(&tools::wire(lua, value))
}
