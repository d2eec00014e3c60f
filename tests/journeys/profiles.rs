//! Profiles, and other versions of the game's own files.

use junshi::Runtime;
use junshi::sgs::Sgs;

use super::{BANISHING, Folder, junshi};

#[test]
fn the_default_profile_changes_nothing_and_another_has_to_be_there() {
    let plain = junshi(&["decide", "sgs", BANISHING], b"");
    assert_eq!(junshi(&["decide", "sgs", BANISHING, "--profile", "default"], b"").out, plain.out);
    let unknown = junshi(&["decide", "sgs", BANISHING, "--profile", "lazy"], b"");
    assert_eq!(unknown.code, 2);
    unknown.says(&["at profile: expected one of default", "found `lazy`"]);
}

#[test]
fn a_profile_sets_what_the_command_line_may_still_override() {
    let folder = Folder::with(&[
        ("sgs/profiles/late.lua", b"return {settings = {pick = 'later', keep = 'later'}}"),
        ("sgs/profiles/slip.lua", b"return {settings = {pick = 'never'}}"),
        ("sgs/profiles/odd.lua", b"return 3"),
    ]);
    let (place, journal) = (folder.path(""), folder.path("journal"));
    let decide = |more: &[&str]| {
        let args = ["decide", "sgs", BANISHING, "--own-files", &place, "--journal", &journal, "--profile"];
        junshi(&[&args[..], more].concat(), b"")
    };
    let settings = || {
        let text = std::fs::read_to_string(&journal).unwrap();
        let header: serde_json::Value = serde_json::from_str(text.lines().next().unwrap()).unwrap();
        (header["settings"]["pick"].clone(), header["settings"]["keep"].clone())
    };
    assert_eq!(decide(&["late"]).code, 0);
    assert_eq!(settings(), ("later".into(), "later".into()));
    assert_eq!(decide(&["late", "--set", "keep=seed"]).code, 0);
    assert_eq!(settings(), ("later".into(), "seed".into()));
    decide(&["slip"]).says(&["at settings.pick: expected one of"]);
    decide(&["odd"]).says(&["at sgs/profiles/odd.lua: expected a profile"]);
    decide(&["lazy"]).says(&["expected one of default, late, odd, slip"]);
}

#[test]
fn the_games_own_folder_on_disk_is_the_same_program_as_the_embedded_one() {
    let lua = concat!(env!("CARGO_MANIFEST_DIR"), "/lua");
    let embedded = Runtime::builder().build().scripts::<Sgs>().unwrap();
    for folder in [lua.to_owned(), format!("{lua}/sgs")] {
        let on_disk = Runtime::builder().game_files(&folder).build().scripts::<Sgs>().unwrap();
        assert_eq!(on_disk, embedded, "{folder}");
    }
}
