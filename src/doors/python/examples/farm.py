"""Self-play farmed out to the processes of a Ray cluster, and checked against the same games without Ray.

    pip install . ray
    python src/doors/python/examples/farm.py --game doudizhu --a value-exact --b value --mode douzero

Games come in mirrored pairs; the pair number N of a run is played with the seed SEED + N. So a run may be cut
anywhere between two pairs, its pieces may be played by anybody in any order, and nothing of the result changes.
"""

import argparse
import json
import time

import junshi

SUMS = ("wins", "draws", "losses", "faults", "refused", "last_resort")


def pieces(options):
    """What each task plays: the run's options with its own number of games and seed of the first pair."""
    pairs, most = (options["games"] + 1) // 2, options.pop("piece")
    for first in range(0, pairs, most):
        yield {**options, "games": 2 * min(most, pairs - first), "seed": options["seed"] + first}


def play(piece):
    """One piece of the run: the report of `junshi arena --json`."""
    return junshi.arena(**piece)


def total(reports):
    """The sums over all reports, by player."""
    reports = list(reports)
    return {side: {name: sum(report[side][name] for report in reports) for name in SUMS} for side in "ab"}


def with_ray(work, address, workers):
    """The pieces played by the cluster at `address`; without one, by a cluster of this machine."""
    import ray

    ray.init(address=address, num_cpus=None if address else workers, include_dashboard=False, log_to_driver=False)
    try:
        remote = ray.remote(num_cpus=1)(play)
        return ray.get([remote.remote(piece) for piece in work])
    finally:
        ray.shutdown()


def timed(act):
    start = time.perf_counter()
    return act(), time.perf_counter() - start


def arguments():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="doudizhu", choices=junshi.GAMES)
    parser.add_argument("--a", default="value-exact", help="the first player, as in `junshi arena`")
    parser.add_argument("--b", default="value")
    parser.add_argument("--mode", help="of the game, such as douzero or freestyle")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--piece", type=int, default=10, help="pairs of games in a task")
    parser.add_argument("--workers", type=int, default=2, help="processes, where the cluster is this machine")
    parser.add_argument("--address", help="of a running cluster; `auto` for the one that this machine is in")
    return vars(parser.parse_args())


def main():
    options = arguments()
    address, workers = options.pop("address"), options.pop("workers")
    options = {name: value for name, value in options.items() if value is not None}
    work = list(pieces(options))
    farmed, farmed_time = timed(lambda: with_ray(work, address, workers))
    alone, alone_time = timed(lambda: [play(piece) for piece in work])
    whole = junshi.arena(**options)
    same = farmed == alone and total(farmed) == total([whole])
    print(json.dumps({"games": whole["games"], "tasks": len(work), **total(farmed)}))
    print(f"with Ray {farmed_time:.1f} s, without {alone_time:.1f} s: {'equal' if same else 'NOT EQUAL'}")
    raise SystemExit(not same)


if __name__ == "__main__":
    main()
