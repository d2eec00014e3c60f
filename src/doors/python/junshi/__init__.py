"""Junshi: an AI runtime for card and board games.

A host sends its state and a question as a dict or JSON text, and gets an answer, legal and explained.

>>> import junshi
>>> runtime = junshi.Runtime()
>>> table = runtime.open({"game": "gomoku", "seed": 7, "snapshot": {"size": 15, "moves": ["H8"]}})
>>> answer = table.decide({"kind": "move", "seat": "white"})["answer"]
"""

from ._junshi import GAMES, Match, Runtime, __version__, arena
from .errors import EngineError, FileError, InputError, JunshiError, MatchError, ModError, ScriptError

__all__ = [
    "GAMES", "EngineError", "FileError", "InputError", "JunshiError", "Match", "MatchError", "ModError",
    "Runtime", "ScriptError", "__version__", "arena",
]
