"""What can go wrong, by whose fault it is."""


class JunshiError(Exception):
    """Any failure of this module. Nothing has changed then."""

    def __init__(self, message, host=None):
        super().__init__(message)
        self.path, self.expected, self.found = host or (None, None, None)


class InputError(JunshiError, ValueError):
    """What was sent does not fit: `path` in it, what was `expected` there, what was `found`."""


class ModError(JunshiError):
    """A mod cannot be loaded at all."""


class FileError(JunshiError, OSError):
    """A file cannot be read or written."""


class MatchError(JunshiError, RuntimeError):
    """The match was closed, or belongs to another thread."""


class EngineError(JunshiError, RuntimeError):
    """The script engine has failed, as when memory is short."""


class ScriptError(JunshiError):
    """A script's fault under a strict runtime: `mod`, `file`, `line`, the line's text as `source`, and a
    `suggestion` where there is one. The fault has not kept the `decision` from being made."""

    def __init__(self, fault, decision=None):
        self.mod, self.file, self.line = fault.get("mod", ""), fault.get("file", ""), fault.get("line", 0)
        self.source = fault.get("source") if decision is None else fault.get("code")
        self.suggestion = fault.get("suggestion") or fault.get("hint")
        self.decision = decision
        text = fault.get("text", "")
        place = f"{self.mod}/{self.file}:{self.line}: " if self.file else ""
        super().__init__(text if text.startswith(place) else place + text)
