from collections.abc import Mapping, Sequence
from os import PathLike
from types import TracebackType
from typing import Any, Literal, Union

Json = Union[str, bytes, Mapping[str, Any]]
"""A dict, or its JSON text."""
Path = Union[str, PathLike[str]]
Detail = Literal["off", "brief", "full"]

GAMES: tuple[str, ...]
"""Names of all games."""
__version__: str

class Runtime:
    """What matches share. May be used from any thread, and pickled."""

    def __init__(
        self,
        description: Json | None = None,
        strict: bool = False,
        *,
        mods: Sequence[Path | Mapping[str, str]] = ...,
        brain: Path = ...,
        ratings: Path = ...,
        own_files: Path = ...,
        profile: str = ...,
        settings: Mapping[str, Any] = ...,
        limits: Mapping[str, int] = ...,
        trace: Detail = ...,
    ) -> None:
        """A mod is a path, or {"id", "file", "text"}; limits are {"ms", "mib", "fuel", "load_ms"}. Under
        `strict` a fault of a script is raised as ScriptError; without it stands in the trace."""
    def load(self, game: str) -> dict[str, Any]:
        """Loads the scripts of a game now: {"files": number, "faults": [{"mod", "file", "line", …}]}."""
    def tunables(self, game: str) -> list[dict[str, Any]]:
        """The numbers of a game's scripts that an optimiser may turn: [{"path", "value", "low", "high",
        "step", "doc"}]. A mod with the line `PATH = NUMBER` changes one."""
    def open(
        self, scene: Json, *, journal: Path | None = None, trace: Detail | None = None, own_thread: bool = False
    ) -> Match:
        """Opens a match on an envelope without "ask". `journal` is "memory" or a path. With `own_thread`
        the match may be used from any thread."""
    def restore(
        self, journal: str | None = None, *, path: Path | None = None, force: bool = False, own_thread: bool = False
    ) -> Match:
        """Opens a match from its journal; `force` takes other mods than were in force."""
    def decide(self, scene: Json, *, ms: int | None = None) -> dict[str, Any]:
        """Answers the question of a whole scene; see Match.decide."""
    def decide_json(self, scene: Json, *, ms: int | None = None) -> str:
        """The same as JSON text."""

class Match:
    """One table. It belongs to the thread that opened it, unless it has one of its own."""

    @property
    def opened(self) -> dict[str, Any]:
        """What was said when it was opened: {"defaults", "faults"}, or {"decisions"} when restored."""
    def observe(
        self,
        events: str | Sequence[Mapping[str, Any]] | None = None,
        *,
        snapshot: Json | None = None,
        delta: Json | None = None,
    ) -> dict[str, Any]:
        """Tells what changed, then what happened; all of it is taken or nothing. Gives {"faults"}."""
    def decide(self, ask: Json, *, ms: int | None = None) -> dict[str, Any]:
        """Answers a question: {"answer", "source", "delay_ms", "decision", "trace", …}. Python's lock is
        released meanwhile. `ms` is the time it may take."""
    def decide_json(self, ask: Json, *, ms: int | None = None) -> str:
        """The same as JSON text."""
    def request(self, method: Literal["observe", "decide", "reload", "save"], params: Json) -> str:
        """A request as JSON text in and out, without kindnesses."""
    def reload(self) -> dict[str, Any]:
        """Reads the scripts again: {"reloaded", "faults"}; the old ones stay where the new have faults."""
    def save(self) -> dict[str, str]:
        """{"journal": text} or {"path": path}."""
    def close(self) -> None: ...
    def __enter__(self) -> Match: ...
    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None: ...

def arena(
    game: str,
    a: str,
    b: str,
    *,
    games: int = 100,
    seed: int = 0,
    mode: str | None = None,
    players: int | None = None,
    opening: int | None = None,
    a_roles: Sequence[str] = (),
    time: int | None = None,
    limits: Mapping[str, int] | None = None,
    jobs: int = 1,
    journal: Path | None = None,
) -> dict[str, Any]:
    """Plays many games between two players, as `junshi arena --json` does."""

class JunshiError(Exception):
    path: str | None
    expected: str | None
    found: str | None

class InputError(JunshiError, ValueError): ...
class ModError(JunshiError): ...
class FileError(JunshiError, OSError): ...
class MatchError(JunshiError, RuntimeError): ...
class EngineError(JunshiError, RuntimeError): ...

class ScriptError(JunshiError):
    mod: str
    file: str
    line: int
    source: str | None
    suggestion: str | None
    decision: dict[str, Any] | None
