//! What the README shows is true. (Its Rust is run as a doctest.)

use super::{BANISHING, Folder, junshi, project_file};

const READMES: [&str; 2] = ["README.md", "README.zh-CN.md"];

/// The blocks of code in a language.
fn blocks(text: &str, language: &str) -> Vec<String> {
    let begins = format!("```{language}\n");
    let parts = text.split(&begins).skip(1);
    parts.map(|part| part.split("```").next().unwrap().to_owned()).collect()
}

/// Output without the lines that tell of defaults, which the README leaves out.
fn without_defaults(out: &str) -> String {
    out.lines().filter(|line| !line.starts_with("  default: ")).map(|line| format!("{line}\n")).collect()
}

#[test]
fn the_outputs_shown_are_those_of_the_program() {
    for name in READMES {
        let readme = project_file(name);
        let shown = blocks(&readme, "text");
        let plain = junshi(&["decide", "sgs", BANISHING], b"");
        assert_eq!(without_defaults(&plain.out), shown[0], "{name}");
        let lua = blocks(&readme, "lua").remove(0);
        let folder = Folder::with(&[("last.lua", lua.as_bytes())]);
        let path = folder.path("last.lua");
        let modded = junshi(&["decide", "sgs", BANISHING, "--mod", &path], b"");
        assert_eq!(without_defaults(&modded.out), shown[1], "{name}");
        assert!(lua.lines().count() <= 10, "{name}: a ten-line mod");
        assert_eq!(junshi(&["check", &path], b"").code, 0);
    }
}

#[test]
fn the_commands_shown_run_the_scene_shown() {
    for name in READMES {
        let commands = blocks(&project_file(name), "sh");
        let decide = format!("cargo run --release -- decide sgs {BANISHING}");
        assert_eq!(commands[0].trim(), decide, "{name}");
        assert_eq!(commands[2].trim(), format!("{decide} --mod last.lua"), "{name}");
    }
}

#[test]
fn the_deal_and_the_advice_of_dou_dizhu_are_those_of_the_program() {
    for name in READMES {
        let readme = project_file(name);
        let run = |command: &str| {
            let words: Vec<&str> = command.trim().split(' ').skip(1).collect();
            without_defaults(&junshi(&words, b"").out)
        };
        let commands = blocks(&readme, "sh");
        let [.., deal, decide] = &commands[..] else { panic!("{name}: too few commands") };
        let shown = blocks(&readme, "text");
        assert_eq!((run(deal), run(decide)), (shown[2].clone(), shown[3].clone()), "{name}");
        assert!(deal.contains("play doudizhu") && decide.contains("decide doudizhu"), "{name}");
    }
}

#[test]
fn the_table_of_commands_is_that_of_help() {
    let help = junshi(&["--help"], b"").out;
    let listed = help.split("Commands:\n").nth(1).unwrap().split("\n\n").next().unwrap();
    let mut commands: Vec<&str> = listed
        .lines()
        .filter_map(|line| line.split_whitespace().next())
        .filter(|name| *name != "help")
        .collect();
    commands.sort();
    for name in READMES {
        let readme = project_file(name);
        let rows = readme.lines().filter_map(|line| line.strip_prefix("| `junshi "));
        let mut shown: Vec<&str> = rows.map(|row| row.split([' ', '`']).next().unwrap()).collect();
        shown.sort();
        assert_eq!(shown, commands, "{name}");
    }
}
