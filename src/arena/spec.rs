//! Who plays, as it is written on the command line.
//!
//! ```text
//! SPEC = NAME[:key=value,…][+MODPATH]…   our own scripts under a profile, with settings and mods
//!      | NAME:lua=DIR                    another version of the game's folder of lua/
//!      | trust | last_resort             the game's last resort, without scripts
//!      | brain:DIR[,key=value…]          a whole foreign AI, with settings
//!      | cmd:"program args"              a bot on a pipe
//! ```

use std::path::PathBuf;
use std::str::FromStr;

use serde_json::Value;

use crate::error::HostError;
use crate::runtime::{Builder, Runtime};

/// Who plays a side.
///
/// ```
/// use junshi::arena::Spec;
/// assert!("default:depth=4,style=\"bold\"+mods/mine.lua".parse::<Spec>().is_ok());
/// assert!("default:depth".parse::<Spec>().is_err());
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Spec {
    /// As it was written.
    pub text: String,
    pub(super) kind: Kind,
}

/// The ways to play.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Kind {
    /// The last resort in Rust.
    LastResort,
    /// Scripts.
    Scripts(Scripts),
    /// A program that is asked over a pipe, and its arguments.
    Command(Vec<String>),
}

/// Which scripts.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Scripts {
    profile: Option<String>,
    settings: Vec<(String, Value)>,
    files: Option<PathBuf>,
    mods: Vec<PathBuf>,
    brain: Option<PathBuf>,
}

impl Spec {
    /// Whether a program on a pipe plays.
    pub(super) fn is_bot(&self) -> bool {
        matches!(self.kind, Kind::Command(_))
    }
}

impl FromStr for Spec {
    type Err = HostError;

    fn from_str(text: &str) -> Result<Spec, HostError> {
        let kind = match text.split_once(':') {
            Some(("cmd", command)) => Kind::Command(words(command)?),
            Some(("brain", rest)) => Kind::Scripts(brain(rest, text)?),
            _ if matches!(text, "trust" | "last_resort") => Kind::LastResort,
            _ => Kind::Scripts(scripts(text)?),
        };
        Ok(Spec { text: text.to_owned(), kind })
    }
}

fn wrong(expected: &str, found: &str) -> HostError {
    HostError::new("SPEC", expected, format!("`{found}`"))
}

/// A program and its arguments, as a shell would part them; quotes around the whole are taken off.
fn words(command: &str) -> Result<Vec<String>, HostError> {
    let none = || wrong("a program and its arguments after `cmd:`", command);
    let words = shlex::split(command).ok_or_else(none)?;
    match words.as_slice() {
        [] => Err(none()),
        [whole] if whole.contains(' ') && command.trim_start().starts_with(['"', '\'']) => words_of(whole),
        _ => Ok(words),
    }
}

fn words_of(whole: &str) -> Result<Vec<String>, HostError> {
    let words = shlex::split(whole).filter(|words| !words.is_empty());
    words.ok_or_else(|| wrong("a program and its arguments after `cmd:`", whole))
}

/// A foreign AI: its folder, then settings after commas.
fn brain(rest: &str, text: &str) -> Result<Scripts, HostError> {
    let mut parts = rest.split(',');
    let folder = parts.next().filter(|folder| !folder.is_empty());
    let folder = folder.ok_or_else(|| wrong("a folder after `brain:`", text))?;
    let mut scripts = Scripts { brain: Some(PathBuf::from(folder)), ..Scripts::default() };
    for option in parts {
        let (key, value) = pair(option).ok_or_else(|| wrong("key=value after the comma", option))?;
        scripts.settings.push((key.to_owned(), setting(value)));
    }
    Ok(scripts)
}

fn pair(option: &str) -> Option<(&str, &str)> {
    option.split_once('=').filter(|(key, _)| !key.is_empty())
}

/// The value of a setting: JSON, or else text.
fn setting(value: &str) -> Value {
    serde_json::from_str(value).unwrap_or_else(|_| Value::from(value))
}

