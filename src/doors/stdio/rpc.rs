//! JSON-RPC 2.0: one request and one answer a line.

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use serde_json::{Value, json};

use crate::error::{Error, HostError};
use crate::wire;

/// A request as it came in.
#[derive(Deserialize)]
pub(super) struct Request<'a> {
    /// Absent in notifications, which are not answered.
    #[serde(default)]
    pub(super) id: Option<Id>,
    /// The method.
    pub(super) method: String,
    /// Its parameters, an object.
    #[serde(borrow, default)]
    pub(super) params: Option<&'a RawValue>,
}

/// Number, text or null, echoed as it came.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(transparent)]
pub(super) struct Id(pub(super) Value);

/// Why a request has failed.
pub(super) struct Failure {
    code: i32,
    message: String,
    data: Option<Value>,
}

/// The request is no JSON.
pub(super) const PARSE: i32 = -32700;
/// It is JSON, but no request.
pub(super) const INVALID: i32 = -32600;
/// There is no such method.
pub(super) const NO_METHOD: i32 = -32601;
/// The parameters do not fit.
pub(super) const PARAMS: i32 = -32602;
/// There is no such match.
pub(super) const NO_MATCH: i32 = -32001;
/// A mod or a journal cannot be used.
pub(super) const MOD: i32 = -32002;
/// A file cannot be read or written.
pub(super) const IO: i32 = -32003;
/// The script engine has failed.
pub(super) const ENGINE: i32 = -32603;

impl Failure {
    pub(super) fn new(code: i32, message: impl Into<String>) -> Failure {
        Failure { code, message: message.into(), data: None }
    }
}

impl From<Error> for Failure {
    fn from(error: Error) -> Failure {
        let message = error.to_string();
        match error {
            Error::Host(error) => error.into(),
            Error::Mod { .. } => Failure::new(MOD, message),
            Error::Io { .. } => Failure::new(IO, message),
            Error::Engine(_) => Failure::new(ENGINE, message),
        }
    }
}

impl From<HostError> for Failure {
    fn from(error: HostError) -> Failure {
        let data = json!({"path": error.path, "expected": error.expected, "found": error.found});
        Failure { data: Some(data), ..Failure::new(PARAMS, error.to_string()) }
    }
}

/// Reads a line. What cannot be read is a failure with the id, where one can be found.
pub(super) fn read(line: &str) -> Result<Request<'_>, (Id, Failure)> {
    serde_json::from_str(line).map_err(|_| match serde_json::from_str::<Value>(line) {
        Ok(value) => {
            let id = value.get("id").cloned().unwrap_or_default();
            let text = "a request is an object with `method` and, where it wants an answer, `id`";
            (Id(id), Failure::new(INVALID, text))
        }
        Err(error) => (Id(Value::Null), Failure::new(PARSE, format!("no JSON: {error}"))),
    })
}

/// Reads the parameters of a method.
pub(super) fn params<T: serde::de::DeserializeOwned>(request: &Request<'_>) -> Result<T, Failure> {
    let text = request.params.map_or("{}", RawValue::get);
    wire::read(text).map_err(|error| error.under("params").into())
}

/// The line that answers.
pub(super) fn answer(id: &Id, outcome: Result<Value, Failure>) -> String {
    let line = match outcome {
        Ok(result) => json!({"jsonrpc": "2.0", "id": id.0, "result": result}),
        Err(failure) => {
            let mut error = json!({"code": failure.code, "message": failure.message});
            if let Some(data) = failure.data {
                error["data"] = data;
            }
            json!({"jsonrpc": "2.0", "id": id.0, "error": error})
        }
    };
    line.to_string()
}
