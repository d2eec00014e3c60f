"""Times a small decision in Python, for the bench of the doors.

usage: overhead.py ROUNDS RUNS, with a table and a question on standard input, one a line.
Tells the median of a run in seconds: in a match of this thread, and in one with a thread of its own.
"""

import json
import statistics
import sys
import time

import junshi


def median(table, question, rounds, runs):
    times = []
    for _ in range(rounds):
        start = time.perf_counter()
        for _ in range(runs):
            told = table.decide(question)
        times.append((time.perf_counter() - start) / runs)
        assert told["answer"] is True, told
    return statistics.median(times)


def main(rounds, runs):
    scene, question = json.loads(sys.stdin.readline()), json.loads(sys.stdin.readline())
    runtime = junshi.Runtime()
    tables = [runtime.open(scene, own_thread=own) for own in (False, True)]
    print(json.dumps([median(table, question, int(rounds), int(runs)) for table in tables]))


if __name__ == "__main__":
    main(*sys.argv[1:])
