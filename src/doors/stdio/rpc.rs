//! JSON-RPC 2.0: one request and one answer a line.

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use serde_json::{Value, json};

use crate::doors::requests::{self, Failure, Kind};

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

impl Request<'_> {
    /// The parameters as they came.
    pub(super) fn text(&self) -> &str {
        self.params.map_or("{}", RawValue::get)
    }
}

/// Number, text or null, echoed as it came.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(transparent)]
pub(super) struct Id(pub(super) Value);

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

/// An error as it stands on the wire.
pub(super) struct Refused {
    code: i32,
    message: String,
    data: Option<Value>,
}

impl Refused {
    pub(super) fn new(code: i32, message: impl Into<String>) -> Refused {
        Refused { code, message: message.into(), data: None }
    }
}

impl From<Failure> for Refused {
    fn from(failure: Failure) -> Refused {
        let failure = failure.under("params");
        let code = match failure.kind {
            Kind::Input | Kind::TooLong | Kind::Null | Kind::Encoding => PARAMS,
            Kind::NoHandle | Kind::WrongThread => NO_MATCH,
            Kind::Mod => MOD,
            Kind::Io => IO,
            Kind::Engine | Kind::Panic => ENGINE,
        };
        Refused { code, data: failure.data(), message: failure.message }
    }
}

/// Reads a line. What cannot be read is a failure with the id, where one can be found.
pub(super) fn read(line: &str) -> Result<Request<'_>, (Id, Refused)> {
    serde_json::from_str(line).map_err(|_| match serde_json::from_str::<Value>(line) {
        Ok(value) => {
            let id = value.get("id").cloned().unwrap_or_default();
            let text = "a request is an object with `method` and, where it wants an answer, `id`";
            (Id(id), Refused::new(INVALID, text))
        }
        Err(error) => (Id(Value::Null), Refused::new(PARSE, format!("no JSON: {error}"))),
    })
}

/// Reads the parameters of a method.
pub(super) fn params<T: serde::de::DeserializeOwned>(request: &Request<'_>) -> Result<T, Failure> {
    requests::read(request.text())
}

/// The line that answers.
pub(super) fn answer(id: &Id, outcome: Result<Value, Refused>) -> String {
    let line = match outcome {
        Ok(result) => json!({"jsonrpc": "2.0", "id": id.0, "result": result}),
        Err(refused) => {
            let mut error = json!({"code": refused.code, "message": refused.message});
            if let Some(data) = refused.data {
                error["data"] = data;
            }
            json!({"jsonrpc": "2.0", "id": id.0, "error": error})
        }
    };
    line.to_string()
}
