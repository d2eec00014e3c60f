//! The report of an arena as a table for people and as comma-separated values.

use std::fmt::Write;

use crate::arena::gauntlet::Leg;
use crate::arena::{ByRole, Measured, Report, Standing, Verdict};
use crate::referee::Side;

/// A table for people.
pub fn table(report: &Report) -> String {
    let mut rows = vec![
        ["player", "wins", "draws", "losses", "win rate", "95 %", "Elo", "95 %"].map(str::to_owned).to_vec(),
    ];
    rows.extend([&report.a, &report.b].map(row));
    for (name, _) in &report.a.figures.0 {
        rows[0].extend([name, "s.e."].map(str::to_owned));
    }
    let mut text = format!("{}: {} games in {} rounds\n", report.game, report.games, report.rounds);
    text.push_str(&aligned(&rows));
    if report.decided < report.games {
        let apart = report.games - report.decided;
        let _ = writeln!(text, "{} games decided, {apart} won by neither side", report.decided);
    }
    let slips = |standing: &Standing| {
        let slips = standing.slips;
        format!("{} faults, {} refused, {} last resort", slips.faults, slips.refused, slips.last_resort)
    };
    let _ = writeln!(text, "A: {}", slips(&report.a));
    let _ = writeln!(text, "B: {}", slips(&report.b));
    for (reason, games) in &report.reasons {
        let _ = writeln!(text, "{games} × {reason}");
    }
    report.by_role.iter().for_each(|(role, both)| text.push_str(&as_role(role, both)));
    if let Some(test) = &report.sprt {
        let verdict = match test.verdict {
            Verdict::H0 => format!("rather {} than {}", test.elo0, test.elo1),
            Verdict::H1 => format!("rather {} than {}", test.elo1, test.elo0),
            Verdict::Open => format!("{} or {}: not yet clear", test.elo0, test.elo1),
        };
        let _ = writeln!(text, "SPRT: Elo {verdict} (LLR {:.2} of ±{:.2})", test.llr, test.bound);
    }
    text
}

/// The matches of a gauntlet, one a line, as the version that is judged has played them.
pub fn gauntlet(game: &str, legs: &[Leg]) -> String {
    let head = [
        "match",
        "against",
        "games",
        "wins",
        "draws",
        "win rate",
        "95 %",
        "Elo",
        "faults",
        "refused",
        "last resort",
        "games/s",
    ];
    let mut rows = vec![head.map(str::to_owned).to_vec()];
    rows.extend(legs.iter().map(|leg| {
        let (own, report) = (&leg.report.a, &leg.report);
        let mut row = vec![leg.name.to_owned(), report.b.name.clone(), report.games.to_string()];
        row.extend([own.wins, own.draws].map(|count| count.to_string()));
        row.push(percent(own.win_rate));
        row.push(format!("{} … {}", percent(own.low), percent(own.high)));
        row.push(format!("{:+.0}", own.elo));
        row.extend(
            [own.slips.faults, own.slips.refused, own.slips.last_resort].map(|count| count.to_string()),
        );
        row.push(format!("{:.2}", leg.games_per_second));
        row
    }));
    let judged = legs.first().map_or("", |leg| leg.report.a.name.as_str());
    let seed = legs.first().map_or(0, |leg| leg.report.seed);
    format!(
        "{game}: the gauntlet of {judged}, from seed {seed}; win rates are of decided games\n{}",
        aligned(&rows)
    )
}

fn percent(value: f64) -> String {
    format!("{:.1} %", 100.0 * value)
}

/// How both sides came out in a role, with their figures and standard errors.
fn as_role(role: &str, both: &ByRole) -> String {
    let mut text = format!("as {role}:");
    for (side, share) in [("A", &both.a), ("B", &both.b)].into_iter().filter(|(_, share)| share.seats > 0) {
        let comma = if text.ends_with(':') { "" } else { ";" };
        let _ = write!(text, "{comma} {side} won {} of {}", share.wins, share.seats);
        for (name, Measured { value, se }) in &share.figures.0 {
            let _ = write!(text, ", {name} {value:.3} ± {}", error(*se));
        }
    }
    text + "\n"
}

/// A standard error, where there is one.
fn error(se: f64) -> String {
    if se.is_finite() { format!("{se:.3}") } else { "?".to_owned() }
}

