"""What the module for Python promises."""

import asyncio
import gc
import json
import os
import pathlib
import pickle
import threading
import time

import pytest

import junshi

TABLE = {
    "game": "sgs",
    "seed": 7,
    "snapshot": {
        "players": [
            {"name": "sgs1", "general": "sunquan", "role": "lord", "hp": 5},
            {"name": "sgs2", "general": "sunshangxiang", "role": "loyalist", "hp": 1},
            {"name": "sgs3", "general": "caopi", "role": "rebel", "hp": 2},
        ]
    },
    "limits": {"ms": 20000, "load_ms": 20000},
}
ASK = {
    "kind": "askForPlayerChosen", "seat": "sgs3", "reason": "fangzhu", "targets": ["sgs1", "sgs2"], "optional": True,
}
GOMOKU = {"game": "gomoku", "seed": 1, "snapshot": {"size": 9, "rule": "freestyle", "moves": ["E5"]}}
BROKEN = "sgs.ai_skill_playerchosen.fangzhu = function(self, targets)\n\treturn targets:nothing()\nend\n"
LOOP = "sgs.ai_skill_playerchosen.fangzhu = function(self, targets)\n\twhile true do end\nend\n"


def mod(text):
    return [{"id": "mine", "file": "mine.lua", "text": text}]


@pytest.fixture(scope="module")
def runtime():
    return junshi.Runtime()


def test_a_dict_or_text_goes_in_and_a_dict_comes_out(runtime):
    with runtime.open(TABLE) as table:
        told = table.decide(ASK)
        assert (told["answer"], told["source"], told["decision"]) == ("sgs2", "handler", 1)
        assert json.loads(table.decide_json(json.dumps(ASK)))["answer"] == "sgs2"
        assert table.decide(json.dumps(ASK).encode())["decision"] == 3
        assert table.opened["faults"] == []


def test_a_whole_scene_is_answered_at_once(runtime):
    assert runtime.decide({**TABLE, "ask": ASK})["answer"] == "sgs2"
    assert json.loads(runtime.decide_json(json.dumps({**TABLE, "ask": ASK}), ms=20000))["answer"] == "sgs2"


def test_a_match_hears_saves_and_restores(runtime, tmp_path):
    with runtime.open(TABLE, journal="memory", trace="off") as table:
        table.observe(delta={"players": [dict(p, faceup=False) for p in TABLE["snapshot"]["players"]]})
        told = table.decide(ASK)
        assert "trace" not in told
        again = runtime.restore(table.save()["journal"])
        assert again.opened == {"decisions": 1}
        assert again.decide(ASK)["decision"] == 2
    with runtime.open(TABLE, journal=tmp_path / "a.journal") as table:
        assert pathlib.Path(table.save()["path"]) == tmp_path / "a.journal"
        table.decide(ASK)
    assert runtime.restore(path=tmp_path / "a.journal").opened == {"decisions": 1}


def test_mistakes_tell_where_they_are(runtime):
    with pytest.raises(junshi.InputError) as told:
        runtime.open({**GOMOKU, "snapshot": {"size": 9, "moves": ["E5", "E5"]}})
    assert told.value.path.startswith("snapshot.moves") and told.value.expected and isinstance(told.value, ValueError)
    with runtime.open(GOMOKU) as table:
        for wrong in ({}, {"kind": "move", "seat": "green"}, "", "{", "\x00", {"kind": float("nan")}):
            with pytest.raises(junshi.InputError):
                table.decide(wrong)
        for wrong in (None, 5, [], object(), {1, 2}):
            with pytest.raises((junshi.InputError, TypeError)):
                table.decide(wrong)
        with pytest.raises(junshi.InputError, match="bytes are more"):
            table.decide(" " * (17 << 20))
        with pytest.raises((junshi.InputError, UnicodeError)):
            table.decide(b"\xff\xfe")
        with pytest.raises((junshi.InputError, UnicodeError)):
            table.decide({"kind": "\ud800"})
        assert table.decide({"kind": "move", "seat": "white"})["answer"]
    with pytest.raises(junshi.InputError, match="mode"):
        junshi.Runtime(mode="fast")
    with pytest.raises(junshi.JunshiError):
        junshi.Runtime(mods=["/nowhere/at/all.lua"]).open(TABLE)
    with pytest.raises(junshi.InputError, match="game"):
        runtime.open({"game": "go", "snapshot": {}})


