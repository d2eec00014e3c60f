//! What the engine says of an error, taken apart: its message, where it was raised.

/// The innermost message, and the outermost stack trace.
pub(super) fn message_and_trace(error: &mlua::Error) -> (String, String) {
    match error {
        mlua::Error::CallbackError { traceback, cause } => {
            let (message, inner) = message_and_trace(cause);
            (message, if inner.is_empty() { traceback.clone() } else { format!("{inner}\n{traceback}") })
        }
        mlua::Error::RuntimeError(text) => split_trace(text),
        mlua::Error::SyntaxError { message, .. } => (message.clone(), String::new()),
        mlua::Error::MemoryError(_) => ("not enough memory".to_owned(), String::new()),
        mlua::Error::BadArgument { pos, cause, .. } => {
            let (message, trace) = message_and_trace(cause);
            let which =
                if *pos == 1 { "the object, argument 1".to_owned() } else { format!("argument {pos}") };
            (format!("{which}: {message}"), trace)
        }
        mlua::Error::WithContext { context, cause } => {
            let (message, trace) = message_and_trace(cause);
            (format!("{context}: {message}"), trace)
        }
        other => split_trace(&other.to_string()),
    }
}

/// An error of ours as the text that a script would have raised: `file:line: message`.
pub(super) fn as_raised(error: &mlua::Error) -> String {
    let (message, trace) = message_and_trace(error);
    let place = trace.lines().find_map(|line| {
        let (head, rest) = line.trim().split_once(".lua:")?;
        let digits: String = rest.chars().take_while(char::is_ascii_digit).collect();
        Some(format!("{head}.lua:{digits}: "))
    });
    format!("{}{message}", place.unwrap_or_default())
}

fn split_trace(text: &str) -> (String, String) {
    match text.split_once("\nstack traceback:") {
        Some((message, trace)) => (message.to_owned(), trace.to_owned()),
        None => (text.to_owned(), String::new()),
    }
}
