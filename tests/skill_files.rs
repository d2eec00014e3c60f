//! Every skill of the eight packages has an AI file of its own, or a reason why it needs none; and
//! every file is missed by its own specs when it is taken away.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::thread;

use junshi::doors::specs::{self, Outcome, Plan};
use junshi::{Detail, Runtime};
use serde::Deserialize;

const PACKAGES: [&str; 8] =
    ["standard", "nostal_standard", "wind", "nostal_wind", "fire", "thicket", "mountain", "god"];

const SKILLS: &str = "lua/sgs/skills";

/// What scripts may say of a skill, by an outside list of QSanguosha's registries.
#[derive(Deserialize)]
struct Entry {
    package: String,
    registries: BTreeSet<String>,
}

fn read<T: serde::de::DeserializeOwned>(path: &str) -> T {
    serde_json::from_str(&fs::read_to_string(path).expect(path)).expect(path)
}

#[derive(Deserialize)]
struct WithoutAi {
    skills: BTreeMap<String, String>,
}

#[derive(Deserialize)]
struct Entries {
    skills: BTreeMap<String, Entry>,
}

/// Skill files as (package, skill).
fn skill_files() -> BTreeSet<(String, String)> {
    let mut found = BTreeSet::new();
    for package in fs::read_dir(SKILLS).unwrap().flatten() {
        for file in fs::read_dir(package.path()).unwrap().flatten() {
            let name = |path: &Path| path.file_stem().unwrap().to_string_lossy().into_owned();
            found.insert((name(&package.path()), name(&file.path())));
        }
    }
    found
}

#[derive(Deserialize)]
struct Generals {
    generals: BTreeMap<String, General>,
}

#[derive(Deserialize)]
struct General {
    package: String,
    skills: Vec<String>,
    #[serde(default)]
    gains: Vec<String>,
}

/// Skills of the generals of the eight packages, with those gained in play.
fn catalogue_skills() -> BTreeSet<String> {
    let all = read::<Generals>("data/sgs/generals.json").generals.into_values();
    let ours: Vec<General> = all.filter(|general| PACKAGES.contains(&general.package.as_str())).collect();
    assert_eq!(ours.len(), 95, "generals of the eight packages");
    ours.into_iter().flat_map(|general| [general.skills, general.gains].concat()).collect()
}

#[test]
fn every_skill_has_a_file_or_a_reason() {
    let files = skill_files();
    let named: BTreeSet<&str> = files.iter().map(|(_, skill)| skill.as_str()).collect();
    assert_eq!(named.len(), files.len(), "a skill has two files");
    let WithoutAi { skills: without } = read("data/sgs/skills_without_ai.json");
    let entries = read::<Entries>("tests/truth/sgs/skill_entries.json").skills;
    let mut wrong = Vec::new();
    for skill in catalogue_skills() {
        let has_file = named.contains(skill.as_str());
        match (has_file, without.get(&skill)) {
            (true, Some(_)) => wrong.push(format!("{skill} has a file and a reason to have none")),
            (false, None) => wrong.push(format!("{skill} has neither a file nor a reason")),
            (_, Some(reason)) if reason.split_whitespace().count() < 4 => {
                wrong.push(format!("{skill}: `{reason}` is no reason"));
            }
            _ => (),
        }
        match entries.get(&skill) {
            None => wrong.push(format!("{skill} is not in the list of entries")),
            Some(entry) if !has_file && !entry.registries.is_empty() => {
                wrong.push(format!("{skill} needs AI: {:?}", entry.registries));
            }
            Some(entry) if has_file && !files.contains(&(entry.package.clone(), skill.clone())) => {
                wrong.push(format!("{skill} belongs to {}", entry.package));
            }
            Some(_) => (),
        }
    }
    wrong.extend(
        without
            .keys()
            .filter(|skill| !entries.contains_key(*skill))
            .map(|skill| format!("no such skill: {skill}")),
    );
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).unwrap();
    for entry in fs::read_dir(from).unwrap().flatten() {
        let target = to.join(entry.file_name());
        match entry.path().is_dir() {
            true => copy(&entry.path(), &target),
            false => drop(fs::copy(entry.path(), target).unwrap()),
        }
    }
}

/// What the specs of a skill say without its file: nothing where they miss it.
fn unmissed(own: &Path, package: &str, skill: &str) -> Option<String> {
    let spec = format!("tests/specs/sgs/skills/{package}/{skill}_spec.lua");
    if !Path::new(&spec).exists() {
        return Some(format!("{skill} has no spec {spec}"));
    }
    let file = own.join(format!("sgs/skills/{package}/{skill}.lua"));
    let text = fs::read(&file).unwrap();
    // an empty one: where none is, the one that is built in would be loaded
    fs::write(&file, "").unwrap();
    let runtime = Runtime::builder().own_files(own).trace(Detail::Full).build();
    let files = specs::find(&[PathBuf::from(&spec)]).unwrap();
    let outcomes = specs::run(&runtime, &files, &Plan { until_bad: true, ..Plan::default() }).unwrap();
    fs::write(&file, text).unwrap();
    let misses = outcomes.iter().any(Outcome::is_bad);
    (!misses).then(|| format!("{spec} passes without {skill}.lua"))
}

#[test]
fn each_skill_file_is_missed_by_its_own_specs() {
    let files: Vec<_> = skill_files().into_iter().collect();
    let workers = thread::available_parallelism().map_or(1, usize::from).min(4);
    let shares = files.chunks(files.len().div_ceil(workers));
    let unmissed: Vec<String> = thread::scope(|scope| {
        let running: Vec<_> = shares
            .map(|share| {
                scope.spawn(move || {
                    let folder = tempfile::tempdir().unwrap();
                    let own = folder.path().join("lua");
                    copy(Path::new("lua"), &own);
                    share
                        .iter()
                        .filter_map(|(package, skill)| unmissed(&own, package, skill))
                        .collect::<Vec<_>>()
                })
            })
            .collect();
        running.into_iter().flat_map(|worker| worker.join().unwrap()).collect()
    });
    assert!(unmissed.is_empty(), "{}", unmissed.join("\n"));
}
