//! What seats had, compared over an arena's games, as tables for people: the weakest first.

use std::fmt::Write;

use super::scores::aligned;
use crate::arena::{Compared, Difference, FAR, Holders, InCamp, Report};

/// A table for each kind of holding that was compared.
pub fn tables(report: &Report) -> String {
    report.compared.iter().map(|(kind, compared)| table(kind, compared)).collect()
}

fn table(kind: &str, compared: &Compared) -> String {
    let camps: Vec<&String> = compared.average.keys().collect();
    let is_used = compared.holders.iter().any(|holders| holders.uses + holders.decisions > 0);
    let mut rows = vec![head(kind, &camps, is_used)];
    rows.extend(compared.holders.iter().map(|holders| row(holders, &camps, is_used)));
    let mut text =
        format!("\nper {kind}, points of win rate against the average of the role, weakest first\n");
    for (camp, average) in &compared.average {
        let rate = 100.0 * average.win_rate;
        let _ =
            writeln!(text, "average as {camp}: {rate:.1} % ({} of {} seats)", average.wins, average.seats);
    }
    text.push_str(&aligned(&rows));
    text + &far_below(compared)
}

fn head(kind: &str, camps: &[&String], is_used: bool) -> Vec<String> {
    let mut head = [kind, "seats", "points", "95 %"].map(str::to_owned).to_vec();
    for camp in camps {
        head.extend([format!("| {camp}"), "won".to_owned(), "95 %".to_owned(), "points".to_owned()]);
    }
    if is_used {
        head.extend(["| uses/game", "decisions", "ms each"].map(str::to_owned));
    }
    head
}

fn row(holders: &Holders, camps: &[&String], is_used: bool) -> Vec<String> {
    let mut row = vec![holders.name.clone(), holders.seats.to_string()];
    match &holders.difference {
        Some(all) => row.extend([points(all), format!("{:+.1} … {:+.1}", all.low, all.high)]),
        None => row.extend([String::new(), String::new()]),
    }
    for camp in camps {
        row.extend(holders.camps.get(*camp).map_or_else(nobody, in_camp));
    }
    if is_used {
        // of a skill that leaves no sign and is never asked about nothing is known
        let uses = match holders.seats {
            _ if holders.uses + holders.decisions == 0 => "|".to_owned(),
            0 => format!("| {} in all", holders.uses),
            _ => format!("| {:.2}", holders.uses_a_game),
        };
        let ms = if holders.decisions == 0 { String::new() } else { format!("{:.2}", holders.ms) };
        let decisions = if holders.decisions == 0 { String::new() } else { holders.decisions.to_string() };
        row.extend([uses, decisions, ms]);
    }
    row
}

fn nobody() -> [String; 4] {
    ["| 0", "", "", ""].map(str::to_owned)
}

fn in_camp(camp: &InCamp) -> [String; 4] {
    let percent = |rate: f64| 100.0 * rate;
    [
        format!("| {}", camp.seats),
        format!("{:.0} %", percent(camp.win_rate)),
        format!("{:.0} … {:.0}", percent(camp.low), percent(camp.high)),
        points(&camp.difference),
    ]
}

/// A difference with its marks: `*` where its interval leaves out 0, `!` where it is far below.
fn points(difference: &Difference) -> String {
    let mark = |is: bool, mark: &'static str| if is { mark } else { " " };
    let (clear, far) = (mark(difference.is_clear(), "*"), mark(difference.is_far_below(), "!"));
    format!("{:+.1}{clear}{far}", difference.value)
}

/// Which holdings win far less than others do in the same camp.
fn far_below(compared: &Compared) -> String {
    let mut clear = Vec::new();
    let mut unclear = Vec::new();
    for holders in &compared.holders {
        for (camp, of_camp) in holders.camps.iter().filter(|(_, camp)| camp.difference.is_far_below()) {
            let Difference { value, low, high } = of_camp.difference;
            let told = format!("{} as {camp} {value:+.1} ({low:+.1} … {high:+.1})", holders.name);
            if of_camp.difference.is_clear() { clear.push(told) } else { unclear.push(told) }
        }
    }
    let listed = |list: &[String]| if list.is_empty() { "none".to_owned() } else { list.join(", ") };
    format!(
        "* the interval leaves out 0   ! more than {FAR:.0} points below\n\
         more than {FAR:.0} points below, with the whole interval below 0: {}\n\
         more than {FAR:.0} points below, with 0 in the interval (play more games): {}\n",
        listed(&clear),
        listed(&unclear)
    )
}
