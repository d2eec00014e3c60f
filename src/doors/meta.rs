//! Editor stubs (LuaCATS), made from a game's schema and the objects that it lends.

use std::collections::BTreeMap;

use serde::Deserialize;

use crate::error::Result;
use crate::game::{Registry, Shape};
use crate::runtime::Runtime;
use crate::vm::Lent;
use crate::wire;

/// Settings for editors: `continue` is a keyword of these scripts, and what they may call.
pub const LUARC: &str = r#"{
  "runtime.version": "Lua 5.2",
  "runtime.nonstandardSymbol": ["continue", "+=", "-=", "*=", "/="],
  "workspace.library": ["meta"],
  "diagnostics.globals": ["sgs", "SmartAI", "global_room", "doudizhu", "gomoku", "holdem", "trace", "weighted", "class"]
}
"#;

#[derive(Deserialize)]
struct Member {
    params: Vec<Param>,
    returns: String,
}

#[derive(Deserialize)]
struct Param {
    name: String,
    r#type: String,
    #[serde(default)]
    optional: bool,
}

type Types = BTreeMap<String, BTreeMap<String, Member>>;

/// The stubs of a game.
///
/// # Errors
/// Our own scripts do not load.
pub fn stubs<G: Lent>(runtime: &Runtime) -> Result<String> {
    let types = wire::read::<serde_json::Map<String, serde_json::Value>>(G::member_types())?;
    let types: Types = types
        .into_iter()
        .filter_map(|(class, members)| Some((class, serde_json::from_value(members).ok()?)))
        .collect();
    let schema = G::schema();
    let mut text =
        format!("---@meta\n-- Editor stubs of {}, written by `junshi meta`. Never loaded.\n", G::ID);
    for (class, methods) in runtime.interface::<G>()? {
        text.push_str(&format!("\n---@class {class}\nlocal {class} = {{}}\n"));
        for method in methods {
            let name = format!("{class}:{method}");
            text.push_str(&member(&name, types.get(class).and_then(|all| all.get(method))));
        }
    }
    text.push_str(&format!("\n---@class {0}\n{0} = {{}}\n", schema.global));
    for (name, known) in types.get(schema.global).into_iter().flatten() {
        text.push_str(&member(&format!("{}.{name}", schema.global), Some(known)));
    }
    for registry in schema.registries {
        text.push_str(&table(schema.global, registry));
    }
    Ok(text)
}

/// A function under its whole name.
fn member(name: &str, known: Option<&Member>) -> String {
    let Some(known) = known else {
        return format!("\n---@return any\nfunction {name}(...) end\n");
    };
    let mut text = String::from("\n");
    for param in &known.params {
        let optional = if param.optional { "?" } else { "" };
        text.push_str(&format!("---@param {}{optional} {}\n", param.name, param.r#type));
    }
    let names: Vec<&str> = known.params.iter().map(|param| param.name.as_str()).collect();
    text.push_str(&format!("---@return {}\nfunction {name}({}) end\n", known.returns, names.join(", ")));
    text
}

fn table(global: &str, registry: &Registry) -> String {
    let values: Vec<&str> = registry.values.iter().map(|shape: &Shape| shape.lua_name()).collect();
    let key = if registry.key == crate::game::Key::List { "integer" } else { "string" };
    format!(
        "\n-- {}\n-- {}\n-- {}\n---@type table<{key}, {}>\n{global}.{} = {{}}\n",
        registry.doc,
        registry.signature,
        registry.example.replace('\n', "\n-- "),
        values.join("|"),
        registry.name
    )
}
