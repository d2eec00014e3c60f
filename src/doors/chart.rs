//! The report of an arena as a picture: win rates with their intervals, of both players and by role.
//!
//! One SVG without scripts or outside files; a page is the same picture in HTML.

use std::fmt::Write;

use crate::arena::{Estimate, Report, Standing};

/// Sizes in pixels: the left edge of the scale, its length, a row, and what stands above and below the rows.
const LEFT: f64 = 250.0;
const LENGTH: f64 = 480.0;
const ROW: f64 = 26.0;
const HEAD: f64 = 64.0;
const FOOT: f64 = 62.0;
const WIDTH: f64 = LEFT + LENGTH + 170.0;

const COLOURS: [&str; 2] = ["#2f6db5", "#c8612c"];

/// One bar.
struct Bar {
    label: String,
    /// 0 for A, 1 for B.
    side: usize,
    rate: Estimate,
    /// What is counted, behind the bar.
    count: String,
}

/// The picture as SVG.
pub fn svg(report: &Report) -> String {
    let bars = bars(report);
    let height = HEAD + ROW * bars.len() as f64 + FOOT;
    let mut text = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{WIDTH}\" height=\"{height}\" \
         viewBox=\"0 0 {WIDTH} {height}\" font-family=\"sans-serif\" font-size=\"13\">\n\
         <rect width=\"{WIDTH}\" height=\"{height}\" fill=\"white\"/>\n"
    );
    let title = format!("{}: {} against {}", report.game, report.a.name, report.b.name);
    text.push_str(&words((16.0, 24.0), "start\" font-size=\"16\" font-weight=\"bold", &title));
    text.push_str(&scale(HEAD, HEAD + ROW * bars.len() as f64));
    for (row, bar) in bars.iter().enumerate() {
        text.push_str(&drawn(bar, HEAD + ROW * row as f64));
    }
    text.push_str(&words((16.0, height - 18.0), "start\" fill=\"#555", &said(report)));
    text + "</svg>\n"
}

/// The picture in a page of its own.
pub fn html(report: &Report) -> String {
    let title = escaped(report.game);
    let picture = svg(report);
    format!(
        "<!DOCTYPE html>\n<html><head><meta charset=\"utf-8\"><title>{title}</title></head>\n<body>\n{picture}</body></html>\n"
    )
}

fn bars(report: &Report) -> Vec<Bar> {
    let all = |standing: &Standing, side| Bar {
        label: format!("{} (all games)", standing.name),
        side,
        rate: Estimate { value: standing.win_rate, low: standing.low, high: standing.high },
        count: format!("+{} ={} −{}", standing.wins, standing.draws, standing.losses),
    };
    let mut bars = vec![all(&report.a, 0), all(&report.b, 1)];
    for (role, both) in &report.by_role {
        for (side, name, share) in [(0, &report.a.name, &both.a), (1, &report.b.name, &both.b)] {
            bars.extend(share.rate.map(|rate| Bar {
                label: format!("{role}: {name}"),
                side,
                rate,
                count: format!("{} of {}", share.wins, share.seats),
            }));
        }
    }
    bars.retain(|bar| bar.rate.value.is_finite());
    bars
}

fn at(rate: f64) -> f64 {
    LEFT + LENGTH * rate
}

fn scale(top: f64, bottom: f64) -> String {
    let mut text = String::new();
    for percent in (0..=100).step_by(25) {
        let x = at(f64::from(percent) / 100.0);
        let colour = if percent == 50 { "#888" } else { "#ddd" };
        let _ =
            writeln!(text, "<line x1=\"{x}\" y1=\"{top}\" x2=\"{x}\" y2=\"{bottom}\" stroke=\"{colour}\"/>");
        text.push_str(&words((x, bottom + 16.0), "middle\" fill=\"#555", &format!("{percent} %")));
    }
    text
}

fn drawn(bar: &Bar, top: f64) -> String {
    let Estimate { value, low, high } = bar.rate;
    let (middle, length) = (top + ROW / 2.0, (LENGTH * value).max(0.5));
    let mut text = words((LEFT - 8.0, middle + 4.0), "end", &shortened(&bar.label));
    let _ = writeln!(
        text,
        "<rect x=\"{LEFT}\" y=\"{}\" width=\"{length:.1}\" height=\"{}\" fill=\"{}\" fill-opacity=\"0.75\"/>",
        top + 5.0,
        ROW - 10.0,
        COLOURS[bar.side]
    );
    let (from, to) = (at(low), at(high));
    let _ = writeln!(
        text,
        "<path d=\"M{from:.1} {middle}H{to:.1}M{from:.1} {0}v8M{to:.1} {0}v8\" stroke=\"black\" fill=\"none\"/>",
        middle - 4.0
    );
    let said = format!("{:.1} %  ({})", 100.0 * value, bar.count);
    text + &words((LEFT + LENGTH + 10.0, middle + 4.0), "start", &said)
}

fn said(report: &Report) -> String {
    let apart = report.games - report.decided;
    let mut text = format!("{} games from seed {}, intervals of 95 %", report.games, report.seed);
    if apart > 0 {
        let _ = write!(text, "; {apart} won by neither side");
    }
    text
}

fn words((x, y): (f64, f64), anchor: &str, text: &str) -> String {
    format!("<text x=\"{x}\" y=\"{y}\" text-anchor=\"{anchor}\">{}</text>\n", escaped(text))
}

/// The end of a long label says more than its beginning.
fn shortened(label: &str) -> String {
    const MOST: usize = 34;
    let length = label.chars().count();
    if length <= MOST {
        return label.to_owned();
    }
    let half = MOST / 2;
    let (head, tail): (String, String) =
        (label.chars().take(half).collect(), label.chars().skip(length - half).collect());
    format!("{head}…{tail}")
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn labels_are_kept_short_and_safe() {
        assert_eq!(escaped("a<b>&\"c\""), "a&lt;b&gt;&amp;&quot;c&quot;");
        assert_eq!(shortened("rebel: smart"), "rebel: smart");
        let long = shortened(&format!("rebel: smart:lua={}/sgs", "x".repeat(60)));
        assert!(
            long.starts_with("rebel: smart:lua=") && long.ends_with("/sgs") && long.chars().count() == 35,
            "{long}"
        );
    }
}
