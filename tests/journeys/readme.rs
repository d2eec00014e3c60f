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
        assert_eq!(without_defaults(&plain.out), shown[1], "{name}");
        let lua = blocks(&readme, "lua").remove(0);
        let folder = Folder::with(&[("last.lua", lua.as_bytes())]);
        let path = folder.path("last.lua");
        let modded = junshi(&["decide", "sgs", BANISHING, "--mod", &path], b"");
        assert_eq!(without_defaults(&modded.out), shown[2], "{name}");
        assert!(lua.lines().count() <= 10, "{name}: a ten-line mod");
        assert_eq!(junshi(&["check", &path], b"").code, 0);
    }
}

/// Commands of a shell that are followed by what they print, the pieces of it between `…`.
fn commands_with_output(text: &str) -> Vec<(String, Vec<String>)> {
    let parts = text.split("```sh\n").skip(1);
    let pairs = parts.filter_map(|part| part.split_once("```\n\n```text\n"));
    let one_line = |piece: &str| piece.trim_matches('\n').to_owned();
    pairs
        .map(|(command, rest)| {
            let output = rest.split("```").next().unwrap();
            (command.to_owned(), output.split('…').map(one_line).collect())
        })
        .collect()
}

/// What a line for a shell prints, run in the project's folder with the program that is tested.
#[cfg(unix)]
fn run_in_a_shell(command: &str) -> String {
    let command = command.replace("cargo run --release --", concat!("'", env!("CARGO_BIN_EXE_junshi"), "'"));
    let mut shell = std::process::Command::new("sh");
    let ran = shell.args(["-c", &command]).current_dir(env!("CARGO_MANIFEST_DIR")).output().unwrap();
    assert!(ran.status.success(), "{command}\n{}", String::from_utf8_lossy(&ran.stderr));
    String::from_utf8(ran.stdout).unwrap()
}

#[cfg(unix)]
#[test]
fn the_game_and_the_analysis_shown_are_those_of_the_program() {
    for name in READMES {
        let shown = commands_with_output(&project_file(name));
        let gomoku: Vec<_> = shown.iter().filter(|(command, _)| command.contains(" gomoku ")).collect();
        assert_eq!(gomoku.len(), 2, "{name}: a game and an analysis");
        for (command, pieces) in gomoku {
            let said = run_in_a_shell(command);
            let mut rest = said.as_str();
            for piece in pieces.iter().map(|piece| piece.replace(",\n\"", ",\"")) {
                let at = rest.find(&piece).unwrap_or_else(|| panic!("{name}: `{piece}` is not in\n{said}"));
                rest = &rest[at + piece.len()..];
            }
            assert!(pieces.len() > 1 && rest.trim().is_empty(), "{name}: the end of what {command} prints");
        }
    }
}

#[cfg(unix)]
#[test]
fn the_pipe_tells_what_is_shown() {
    for name in READMES {
        let shown = commands_with_output(&project_file(name));
        let (command, pieces) = shown.iter().find(|(command, _)| command.contains(" serve")).unwrap();
        let said = run_in_a_shell(command);
        let mut rest = said.trim();
        for piece in pieces {
            let at = rest.find(piece).unwrap_or_else(|| panic!("{name}: `{piece}` is not in\n{said}"));
            rest = &rest[at + piece.len()..];
        }
        assert!(pieces.len() > 1 && rest.is_empty(), "{name}: {said}");
    }
}

#[test]
fn the_lines_of_python_run() {
    let Some(python) = crate::conformance::python() else { return };
    for name in [READMES[0], READMES[1], "src/doors/python.md"] {
        let shown = blocks(&project_file(name), "python");
        assert!(!shown.is_empty(), "{name}");
        for block in shown {
            let folder = Folder::with(&[("my-ai.lua", b"gomoku.tuning.weights.tempo = -20\n")]);
            let block = block.replace("my-ai.lua", &folder.path("my-ai.lua"));
            let mut command = std::process::Command::new(&python);
            let ran = command.args(["-c", &block]).current_dir(env!("CARGO_MANIFEST_DIR")).output().unwrap();
            assert!(ran.status.success(), "{name}: {}", String::from_utf8_lossy(&ran.stderr));
        }
    }
}

#[test]
fn a_game_of_sanguosha_is_told_as_shown() {
    for name in READMES {
        let shown = commands_with_output(&project_file(name));
        let (command, pieces) = shown.iter().find(|(command, _)| command.contains("play sgs")).unwrap();
        let mut words: Vec<&str> = command.trim().split(' ').skip(4).collect();
        assert_eq!(words[0], "play", "{name}: {command}");
        words.extend(["--limit", "ms=600000"]);
        let played = junshi(&words, b"");
        let piece = pieces.iter().find(|piece| !piece.is_empty()).unwrap();
        assert!(piece.lines().count() > 10 && played.out.contains(piece.as_str()), "{name}\n{}", played.out);
        assert!(played.out.contains("0 faults, 0 refused answers") || name.contains("zh"), "{}", played.out);
    }
}

#[test]
fn the_commands_shown_run_the_scene_shown() {
    for name in READMES {
        let commands = blocks(&project_file(name), "sh");
        let decide = format!("cargo run --release -- decide sgs {BANISHING}");
        assert!(commands[0].starts_with("cargo run --release -- play sgs --seed 7"), "{name}");
        assert_eq!(commands[1].trim(), "cargo test", "{name}");
        assert_eq!(commands[2].trim(), decide, "{name}");
        assert_eq!(commands[3].trim(), format!("{decide} --mod last.lua"), "{name}");
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
        let [.., played, decided] = &shown[..] else { panic!("{name}: too little shown") };
        assert_eq!((&run(deal), &run(decide)), (played, decided), "{name}");
        assert!(deal.contains("play doudizhu") && decide.contains("decide doudizhu"), "{name}");
    }
}

#[test]
fn the_hand_of_holdem_is_decided_as_shown() {
    for name in READMES {
        let shown = commands_with_output(&project_file(name));
        let hands: Vec<_> = shown.iter().filter(|(command, _)| command.contains(" holdem ")).collect();
        assert!(!hands.is_empty(), "{name}");
        for (command, pieces) in hands {
            let words: Vec<&str> = command.trim().split(' ').skip(1).collect();
            let out = without_defaults(&junshi(&words, b"").out);
            assert_eq!(out.trim_matches('\n'), pieces.join("…"), "{name}: {command}");
        }
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
