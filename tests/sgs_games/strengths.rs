//! The table of how strong generals are: made from the arena's own count, so that it can be made anew.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::Path;

use junshi::sgs::catalogue;
use serde_json::Value;

/// Where the table is.
const TABLE: &str = "lua/sgs/values/general_strength.lua";

/// The sides that the arena counts apart, as the table names them.
const CAMPS: [(&str, &str); 3] =
    [("lord's side", "lords_side"), ("rebel", "rebel"), ("renegade", "renegade")];

/// So many seats at the average are added to what a general has won altogether, and so many at that to what he has won on
/// one side: few games prove little.
const SEATS_OF_DOUBT: f64 = 60.0;
const SEATS_OF_DOUBT_ON_A_SIDE: f64 = 150.0;

/// Points and seats that the counts of several runs come to.
#[derive(Default)]
struct Sum {
    seats: f64,
    points: f64,
}

impl Sum {
    fn add(&mut self, seats: f64, points: f64) {
        self.seats += seats;
        self.points += seats * points;
    }

    fn drawn_to(&self, expected: f64, doubt: f64) -> f64 {
        (self.points + doubt * expected) / (self.seats + doubt)
    }
}

type Counts = BTreeMap<String, BTreeMap<String, Sum>>;

fn counted(files: &str) -> Counts {
    let mut counts = Counts::new();
    for file in files.split(',') {
        let report: Value = serde_json::from_str(&std::fs::read_to_string(file).unwrap()).unwrap();
        for holder in report["compared"]["general"]["holders"].as_array().unwrap() {
            let sums = counts.entry(holder["name"].as_str().unwrap().to_owned()).or_default();
            for (camp, row) in holder["camps"].as_object().unwrap() {
                let seats = row["seats"].as_f64().unwrap();
                let points = row["difference"]["points"].as_f64().unwrap();
                sums.entry(camp.clone()).or_default().add(seats, points);
                sums.entry(String::new()).or_default().add(seats, points);
            }
        }
    }
    counts
}

fn table(counts: &Counts) -> String {
    let mut lua = "-- How many points of win rate above the average of their side generals have won with, by games between our own\n\
                   -- players: on the lord's side, as rebels, as renegades. Few games are drawn towards 0, and each side towards all.\n\
                   --\n\
                   -- Made by JUNSHI_STRENGTHS=FILE,… cargo test --test sgs_games strengths, from what the arena says of\n\
                   -- `--mode 08p+dealt --per-general --json`.\n\n\
                   local POINTS = {\n"
        .to_owned();
    for (name, sums) in counts {
        let overall = sums[""].drawn_to(0.0, SEATS_OF_DOUBT);
        let of = |camp: &str| {
            sums.get(camp).map_or(overall, |sum| sum.drawn_to(overall, SEATS_OF_DOUBT_ON_A_SIDE))
        };
        let [lord, rebel, renegade] = CAMPS.map(|(camp, _)| of(camp));
        writeln!(lua, "\t{name} = {{ {lord:.1}, {rebel:.1}, {renegade:.1} }},").unwrap();
    }
    let places = CAMPS.iter().enumerate().map(|(place, (_, word))| format!("{word} = {}", place + 1));
    let places = places.collect::<Vec<_>>().join(", ");
    writeln!(lua, "}}\n\nlocal PLACES = {{ {places} }}\n").unwrap();
    lua.push_str(
        "-- By name; a mod adds its own.\nsgs.general_strength = sgs.general_strength or {}\n\
         for name, row in pairs(POINTS) do\n\tsgs.general_strength[name] = row\nend\n\n\
         -- The points on a side; 0 for whom nobody has counted.\n\
         function sgs.strengthOf(general, side)\n\tlocal row = sgs.general_strength[general]\n\
         \treturn row and row[PLACES[side]] or 0\nend\n",
    );
    lua
}

#[test]
fn strengths_of_generals_are_those_that_the_arena_has_counted() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(TABLE);
    if let Ok(reports) = std::env::var("JUNSHI_STRENGTHS") {
        std::fs::write(&file, table(&counted(&reports))).unwrap();
    }
    let kept = std::fs::read_to_string(&file).unwrap();
    let names = catalogue::of(&junshi::game::Names::default()).unwrap();
    let rows = kept.lines().filter_map(|line| line.strip_prefix('\t')?.split_once(" = { "));
    let mut known = 0;
    for (name, row) in rows {
        let points: Vec<f64> =
            row.trim_end_matches(" },").split(", ").map(|points| points.parse().unwrap()).collect();
        assert!(
            points.len() == CAMPS.len() && points.iter().all(|points| points.abs() < 50.0),
            "{name}: {row}"
        );
        assert!(names.general(name).is_some(), "{name} is no general");
        known += 1;
    }
    assert!(known > 90, "{known} generals");
}
