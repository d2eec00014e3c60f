"""Carries out requests of standard input, METHOD JSON a line, and tells CODE JSON a line.

usage: requests.py DESCRIPTION
Methods as in ../c/requests.c, of the only match or of the runtime.
"""

import json
import sys

import junshi


def text(told):
    return json.dumps(told, ensure_ascii=False, separators=(",", ":"))


class Host:
    def __init__(self, description):
        self.runtime, self.table = junshi.Runtime(description), None

    def open(self, params):
        self.table = self.runtime.open(params)
        return text(self.table.opened)

    def restore(self, params):
        self.table = self.runtime.restore(**json.loads(params))
        return text(self.table.opened)

    def scene(self, params):
        return self.runtime.decide_json(params)

    def request(self, method, params):
        if method in ("open", "restore", "scene"):
            return getattr(self, method)(params)
        if self.table is None:
            raise junshi.MatchError("there is no match")
        if method in ("decide", "observe"):
            return self.table.request(method, params)
        return text(getattr(self.table, method)())


def main(description):
    host = Host(description)
    for line in sys.stdin:
        method, params = line.rstrip("\n").split(" ", 1)
        try:
            print(0, host.request(method, params), flush=True)
        except junshi.JunshiError as error:
            print(1, text({"message": str(error)}), flush=True)


if __name__ == "__main__":
    sys.stdin.reconfigure(encoding="utf-8")
    sys.stdout.reconfigure(encoding="utf-8")
    main(*sys.argv[1:])
