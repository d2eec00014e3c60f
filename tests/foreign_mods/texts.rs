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
    /// Piles that it looks into, each with whether it takes for granted that a card lies there.
    pub piles: BTreeMap<String, bool>,
    /// Tags that it reads, joined by `+`: `Name=toString`.
    pub tags: String,
    /// The prompt that it looks for.
    pub prompt: String,
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
/// `function sgs.ai_slash_prohibit.foo(`, which is written otherwise before it is read.
static NAMED: LazyLock<Regex> = LazyLock::new(|| pattern(r"(?m)^\s*function\s+sgs\.(ai_[\w.]+)\s*\("));
/// A callback that is another one too.
static ALIAS: LazyLock<Regex> = LazyLock::new(|| {
    let key = r#"(?:\.(\w+)|\[\s*["']([^"']+)["']\s*\])"#;
    pattern(&format!(r"(?m)^\s*sgs\.(ai_\w+){key}\s*=\s*sgs\.(ai_\w+){key}\s*$"))
});
static DATA: LazyLock<Regex> = LazyLock::new(|| pattern(r"\bdata:(to\w+)\s*\("));
static WORDS: LazyLock<Regex> = LazyLock::new(|| pattern(r#"return\s+["']([\w:@-]+)["']"#));
static PILE: LazyLock<Regex> =
    LazyLock::new(|| pattern(r#"self\.player:getPile\(\s*["'](\w+)["']\s*\)(:first|:last|:at)?"#));
static PROMPT: LazyLock<Regex> = LazyLock::new(|| pattern(r#"\b(?:prompt|data)\s*==\s*["']([@\w-]+)["']"#));
static TAG: LazyLock<Regex> = LazyLock::new(|| pattern(r#"getTag\(\s*["'](\w+)["']\s*\)\s*:(to\w+)\s*\("#));
static METHOD: LazyLock<Regex> = LazyLock::new(|| pattern(r"SmartAI[:.](\w+)"));
static DEFINED: LazyLock<Regex> = LazyLock::new(|| {
    pattern(
        r"(?m)function\s+(?:sgs\.|SmartAI[:.])?(\w+)|(?:sgs\.|^\s*|SmartAI\.)(\w+)\s*=\s*function|sgs\.(\w+)\s*=",
    )
});

/// The hints of one file.
pub fn hints(text: &str) -> Hints {
    let text = &NAMED.replace_all(text, "\nsgs.$1 = function(");
    let begins: Vec<_> = BEGINS.captures_iter(text).collect();
    let mut hints = Hints::new();
    for (at, found) in begins.iter().enumerate() {
        let from = found.get(0).unwrap();
        let to = begins.get(at + 1).map_or(text.len(), |next| next.get(0).unwrap().start());
        let body = &text[from.end()..to];
        let body = &body[..body.find("\nend").map_or(body.len(), |end| end + 1)];
        let part = |group: usize| found.get(group).map(|part| part.as_str());
        let key = part(2).or(part(3)).or(part(4)).unwrap_or_default();
        let second = part(5).or(part(6)).unwrap_or_default();
        let name = if part(1) == Some("ai_choicemade_filter") { second } else { key };
        let parameters = part(7).unwrap_or_default().replace(char::is_whitespace, "");
        hints.insert(format!("{};{name}", &found[1]), Hint { parameters, ..in_body(body) });
    }
    for found in ALIAS.captures_iter(text) {
        let part = |group: usize| found.get(group).map(|part| part.as_str());
        let name = |registry: usize| {
            let key = part(registry + 1).or(part(registry + 2)).unwrap_or_default();
            format!("{};{key}", &found[registry])
        };
        if let Some(hint) = hints.get(&name(4)).cloned() {
            hints.insert(name(1), hint);
        }
    }
    hints
}

/// What a callback's body says.
fn in_body(body: &str) -> Hint {
    let words: BTreeSet<&str> = WORDS.captures_iter(body).map(|word| word.get(1).unwrap().as_str()).collect();
    let data = match DATA.captures(body) {
        Some(data) => data[1].to_owned(),
        None if body.contains("data") => String::new(),
        None => "none".to_owned(),
    };
    let mut piles = BTreeMap::new();
    for pile in PILE.captures_iter(body) {
        *piles.entry(pile[1].to_owned()).or_default() |= pile.get(2).is_some();
    }
    let tags: BTreeSet<String> =
        TAG.captures_iter(body).map(|tag| format!("{}={}", &tag[1], &tag[2])).collect();
    Hint {
        data,
        words: words.into_iter().take(6).collect::<Vec<_>>().join("+"),
        parameters: String::new(),
        piles,
        tags: tags.into_iter().collect::<Vec<_>>().join("+"),
        prompt: PROMPT.captures(body).map(|found| found[1].to_owned()).unwrap_or_default(),
    }
}

/// Parameters by registry as most callbacks of the files have them, under `registry;`.
pub fn usual_parameters(hints: &Hints) -> Hints {
    let mut counts: BTreeMap<&str, BTreeMap<&str, u32>> = BTreeMap::new();
    for (name, hint) in hints {
        let registry = name.split(';').next().unwrap_or_default();
        *counts.entry(registry).or_default().entry(&hint.parameters).or_default() += 1;
    }
    let usual = counts.into_iter().filter_map(|(registry, counts)| {
        let (parameters, _) = counts.into_iter().max_by_key(|(_, count)| *count)?;
        let hint = Hint { parameters: parameters.to_owned(), ..Hint::default() };
        Some((format!("{registry};"), hint))
    });
    usual.collect()
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
