//! The module `junshi` for Python; its Python side lies in the folder `python` beside this file.
//!
//! Dicts or JSON text go in, dicts come out. Python's lock is released while a match works, so other
//! threads of the host go on.
//!
#![doc = include_str!("python.md")]
#![allow(clippy::too_many_arguments, reason = "each keyword of Python is a parameter here")]

use pyo3::IntoPyObjectExt;
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::{PyBytes, PyDict, PyString, PyTuple};

use super::handles::{self, Begin, Method, Of, Text};
use super::requests::{Failure, Kind};
use crate::games;

/// What matches share: mods, settings, limits, compiled scripts.
#[pyclass(frozen, module = "junshi")]
struct Runtime {
    number: u64,
    description: String,
    strict: bool,
}

#[pymethods]
impl Runtime {
    #[new]
    #[pyo3(signature = (description=None, strict=false, **options))]
    fn new(
        py: Python<'_>,
        description: Option<&Bound<'_, PyAny>>,
        strict: bool,
        options: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<Runtime> {
        let description = match (description, options) {
            (Some(_), Some(_)) => return Err(PyTypeError::new_err("a description or options, not both")),
            (Some(told), None) => json(told)?,
            (None, Some(options)) => json(options)?,
            (None, None) => "{}".to_owned(),
        };
        let number = handles::new_runtime(&description).map_err(|failure| raised(py, &failure))?;
        Ok(Runtime { number, description, strict })
    }

    /// Loads the scripts of a game now, and tells what came of it.
    fn load<'py>(&self, py: Python<'py>, game: &str) -> PyResult<Bound<'py, PyAny>> {
        let params = serde_json::json!({ "game": game }).to_string();
        let told = outcome(py, || handles::ask_runtime(self.number, Of::Load, &params))?;
        if let (true, Some(fault)) = (self.strict, told.get_item("faults")?.try_iter()?.next()) {
            return Err(script_error(&fault?, None)?);
        }
        Ok(told)
    }

    /// The numbers of a game's scripts that an optimiser may turn, with what they are now.
    fn tunables<'py>(&self, py: Python<'py>, game: &str) -> PyResult<Bound<'py, PyAny>> {
        let params = serde_json::json!({ "game": game }).to_string();
        outcome(py, || handles::ask_runtime(self.number, Of::Tunables, &params))
    }

    /// Opens a match on a scene without a question.
    #[pyo3(signature = (scene, *, journal=None, trace=None, own_thread=false))]
    fn open(
        &self,
        py: Python<'_>,
        scene: &Bound<'_, PyAny>,
        journal: Option<&Bound<'_, PyAny>>,
        trace: Option<&str>,
        own_thread: bool,
    ) -> PyResult<Match> {
        let scene = json(scene)?;
        if self.strict {
            let game = crate::wire::game_of(&scene).map_err(|error| raised(py, &error.into()))?;
            self.load(py, &game)?;
        }
        let mut extra = Vec::new();
        if let Some(journal) = journal {
            extra.push(format!("\"journal\":{}", value(journal)?));
        }
        extra.extend(trace.map(|detail| format!("\"trace\":{}", quoted(detail))));
        self.begin(py, Begin::Open, &with(&scene, extra), own_thread)
    }

    /// Opens a match from its journal.
    #[pyo3(signature = (journal=None, *, path=None, force=false, own_thread=false))]
    fn restore(
        &self,
        py: Python<'_>,
        journal: Option<&str>,
        path: Option<&Bound<'_, PyAny>>,
        force: bool,
        own_thread: bool,
    ) -> PyResult<Match> {
        let mut fields = vec![format!("\"force\":{force}")];
        fields.extend(journal.map(|text| format!("\"journal\":{}", quoted(text))));
        if let Some(path) = path {
            fields.push(format!("\"path\":{}", value(path)?));
        }
        self.begin(py, Begin::Restore, &with("{}", fields), own_thread)
    }

    /// Answers the question of a whole scene.
    #[pyo3(signature = (scene, *, ms=None))]
    fn decide<'py>(
        &self,
        py: Python<'py>,
        scene: &Bound<'py, PyAny>,
        ms: Option<u64>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let params = with(&json(scene)?, ms.map(|ms| format!("\"ms\":{ms}")));
        let told = outcome(py, || handles::ask_runtime(self.number, Of::Decide, &params))?;
        if self.strict { faultless(told) } else { Ok(told) }
    }

    /// The same as JSON text.
    #[pyo3(signature = (scene, *, ms=None))]
    fn decide_json(&self, py: Python<'_>, scene: &Bound<'_, PyAny>, ms: Option<u64>) -> PyResult<String> {
        let params = with(&json(scene)?, ms.map(|ms| format!("\"ms\":{ms}")));
        text(py, || handles::ask_runtime(self.number, Of::Decide, &params))
    }

    /// A runtime goes to other processes as its description.
    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyTuple>> {
        let arguments = (slf.get().description.as_str(), slf.get().strict);
        (slf.get_type(), arguments.into_pyobject(slf.py())?).into_pyobject(slf.py())
    }
}

