//! `junshi eval GAME PRIMITIVE`: a stream of JSON values in, one line of JSON out for each.

use std::io::{BufWriter, Read, Write};

use serde_json::{Value, json};

use super::Ended;
use crate::error::{Error, HostError};
use crate::games::{self, Visit};
use crate::vm::Lent;

/// Arguments of `eval`.
#[derive(clap::Args)]
pub(super) struct Args {
    /// Name of the game
    game: String,
    /// Name of the primitive, such as `situation`
    primitive: String,
    /// Override a setting (may be repeated)
    #[arg(long = "set", value_name = "KEY=VALUE")]
    settings: Vec<String>,
}

pub(super) fn run(args: &Args) -> Result<(), Ended> {
    let mut text = String::new();
    let input = std::path::PathBuf::from("-");
    std::io::stdin().read_to_string(&mut text).map_err(|source| Error::Io { path: input, source })?;
    games::visit(&args.game, Evaluating { args, text: &text })
        .unwrap_or_else(|| Err(super::options::no_such_game(&args.game).into()))
}

struct Evaluating<'a> {
    args: &'a Args,
    text: &'a str,
}

impl Visit for Evaluating<'_> {
    type Out = Result<(), Ended>;

    fn visit<G: Lent>(self) -> Self::Out {
        let settings = super::options::settings::<G>(&self.args.settings)?;
        let primitive =
            G::primitives().iter().find(|(name, _)| *name == self.args.primitive).ok_or_else(|| {
                let names: Vec<&str> = G::primitives().iter().map(|(name, _)| *name).collect();
                HostError::new(
                    "primitive",
                    format!("one of {}", names.join(", ")),
                    format!("`{}`", self.args.primitive),
                )
            })?;
        let mut out = BufWriter::new(std::io::stdout().lock());
        let mut bad = false;
        for item in serde_json::Deserializer::from_str(self.text).into_iter::<Value>() {
            let line = match item {
                Ok(item) => one(&item, &settings, primitive.1),
                Err(error) => {
                    let end = json!({"error": {"path": ".", "expected": "JSON", "found": error.to_string()}});
                    let _ = writeln!(out, "{end}");
                    return Err(HostError::new(".", "a stream of JSON values", error.to_string()).into());
                }
            };
            bad |= line.get("error").is_some();
            let _ = writeln!(out, "{line}");
        }
        let _ = out.flush();
        if bad {
            Err(HostError::new(".", "input that fits", "see the lines with `error`").into())
        } else {
            Ok(())
        }
    }
}

/// One line of output; a mistake in one value does not end the stream.
fn one(item: &Value, settings: &crate::game::Settings, primitive: crate::game::Primitive) -> Value {
    let mut line = match primitive(item, settings) {
        Ok(Value::Object(fields)) => Value::Object(fields),
        Ok(value) => json!({ "value": value }),
        Err(error) => {
            json!({"error": {"path": error.path, "expected": error.expected, "found": error.found}})
        }
    };
    if let (Some(id), Value::Object(fields)) = (item.get("id"), &mut line) {
        fields.insert("id".to_owned(), id.clone());
    }
    line
}
