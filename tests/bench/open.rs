//! What opening a match costs, with our own scripts and beside them a synthetic AI as large as
//! QSanguosha's.
//!
//! Run with `cargo bench --bench open`.

#![allow(missing_docs, clippy::unwrap_used, clippy::panic)]

mod recorded;

use std::fmt::Write;
use std::time::{Duration, Instant};

use criterion::{Criterion, criterion_group, criterion_main};
use junshi::sgs::{Sgs, Snapshot};
use junshi::{Builder, Opening, Runtime};

const FILES: usize = 250;
/// What our own scripts may take in a match.
const MOST_HEAP: usize = 4 << 20;
/// What an AI as large as QSanguosha's may take beside them.
const MOST_BESIDE: usize = 5 << 19;

/// A file as they are written: a few helpers, and handlers in several registries; some 120 lines.
fn file(number: usize) -> String {
    let mut text = format!(
        "-- Skills of package {number}.\n\nlocal function best(self, players)\n\tself:sort(players, \"defense\")\n\treturn players[1]\nend\n"
    );
    for skill in 0..5 {
        let name = format!("synthetic{number}_{skill}");
        write!(
            text,
            "
sgs.ai_skill_invoke.{name} = function(self, data)
	local damage = data:toDamage()
	local target = data:toPlayer()
	if target and self:isFriend(target) then
		return target:getHandcardNum() + {skill} > 2 and not hasManjuanEffect(target)
	end
	return damage.damage ~= nil and damage.damage > {skill} and self:isEnemy(damage.from)
end

sgs.ai_skill_playerchosen.{name} = function(self, targets)
	local friends, enemies = {{}}, {{}}
	for _, player in sgs.qlist(targets) do
		if self:isFriend(player) then
			table.insert(friends, player)
		elseif self:isEnemy(player) then
			table.insert(enemies, player)
		end
	end
	if #enemies > 0 and self.player:getMark(\"{name}\") > {skill} then return best(self, enemies) end
	return best(self, friends)
end
"
        )
        .unwrap();
    }
    text
}

fn synthetic() -> Builder {
    (0..FILES).fold(recorded::builder(), |builder, number| {
        builder.mod_text(&format!("mod{number}"), &format!("synthetic{number}.lua"), &file(number))
    })
}

/// The same files as parts of one mod, as our own AI is.
fn one_mod() -> (tempfile::TempDir, Builder) {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("mod.toml"), "id = \"synthetic\"\n").unwrap();
    for number in 0..FILES {
        std::fs::write(folder.path().join(format!("synthetic{number}.lua")), file(number)).unwrap();
    }
    let builder = recorded::builder().mod_path(folder.path());
    (folder, builder)
}

fn opening(snapshot: &Snapshot) -> Opening<Sgs> {
    Opening::new(snapshot.clone(), 7)
}

fn ready(builder: Builder) -> Runtime {
    let runtime = builder.build();
    let start = Instant::now();
    let report = runtime.load_report::<Sgs>().unwrap();
    assert!(report.faults.is_empty(), "{:?}", report.faults.first());
    println!("compiled and proved {} files in {:?}", report.files.len(), start.elapsed());
    runtime
}

fn measure(criterion: &mut Criterion, name: &str, builder: Builder, entries: usize, most_heap: usize) {
    let runtime = ready(builder);
    let report = runtime.load_report::<Sgs>().unwrap();
    assert!(report.files.iter().map(|file| file.entries).sum::<usize>() >= entries);
    let snapshot = recorded::snapshot();
    let heap = runtime.open(opening(&snapshot)).unwrap().script_memory();
    println!("{name}: {} KiB of Lua heap", heap / 1024);
    let time = recorded::median(15, 1, || drop(runtime.open(opening(&snapshot)).unwrap()));
    recorded::hold(name, time, Duration::from_millis(10));
    assert!(heap <= most_heap, "{name}: {heap} bytes of Lua heap");
    let mut group = criterion.benchmark_group("open");
    group.sample_size(20);
    group.bench_function(name, |bench| bench.iter(|| runtime.open(opening(&snapshot)).unwrap()));
    group.finish();
}

fn open(criterion: &mut Criterion) {
    let lines: usize = (0..FILES).map(|number| file(number).lines().count()).sum();
    println!("synthetic AI: {FILES} files, {lines} lines");
    measure(criterion, "our own scripts", recorded::builder(), 2, MOST_HEAP);
    let (_folder, builder) = one_mod();
    measure(criterion, "a synthetic AI as one mod", builder, FILES * 10, MOST_HEAP + MOST_BESIDE);
    measure(
        criterion,
        "a synthetic AI as a mod for each file",
        synthetic(),
        FILES * 10,
        MOST_HEAP + MOST_BESIDE,
    );
}

criterion_group!(benches, open);
criterion_main!(benches);
