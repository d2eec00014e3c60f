//! The order in which mods are loaded: by dependencies and hints, otherwise as the host gave them.

use semver::Version;

use super::fault::Fault;
use super::mods::Mod;

/// Sorts mods so that each comes after what it depends on. A mod that cannot be loaded is left out
/// with all its problems, and so is whatever depends on it.
pub(crate) fn order(mods: Vec<Mod>, game: &str) -> (Vec<Mod>, Vec<Fault>) {
    let mut problems = Vec::new();
    let mut left: Vec<Mod> = Vec::new();
    for found in mods {
        let manifest = &found.manifest;
        if !manifest.games.is_empty() && !manifest.games.iter().any(|name| name == game) {
            continue;
        }
        match left.iter().any(|other| other.manifest.id == manifest.id) {
            true => problems.push(problem(&found, "another mod has the same id; the first one stays")),
            false => left.push(found),
        }
    }
    drop_unmet(&mut left, &mut problems);
    let (ordered, circle) = sort(left);
    problems.extend(circle.iter().map(|found| {
        let ids: Vec<&str> = circle.iter().map(|other| other.manifest.id.as_str()).collect();
        problem(found, &format!("the mods {} wait for each other", ids.join(", ")))
    }));
    (ordered, problems)
}

/// Leaves out mods whose dependencies are missing or of a wrong version, until none is left.
fn drop_unmet(left: &mut Vec<Mod>, problems: &mut Vec<Fault>) {
    loop {
        let present: Vec<(String, Version)> =
            left.iter().map(|found| (found.manifest.id.clone(), found.manifest.version.clone())).collect();
        let before = left.len();
        left.retain(|found| {
            let unmet = unmet(found, &present);
            problems.extend(unmet.iter().map(|text| problem(found, text)));
            unmet.is_empty()
        });
        if left.len() == before {
            return;
        }
    }
}

fn unmet(found: &Mod, present: &[(String, Version)]) -> Vec<String> {
    let needs = found.manifest.dependencies.iter();
    needs
        .filter_map(|(id, range)| match present.iter().find(|(name, _)| name == id) {
            None => Some(format!("it needs the mod `{id}` {range}, which is not loaded")),
            Some((_, version)) if !range.matches(version) => {
                Some(format!("it needs the mod `{id}` {range}, but version {version} is loaded"))
            }
            Some(_) => None,
        })
        .collect()
}

/// Takes again and again the first mod that waits for none of the others.
fn sort(mut left: Vec<Mod>) -> (Vec<Mod>, Vec<Mod>) {
    let mut ordered = Vec::with_capacity(left.len());
    while let Some(at) = (0..left.len()).find(|at| !left.iter().any(|other| waits_for(&left[*at], other))) {
        ordered.push(left.remove(at));
    }
    (ordered, left)
}

fn waits_for(one: &Mod, other: &Mod) -> bool {
    let id = &other.manifest.id;
    one.manifest.id != *id
        && (one.manifest.dependencies.contains_key(id)
            || one.manifest.after.contains(id)
            || other.manifest.before.contains(&one.manifest.id))
}

fn problem(found: &Mod, text: &str) -> Fault {
    Fault { module: found.manifest.id.clone(), file: "mod.toml".to_owned(), ..Fault::bare(text) }
}

#[cfg(test)]
mod tests {
    use super::super::manifest::Manifest;
    use super::*;

    fn given(manifests: &[&str]) -> (Vec<String>, Vec<String>) {
        let mods = manifests
            .iter()
            .map(|text| Mod { manifest: Manifest::parse(text).unwrap(), files: Vec::new() })
            .collect();
        let (ordered, problems) = order(mods, "sgs");
        let ids = ordered.iter().map(|found| found.manifest.id.clone()).collect();
        (ids, problems.iter().map(Fault::one_line).collect())
    }

    #[test]
    fn dependencies_and_hints_decide_and_otherwise_the_given_order() {
        let (ids, problems) = given(&[
            "id='c'\n[dependencies]\na='1'",
            "id='b'\nafter=['z', 'a']",
            "id='a'\nversion='1.4.0'",
            "id='z'\nbefore=['a']",
        ]);
        assert_eq!(ids, ["z", "a", "c", "b"]);
        assert!(problems.is_empty(), "{problems:?}");
    }

    #[test]
    fn all_problems_are_told_at_once() {
        let (ids, problems) = given(&[
            "id='a'\n[dependencies]\nb='2'\nx='1'",
            "id='b'\nversion='1.0.0'",
            "id='b'",
            "id='d'\n[dependencies]\na='*'",
            "id='e'\nafter=['f']",
            "id='f'\nafter=['e']",
            "id='other'\ngames=['holdem']",
        ]);
        assert_eq!(ids, ["b"]);
        let all = problems.join("\n");
        for part in ["version 1.0.0 is loaded", "`x` ^1", "same id", "`a` *", "e, f wait for each other"] {
            assert!(all.contains(part), "{part} missing in:\n{all}");
        }
    }
}
