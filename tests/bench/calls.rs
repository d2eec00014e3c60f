//! What a script's calls of lent objects cost, under the armed guard.
//!
//! A handler makes N calls in a loop; the cost of the same loop without the call is taken off.
//! Run with `cargo bench --bench calls`.

#![allow(missing_docs, clippy::unwrap_used, clippy::panic)]

mod recorded;

use std::time::{Duration, Instant};

use criterion::{Criterion, criterion_group, criterion_main};
use junshi::Match;
use junshi::sgs::{Ask, Sgs};
use serde_json::json;

/// Name, the line in the loop, what must be true of `x` afterwards, and the goal in nanoseconds.
const CALLS: &[(&str, &str, &str, u64)] = &[
    ("player_getHp", "x = p:getHp()", "x == 4", 200),
    ("player_distanceTo", "x = p:distanceTo(q)", "x == 3", 300),
    ("player_inMyAttackRange", "x = p:inMyAttackRange(q)", "x == false", 0),
    ("player_hasSkill", "x = p:hasSkill(\"paoxiao\")", "x == true", 0),
    ("player_hasSkills_of_three", "x = p:hasSkills(\"kongcheng|rende|paoxiao\")", "x == true", 0),
    ("player_objectName", "x = p:objectName()", "x == \"sgs6\"", 0),
    ("player_getGeneralName", "x = p:getGeneralName()", "x == \"zhangfei\"", 0),
    ("player_getMark", "x = p:getMark(\"jingce\")", "x == 5", 0),
    ("player_hasFlag", "x = p:hasFlag(\"KejiSlashInPlayPhase\")", "x == true", 0),
    ("player_isWounded", "x = p:isWounded()", "x == false", 0),
    ("player_getPhase", "x = p:getPhase()", "x == sgs.Player_Play", 0),
    ("player_getWeapon", "x = p:getWeapon()", "x:getId() == 104", 0),
    ("player_getHandcards", "x = p:getHandcards()", "x:length() == 1", 0),
    ("player_equals", "x = p == q", "x == false", 0),
    ("card_isKindOf", "x = c:isKindOf(\"Slash\")", "x == true", 0),
    ("card_getSuit", "x = c:getSuit()", "x == sgs.Card_Spade", 0),
    ("card_objectName", "x = c:objectName()", "x == \"slash\"", 0),
    ("room_getOtherPlayers", "x = r:getOtherPlayers(p)", "x:length() == 7", 0),
    ("room_alivePlayerCount", "x = r:alivePlayerCount()", "x == 8", 0),
    ("qlist_of_seven", "for _, other in sgs.qlist(list) do x = other end", "x ~= nil", 0),
    ("sgs_getDefense", "x = sgs.getDefense(q)", "x > 0", 0),
    ("sgs_getDefenseSlash", "x = sgs.getDefenseSlash(q, self)", "x ~= nil", 0),
    ("self_isFriend", "x = self:isFriend(q)", "x ~= 0", 0),
];

fn handler(name: &str, line: &str, truth: &str) -> String {
    format!(
        "sgs.ai_skill_invoke.{name} = function(self, data)
            local n, x = data:toInt(), nil
            local p, r, c = self.player, self.room, sgs.Sanguosha:getCard(0)
            local list = r:getOtherPlayers(p)
            local q = list:at(2)
            for _ = 1, n do {line} end
            return {truth}
        end\n"
    )
}

fn table() -> Match<Sgs> {
    let mut text = handler("nothing", "x = p", "x == p");
    for (name, line, truth, _) in CALLS {
        text.push_str(&handler(name, line, truth));
    }
    recorded::open(recorded::builder().mod_text("calls", "calls.lua", &text))
}

fn time(table: &mut Match<Sgs>, name: &str, calls: u64) -> Duration {
    let ask: Ask = recorded::invoke(name, json!(calls));
    let start = Instant::now();
    recorded::yes(table, &ask);
    start.elapsed()
}

/// Nanoseconds of one round of the loop: the median of many, each too short to be interrupted often.
fn each(table: &mut Match<Sgs>, name: &str) -> f64 {
    const CALLS: u64 = 400;
    let mut times: Vec<Duration> = (0..301).map(|_| time(table, name, CALLS)).collect();
    times.sort_unstable();
    times[times.len() / 2].as_secs_f64() * 1e9 / CALLS as f64
}

fn calls(criterion: &mut Criterion) {
    let mut table = table();
    let empty = each(&mut table, "nothing");
    println!("the loop itself: {empty:.1} ns a round, taken off below");
    for (name, _, _, goal) in CALLS {
        let figure = (each(&mut table, name) - empty).max(0.0);
        println!("{name}: {figure:.0} ns");
        if *goal > 0 {
            recorded::hold(name, Duration::from_nanos(figure as u64), Duration::from_nanos(*goal));
        }
    }
    let mut group = criterion.benchmark_group("calls, each with its loop");
    group.sample_size(30).measurement_time(Duration::from_millis(1500));
    for (name, ..) in CALLS.iter().take(6) {
        group.bench_function(*name, |bench| bench.iter_custom(|rounds| time(&mut table, name, rounds)));
    }
    group.finish();
}

criterion_group!(benches, calls);
criterion_main!(benches);
