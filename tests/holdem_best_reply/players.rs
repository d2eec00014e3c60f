//! The player that is measured: as its scripts play, asked hand by hand, and as the streets that it solves say for all
//! hands at once.

use std::collections::BTreeMap;
use std::rc::Rc;

use junshi::games::holdem::balance::Numbers;
use junshi::games::holdem::balance::course::{Book, Course};
use junshi::games::holdem::card::{Cards, written};
use junshi::games::holdem::class::{COMBOS, combo_index, combos};
use junshi::games::holdem::plan::Grid;
use junshi::games::holdem::reading::field::{Field, Weights};
use junshi::games::holdem::reading::story::without;
use junshi::games::holdem::{Action, Ask, Card, Holdem, Snapshot};
use junshi::kit::rng::Rng;
use junshi::trace::Step;
use junshi::{Detail, Limits, Match, Opening, Runtime};
use serde::Deserialize;
use serde_json::json;

use crate::hand::{Hand, STACK};

/// What somebody does, and how often with each hand.
pub type Chances = Vec<(Action, Box<Weights>)>;

/// Whoever is measured.
pub trait Player {
    /// What it does with two cards.
    fn of(&mut self, hand: &Hand, hole: [Card; 2]) -> Vec<(Action, f64)>;

    /// What it does with every hand of a range.
    fn of_all(&mut self, hand: &Hand, range: &Weights) -> Chances;

    /// Whether that is exact: then its range is what it can hold.
    fn is_exact(&self) -> bool;

    /// A new deal begins, by its number.
    fn begin(&mut self, _deal: u64) {}
}

/// By its scripts.
pub struct Scripted {
    table: Match<Holdem>,
    rng: Rng,
}

/// By the streets that it solves.
pub struct Balanced {
    book: Book,
    told: Told,
    /// The numbers without habit, then as some hands have drawn the sizes that people choose.
    numbers: Vec<Numbers>,
    /// Which of them hold in this deal.
    drawn: usize,
    fields: BTreeMap<Vec<Card>, Rc<Field>>,
}

/// What the scripts say of themselves.
#[derive(Deserialize)]
struct Told {
    numbers: Numbers,
    grid: Grid,
    samples: usize,
    least: f32,
}

/// Sizes that a hand has drawn.
#[derive(Deserialize)]
struct Drawn {
    bets: [Vec<f64>; 4],
    raises: [Vec<f64>; 4],
}

/// Tells its tables as JSON, in a note, and sizes that are drawn in further ones: what only draws stands for the view of
/// hands to come.
const TELL: &str = r#"
local function json(value)
	if type(value) ~= "table" then return tostring(value) end
	local parts = {}
	if #value > 0 or next(value) == nil then
		for _, part in ipairs(value) do table.insert(parts, json(part)) end
		return "[" .. table.concat(parts, ",") .. "]"
	end
	for key, part in pairs(value) do table.insert(parts, '"' .. key .. '":' .. json(part)) end
	return "{" .. table.concat(parts, ",") .. "}"
end
function holdem.ai_default.act(view, settings)
	local fair = holdem.tuning.fair
	trace.note(json{
		numbers = fair.balance, grid = holdem.human.grid, samples = holdem.levels[settings.level].samples,
		least = fair.bent.least,
	})
	for hand = 1, 12 do
		local to_come = {
			seed = function(_, text) return view:seed(text) end, board = function() return "" end,
			hand_number = function() return hand end, start_stack = function() return 1000 end,
		}
		local drawn = holdem.rules.fair.numbers(to_come, { habit = 0.5 })
		trace.note(json{ bets = drawn.bets, raises = drawn.raises })
	end
	return "c"
end
"#;

