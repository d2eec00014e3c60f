//! The table of how strong generals are: made from the arena's own count, so that it can be made anew.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::Path;

use junshi::sgs::catalogue;
use serde_json::Value;

/// Where the table is.
const TABLE: &str = "lua/sgs/values/general_strength.lua";

/// What it is made from.
const COUNTS: &str = "tests/sgs_games/strengths.json";

/// The sides that the arena counts apart, as the table names them.
const CAMPS: [(&str, &str); 3] =
    [("lord's side", "lords_side"), ("rebel", "rebel"), ("renegade", "renegade")];

/// So many seats at the average are added to what a general has won altogether, and so many at that to what he has won on
/// one side: few games prove little.
const SEATS_OF_DOUBT: f64 = 60.0;
const SEATS_OF_DOUBT_ON_A_SIDE: f64 = 150.0;

/// Seats, and points of win rate above the average of the side, summed over them.
type Sum = (f64, f64);

/// By general and side, as the arena names it.
type Counts = BTreeMap<String, BTreeMap<String, Sum>>;

fn drawn_to(expected: f64, doubt: f64, (seats, points): Sum) -> f64 {
    (points + doubt * expected) / (seats + doubt)
}

/// What several reports of the arena have counted.
fn counted(files: &str) -> Counts {
    let mut counts = Counts::new();
    for file in files.split(',') {
        let report: Value = serde_json::from_str(&std::fs::read_to_string(file).unwrap()).unwrap();
        for holder in report["compared"]["general"]["holders"].as_array().unwrap() {
            let sums = counts.entry(holder["name"].as_str().unwrap().to_owned()).or_default();
            for (camp, row) in holder["camps"].as_object().unwrap() {
                let seats = row["seats"].as_f64().unwrap();
                let sum = sums.entry(camp.clone()).or_default();
                sum.0 += seats;
                sum.1 += seats * row["difference"]["points"].as_f64().unwrap();
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
        let all = sums.values().fold((0.0, 0.0), |all, sum| (all.0 + sum.0, all.1 + sum.1));
        let overall = drawn_to(0.0, SEATS_OF_DOUBT, all);
        let of = |camp: &str| {
            let sum = sums.get(camp).copied().unwrap_or_default();
            drawn_to(overall, SEATS_OF_DOUBT_ON_A_SIDE, sum)
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
    let place = |path: &str| Path::new(env!("CARGO_MANIFEST_DIR")).join(path);
    if let Ok(reports) = std::env::var("JUNSHI_STRENGTHS") {
        let counts = counted(&reports);
        std::fs::write(place(COUNTS), serde_json::to_string(&counts).unwrap().replace("},", "},\n") + "\n")
            .unwrap();
        std::fs::write(place(TABLE), table(&counts)).unwrap();
    }
    let counts: Counts = serde_json::from_str(&std::fs::read_to_string(place(COUNTS)).unwrap()).unwrap();
    assert_eq!(
        std::fs::read_to_string(place(TABLE)).unwrap(),
        table(&counts),
        "{TABLE} is made from {COUNTS}"
    );
    let names = catalogue::of(&junshi::game::Names::default()).unwrap();
    assert!(
        counts.len() > 90 && counts.keys().all(|name| names.general(name).is_some()),
        "{:?}",
        counts.keys()
    );
    let seats = |camp: &str| counts.values().filter_map(|sums| sums.get(camp)).map(|sum| sum.0).sum::<f64>();
    let [lords_side, rebels, renegades] = CAMPS.map(|(camp, _)| seats(camp));
    assert!(
        lords_side == 3.0 * renegades && rebels == 4.0 * renegades,
        "eight players: {lords_side}, {rebels}"
    );
}
