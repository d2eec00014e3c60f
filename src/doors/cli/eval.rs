//! `junshi eval GAME PRIMITIVE`: a stream of JSON values in, one line of JSON out for each.

use std::io::{BufWriter, Read, Write};

use serde_json::{Value, json};

use super::Ended;
use super::options::Scripts;
use crate::error::{Error, HostError};
use crate::game::{Primitive, Settings};
use crate::games::{self, Visit};
use crate::vm::Lent;

/// Arguments of `eval`.
#[derive(clap::Args)]
pub(super) struct Args {
    /// Name of the game
    game: String,
    /// Name of the primitive, such as `situation`
    primitive: String,
    /// A way to play, such as a rule set, where the input names none
    #[arg(long, value_name = "NAME")]
    mode: Option<String>,
    #[command(flatten)]
    scripts: Scripts,
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

/// A primitive with all that is laid under its input.
struct Ready {
    primitive: Primitive,
    settings: Settings,
    data: Vec<(&'static str, Value)>,
}

impl Evaluating<'_> {
    fn ready<G: Lent>(&self) -> Result<Ready, Ended> {
        let name = self.args.primitive.as_str();
        let primitive = G::primitives().iter().find(|(own, _)| *own == name).ok_or_else(|| {
            let names: Vec<&str> = G::primitives().iter().map(|(name, _)| *name).collect();
            HostError::new("primitive", format!("one of {}", names.join(", ")), format!("`{name}`"))
        })?;
        let mut builder = self.args.scripts.builder()?;
        if let Some(mode) = &self.args.mode {
            let found =
                || HostError::new("--mode", format!("no mode: {} has none here", G::ID), mode.as_str());
            builder = builder.set(G::mode_setting().ok_or_else(found)?, mode.as_str());
        }
        let runtime = builder.build();
        let names = G::primitive_data(name);
        let data = match names {
            [] => Vec::new(),
            names => {
                runtime.load_report::<G>()?.faults.iter().for_each(|fault| eprintln!("{fault}"));
                names.iter().copied().zip(runtime.data::<G>(names)?).collect()
            }
        };
        Ok(Ready { primitive: primitive.1, settings: runtime.settings::<G>()?, data })
    }
}

impl Visit for Evaluating<'_> {
    type Out = Result<(), Ended>;

    fn visit<G: Lent>(self) -> Self::Out {
        let ready = self.ready::<G>()?;
        let mut out = BufWriter::new(std::io::stdout().lock());
        let (mut all, mut bad) = (0, 0);
        for item in serde_json::Deserializer::from_str(self.text).into_iter::<Value>() {
            let line = match item {
                Ok(item) => ready.line(item),
                Err(error) => {
                    let end = json!({"error": {"path": ".", "expected": "JSON", "found": error.to_string()}});
                    let _ = writeln!(out, "{end}");
                    return Err(HostError::new(".", "a stream of JSON values", error.to_string()).into());
                }
            };
            all += 1;
            bad += usize::from(line.get("error").is_some());
            let _ = writeln!(out, "{line}");
        }
        let _ = out.flush();
        if bad == 0 {
            return Ok(());
        }
        let fits = format!("values that `{}` takes", self.args.primitive);
        Err(HostError::new("standard input", fits, format!("{bad} of {all} that it does not, told above"))
            .into())
    }
}

impl Ready {
    /// One line of output, with the id of its input; a mistake in one value does not end the stream.
    fn line(&self, mut item: Value) -> Value {
        let id = item.as_object_mut().and_then(|fields| fields.remove("id"));
        if let Some(fields) = item.as_object_mut() {
            for (name, data) in &self.data {
                fields.entry(*name).or_insert_with(|| data.clone());
            }
        }
        let mut line = match (self.primitive)(&item, &self.settings) {
            Ok(Value::Object(fields)) => Value::Object(fields),
            Ok(value) => json!({ "value": value }),
            Err(error) => {
                json!({"error": {"path": error.path, "expected": error.expected, "found": error.found}})
            }
        };
        if let (Some(id), Value::Object(fields)) = (id, &mut line) {
            fields.insert("id".to_owned(), id);
        }
        line
    }
}
