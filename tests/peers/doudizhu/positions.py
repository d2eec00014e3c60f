"""Positions of random Dou Dizhu games with the moves that another engine calls legal.

Usage: positions.py rlcard|open_spiel COUNT SEED

Prints one position a line: the hand, the cards to beat ("-" for a lead), then every legal move
("pass" among them), all separated by spaces. Cards are written 3456789TJQKA2BR in any order.
"""

import random
import sys


def rlcard(seed):
    import numpy
    from rlcard.games.doudizhu.game import DoudizhuGame

    game = DoudizhuGame()
    game.np_random = numpy.random.RandomState(seed)
    while True:
        state, _ = game.init_game()
        while not game.is_over():
            asked = "pass" in state["actions"]
            last = game.round.greater_player.played_cards if asked else "-"
            yield state["current_hand"], last, state["actions"]
            state, _ = game.step(random.choice(state["actions"]))


def open_spiel(seed):
    import pyspiel

    game = pyspiel.load_game("dou_dizhu")
    while True:
        state = game.new_initial_state()
        last, passes = "-", 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, _ = zip(*state.chance_outcomes())
                state.apply_action(random.choice(outcomes))
                continue
            seat = state.current_player()
            names = {action: plain(state.action_to_string(seat, action)) for action in state.legal_actions()}
            action = random.choice(list(names))
            if not any(name.startswith("Bid") for name in names.values()):
                yield hand(state, seat), last, list(names.values())
                passes = passes + 1 if names[action] == "pass" else 0
                last = names[action] if passes == 0 else "-" if passes == 2 else last
            state.apply_action(action)


def hand(state, seat):
    first = state.observation_string(seat).splitlines()[0]
    return plain(first.removeprefix("My hand "))


def plain(text):
    return text.replace("-", "").replace("(BWJ)", "B").replace("(CJ)", "R").replace("Pass", "pass")


def main():
    peer, count, seed = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    random.seed(seed)
    positions = {"rlcard": rlcard, "open_spiel": open_spiel}[peer](seed)
    for _ in range(count):
        cards, last, moves = next(positions)
        print(cards, last, *moves)


main()