fn spot(hand: &Hand, hole: [Card; 2]) -> Snapshot {
    let seat = hand.table.turn_of().map_or(1, |seat| seat + 1);
    serde_json::from_value(json!({
        "rules": { "small_blind": 5, "big_blind": 10 }, "seats": [{ "stack": STACK }, { "stack": STACK }],
        "room": { "max_carry": STACK }, "button": 1, "seat": seat, "hole": written(&hole),
        "board": written(hand.board()), "history": hand.letters,
    }))
    .unwrap()
}

fn opened(level: u64, more: Option<&str>) -> Match<Holdem> {
    let limits = Limits { ms: 60_000, ..Limits::default() };
    let builder = Runtime::builder()
        .profile("fair")
        .set("level", level)
        .set("habit", 0u64)
        .limits(limits)
        .trace(Detail::Full);
    let builder = match more {
        Some(text) => builder.mod_text("tells", "tells.lua", text),
        None => builder,
    };
    let cards = crate::hand::dealt(0);
    let snapshot = spot(&Hand::new(&cards), [cards[0], cards[1]]);
    builder.build().open::<Holdem>(Opening::new(snapshot, 1)).unwrap()
}

impl Scripted {
    pub fn of_level(level: u64) -> Scripted {
        Scripted { table: opened(level, None), rng: Rng::for_match(3) }
    }

    /// Some of the hands of a range, each standing for as much of it.
    fn asked(&mut self, range: &Weights) -> Vec<[Card; 2]> {
        let step = range.iter().sum::<f32>() / ASKED as f32;
        let (mut found, mut next, mut sum) = (Vec::new(), self.rng.unit() as f32 * step, 0.0);
        for (hole, weight) in combos().zip(range.iter()).filter(|(_, weight)| **weight > 0.0) {
            sum += weight;
            if next < sum {
                found.push(hole);
            }
            while next < sum {
                next += step;
            }
        }
        found
    }
}

/// Hands with which a scripted player is asked what it would do, for one of its actions.
const ASKED: usize = 60;
/// How near in strength hands act alike.
const ALIKE: f32 = 0.03;

impl Player for Scripted {
    fn of(&mut self, hand: &Hand, hole: [Card; 2]) -> Vec<(Action, f64)> {
        let snapshot = spot(hand, hole);
        let seat = snapshot.seat;
        self.table.replace(snapshot).unwrap();
        let decided = self.table.decide(Ask::Act { seat }).unwrap();
        let chance = |step: &Step| match step {
            Step::Considered { option, score, .. } => {
                let action = match option.as_str()? {
                    "fold" => Action::Fold,
                    "call" => Action::Call,
                    raise => raise.parse().ok()?,
                };
                Some((action, score.unwrap_or(0.0)))
            }
            _ => None,
        };
        decided.trace.steps.iter().filter_map(chance).collect()
    }

    /// Hands between those that are asked act as their neighbours do.
    fn of_all(&mut self, hand: &Hand, range: &Weights) -> Chances {
        let field = Field::new(hand.board(), 24);
        let mut known: BTreeMap<String, (Action, Vec<(f32, f32)>)> = BTreeMap::new();
        let asked = self.asked(range);
        let answers: Vec<(f32, Vec<(Action, f64)>)> =
            asked.into_iter().map(|hole| (field.strength(hole), self.of(hand, hole))).collect();
        for (action, _) in answers.iter().flat_map(|(_, answer)| answer) {
            known.entry(action.to_string()).or_insert((*action, Vec::new()));
        }
        for (action, list) in known.values_mut() {
            list.extend(answers.iter().map(|(strength, answer)| {
                let sum: f64 =
                    answer.iter().filter(|(other, _)| other == action).map(|(_, chance)| chance).sum();
                (*strength, sum as f32)
            }));
        }
        let weights = |list: &[(f32, f32)]| {
            let mut weights = Box::new([0.0; COMBOS]);
            let held = combos().filter(|hole| range[combo_index(*hole)] > 0.0);
            held.for_each(|hole| weights[combo_index(hole)] = near(list, field.strength(hole)));
            weights
        };
        known.into_values().map(|(action, list)| (action, weights(&list))).collect()
    }

