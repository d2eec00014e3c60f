//! `junshi new mod|skill|card NAME`: a start that passes its own spec.

use std::path::{Path, PathBuf};

use super::Ended;
use crate::error::{Error, HostError};

/// Arguments of `new`.
#[derive(clap::Args)]
pub(super) struct Args {
    /// What to make
    #[arg(value_enum)]
    what: What,
    /// Its name: the id of a mod, or the name of a skill or card in pinyin
    name: String,
    /// Where: the folder in which a mod is made, or the mod to which a skill or card is added
    #[arg(long = "in", value_name = "DIR", default_value = ".")]
    place: PathBuf,
}

#[derive(Clone, Copy, PartialEq, clap::ValueEnum)]
enum What {
    Mod,
    Skill,
    Card,
}

pub(super) fn run(args: &Args) -> Result<(), Ended> {
    let word = args.name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_' || c == '-');
    if !word || args.name.is_empty() {
        let expected = "letters, digits, `-` and `_`";
        return Err(HostError::new("NAME", expected, format!("`{}`", args.name)).into());
    }
    let (root, files) = match args.what {
        What::Mod => (args.place.join(&args.name), starter(&args.name)),
        What::Skill => (args.place.clone(), skill(&args.name)),
        What::Card => (args.place.clone(), card(&args.name)),
    };
    if args.what != What::Mod && !root.join("mod.toml").is_file() {
        let found = format!("no mod.toml in {}", root.display());
        return Err(HostError::new("--in", "the folder of a mod", found).into());
    }
    if let Some((path, _)) = files.iter().find(|(path, _)| root.join(path).exists()) {
        let found = root.join(path).display().to_string();
        return Err(HostError::new("NAME", "a name that is not taken", found).into());
    }
    for (path, text) in &files {
        write(&root.join(path), text)?;
        say!("{}", root.join(path).display());
    }
    eprintln!("next: junshi test {0} --mod {0}", root.display());
    Ok(())
}

fn write(path: &Path, text: &str) -> Result<(), Error> {
    let fail = |source| Error::Io { path: path.to_owned(), source };
    if let Some(folder) = path.parent() {
        std::fs::create_dir_all(folder).map_err(fail)?;
    }
    std::fs::write(path, text).map_err(fail)
}

type Files = Vec<(String, String)>;

/// A mod with a skill of its own and a spec.
fn starter(id: &str) -> Files {
    let skill_name = format!("{}_fanying", id.replace('-', "_"));
    let mut files = vec![(
        "mod.toml".to_owned(),
        format!(
            "id = \"{id}\"\nversion = \"0.1.0\"\ngames = [\"sgs\"]\n\n[provides]\nskills = [\"{skill_name}\"]\n"
        ),
    )];
    files.extend(skill(&skill_name));
    files
}

/// A skill that is used while its owner is wounded.
fn skill(name: &str) -> Files {
    let key = name.replace('-', "_");
    let body = format!(
        "-- {name}: used while its owner is wounded.\n\
         sgs.ai_skill_invoke.{key} = function(self, data)\n\
         \ttrace.note(\"lost \" .. self.player:getLostHp())\n\
         \treturn self.player:isWounded()\n\
         end\n"
    );
    let spec = format!(
        "local function table_with(hp)\n\
         \treturn scene{{\n\
         \t\tme = \"caopi\",\n\
         \t\tplayers = {{ {{ \"caopi\", hp = hp, acquired = {{ \"{name}\" }} }}, {{ \"sunquan\", role = \"lord\" }} }},\n\
         \t\task = {{ kind = \"askForSkillInvoke\", skill_name = \"{name}\" }},\n\
         \t}}\n\
         end\n\n\
         describe(\"{name}\", function()\n\
         \tit(\"is used when wounded\", function()\n\
         \t\tassert.is_true(decide(table_with(1)).answer)\n\
         \tend)\n\n\
         \tit(\"is saved while healthy\", function()\n\
         \t\tassert.is_false(decide(table_with(3)).answer)\n\
         \tend)\n\
         end)\n"
    );
    vec![(format!("skills/{name}.lua"), body), (format!("specs/{name}_spec.lua"), spec)]
}

/// Values of a card, and a spec of them.
fn card(name: &str) -> Files {
    let body = format!(
        "-- {name}: how much it is worth in hand and in use, and when it is played.\n\
         sgs.ai_keep_value.{name} = 4\n\
         sgs.ai_use_value.{name} = 5\n\
         sgs.ai_use_priority.{name} = 3\n"
    );
    let spec = format!(
        "describe(\"{name}\", function()\n\
         \tit(\"is worth more in use than in hand\", function()\n\
         \t\tassert.is_true(sgs.ai_use_value.{name} > sgs.ai_keep_value.{name})\n\
         \tend)\n\
         end)\n"
    );
    vec![(format!("cards/{name}.lua"), body), (format!("specs/{name}_spec.lua"), spec)]
}