impl Runtime {
    fn begin(&self, py: Python<'_>, begin: Begin, params: &str, own: bool) -> PyResult<Match> {
        let params = with(params, own.then(|| "\"thread\":\"own\"".to_owned()));
        let begun = py.detach(|| handles::begin(self.number, begin, &params));
        let (number, told) = begun.map_err(|failure| raised(py, &failure))?;
        Ok(Match { number, opened: told, strict: self.strict })
    }
}

impl Drop for Runtime {
    fn drop(&mut self) {
        let _ = handles::free_runtime(self.number);
    }
}

/// One table. It belongs to the thread that opened it, unless it has one of its own.
#[pyclass(frozen, module = "junshi")]
struct Match {
    number: u64,
    opened: String,
    strict: bool,
}

#[pymethods]
impl Match {
    /// What was said when it was opened: defaults that were filled in, faults.
    #[getter]
    fn opened<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        read(py, &self.opened)
    }

    /// Tells what changed and what happened.
    #[pyo3(signature = (events=None, *, snapshot=None, delta=None))]
    fn observe<'py>(
        &self,
        py: Python<'py>,
        events: Option<&Bound<'py, PyAny>>,
        snapshot: Option<&Bound<'py, PyAny>>,
        delta: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let mut fields = Vec::new();
        for (name, told) in [("events", events), ("snapshot", snapshot), ("delta", delta)] {
            if let Some(told) = told {
                fields.push(format!("\"{name}\":{}", json(told)?));
            }
        }
        self.call(py, Method::Observe, &with("{}", fields))
    }

    /// Answers a question.
    #[pyo3(signature = (ask, *, ms=None))]
    fn decide<'py>(
        &self,
        py: Python<'py>,
        ask: &Bound<'py, PyAny>,
        ms: Option<u64>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let told = self.call(py, Method::Decide, &asking(&json(ask)?, ms))?;
        if self.strict { faultless(told) } else { Ok(told) }
    }

    /// Answers a question, as JSON text.
    #[pyo3(signature = (ask, *, ms=None))]
    fn decide_json(&self, py: Python<'_>, ask: &Bound<'_, PyAny>, ms: Option<u64>) -> PyResult<String> {
        let params = asking(&json(ask)?, ms);
        text(py, || handles::call(self.number, Method::Decide, &params))
    }

    /// Any request of an open match as JSON text: `observe` or `decide` with their parameters.
    #[pyo3(signature = (method, params))]
    fn request(&self, py: Python<'_>, method: &str, params: &Bound<'_, PyAny>) -> PyResult<String> {
        let method = match method {
            "observe" => Method::Observe,
            "decide" => Method::Decide,
            "reload" => Method::Reload,
            "save" => Method::Save,
            _ => return Err(PyTypeError::new_err("observe, decide, reload or save")),
        };
        let params = json(params)?;
        text(py, || handles::call(self.number, method, &params))
    }

    /// Reads the scripts again.
    fn reload<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.call(py, Method::Reload, "")
    }

    /// The journal so far, or where it is.
    fn save<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.call(py, Method::Save, "")
    }

    /// Closes the match.
    fn close(&self, py: Python<'_>) -> PyResult<()> {
        py.detach(|| handles::close(self.number)).map_err(|failure| raised(py, &failure))
    }

    fn __enter__(slf: Py<Self>) -> Py<Self> {
        slf
    }

    #[pyo3(signature = (*_args))]
    fn __exit__(&self, py: Python<'_>, _args: &Bound<'_, PyTuple>) -> PyResult<()> {
        match py.detach(|| handles::close(self.number)) {
            Err(failure) if failure.kind != Kind::NoHandle => Err(raised(py, &failure)),
            _ => Ok(()),
        }
    }
}

impl Match {
    fn call<'py>(&self, py: Python<'py>, method: Method, params: &str) -> PyResult<Bound<'py, PyAny>> {
        outcome(py, || handles::call(self.number, method, params))
    }
}

impl Drop for Match {
    fn drop(&mut self) {
        handles::abandon(self.number);
    }
}

/// Plays many games between two players, with the options of `junshi arena`.
#[pyfunction]
#[pyo3(signature = (game, a, b, **options))]
fn arena<'py>(
    py: Python<'py>,
    game: &str,
    a: &str,
    b: &str,
    options: Option<&Bound<'py, PyDict>>,
) -> PyResult<Bound<'py, PyAny>> {
    let options = options.map_or_else(|| Ok("{}".to_owned()), |options| json(options))?;
    let named = [("game", game), ("a", a), ("b", b)];
    let params = with(&options, named.map(|(name, text)| format!("\"{name}\":{}", quoted(text))));
    outcome(py, || handles::guarded(|| super::requests::contest(&params).map(|report| report.to_string())))
}

