//! Rules on trial: a table set up by hand, steps played on it, scripted answers, and what came of it.
//! Specs of rules are made of this.

use std::cell::RefCell;
use std::sync::Arc;

use serde::Deserialize;
use serde_json::{Value, json};

use super::face::{Stage, Stop};
use crate::games::sgs::ask::Ask;
use crate::games::sgs::catalogue;
use crate::games::sgs::{Answer, Sgs};
use crate::game::{Game, Names, Scene, settle};
use crate::referee::{RuleScripts, Setup};

/// More questions than a rehearsal may ask.
const MOST_QUESTIONS: usize = 2_000;

/// What is wanted as an answer to which question.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Spoken {
    /// Kind of the question, any where none is named.
    #[serde(default)]
    kind: Option<String>,
    /// Who is asked.
    #[serde(default)]
    seat: Option<String>,
    /// A word in the question's skill, reason, pattern or prompt.
    #[serde(default)]
    about: Option<String>,
    /// Whether it answers every such question, not only the first.
    #[serde(default)]
    always: bool,
    /// The answer; none declines.
    #[serde(default)]
    answer: Option<Value>,
}

impl Spoken {
    fn is_for(&self, seat: &str, ask: &Value) -> bool {
        let word = |field: &str| ask[field].as_str().unwrap_or_default().to_owned();
        let about = ["skill_name", "reason", "pattern", "prompt"].map(word).join(" ");
        self.kind.as_ref().is_none_or(|kind| ask["kind"] == **kind)
            && self.seat.as_ref().is_none_or(|name| name == seat)
            && self.about.as_ref().is_none_or(|words| about.contains(words.as_str()))
    }
}

/// Plays the steps of a set-up; gives questions, events and the state in the end.
///
/// # Errors
/// A set-up that cannot be read, an answer that is not legal, or a fault of the rules, in words.
pub(crate) fn rehearse(mut setup: Value, rules: &RuleScripts) -> Result<Value, String> {
    let answers = setup.as_object_mut().and_then(|fields| fields.remove("answers")).unwrap_or_else(|| json!([]));
    let answers = if answers.is_object() { json!([]) } else { answers };
    let spoken: Vec<Spoken> = serde_json::from_value(answers).map_err(|error| format!("answers: {error}"))?;
    let catalogue = catalogue::of(&rules.names).map_err(|error| error.to_string())?;
    let from = Setup { seed: 1, rules: rules.clone(), ..Setup::default() };
    let mut stage = Stage::open(&from, catalogue).map_err(|error| error.to_string())?;
    stage.set_up_rehearsal(&setup).map_err(|fault| fault.to_string())?;
    let mut trial = Trial { names: Arc::new(rules.names.clone()), left: RefCell::new(spoken), questions: Vec::new() };
    let over = trial.run(&mut stage)?;
    let events: Vec<_> = stage.happened().iter().filter_map(|happening| happening.told_to(&[])).collect();
    Ok(json!({ "questions": trial.questions, "events": events, "state": *stage.state(), "winner": over }))
}

struct Trial {
    names: Arc<Names>,
    left: RefCell<Vec<Spoken>>,
    questions: Vec<Value>,
}

impl Trial {
    fn run(&mut self, stage: &mut Stage) -> Result<Option<String>, String> {
        let mut answer = None;
        while self.questions.len() < MOST_QUESTIONS {
            match stage.go_on(answer.take()).map_err(|fault| fault.to_string())? {
                Stop::Over(winner, _) => return Ok(Some(winner).filter(|winner| !winner.is_empty())),
                Stop::Asked(seat, ask) => {
                    let given = self.answer(stage, &seat, &ask)?;
                    let mut told = serde_json::to_value(&ask).unwrap_or_default();
                    told["answer"] = serde_json::to_value(&given).unwrap_or_default();
                    self.questions.push(told);
                    answer = Some(given);
                }
            }
        }
        Err(format!("more than {MOST_QUESTIONS} questions were asked"))
    }

    /// The scripted answer; where there is none, declining, or what the last resort says.
    fn answer(&self, stage: &Stage, seat: &str, ask: &Ask) -> Result<Answer, String> {
        let told = serde_json::to_value(ask).unwrap_or_default();
        let mut left = self.left.borrow_mut();
        let place = left.iter().position(|spoken| spoken.is_for(seat, &told));
        let given = place.map(|place| match left[place].always {
            true => left[place].answer.clone(),
            false => left.remove(place).answer,
        });
        let mut scene = Scene::<Sgs>::new((*stage.state()).clone(), ask.clone(), 1);
        scene.names = self.names.clone();
        let settled = |answer: Answer| settle(&scene, answer).map(|legal| legal.into_answer());
        let Some(given) = given else {
            return Ok(settled(Answer::Nothing).unwrap_or_else(|_| Sgs::last_resort(&scene)));
        };
        let given: Answer = serde_json::from_value(given.unwrap_or(Value::Null)).map_err(|error| error.to_string())?;
        settled(given).map_err(|refused| format!("{} to {told}: {}", refused.answer.shown(), refused.refusal))
    }
}
