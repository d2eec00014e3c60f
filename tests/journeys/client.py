"""A host in Python: opens a match over a pipe, tells it what happens, asks, saves and restores.

usage: client.py JUNSHI SCENE
Prints the answers, one a line; any surprise ends it with an error.
"""

import json
import subprocess
import sys


class Junshi:
    def __init__(self, program):
        self.process = subprocess.Popen(
            [program, "serve"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
        )
        self.asked = 0

    def call(self, method, **params):
        self.asked += 1
        request = {"jsonrpc": "2.0", "id": self.asked, "method": method, "params": params}
        self.process.stdin.write(json.dumps(request) + "\n")
        self.process.stdin.flush()
        answer = json.loads(self.process.stdout.readline())
        assert answer["id"] == self.asked, answer
        if "error" in answer:
            raise ValueError(answer["error"]["message"])
        return answer["result"]


def main(program, scene_file):
    with open(scene_file, encoding="utf-8") as file:
        scene = json.load(file)
    ask = scene.pop("ask")
    junshi = Junshi(program)
    assert "sgs" in junshi.call("initialize", protocol=1)["games"]
    opened = junshi.call("open", journal="memory", **scene)
    print(junshi.call("decide", match=opened["match"], ask=ask)["answer"])
    players = scene["snapshot"]["players"]
    players[1]["faceup"] = False
    junshi.call("observe", match=opened["match"], delta={"players": players})
    print(junshi.call("decide", match=opened["match"], ask=ask)["answer"])
    try:
        junshi.call("observe", match=opened["match"], delta={"current": "nobody"})
        raise AssertionError("a wrong delta was taken")
    except ValueError as error:
        assert "snapshot.current" in str(error), error
    journal = junshi.call("save", match=opened["match"])["journal"]
    restored = junshi.call("restore", journal=journal)
    assert restored["decisions"] == 2, restored
    print(junshi.call("decide", match=restored["match"], ask=ask)["answer"])
    junshi.call("close", match=restored["match"])
    junshi.call("shutdown")
    assert junshi.process.wait(timeout=10) == 0


if __name__ == "__main__":
    main(*sys.argv[1:])
