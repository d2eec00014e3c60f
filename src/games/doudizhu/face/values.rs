//! The value table of scripts, `doudizhu.values`, as the engine takes it.

use mlua::{Table, Value};

use super::super::kinds::Form;
use super::super::value::{Formula, MOST, Values};

/// The values of the series with whatever `doudizhu.values` says in their place.
pub(super) fn read(global: &Table) -> mlua::Result<Values> {
    let mut values = Values::seed().clone();
    let Value::Table(table) = global.raw_get::<Value>("values")? else { return Ok(values) };
    if let Some(round) = number(&table.raw_get("round")?, "round")? {
        values.round = round;
    }
    if let Value::Table(bids) = table.raw_get::<Value>("bids")? {
        for (at, bid) in values.bids.iter_mut().enumerate() {
            if let Some(least) = number(&bids.raw_get(at + 1)?, "bids")? {
                *bid = least;
            }
        }
    }
    let Value::Table(forms) = table.raw_get::<Value>("forms")? else { return Ok(values) };
    for form in Form::ALL {
        if let Value::Table(given) = forms.raw_get::<Value>(form.name())? {
            let usual = values.formula(form);
            let add = number(&given.raw_get("add")?, form.name())?.unwrap_or(usual.add);
            let divide = number(&given.raw_get("divide")?, form.name())?.unwrap_or(usual.divide);
            values.set(form, Formula { add, divide });
        }
    }
    Ok(values)
}

fn number(value: &Value, name: &str) -> mlua::Result<Option<i32>> {
    let number = match value {
        Value::Nil => return Ok(None),
        Value::Integer(number) => *number as f64,
        Value::Number(number) => *number,
        _ => f64::NAN,
    };
    match number.fract() == 0.0 && number.abs() <= f64::from(MOST) {
        true => Ok(Some(number as i32)),
        false => {
            Err(mlua::Error::runtime(format!("doudizhu.values: {name} wants whole numbers up to {MOST}")))
        }
    }
}
