"""Weights of an AI tuned by Optuna, and the gain shown in games that the tuning has not seen.

    pip install . optuna
    python src/doors/python/examples/tune.py --game doudizhu --profile value --mode douzero --mod tuned.lua

What may be turned is what the game's schema declares: `Runtime().tunables(game)`. Each trial writes a mod that
sets those numbers and lets it play against the unchanged profile, always on the same deals. The best mod then
plays on other deals, and is kept in a file: `junshi arena doudizhu --a value+tuned.lua --b value` shows the same.
"""

import argparse
import pathlib
import tempfile
import time

import optuna

import junshi

HELD_OUT = 1_000_000_000
"""Seeds from here on are kept for the last comparison."""


def mod(values):
    """The Lua that sets the numbers."""
    return "".join(f"{path} = {value}\n" for path, value in values.items())


class Match:
    """A mod against the profile that it changes."""

    def __init__(self, options, folder):
        self.options, self.path = options, pathlib.Path(folder, "trial.lua")

    def play(self, values, games, seed):
        self.path.write_text(mod(values), encoding="utf-8")
        profile = self.options.profile
        mode = {"mode": self.options.mode} if self.options.mode else {}
        report = junshi.arena(
            self.options.game, f"{profile}+{self.path}", profile,
            games=games, seed=seed, jobs=self.options.jobs, **mode,
        )
        assert report["a"]["faults"] == 0, report
        return report["a"]


def suggested(trial, tunables):
    values = {}
    for tunable in tunables:
        low, high, step = (tunable[name] for name in ("low", "high", "step"))
        whole = step == int(step)
        suggest, kind = (trial.suggest_int, int) if whole else (trial.suggest_float, float)
        values[tunable["path"]] = suggest(tunable["path"], kind(low), kind(high), step=kind(step))
    return values


def tuned(match, tunables, options):
    """The study: it begins at the numbers as they are."""
    optuna.logging.set_verbosity(optuna.logging.WARNING)
    study = optuna.create_study(
        direction="maximize", sampler=optuna.samplers.TPESampler(seed=options.seed, multivariate=True)
    )
    study.enqueue_trial({tunable["path"]: tunable["value"] for tunable in tunables})

    def objective(trial):
        return match.play(suggested(trial, tunables), options.games, options.seed)["win_rate"]

    study.optimize(objective, n_trials=options.trials, timeout=options.seconds)
    return study


def chosen(match, study, options):
    """The best of the leading trials on deals of their own: the first place of a long list is half luck."""
    seed = options.seed + HELD_OUT // 2
    leading = sorted(study.trials, key=lambda trial: -(trial.value or 0))[: options.finalists]

    def strength(trial):
        return match.play(trial.params, 4 * options.games, seed)["win_rate"]

    return max(leading, key=strength).params


def arguments():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="doudizhu", choices=junshi.GAMES)
    parser.add_argument("--profile", default="value")
    parser.add_argument("--mode", help="of the game, such as douzero or freestyle")
    parser.add_argument("--only", default="", help="tune only what begins so, such as doudizhu.values.")
    parser.add_argument("--trials", type=int, default=200)
    parser.add_argument("--seconds", type=float, help="stop the trials after so long")
    parser.add_argument("--games", type=int, default=400, help="games of a trial")
    parser.add_argument("--finalists", type=int, default=5)
    parser.add_argument("--test", type=int, default=10000, help="games of the last comparison")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--mod", help="where the best mod is kept")
    return parser.parse_args()


def main():
    options = arguments()
    tunables = [t for t in junshi.Runtime().tunables(options.game) if t["path"].startswith(options.only)]
    if not tunables:
        raise SystemExit(f"{options.game} declares nothing that begins with `{options.only}`")
    with tempfile.TemporaryDirectory() as folder:
        match, start = Match(options, folder), time.perf_counter()
        study = tuned(match, tunables, options)
        values = chosen(match, study, options)
        print(f"{len(study.trials)} trials of {options.games} games in {time.perf_counter() - start:.0f} s,"
              f" the best {study.best_value:.3f}")
        changed = {t["path"]: values[t["path"]] for t in tunables if values[t["path"]] != t["value"]}
        for tunable in (t for t in tunables if t["path"] in changed):
            print(f"  {tunable['path']}: {tunable['value']} -> {changed[tunable['path']]}")
        told = match.play(changed, options.test, options.seed + HELD_OUT)
    print(f"on {options.test} other games: {told['win_rate']:.4f} [{told['low']:.4f}, {told['high']:.4f}]")
    if options.mod:
        pathlib.Path(options.mod).write_text(mod(changed), encoding="utf-8")


if __name__ == "__main__":
    main()