def test_a_closed_match_is_an_error(runtime):
    table = runtime.open(GOMOKU)
    table.close()
    for act in (table.close, table.save, lambda: table.decide({"kind": "move", "seat": "white"})):
        with pytest.raises(junshi.MatchError, match="was closed"):
            act()


def test_faults_of_scripts_are_in_the_trace_and_strict_runtimes_raise_them():
    broken = junshi.Runtime(mods=mod(BROKEN))
    told = broken.open(TABLE).decide(ASK)
    assert told["answer"] in ("sgs1", "sgs2", None)
    assert any(step["step"] == "fault" for step in told["trace"])
    with pytest.raises(junshi.ScriptError) as fault:
        junshi.Runtime(mods=mod(BROKEN), strict=True).open(TABLE).decide(ASK)
    assert (fault.value.mod, fault.value.file, fault.value.line) == ("mine", "mine.lua", 2)
    assert fault.value.decision["answer"] == told["answer"]
    with pytest.raises(junshi.ScriptError) as fault:
        junshi.Runtime(mods=mod("local x = = 1\n"), strict=True).open(TABLE)
    assert (fault.value.mod, fault.value.file, fault.value.line) == ("mine", "mine.lua", 1)
    assert junshi.Runtime(mods=mod("local x = = 1\n")).load("sgs")["faults"][0]["line"] == 1


def test_mods_profiles_and_settings_are_taken(tmp_path):
    last = "sgs.ai_skill_playerchosen.fangzhu = function(self, targets) return targets:first() end\n"
    (tmp_path / "first-ai.lua").write_text(last)
    for mods in (mod(last), [tmp_path / "first-ai.lua"], [str(tmp_path / "first-ai.lua")]):
        assert junshi.Runtime(mods=mods).open(TABLE).decide(ASK)["answer"] == "sgs1"
    seed = junshi.Runtime({"profile": "seed", "trace": "off"})
    assert "trace" not in seed.open(GOMOKU).decide({"kind": "move", "seat": "white"})


def test_the_lock_is_released_while_lua_runs():
    runtime = junshi.Runtime(mods=mod(LOOP), limits={"ms": 400, "fuel": 10**15})
    table = runtime.open({key: TABLE[key] for key in ("game", "seed", "snapshot")})
    ticks, done = [], threading.Event()

    def tick():
        while not done.is_set():
            ticks.append(time.perf_counter())
            time.sleep(0.005)

    thread = threading.Thread(target=tick)
    thread.start()
    start = time.perf_counter()
    assert table.decide(ASK)["answer"] in ("sgs1", "sgs2", None)
    end = time.perf_counter()
    done.set()
    thread.join()
    assert end - start > 0.2
    within = sum(start < at < end for at in ticks)
    assert within >= 5, within


def test_another_thread_is_refused_unless_the_match_has_its_own(runtime):
    mine, own = runtime.open(GOMOKU), runtime.open(GOMOKU, own_thread=True)
    ask, came = {"kind": "move", "seat": "white"}, []

    def use(table):
        try:
            came.append(table.decide(ask)["answer"])
        except junshi.MatchError as error:
            came.append(str(error))

    threads = [threading.Thread(target=use, args=(table,)) for table in (mine, own)]
    for thread in threads:
        thread.start()
        thread.join()
    assert "belongs to another thread" in came[0]
    assert came[1] == mine.decide(ask)["answer"]
    own.close()


