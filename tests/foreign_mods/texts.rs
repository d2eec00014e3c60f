//! What the text of a foreign file says about its callbacks: which conversion of the data a callback
//! uses, which words it may answer, how its first parameter is called. Also which names the files of
//! a folder define, to tell a slip of an author from a name that is missing in ours.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

use regex::Regex;

/// What one callback's text says.
#[derive(Clone, Debug, Default)]
pub struct Hint {
    /// `toDamage` …, or `none` where the data is not looked at.
    pub data: String,
    /// Words that it returns, joined by `+`.
    pub words: String,
    /// Names of its parameters, joined by `,`.
    pub parameters: String,
}

/// Hints by `registry;key`.
pub type Hints = BTreeMap<String, Hint>;

fn pattern(text: &str) -> Regex {
    Regex::new(text).unwrap()
}

static BEGINS: LazyLock<Regex> = LazyLock::new(|| {
    pattern(
        r#"(?m)^\s*sgs\.(ai_\w+)(?:\.(\w+)|\[\s*["']([^"']+)["']\s*\]|\[(sgs\.\w+)\])(?:\.(\w+)|\[\s*["']([^"']+)["']\s*\])?\s*=\s*function\s*\(([\w\s,.]*)\)"#,
    )
});
static DATA: LazyLock<Regex> = LazyLock::new(|| pattern(r"\bdata:(to\w+)\s*\("));
static WORDS: LazyLock<Regex> = LazyLock::new(|| pattern(r#"return\s+["']([\w:@-]+)["']"#));
static METHOD: LazyLock<Regex> = LazyLock::new(|| pattern(r"SmartAI[:.](\w+)"));
static DEFINED: LazyLock<Regex> = LazyLock::new(|| {
    pattern(
        r"(?m)function\s+(?:sgs\.|SmartAI[:.])?(\w+)|(?:sgs\.|^\s*|SmartAI\.)(\w+)\s*=\s*function|sgs\.(\w+)\s*=",
    )
});

/// The hints of one file.
pub fn hints(text: &str) -> Hints {
    let begins: Vec<_> = BEGINS.captures_iter(text).collect();
    let mut hints = Hints::new();
    for (at, found) in begins.iter().enumerate() {
        let from = found.get(0).unwrap();
        let to = begins.get(at + 1).map_or(text.len(), |next| next.get(0).unwrap().start());
        let body = &text[from.end()..to];
        let body = &body[..body.find("\nend").map_or(body.len(), |end| end + 1)];
        let words: BTreeSet<&str> =
            WORDS.captures_iter(body).map(|word| word.get(1).unwrap().as_str()).collect();
        let part = |group: usize| found.get(group).map(|part| part.as_str());
        let key = part(2).or(part(3)).or(part(4)).unwrap_or_default();
        let data = match DATA.captures(body) {
            Some(data) => data[1].to_owned(),
            None if body.contains("data") => String::new(),
            None => "none".to_owned(),
        };
        let hint = Hint {
            data,
            words: words.into_iter().take(6).collect::<Vec<_>>().join("+"),
            parameters: part(7).unwrap_or_default().replace(char::is_whitespace, ""),
        };
        let second = part(5).or(part(6)).unwrap_or_default();
        let name = if part(1) == Some("ai_choicemade_filter") { second } else { key };
        hints.insert(format!("{};{name}", &found[1]), hint);
    }
    hints
}

/// Names of functions and tables that a text defines, wherever.
pub fn defined(text: &str) -> BTreeSet<String> {
    let functions = DEFINED
        .captures_iter(text)
        .filter_map(|found| found.iter().skip(1).flatten().next().map(|name| name.as_str().to_owned()));
    let methods = METHOD.captures_iter(text).map(|found| found[1].to_owned());
    functions.chain(methods).collect()
}

/// The words of a line.
pub fn names(line: &str) -> Vec<&str> {
    static WORD: LazyLock<Regex> = LazyLock::new(|| pattern(r"[A-Za-z_]\w*"));
    WORD.find_iter(line).map(|word| word.as_str()).collect()
}

/// The name that an error's line lacks, where there is one: a method of the AI, something of `sgs`, a
/// free function or a method of the host.
pub struct Lacking<'a> {
    /// Names in `sgs`.
    pub sgs: &'a BTreeSet<String>,
    /// Methods of the AI.
    pub methods: &'a BTreeSet<String>,
    /// Methods of host objects and lists.
    pub host: &'a BTreeSet<String>,
    /// Names that the files define somewhere.
    pub own: &'a BTreeSet<String>,
}

static SELF: LazyLock<Regex> = LazyLock::new(|| pattern(r"\bself[:.](\w+)\s*\("));
static SGS: LazyLock<Regex> = LazyLock::new(|| pattern(r"\bsgs\.(\w+)"));
static CALLED: LazyLock<Regex> = LazyLock::new(|| pattern(r"[\w)\]]:(\w+)\s*\("));
static FREE: LazyLock<Regex> = LazyLock::new(|| pattern(r"(?:^|[^\w.:])(\w+)\s*\("));
const WORDS_OF_LUA: [&str; 22] = [
    "if", "and", "or", "not", "function", "return", "while", "for", "elseif", "until", "in", "assert",
    "error", "ipairs", "next", "pairs", "pcall", "print", "select", "tonumber", "tostring", "type",
];

impl Lacking<'_> {
    /// What is missing, such as `SmartAI:foo`; and whether any file of the folder defines it.
    pub fn in_line(&self, message: &str, line: &str) -> Option<(String, bool)> {
        let calls = message.contains("call a nil")
            || message.contains("missing method")
            || message.contains("call nil");
        let nil = message.contains("nil");
        let first =
            |found: Option<(String, String)>| found.map(|(shown, name)| (shown, self.own.contains(&name)));
        if calls {
            let own = SELF.captures_iter(line).map(|found| found[1].to_owned());
            if let Some(name) = own.into_iter().find(|name| !self.methods.contains(name)) {
                return first(Some((format!("SmartAI:{name}"), name)));
            }
        }
        if nil {
            let sgs = SGS.captures_iter(line).map(|found| found[1].to_owned());
            if let Some(name) = sgs.into_iter().find(|name| !self.sgs.contains(name)) {
                return first(Some((format!("sgs.{name}"), name)));
            }
        }
        if !calls {
            return None;
        }
        let called = CALLED.captures_iter(line).map(|found| found[1].to_owned());
        let unknown = |name: &String| !self.host.contains(name) && !self.methods.contains(name);
        if let Some(name) = called.into_iter().find(unknown) {
            return first(Some((format!(":{name}()"), name)));
        }
        let free = FREE.captures_iter(line).map(|found| found[1].to_owned());
        let strange = |name: &String| !WORDS_OF_LUA.contains(&name.as_str()) && message.contains("nil value");
        free.into_iter().find(strange).map(|name| (format!("{name}()"), self.own.contains(&name)))
    }
}