#[pymodule]
fn _junshi(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_class::<Runtime>()?;
    module.add_class::<Match>()?;
    module.add_function(wrap_pyfunction!(arena, module)?)?;
    module.add("GAMES", PyTuple::new(module.py(), games::NAMES)?)?;
    module.add("__version__", env!("CARGO_PKG_VERSION"))
}

/// Does something without Python's lock, and reads the JSON that comes of it.
fn outcome<'py>(py: Python<'py>, act: impl FnOnce() -> Text + Send) -> PyResult<Bound<'py, PyAny>> {
    read(py, &text(py, act)?)
}

/// The same as text.
fn text(py: Python<'_>, act: impl FnOnce() -> Text + Send) -> PyResult<String> {
    py.detach(act).map_err(|failure| raised(py, &failure))
}

/// The decision; raised as an error where a script had a fault on the way.
fn faultless(decision: Bound<'_, PyAny>) -> PyResult<Bound<'_, PyAny>> {
    let steps = decision.cast::<PyDict>()?.get_item("trace")?;
    for step in
        steps.iter().map(|steps| steps.try_iter()).collect::<PyResult<Vec<_>>>()?.into_iter().flatten()
    {
        let step = step?;
        if step.get_item("step")?.eq("fault")? {
            return Err(script_error(&step, Some(&decision))?);
        }
    }
    Ok(decision)
}

fn script_error(fault: &Bound<'_, PyAny>, decision: Option<&Bound<'_, PyAny>>) -> PyResult<PyErr> {
    let class = fault.py().import("junshi.errors")?.getattr("ScriptError")?;
    Ok(PyErr::from_value(class.call1((fault, decision))?))
}

/// The exception for a failure.
fn raised(py: Python<'_>, failure: &Failure) -> PyErr {
    let class = match failure.kind {
        Kind::Input | Kind::TooLong | Kind::Null | Kind::Encoding => "InputError",
        Kind::Mod => "ModError",
        Kind::Io => "FileError",
        Kind::NoHandle | Kind::WrongThread => "MatchError",
        Kind::Engine | Kind::Panic => "EngineError",
    };
    let host = failure.host.as_ref().map(|host| (&host.path, &host.expected, &host.found));
    let made = py.import("junshi.errors").and_then(|errors| {
        let host = host.map_or_else(|| Ok(py.None()), |host| host.into_py_any(py))?;
        errors.getattr(class)?.call1((&failure.message, host))
    });
    made.map_or_else(|error| error, PyErr::from_value)
}

/// The parameters of `decide` in an open match.
fn asking(ask: &str, ms: Option<u64>) -> String {
    match ms {
        None => format!("{{\"ask\":{ask}}}"),
        Some(ms) => format!("{{\"ask\":{ask},\"ms\":{ms}}}"),
    }
}

/// A JSON object with further fields before its own.
fn with(object: &str, fields: impl IntoIterator<Item = String>) -> String {
    let fields: Vec<String> = fields.into_iter().collect();
    let rest = object.trim_start();
    let Some(rest) = rest.strip_prefix('{').filter(|_| !fields.is_empty()) else {
        return object.to_owned();
    };
    let comma = if rest.trim_start().starts_with('}') { "" } else { "," };
    format!("{{{}{comma}{rest}", fields.join(","))
}

fn quoted(text: &str) -> String {
    serde_json::Value::from(text).to_string()
}

/// JSON text as it is, anything else as JSON: what the host sends as an object.
fn json(told: &Bound<'_, PyAny>) -> PyResult<String> {
    if let Ok(text) = told.cast::<PyString>() {
        return Ok(text.to_cow()?.into_owned());
    }
    if let Ok(bytes) = told.cast::<PyBytes>() {
        return Ok(String::from_utf8(bytes.as_bytes().to_vec())?);
    }
    value(told)
}

/// A value as JSON; paths as their text.
fn value(told: &Bound<'_, PyAny>) -> PyResult<String> {
    static ENCODE: PyOnceLock<Py<PyAny>> = PyOnceLock::new();
    let py = told.py();
    let encode = ENCODE.get_or_try_init(py, || -> PyResult<_> {
        let options = PyDict::new(py);
        options.set_item("ensure_ascii", false)?;
        options.set_item("default", py.import("os")?.getattr("fspath")?)?;
        let encoder = py.import("json")?.getattr("JSONEncoder")?.call((), Some(&options))?;
        Ok(encoder.getattr("encode")?.unbind())
    })?;
    encode.bind(py).call1((told,))?.extract()
}

/// JSON as Python's own objects.
fn read<'py>(py: Python<'py>, told: &str) -> PyResult<Bound<'py, PyAny>> {
    static DECODE: PyOnceLock<Py<PyAny>> = PyOnceLock::new();
    let decode = DECODE.get_or_try_init(py, || -> PyResult<_> {
        Ok(py.import("json")?.getattr("JSONDecoder")?.call0()?.getattr("decode")?.unbind())
    })?;
    decode.bind(py).call1((told,))
}
