//! The page for host authors: its lists of questions, events and fields are made from the types.
//!
//! `JUNSHI_UPDATE=1 cargo test --test hosts_page` writes them anew.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use junshi::game::Game;
use junshi::sgs::{Ask, Event, Sgs, Snapshot};
use schemars::schema_for;
use serde_json::{Map, Value};

const SHAPES: &str = "src/games/sgs/shapes.md";

/// Names of a schema's types, and the schema.
struct Types<'a>(&'a Value);

impl Types<'_> {
    /// A type in a few words.
    fn short(&self, schema: &Value) -> String {
        let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
        if let Some(path) = schema["$ref"].as_str() {
            let name = path.rsplit('/').next().unwrap_or_default();
            let inner = &self.0["$defs"][name];
            let words = self.words(inner);
            return if words.is_empty() { name.to_owned() } else { words.join(" \\| ") };
        }
        if !schema["const"].is_null() {
            return schema["const"].to_string();
        }
        if let Some(either) = schema["anyOf"].as_array().or_else(|| schema["oneOf"].as_array()) {
            let parts: Vec<String> = either.iter().map(|one| self.short(one)).collect();
            return parts.join(" \\| ");
        }
        match &schema["type"] {
            Value::Array(kinds) => kinds.iter().map(text).collect::<Vec<_>>().join(" \\| "),
            kind if kind == "array" => format!("list of {}", self.short(&schema["items"])),
            kind if kind == "object" => {
                let of = ["additionalProperties", "patternProperties"].map(|key| &schema[key]);
                let value = of.iter().find_map(|of| match of {
                    Value::Object(map) if map.contains_key("type") || map.contains_key("$ref") => {
                        Some(self.short(of))
                    }
                    Value::Object(map) => map.values().next().map(|value| self.short(value)),
                    _ => None,
                });
                format!("{{name: {}}}", value.unwrap_or_else(|| "any".to_owned()))
            }
            Value::Null => "any".to_owned(),
            kind => text(kind),
        }
    }

    /// The words of a type that is one of some words.
    fn words(&self, schema: &Value) -> Vec<String> {
        let listed = schema["enum"].as_array().into_iter().flatten();
        let described = schema["oneOf"].as_array().into_iter().flatten();
        let constant = |one: &Value| {
            let several = one["enum"].as_array().into_iter().flatten().cloned();
            several.chain(Some(one["const"].clone()).filter(|value| !value.is_null())).collect::<Vec<_>>()
        };
        listed
            .cloned()
            .chain(described.flat_map(constant))
            .map(|word| format!("`{}`", word.as_str().unwrap_or("?")))
            .collect()
    }

    fn fields(&self, out: &mut String, schema: &Value) {
        let none = Map::new();
        let required: Vec<&str> =
            schema["required"].as_array().into_iter().flatten().filter_map(Value::as_str).collect();
        out.push_str("| field | | meaning |\n|---|---|---|\n");
        for (name, field) in schema["properties"].as_object().unwrap_or(&none) {
            if name == "kind" {
                continue;
            }
            let star = if required.contains(&name.as_str()) { "" } else { "?" };
            let doc = plain(field["description"].as_str().unwrap_or_default())
                .replace('\n', " ")
                .replace('|', "\\|");
            let default = match &field["default"] {
                Value::Null => String::new(),
                Value::Object(map) if map.is_empty() => String::new(),
                Value::Array(list) if list.is_empty() => String::new(),
                Value::String(text) if text.is_empty() => String::new(),
                value if value.is_object() => String::new(),
                value => format!(" Default `{value}`."),
            };
            writeln!(out, "| `{name}`{star} | {} | {doc}{default} |", self.short(field)).unwrap();
        }
        out.push('\n');
    }

    fn definition(&self, out: &mut String, name: &str, schema: &Value) {
        let words = self.words(schema);
        if schema["properties"].is_object() {
            writeln!(out, "### {name}\n\n{}\n", first_line(schema)).unwrap();
            self.fields(out, schema);
        } else if !words.is_empty() {
            writeln!(out, "### {name}\n\n{} {}\n", first_line(schema), words.join(", ")).unwrap();
        }
    }
}

fn first_line(schema: &Value) -> String {
    plain(schema["description"].as_str().unwrap_or_default().split("\n\n").next().unwrap_or_default())
}

/// Without the links between items, which lead nowhere on a page.
fn plain(text: &str) -> String {
    let mut plain = text.replace("[`", "`");
    while let Some(at) = plain.find("`](") {
        let end = plain[at..].find(')').map_or(plain.len(), |end| at + end + 1);
        plain.replace_range(at + 1..end, "");
    }
    plain.replace("`]", "`")
}

fn questions(out: &mut String) {
    let schema = schema_for!(Ask).to_value();
    let types = Types(&schema);
    out.push_str("## Questions and answers\n\nFields marked `?` may be left out.\n\n");
    for one in schema["oneOf"].as_array().unwrap() {
        let kind = one["properties"]["kind"]["const"].as_str().unwrap();
        let ask = Sgs::schema().ask(kind).unwrap_or_else(|| panic!("{kind} is missing in the schema"));
        writeln!(
            out,
            "### {kind}\n\n{} Answer: {}. Handlers: `sgs.{}`.\n",
            ask.doc, ask.answer, ask.registry
        )
        .unwrap();
        types.fields(out, one);
    }
}

fn all_of(out: &mut String, title: &str, schema: &Value) {
    writeln!(out, "## {title}\n\n{}\n", first_line(schema)).unwrap();
    let types = Types(schema);
    types.fields(out, schema);
    for (name, definition) in schema["$defs"].as_object().into_iter().flatten() {
        types.definition(out, name, definition);
    }
}

#[test]
fn the_shapes_on_the_page_are_those_of_the_types() {
    let mut page = String::from(
        "# The shapes of Sanguosha's JSON\n\nMade from the types; the walk through a turn is in `hosts.md`.\n\n",
    );
    questions(&mut page);
    all_of(&mut page, "Events", &schema_for!(Event).to_value());
    all_of(&mut page, "Snapshot", &schema_for!(Snapshot).to_value());
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(SHAPES);
    if std::env::var_os("JUNSHI_UPDATE").is_some() {
        fs::write(&path, &page).unwrap();
    }
    let kept = fs::read_to_string(&path).unwrap_or_default().replace("\r\n", "\n");
    assert!(kept == page, "{SHAPES} is out of step: run with JUNSHI_UPDATE=1 and look at the change");
}
