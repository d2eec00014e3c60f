"""The examples of the module run, where what they need is there."""

import importlib.util
import pathlib
import subprocess
import sys

import pytest

import junshi

EXAMPLES = pathlib.Path(__file__).parents[3] / "src/doors/python/examples"


def run(name, *arguments):
    ran = subprocess.run(
        [sys.executable, EXAMPLES / name, *map(str, arguments)], capture_output=True, text=True, encoding="utf-8"
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr
    return ran.stdout


def loaded(name):
    spec = importlib.util.spec_from_file_location(name, EXAMPLES / f"{name}.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_pieces_of_a_run_are_the_whole_run():
    farm = loaded("farm")
    options = {"game": "doudizhu", "a": "value", "b": "robot", "mode": "douzero", "games": 6, "seed": 3}
    work = list(farm.pieces({**options, "piece": 2}))
    assert [(piece["games"], piece["seed"]) for piece in work] == [(4, 3), (2, 5)]
    assert farm.total(map(farm.play, work)) == farm.total([junshi.arena(**options)])


def test_a_cluster_plays_the_same_games():
    pytest.importorskip("ray")
    told = run("farm.py", "--mode", "douzero", "--games", 8, "--piece", 1)
    assert told.rstrip().endswith(": equal"), told


def test_tuning_keeps_a_mod_that_plays(tmp_path):
    pytest.importorskip("optuna")
    kept = tmp_path / "tuned.lua"
    sizes = ["--trials", 3, "--games", 4, "--finalists", 2, "--test", 4]
    told = run("tune.py", "--mode", "douzero", "--only", "doudizhu.values.", *sizes, "--mod", kept)
    assert "on 4 other games: " in told
    again = junshi.arena("doudizhu", f"value+{kept}", "value", games=2, mode="douzero")
    assert again["games"] == 2 and again["a"]["faults"] == 0