    fn is_exact(&self) -> bool {
        false
    }
}

/// The mean over those that are near.
fn near(known: &[(f32, f32)], place: f32) -> f32 {
    let (mut sum, mut weights) = (3e-5, 1e-4);
    for (other, likely) in known {
        let apart = (other - place) / ALIKE;
        let weight = (-apart * apart).exp();
        sum += weight * likely;
        weights += weight;
    }
    sum / weights
}

impl Balanced {
    pub fn of_level(level: u64) -> Balanced {
        let mut told = opened(level, Some(TELL));
        let decided = told.decide(Ask::Act { seat: 1 }).unwrap();
        let notes = || {
            decided.trace.steps.iter().filter_map(|step| match step {
                Step::Noted { text } => Some(text),
                _ => None,
            })
        };
        let told: Told = notes().find_map(|text| serde_json::from_str(text).ok()).unwrap();
        let mut numbers = vec![told.numbers.clone()];
        let drawn = notes().filter_map(|text| serde_json::from_str::<Drawn>(text).ok());
        numbers.extend(drawn.map(|Drawn { bets, raises }| Numbers { bets, raises, ..told.numbers.clone() }));
        Balanced { book: Book::default(), told, numbers, fields: BTreeMap::new(), drawn: 0 }
    }

    /// The best level with sizes that people choose, drawn deal by deal.
    pub fn like_people() -> Balanced {
        Balanced { drawn: 1, ..Balanced::of_level(5) }
    }

    /// The sizes of every draw.
    pub fn sizes(&self) -> Vec<String> {
        self.numbers.iter().map(|numbers| format!("{:?} {:?}", numbers.bets, numbers.raises)).collect()
    }

    fn fields(&mut self, board: &[Card]) -> Vec<Rc<Field>> {
        if self.fields.len() > 64 {
            self.fields.clear();
        }
        let begun = [0, 3, 4, 5].into_iter().filter(|count| *count <= board.len());
        let samples = self.told.samples;
        begun
            .map(|count| {
                let board = board[..count].to_vec();
                let field = || Rc::new(Field::new(&board, samples));
                self.fields.entry(board.clone()).or_insert_with(field).clone()
            })
            .collect()
    }
}

impl Player for Balanced {
    fn of(&mut self, hand: &Hand, hole: [Card; 2]) -> Vec<(Action, f64)> {
        let chances = self.of_all(hand, &[1.0; COMBOS]);
        chances.into_iter().map(|(action, often)| (action, f64::from(often[combo_index(hole)]))).collect()
    }

    fn of_all(&mut self, hand: &Hand, range: &Weights) -> Chances {
        let fields = self.fields(hand.board());
        let me = hand.table.turn_of().unwrap();
        let course = Course {
            start: &hand.start,
            actions: &hand.actions,
            fields: &fields,
            me,
            grid: Some((&self.told.grid, STACK as u64)),
        };
        let policy = self.book.policy(&course, &self.numbers[self.drawn]).unwrap().0;
        let mut found: Chances = policy.actions().map(|action| (action, Box::new([0.0; COMBOS]))).collect();
        let range = without(range, Cards::from_iter(hand.board().iter().copied()));
        for at in (0..COMBOS).filter(|at| range[*at] > 0.0) {
            // what has little of a chance is not done
            let often =
                || policy.by_number(at).map(|often| if often < self.told.least { 0.0 } else { often });
            let all: f32 = often().sum();
            found.iter_mut().zip(often()).for_each(|((_, chances), often)| chances[at] = often / all);
        }
        found
    }

    fn is_exact(&self) -> bool {
        true
    }

    fn begin(&mut self, deal: u64) {
        if self.drawn > 0 {
            self.drawn = 1 + deal as usize % (self.numbers.len() - 1);
        }
    }
}
