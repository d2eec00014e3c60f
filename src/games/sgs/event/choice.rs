//! The text of a ChoiceMade event: a kind and its fields, with colons between.

use crate::error::HostError;
use crate::kit::near;

/// A kind of choice.
struct Choice {
    kind: &'static str,
    /// How it is written.
    form: &'static str,
    /// Fields that name players. Further ones are not looked at: a prompt may hold colons.
    players: &'static [usize],
}

const fn choice(kind: &'static str, form: &'static str, players: &'static [usize]) -> Choice {
    Choice { kind, form, players }
}

/// The kinds that there are. A form has the fewest fields that one may have.
const CHOICES: [Choice; 14] = [
    choice("cardUsed", "cardUsed:<pattern>:<prompt>:nil", &[]),
    choice("skillInvoke", "skillInvoke:<skill>:yes|no", &[]),
    choice("skillChoice", "skillChoice:<skill>:<answer>", &[]),
    choice("Nullification", "Nullification:<trick class>:<target>:true|false", &[2]),
    choice("cardChosen", "cardChosen:<reason>:<id>:<chooser>:<owner>", &[3, 4]),
    choice("cardResponded", "cardResponded:<pattern>:<prompt>:_<card>_|_nil_", &[]),
    choice("AGChosen", "AGChosen:<reason>:<id>", &[]),
    choice("cardShow", "cardShow:<reason>:_<card>_", &[]),
    choice("peach", "peach:<dying>:<needed>:<card>", &[1]),
    choice("cardDiscard", "cardDiscard:<reason>:<cards>", &[]),
    choice("viewCards", "viewCards:<viewer>:<owner>", &[1, 2]),
    choice("playerChosen", "playerChosen:<skill>:<player>", &[2]),
    choice("Yiji", "Yiji:<skill>:<from>:<to>:<id+id>", &[2, 3]),
    choice("pindian", "pindian:<reason>:<from>:<card id>:<to>:<card id>", &[2, 4]),
];

/// The kinds of choice, in the order of the documentation.
pub fn kinds() -> impl Iterator<Item = &'static str> {
    CHOICES.iter().map(|choice| choice.kind)
}

/// Checks a text; `known` tells whether somebody of that name is at the table.
pub(super) fn check(text: &str, known: impl Fn(&str) -> Result<(), HostError>) -> Result<(), HostError> {
    let kind = text.split(':').next().unwrap_or_default();
    let Some(choice) = CHOICES.iter().find(|choice| choice.kind == kind) else {
        let near = near::nearest(kind, kinds()).map(|near| format!("; did you mean \"{near}\"?"));
        let listed = kinds().collect::<Vec<_>>().join(", ");
        let found = format!("\"{text}\"{}", near.unwrap_or_default());
        return Err(HostError::new("", format!("a choice of kind {listed}"), found));
    };
    if text.split(':').count() < choice.form.split(':').count() {
        return Err(HostError::new("", choice.form, format!("\"{text}\"")));
    }
    for place in choice.players {
        let name = text.split(':').nth(*place).unwrap_or_default();
        if !name.is_empty() {
            known(name)?;
        }
    }
    Ok(())
}
