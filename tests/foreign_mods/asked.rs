//! A whole foreign AI is asked random questions on random tables, after random events.

use std::collections::BTreeMap;
use std::path::Path;

use junshi::Source;
use junshi::game::Names;
use junshi::kit::rng::Rng;
use junshi::sgs::snapshot::Sight;
use junshi::sgs::{Ask, Sgs};
use junshi::trace::Step;
use serde_json::{Value, json};

use super::asker::{Asker, asking};
use super::caller::{self, Folder, Judge};
use super::random_tables::Maker;
use super::{happened, requests, states, tables};

/// What came of the questions.
#[derive(Default)]
pub struct Answers {
    pub files: u32,
    pub failed: Vec<String>,
    pub asked: u32,
    pub answered: u32,
    pub refused: u32,
    pub killed: u32,
    /// Errors that lie with what the host offers.
    pub of_the_interface: BTreeMap<String, u32>,
    /// Errors that the AI's own scripts make.
    pub of_its_own: BTreeMap<String, u32>,
}

impl Answers {
    pub fn figures(&self) -> Value {
        json!({"files": self.files, "failed": self.failed, "asked": self.asked, "answered": self.answered,
            "refused": self.refused, "killed": self.killed, "interface_errors": self.of_the_interface,
            "errors_of_its_own": self.of_its_own.values().sum::<u32>()})
    }

    fn fault(&mut self, judge: &Judge<'_>, text: &str) {
        let place =
            if judge.is_of_the_interface(text) { &mut self.of_the_interface } else { &mut self.of_its_own };
        *place.entry(text.to_owned()).or_default() += 1;
    }
}

/// Asks so many questions.
pub fn ask(folder: &Path, questions: u32) -> Answers {
    let read = Folder::read(folder);
    let runtime = caller::builder("").brain(folder).build();
    let report = runtime.load_report::<Sgs>().unwrap();
    let mut answers = Answers {
        files: report.files.iter().filter(|file| file.module == "brain").count() as u32,
        failed: report.faults.iter().map(|fault| fault.one_line()).collect(),
        ..Answers::default()
    };
    let judge = Judge::of(&read, folder);
    let mut number = 0u32;
    while answers.asked < questions {
        number += 1;
        let seed = 77 ^ (u64::from(number) << 20);
        let mut rng = Rng::for_match(seed);
        let (plain, seat) = tables::table(&mut Maker::new(seed), &mut rng, Sight::Whole);
        let events = happened::events(&mut rng, &plain, &seat);
        let mut table = plain.clone();
        let mut asker = Asker { rng: &mut rng, table: &plain, seat: &seat };
        let mut asked = asker.real_questions();
        asked.extend(requests::of_skills(&mut asker, &mut table, 10));
        let mut opened = states::begun(&runtime, &table, &seat, Names::default());
        opened.replace(table.clone()).unwrap();
        opened.observe(&events).unwrap();
        for mut question in asked {
            question["seat"] = json!(seat);
            opened.replace(asking(&table, &question)).unwrap();
            let ask: Ask = serde_json::from_value(question).unwrap();
            if let Ok(decision) = opened.decide(ask) {
                answers.note(&judge, &decision);
            }
            for fault in opened.take_faults() {
                answers.fault(&judge, &fault.one_line());
            }
        }
    }
    answers
}

impl Answers {
    fn note(&mut self, judge: &Judge<'_>, decision: &junshi::Decision<junshi::sgs::Answer>) {
        self.asked += 1;
        self.answered += u32::from(decision.source == Source::Handler);
        self.killed += u32::from(decision.killed.is_some());
        for step in &decision.trace.steps {
            match step {
                Step::Fault { text, .. } => self.fault(judge, text),
                Step::Refused { .. } => self.refused += 1,
                _ => {}
            }
        }
    }
}
