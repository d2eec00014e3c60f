//! Modules that specs may require: the files of folders that the person at the command line names.

use std::cell::RefCell;
use std::collections::HashMap;
use std::path::PathBuf;

use mlua::chunk::ChunkMode;
use mlua::{Lua, Table, Value};

use super::super::{sandbox, source};

/// The folders, and the modules that were loaded from them.
pub(super) struct Library {
    paths: Vec<PathBuf>,
    environment: RefCell<Option<Table>>,
    loaded: RefCell<HashMap<String, Value>>,
}

impl Library {
    pub(super) fn new(paths: Vec<PathBuf>) -> Library {
        Library { paths, environment: RefCell::default(), loaded: RefCell::default() }
    }

    /// Modules run in this environment.
    pub(super) fn run_in(&self, environment: Table) {
        *self.environment.borrow_mut() = Some(environment);
    }

    /// The module of that name: a library of the engine, or a file below one of the folders.
    pub(super) fn fetch(&self, lua: &Lua, name: &str) -> mlua::Result<Value> {
        let done = self.loaded.borrow().get(name).cloned();
        if let Some(value) = done {
            return Ok(value);
        }
        if let Ok(library @ Value::Table(_)) = lua.globals().raw_get::<Value>(name) {
            return Ok(library);
        }
        let value = self.load(lua, name)?;
        let value = if value.is_nil() { Value::Boolean(true) } else { value };
        self.loaded.borrow_mut().insert(name.to_owned(), value.clone());
        Ok(value)
    }

    fn load(&self, lua: &Lua, name: &str) -> mlua::Result<Value> {
        let stem = name.trim_end_matches(".lua").replace('.', "/");
        let plain = |part: &str| !part.is_empty() && !part.contains(['\\', ':']);
        let file = format!("{stem}.lua");
        let path = self.paths.iter().map(|folder| folder.join(&file)).find(|path| path.is_file());
        let Some(path) = path.filter(|_| stem.split('/').all(plain)) else {
            let hint = if self.paths.is_empty() { " (give its folder by --path)" } else { "" };
            return Err(mlua::Error::runtime(format!("a spec cannot load another file: {name}{hint}")));
        };
        let bytes = std::fs::read(&path).map_err(mlua::Error::external)?;
        let text = source::mend(&bytes).map_err(mlua::Error::external)?.text;
        let code = sandbox::compiler(&[]).compile(text)?;
        let chunk = lua.load(code).set_name(format!("={file}")).set_mode(ChunkMode::Binary);
        match self.environment.borrow().clone() {
            Some(environment) => chunk.set_environment(environment).call(()),
            None => chunk.call(()),
        }
    }
}
