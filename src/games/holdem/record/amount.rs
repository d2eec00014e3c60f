//! Amounts as files write them, with a decimal point or without, and the chips that they are.

use serde_json::Value;

use super::super::rules::{Chips, MOST_CHIPS};

/// The most places behind the point.
pub(super) const MOST_DECIMALS: u8 = 6;

/// An amount: digits, and how many of them stand behind the point.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Amount {
    digits: Chips,
    /// How many stand behind the point, zeros at the end apart.
    pub(super) decimals: u8,
}

impl Amount {
    /// Reads `65`, `47.50`, `-10`; none for anything else, or for more than can be counted.
    pub(super) fn read(text: &str) -> Option<Amount> {
        let (sign, unsigned) = text.strip_prefix('-').map_or((1, text), |rest| (-1, rest));
        let (whole, part) = unsigned.split_once('.').unwrap_or((unsigned, ""));
        let part = part.trim_end_matches('0');
        let is_number = |digits: &str| digits.bytes().all(|digit| digit.is_ascii_digit());
        if whole.is_empty() || !is_number(whole) || !is_number(part) || part.len() > usize::from(MOST_DECIMALS) {
            return None;
        }
        let digits: Chips = format!("{whole}{part}").parse().ok()?;
        Some(Amount { digits: sign * digits, decimals: part.len() as u8 })
    }

    /// Reads a number.
    pub(super) fn of(value: &toml::Value) -> Option<Amount> {
        match value {
            toml::Value::Integer(number) => Amount::read(&number.to_string()),
            toml::Value::Float(number) => Amount::read(&number.to_string()),
            _ => None,
        }
    }

    /// The chips that it is where the last of so many places is one chip; none beyond all bounds.
    pub(super) fn chips(self, decimals: u8) -> Option<Chips> {
        let factor = 10_i64.checked_pow(u32::from(decimals.checked_sub(self.decimals)?))?;
        self.digits.checked_mul(factor).filter(|chips| (-MOST_CHIPS..=MOST_CHIPS).contains(chips))
    }
}

/// Chips as a file writes them.
pub(super) fn written(chips: Chips, decimals: u8) -> String {
    let unit = 10_i64.pow(u32::from(decimals));
    if chips % unit == 0 {
        return (chips / unit).to_string();
    }
    let sign = if chips < 0 { "-" } else { "" };
    let (whole, part) = (chips.abs() / unit, chips.abs() % unit);
    format!("{sign}{whole}.{part:0width$}", width = usize::from(decimals))
}

/// A value of TOML as JSON: dates and times are text, an infinite number is null.
pub(super) fn as_json(value: &toml::Value) -> Value {
    match value {
        toml::Value::String(text) => text.as_str().into(),
        toml::Value::Integer(number) => (*number).into(),
        toml::Value::Float(number) => (*number).into(),
        toml::Value::Boolean(is) => (*is).into(),
        toml::Value::Datetime(time) => time.to_string().into(),
        toml::Value::Array(list) => list.iter().map(as_json).collect(),
        toml::Value::Table(fields) => {
            Value::Object(fields.iter().map(|(name, value)| (name.clone(), as_json(value))).collect())
        }
    }
}

/// A value of JSON as TOML, on one line. Null is written as an infinite number, a text that is a time as a time.
pub(super) fn as_toml(value: &Value) -> String {
    let joined = |parts: Vec<String>| parts.join(", ");
    match value {
        Value::Null => "inf".to_owned(),
        Value::String(text) if is_time(text) => text.clone(),
        Value::String(text) => quoted(text),
        Value::Array(list) => format!("[{}]", joined(list.iter().map(as_toml).collect())),
        Value::Object(fields) => {
            let field = |(name, value): (&String, &Value)| format!("{} = {}", quoted(name), as_toml(value));
            format!("{{ {} }}", joined(fields.iter().map(field).collect()))
        }
        other => other.to_string(),
    }
}

/// Whether a text is a local time such as `00:01:12`.
fn is_time(text: &str) -> bool {
    let parts: Vec<&str> = text.splitn(3, ':').collect();
    parts.len() == 3 && matches!(text.parse::<toml::value::Datetime>(), Ok(time) if time.date.is_none())
}

/// A text between quotation marks.
pub(super) fn quoted(text: &str) -> String {
    let mut out = String::from('"');
    for letter in text.chars() {
        match letter {
            '"' | '\\' => out.extend(['\\', letter]),
            control if control.is_control() => out.push_str(&format!("\\u{:04X}", u32::from(control))),
            other => out.push(other),
        }
    }
    out.push('"');
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn amounts_are_chips_of_the_last_place() {
        let chips = |text: &str, decimals| Amount::read(text).unwrap().chips(decimals);
        assert_eq!([chips("65", 0), chips("47.50", 2), chips("-2.5", 1)], [Some(65), Some(4750), Some(-25)]);
        assert_eq!((chips("65.00", 0), chips("0.25", 1)), (Some(65), None));
        assert_eq!(chips("9999999999999", 0), None);
        for text in ["", "x", "1e5", "1.", ".5", "1,000", "0.1234567", "--5", "99999999999999999999"] {
            assert!(Amount::read(text).is_none_or(|_| text == "1."), "{text}");
        }
        assert_eq!([written(4750, 2), written(6500, 2), written(-5, 1)], ["47.50", "65", "-0.5"]);
    }

    #[test]
    fn values_go_to_json_and_back() {
        let text = r#"a = { "b" = [1, 2.5, "x\"\\", true, 00:01:12, inf] }"#;
        let table: toml::Table = text.parse().unwrap();
        assert_eq!(format!("a = {}", as_toml(&as_json(&table["a"]))), text);
    }
}
