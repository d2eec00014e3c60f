//! **Junshi (军师)**: a host game hands over its state and a question; moddable Lua answers; a Rust
//! core makes the answer fast, legal, safe and explainable.
//!
//! # Deciding
//!
//! A [`Runtime`] holds what all matches share: mods, limits, compiled scripts. A [`Match`] is one
//! table with its own Lua state. A question goes to the handler for its skill or card, then to the
//! game's default, then to a last resort in Rust; the first legal proposal is the answer. A script
//! can never make a decision fail, hang, crash or be illegal.
//!
//! ```
//! use junshi::{Envelope, Runtime, open_scene, sgs::Sgs};
//!
//! let scene = r#"{"game":"sgs","seed":7,"snapshot":{"players":[
//!     {"name":"sgs1","general":"sunquan","role":"lord","hp":5},
//!     {"name":"sgs2","general":"sunshangxiang","role":"loyalist","hp":1},
//!     {"name":"sgs3","general":"caopi","role":"rebel","hp":2}]},
//!   "ask":{"kind":"askForPlayerChosen","seat":"sgs3","reason":"fangzhu",
//!          "targets":["sgs1","sgs2"],"optional":true}}"#;
//! let scene = Envelope::<Sgs>::read(scene)?;
//! let mut table = open_scene(&Runtime::builder().build(), &scene)?;
//! let decision = table.decide(scene.ask.ok_or("no question")?)?;
//! assert_eq!(serde_json::to_string(decision.answer.answer())?, r#""sgs2""#);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Mods
//!
//! Mods are Lua files in QSanguosha's style, given to [`Builder::mod_path`]. They fill the
//! registries that a game's [`Schema`](game::Schema) names.
//!
//! # Games of your own
//!
//! Implement [`Game`] and [`Lent`] (one empty line) and open a match of it: the snapshot is lent to
//! scripts as read-only tables.
//!
//! # Whole games
//!
//! Write the rules of a game down as a [`Referee`], and it can be played to its end
//! ([`doors::play`]) and two players can be compared over many mirrored games ([`arena`]): scripts,
//! another version of them, a foreign brain, or a bot in any language on a pipe.
//!
//! # Why
//!
//! Every [`Decision`] carries a [`Trace`](trace::Trace): who was asked, which handler of which mod
//! and line, every candidate with its score or the reason that excluded it, faults and refusals.

#![warn(missing_docs)]

pub mod arena;
mod decide;
pub mod doors;
pub mod error;
pub mod game;
pub mod games;
pub mod journal;
pub mod kit;
mod recording;
pub mod referee;
mod remote;
pub mod replay;
mod runtime;
mod table;
pub mod trace;
mod vm;
pub mod wire;

pub use decide::Decision;
pub use error::{Error, HostError, Result};
pub use game::{Game, Legal, Scene, Standing, Vital, settle};
pub use games::sgs;
pub use referee::Referee;
pub use remote::Remote;
pub use runtime::{Builder, Runtime};
pub use table::{Change, Match, Opening, open_scene};
pub use trace::{Detail, Source};
pub use vm::{
    Fault, FileReport, Kill, Killed, Lending, Lent, Limits, LoadReport, Manifest, NewName, Override, Script,
    Slip,
};
pub use wire::Envelope;

/// The Rust in the README is run with the other examples.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