fn row(standing: &Standing) -> Vec<String> {
    let range = |low: f64, high: f64, of: &dyn Fn(f64) -> String| format!("{} … {}", of(low), of(high));
    let elo = |value: f64| format!("{value:+.0}");
    let mut row = vec![
        standing.name.clone(),
        standing.wins.to_string(),
        standing.draws.to_string(),
        standing.losses.to_string(),
        percent(standing.win_rate),
        range(standing.low, standing.high, &percent),
        elo(standing.elo),
        range(standing.elo_low, standing.elo_high, &elo),
    ];
    for (_, Measured { value, se }) in &standing.figures.0 {
        row.extend([format!("{value:.3}"), error(*se)]);
    }
    row
}

/// Columns as wide as their widest cell; the first to the left, the others to the right.
pub(super) fn aligned(rows: &[Vec<String>]) -> String {
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let width = |column: usize| {
        rows.iter().filter_map(|row| row.get(column)).map(|cell| cell.chars().count()).max().unwrap_or(0)
    };
    let widths: Vec<usize> = (0..columns).map(width).collect();
    let mut text = String::new();
    for row in rows {
        let cells = row.iter().zip(&widths).enumerate().map(|(at, (cell, width))| match at {
            0 => format!("{cell:<width$}"),
            _ => format!("{cell:>width$}"),
        });
        let _ = writeln!(text, "{}", cells.collect::<Vec<_>>().join("  ").trim_end());
    }
    text
}

/// Comma-separated values: a line of names, then one for each player. Figures of a game come last,
/// those of a role as `ROLE_NAME`.
pub fn csv(report: &Report) -> String {
    let lines = [(Side::A, &report.a), (Side::B, &report.b)].map(|(side, own)| cells(report, side, own));
    let mut names: Vec<&String> = Vec::new();
    for (name, _) in lines.iter().flatten() {
        if !names.contains(&name) {
            names.push(name);
        }
    }
    let row = |cells: Vec<&str>| cells.join(",") + "\n";
    let mut text = row(names.iter().map(|name| name.as_str()).collect());
    for line in &lines {
        let cell = |name: &&String| line.iter().find(|(own, _)| own == *name).map_or("", |(_, cell)| cell);
        text.push_str(&row(names.iter().map(cell).collect()));
    }
    text
}

/// The cells of one player with the names of their columns.
fn cells(report: &Report, side: Side, standing: &Standing) -> Vec<(String, String)> {
    let slips = standing.slips;
    let counts = [
        ("game", report.game.to_owned()),
        ("seed", report.seed.to_string()),
        ("games", report.games.to_string()),
        ("decided", report.decided.to_string()),
        ("player", quoted(&standing.name)),
        ("wins", standing.wins.to_string()),
        ("draws", standing.draws.to_string()),
        ("losses", standing.losses.to_string()),
        ("win_rate", number(standing.win_rate)),
        ("low", number(standing.low)),
        ("high", number(standing.high)),
        ("elo", number(standing.elo)),
        ("elo_low", number(standing.elo_low)),
        ("elo_high", number(standing.elo_high)),
        ("faults", slips.faults.to_string()),
        ("refused", slips.refused.to_string()),
        ("last_resort", slips.last_resort.to_string()),
    ];
    let mut cells: Vec<(String, String)> = counts.map(|(name, cell)| (name.to_owned(), cell)).into();
    cells.extend(standing.figures.numbers().map(|(name, value)| (name, number(value))));
    for (role, both) in &report.by_role {
        let share = if side == Side::A { &both.a } else { &both.b };
        let head = |name: &str| quoted(&format!("{role}_{name}"));
        cells.extend([("seats", share.seats), ("wins", share.wins)].map(|(n, v)| (head(n), v.to_string())));
        cells.extend(share.figures.numbers().map(|(name, value)| (head(&name), number(value))));
    }
    cells
}

/// A figure; an empty cell where it is none.
fn number(value: f64) -> String {
    if value.is_finite() { format!("{value:.6}") } else { String::new() }
}

/// A cell, in quotes where it has to be.
fn quoted(cell: &str) -> String {
    match cell.contains([',', '"', '\n', '\r']) {
        true => format!("\"{}\"", cell.replace('"', "\"\"")),
        false => cell.to_owned(),
    }
}