fn scripts(text: &str) -> Result<Scripts, HostError> {
    let mut parts = text.split('+');
    let head = parts.next().unwrap_or_default();
    let mut scripts = Scripts { mods: parts.map(PathBuf::from).collect(), ..Scripts::default() };
    let (name, options) = head.split_once(':').unwrap_or((head, ""));
    if name.is_empty() || scripts.mods.iter().any(|path| path.as_os_str().is_empty()) {
        return Err(wrong(
            "NAME[:key=value,…][+MODPATH], trust, brain:DIR[,key=value…] or cmd:\"program args\"",
            text,
        ));
    }
    scripts.profile = Some(name.to_owned());
    for option in options.split(',').filter(|_| head.contains(':')) {
        match pair(option).ok_or_else(|| wrong("key=value after the colon", option))? {
            ("lua", folder) => scripts.files = Some(PathBuf::from(folder)),
            (key, value) => scripts.settings.push((key.to_owned(), setting(value))),
        }
    }
    Ok(scripts)
}

impl Spec {
    /// The mods that it plays with: their rules hold for the whole table.
    pub(super) fn mods(&self) -> &[PathBuf] {
        match &self.kind {
            Kind::Scripts(scripts) => &scripts.mods,
            _ => &[],
        }
    }
}

impl Scripts {
    /// A runtime with these scripts.
    pub(super) fn builder(&self) -> Builder {
        let mut builder = Runtime::builder();
        if let Some(name) = &self.profile {
            builder = builder.profile(name);
        }
        if let Some(folder) = &self.files {
            builder = builder.game_files(folder);
        }
        if let Some(folder) = &self.brain {
            builder = builder.brain(folder);
        }
        builder = self.mods.iter().fold(builder, |builder, path| builder.mod_path(path));
        self.settings.iter().fold(builder, |builder, (name, value)| builder.set(name, value.clone()))
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn kind(text: &str) -> Kind {
        text.parse::<Spec>().unwrap().kind
    }

    #[test]
    fn every_form_of_the_grammar_is_read() {
        let plain = Scripts { profile: Some("default".to_owned()), ..Scripts::default() };
        assert_eq!(kind("default"), Kind::Scripts(plain.clone()));
        assert_eq!((kind("trust"), kind("last_resort")), (Kind::LastResort, Kind::LastResort));
        let settings = vec![("depth".to_owned(), json!(4)), ("style".to_owned(), json!("bold"))];
        let mods = vec![PathBuf::from("a.lua"), PathBuf::from("b/c")];
        let bold = Scripts { profile: Some("bold".to_owned()), settings, mods, ..Scripts::default() };
        assert_eq!(kind("bold:depth=4,style=bold+a.lua+b/c"), Kind::Scripts(bold));
        let other = Scripts { files: Some(PathBuf::from("/old/lua/ttt")), ..plain };
        assert_eq!(kind("default:lua=/old/lua/ttt"), Kind::Scripts(other));
        let brain = Scripts { brain: Some(PathBuf::from("/qsgs/lua/ai")), ..Scripts::default() };
        assert_eq!(kind("brain:/qsgs/lua/ai"), Kind::Scripts(brain.clone()));
        let seeing = Scripts { settings: vec![("all_seeing".to_owned(), json!(true))], ..brain };
        assert_eq!(kind("brain:/qsgs/lua/ai,all_seeing=true"), Kind::Scripts(seeing));
    }

    #[test]
    fn a_command_is_parted_as_by_a_shell() {
        let command = |words: &[&str]| Kind::Command(words.iter().map(|word| (*word).to_owned()).collect());
        assert_eq!(kind("cmd:python3 bot.py x"), command(&["python3", "bot.py", "x"]));
        assert_eq!(kind("cmd:\"python3 bot.py 'a b'\""), command(&["python3", "bot.py", "a b"]));
        assert_eq!(kind("cmd:bot 'a b'"), command(&["bot", "a b"]));
        assert_eq!(kind("cmd:\"my bot\" x"), command(&["my bot", "x"]));
    }

    #[test]
    fn slips_are_told_with_what_was_expected() {
        for text in [
            "",
            "cmd:",
            "cmd:'",
            "brain:",
            "brain:,a=1",
            "brain:x,a",
            "default:",
            "default:x",
            "default:=1",
            "default+",
            ":a=1",
        ] {
            let error = text.parse::<Spec>().unwrap_err();
            assert_eq!(error.path, "SPEC", "{text}: {error}");
        }
    }
}