def test_many_rooms_are_served_from_one_loop(runtime):
    async def room(seed):
        table = await asyncio.to_thread(runtime.open, {**GOMOKU, "seed": seed}, own_thread=True)
        told = await asyncio.to_thread(table.decide, {"kind": "move", "seat": "white"})
        await asyncio.to_thread(table.close)
        return told["answer"]

    async def rooms():
        return await asyncio.gather(*(room(seed) for seed in range(20)))

    assert all(asyncio.run(rooms()))


def test_matches_close_when_nobody_holds_them(runtime):
    def kib():
        with open("/proc/self/statm", encoding="ascii") as statm:
            return int(statm.read().split()[1]) * 4

    def cycle(times):
        for at in range(times):
            runtime.open(GOMOKU, own_thread=at % 10 == 0)
        gc.collect()

    full = "JUNSHI_FULL" in os.environ
    cycle(200)
    before = kib() if os.path.exists("/proc/self/statm") else 0
    cycle(10000 if full else 200)
    after = kib() if os.path.exists("/proc/self/statm") else 0
    assert after - before < 8192, (before, after)


def test_a_match_dropped_on_another_thread_is_closed_later(runtime):
    held = [runtime.open(GOMOKU)]
    thread = threading.Thread(target=held.clear)
    thread.start()
    thread.join()
    assert runtime.open(GOMOKU).decide({"kind": "move", "seat": "white"})["answer"]


def test_a_runtime_can_be_sent_to_other_processes():
    runtime = pickle.loads(pickle.dumps(junshi.Runtime(profile="seed", trace="off", strict=True)))
    assert "trace" not in runtime.open(GOMOKU).decide({"kind": "move", "seat": "white"})


def test_an_arena_is_the_same_for_the_same_seed():
    options = {"games": 2, "seed": 5, "mode": "freestyle"}
    first = junshi.arena("gomoku", "seed", "last_resort", **options)
    assert first["games"] == 2 and first == junshi.arena("gomoku", "seed", "last_resort", **options)
    with pytest.raises(junshi.InputError, match="a"):
        junshi.arena("gomoku", "seed:", "seed")
    with pytest.raises(junshi.InputError, match="rounds"):
        junshi.arena("gomoku", "seed", "seed", rounds=3)


def test_numbers_that_may_be_tuned_are_listed_and_mods_set_them():
    listed = junshi.Runtime().tunables("doudizhu")
    assert all(t["low"] <= t["value"] <= t["high"] and t["doc"] and t["step"] > 0 for t in listed)
    rounds = next(t for t in listed if t["path"] == "doudizhu.values.round")
    tuned = junshi.Runtime(mods=mod(f"{rounds['path']} = {rounds['high']}\n")).tunables("doudizhu")
    assert next(t for t in tuned if t["path"] == rounds["path"])["value"] == rounds["high"] != rounds["value"]
    with pytest.raises(junshi.InputError, match="game"):
        junshi.Runtime().tunables("go")


def test_a_run_of_games_may_be_cut_between_two_pairs():
    def won(games, seed):
        report = junshi.arena("doudizhu", "value", "robot", games=games, seed=seed, mode="douzero")
        return report["a"]["wins"], report["b"]["wins"]

    pieces = [won(2, 7), won(4, 8)]
    assert won(6, 7) == tuple(map(sum, zip(*pieces)))


def test_what_the_stubs_name_is_there():
    assert set(junshi.GAMES) >= {"sgs", "gomoku"}
    stub = (pathlib.Path(junshi.__file__).parent / "__init__.pyi").read_text(encoding="utf-8")
    for name in junshi.__all__:
        assert name in stub and hasattr(junshi, name), name
    for kind in (junshi.Runtime, junshi.Match):
        for name in (name for name in vars(kind) if not name.startswith("_")):
            assert f"def {name}(" in stub, name
