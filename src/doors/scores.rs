//! The report of an arena as a table for people and as comma-separated values.

use std::fmt::Write;

use crate::arena::{Report, Standing, Verdict};

/// A table for people.
pub fn table(report: &Report) -> String {
    let mut rows = vec![
        ["player", "wins", "draws", "losses", "win rate", "95 %", "Elo", "95 %"].map(str::to_owned).to_vec(),
    ];
    rows.extend([&report.a, &report.b].map(row));
    if report.a.points.is_some() {
        rows[0].extend(["points", "95 %"].map(str::to_owned));
    }
    let mut text = format!("{}: {} games in {} rounds\n", report.game, report.games, report.rounds);
    text.push_str(&aligned(&rows));
    let slips = |standing: &Standing| {
        let slips = standing.slips;
        format!("{} faults, {} refused, {} last resort", slips.faults, slips.refused, slips.last_resort)
    };
    let _ = writeln!(text, "A: {}", slips(&report.a));
    let _ = writeln!(text, "B: {}", slips(&report.b));
    for (reason, games) in &report.reasons {
        let _ = writeln!(text, "{games} × {reason}");
    }
    for (role, both) in &report.by_role {
        let (a, b) = (both.a, both.b);
        let _ = writeln!(text, "as {role}: A won {} of {}, B {} of {}", a.wins, a.seats, b.wins, b.seats);
    }
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

fn row(standing: &Standing) -> Vec<String> {
    let percent = |value: f64| format!("{:.1} %", 100.0 * value);
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
    if let Some(points) = &standing.points {
        let short = |value: f64| format!("{value:+.3}");
        row.extend([short(points.mean), range(points.low, points.high, &short)]);
    }
    row
}

/// Columns as wide as their widest cell; the first to the left, the others to the right.
fn aligned(rows: &[Vec<String>]) -> String {
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

/// Comma-separated values: a line of names, then one for each player.
pub fn csv(report: &Report) -> String {
    let names = "game,seed,games,player,wins,draws,losses,win_rate,low,high,elo,elo_low,elo_high,\
                 points,points_low,points_high,faults,refused,last_resort";
    let mut text = format!("{names}\n");
    for standing in [&report.a, &report.b] {
        let number = |value: f64| if value.is_finite() { format!("{value:.6}") } else { String::new() };
        let points = standing.points.map(|points| [points.mean, points.low, points.high].map(number));
        let rates = [standing.win_rate, standing.low, standing.high];
        let elo = [standing.elo, standing.elo_low, standing.elo_high];
        let (head, slips) = (quoted(&standing.name), standing.slips);
        let counts = [standing.wins, standing.draws, standing.losses].map(|count| count.to_string());
        let _ = writeln!(
            text,
            "{},{},{},{head},{},{},{},{},{},{},{}",
            report.game,
            report.seed,
            report.games,
            counts.join(","),
            rates.map(number).join(","),
            elo.map(number).join(","),
            points.unwrap_or_default().join(","),
            slips.faults,
            slips.refused,
            slips.last_resort
        );
    }
    text
}

/// A cell, in quotes where it has to be.
fn quoted(cell: &str) -> String {
    match cell.contains([',', '"', '\n', '\r']) {
        true => format!("\"{}\"", cell.replace('"', "\"\"")),
        false => cell.to_owned(),
    }
}
