"""No-limit hold'em in the Python package pokerkit.

Usage: hands.py random COUNT SEED    random legal hands with 2 to 9 players
       hands.py wsop                 the hands of the World Series of Poker that the package ships as its tests
       hands.py replay               plays hands in the format PHH from standard input, prints their final stacks

The first two print one JSON object a line: the hand in the format PHH, the final stacks, and every decision with
who was to act, what a call took, what could be raised to on the street (null for no raise), and the pot.
"""

import io
import json
import random
import sys
import unittest
import warnings
from collections import deque

from pokerkit import Automation, Deck, HandHistory, NoLimitTexasHoldem, State

warnings.simplefilter("ignore")
# by the identity of a state, which is kept with them so that no other one gets it
steps = {}
games = []


def noted(name):
    """Lets a method of a state note what could be done before it is."""
    original = getattr(State, name)

    def method(self, *args, **kwargs):
        actor, raises = self.actor_index, None
        if actor is not None:
            least = self.min_completion_betting_or_raising_to_amount
            if least is not None:
                raises = [least, self.max_completion_betting_or_raising_to_amount]
            noted = [actor, self.checking_or_calling_amount, raises, self.total_pot_amount]
        operation = original(self, *args, **kwargs)
        if actor is not None:
            steps.setdefault(id(self), (self, []))[1].append(noted)
        return operation

    setattr(State, name, method)


for action in ("fold", "check_or_call", "complete_bet_or_raise_to"):
    noted(action)


def told(game, state):
    text = HandHistory.from_game_state(game, state, ante_trimming_status=state.ante_trimming_status).dumps()
    print(json.dumps({"phh": text, "steps": steps.pop(id(state), (state, []))[1], "stacks": list(map(int, state.stacks))}))


def play(state):
    """Plays a hand to its end, legally."""
    while state.status:
        if state.can_deal_board():
            state.deal_board()
            continue
        least = state.min_completion_betting_or_raising_to_amount
        most = state.max_completion_betting_or_raising_to_amount
        draw = random.randrange(10)
        if draw == 0 and state.can_fold():
            state.fold()
        elif draw in (1, 2) and least is not None:
            state.complete_bet_or_raise_to(random.randint(least, most))
        elif draw in (3, 4) and least is not None:
            state.complete_bet_or_raise_to(least)
        elif draw == 5 and most is not None:
            state.complete_bet_or_raise_to(most)
        else:
            state.check_or_call()


def random_hands(count, seed):
    random.seed(seed)
    every = set(Automation) - {Automation.BOARD_DEALING}
    automations = tuple(sorted(every, key=lambda automation: automation.value))
    for _ in range(count):
        players = random.randint(2, 9)
        trims, antes = random.choice([(True, 0), (True, random.randint(1, 3)), (False, random.randint(1, 3)),
                                      (False, {1: 10})])
        blinds = [5, 10] + [20] * (players > 3 and random.randrange(4) == 0)
        deep = random.choice([30, 100, 300, 1000])
        stacks = tuple(random.randint(1, deep) for _ in range(players))
        deck = list(Deck.STANDARD)
        random.shuffle(deck)
        game = NoLimitTexasHoldem(automations, trims, antes, tuple(blinds), 10)
        state = game(stacks, players)
        state_deck(state, deck)
        play(state)
        told(game, state)


def state_deck(state, deck):
    """Cards are dealt when the state is made; what is left of the deck is shuffled by our own seed."""
    left = set(state.deck_cards)
    state.deck_cards = deque(card for card in deck if card in left)


def wsop():
    original = NoLimitTexasHoldem.__call__

    def call(self, *args, **kwargs):
        state = original(self, *args, **kwargs)
        games.append((self, state))
        return state

    NoLimitTexasHoldem.__call__ = call
    from pokerkit.tests.test_wsop import test_2023_43_5, test_2023_54_4

    for module in (test_2023_43_5, test_2023_54_4):
        suite = unittest.defaultTestLoader.loadTestsFromModule(module)
        result = unittest.TextTestRunner(stream=io.StringIO()).run(suite)
        assert result.wasSuccessful(), result
    for game, state in games:
        told(game, state)


def replay():
    for hand in HandHistory.loads_all(sys.stdin.read()):
        *_, state = hand
        print(json.dumps(list(map(int, state.stacks))))


match sys.argv[1:]:
    case ["random", count, seed]:
        random_hands(int(count), int(seed))
    case ["wsop"]:
        wsop()
    case ["replay"]:
        replay()
    case _:
        sys.exit(__doc__)
