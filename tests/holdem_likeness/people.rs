//! What real players have bet: from hands at hand (`JUNSHI_PHH_DIR`), else from what was counted in such hands before
//! and is kept in `people.json`, as sizes that equal parts of the bets do not exceed.

use std::path::{Path, PathBuf};

use junshi::games::holdem::record::{NOTATIONS, Record};
use serde::{Deserialize, Serialize};

use crate::bets::{Sizes, Street, Weighed, parts};

/// Who is no person among the players of such hands.
const PROGRAMS: [&str; 2] = ["Pluribus", "DeepStack"];
/// Into how many parts the bets are parted.
const PARTS: usize = 100;

/// What is kept of a sample.
#[derive(Serialize, Deserialize)]
struct Kept {
    /// Where the hands are from.
    of: String,
    hands: usize,
    streets: [KeptStreet; 4],
}

#[derive(Serialize, Deserialize)]
struct KeptStreet {
    /// How many bets and raises there were.
    counts: [usize; 2],
    bets: Vec<f64>,
    raises: Vec<f64>,
}

/// Real players heads-up, and with more at the table.
pub struct People {
    pub two: Sizes,
    pub more: Sizes,
}

fn kept_at() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/holdem_likeness/people.json")
}

/// What people have bet, clicked on the grid.
pub fn people(grid: &junshi::games::holdem::plan::Grid) -> People {
    let Some(folder) = std::env::var_os("JUNSHI_PHH_DIR") else { return kept() };
    let mut found = People { two: Sizes::default(), more: Sizes::default() };
    for path in files(Path::new(&folder)) {
        for record in hands(&path) {
            let place = if record.seats.len() == 2 { &mut found.two } else { &mut found.more };
            place.add(&record, &PROGRAMS, Some(grid));
        }
    }
    println!("real hands: {} heads-up, {} with more players", found.two.hands, found.more.hands);
    if std::env::var_os("JUNSHI_UPDATE").is_some() {
        keep(&found);
    }
    found
}

/// All files of hands in a folder and those in it.
fn files(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut entries: Vec<PathBuf> =
        std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    entries.sort();
    for path in entries {
        if path.is_dir() {
            found.extend(files(&path));
        } else if ending(&path).is_some_and(|end| ["phh", "phhs", "acpc", "log"].contains(&end)) {
            found.push(path);
        }
    }
    found
}

fn ending(path: &Path) -> Option<&str> {
    path.extension()?.to_str()
}

/// The hands of a file, by our own readers; those that cannot be read are not counted.
fn hands(path: &Path) -> Vec<Record> {
    let end = ending(path).unwrap();
    let notation = NOTATIONS.iter().find(|known| known.endings.contains(&end)).unwrap();
    let text: String = std::fs::read_to_string(path).unwrap();
    // a remark behind a line of the ACPC, such as its time, is none of ours
    let text: String = match notation.name {
        "acpc" => {
            text.lines().map(|line| line.split(" # ").next().unwrap_or_default().to_owned() + "\n").collect()
        }
        _ => text,
    };
    let read = (notation.read)(&text);
    let all = read.len();
    let good: Vec<Record> =
        read.into_iter().flatten().map(|hand| serde_json::from_value(hand).unwrap()).collect();
    assert!(good.len() * 100 >= all * 95, "{}: {} of {all} hands are read", path.display(), good.len());
    good
}

fn keep(people: &People) {
    let rounded = |list: &[Weighed]| match list {
        [] => Vec::new(),
        _ => parts(list, PARTS).into_iter().map(|size| (size * 1000.0).round() / 1000.0).collect(),
    };
    let street = |street: &Street| KeptStreet {
        counts: [street.bets.len(), street.raises.len()],
        bets: rounded(&street.bets),
        raises: rounded(&street.raises),
    };
    let kept = |of: &str, sizes: &Sizes| Kept {
        of: of.to_owned(),
        hands: sizes.hands,
        streets: std::array::from_fn(|at| street(&sizes.streets[at])),
    };
    let both = [
        kept("33 professionals heads-up against DeepStack, 200 big blinds, 2016", &people.two),
        kept("13 professionals with Pluribus at a table of six, 100 big blinds, 2019", &people.more),
    ];
    let text: Vec<String> = both.iter().map(|kept| serde_json::to_string(kept).unwrap()).collect();
    std::fs::write(kept_at(), format!("[{}]\n", text.join(",\n"))).unwrap();
}

fn kept() -> People {
    let text = std::fs::read_to_string(kept_at()).unwrap();
    let [two, more]: [Kept; 2] = serde_json::from_str(&text).unwrap();
    let weighed = |list: &[f64], count: usize| -> Vec<Weighed> {
        list.iter().map(|size| (*size, count as f64 / list.len() as f64)).collect()
    };
    let street = |kept: &KeptStreet| Street {
        bets: weighed(&kept.bets, kept.counts[0]),
        raises: weighed(&kept.raises, kept.counts[1]),
    };
    let sizes = |kept: &Kept| Sizes {
        hands: kept.hands,
        streets: std::array::from_fn(|at| street(&kept.streets[at])),
    };
    People { two: sizes(&two), more: sizes(&more) }
}
