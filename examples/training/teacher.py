"""The teacher: a bot at the table, and what can be learnt by looking at it or by asking it."""

from typing import NamedTuple

import numpy as np
from network import Floats, Ints, Network, Questions, together

from hordekeep.bots.registry import new_bot
from hordekeep.bots.searching import search_of
from hordekeep.kernel.encode.encoding import Encoding
from hordekeep.kernel.encode.episode import Episode
from hordekeep.kernel.play.chance import Luck
from hordekeep.kernel.play.frame import Ask
from hordekeep.kernel.play.timeline import decision_in
from hordekeep.kernel.table.perspective import perspective_in

LONGEST = 1000
"""A game that has not ended after so many answers is cut off: whoever plays well needs fewer."""

HALF = 0.5
"""The part of the questions that a pupil answers itself."""


class Rows(NamedTuple):
    """Answers of a policy, or of its teacher, and what came of them."""

    asked: Questions
    picked: Ints
    """Where the answer stands among the legal numbers of its question."""
    log: Floats
    advantage: Floats
    aim: Floats

    def some(self, places: Ints) -> "Rows":
        asked = self.asked.some(places)
        picked, log = self.picked[places], self.log[places]
        return Rows(asked, picked, log, self.advantage[places], self.aim[places])


class Watched:
    """One game, and a bot that knows at every question what it would do."""

    def __init__(self, encoding: Encoding, name: str, seed: int) -> None:
        self.episode = Episode(encoding, LONGEST)
        self.episode.begin(seed)
        self._game = encoding.game
        self._luck = Luck(seed)
        self._quick = search_of(encoding.game, "quick").quick(self._luck) if not name else None
        seats = range(encoding.players)
        self._bots = [new_bot(name, encoding.game.id, seed * 31 + seat) for seat in seats if name]
        self.worth = search_of(encoding.game, "worth").evaluate

    def asks(self) -> bool:
        """Plays on until the policy has a choice; False at the end. Rivals play at random."""
        episode = self.episode
        while not episode.ended:
            if not (self._game.common_reward or episode.seat == 0):
                episode.take_at(self._luck.below(len(episode.actions)))
            elif len(episode.actions) > 1:
                return True
            else:
                episode.take_at(0)
        return False

    def advice(self) -> int:
        """Where the bot's answer stands among the legal ones."""
        episode = self.episode
        asked = Ask(episode.seat, episode.actions)
        if self._quick is not None:
            action = self._quick.choose(episode.state, episode.lane, asked)
            assert action is not None, "it always answers"
        else:
            decision = decision_in(episode.state, episode.lane, asked, number=episode.steps + 1)
            bot = self._bots[episode.seat]
            action = bot.choose(perspective_in(self._game, episode.state, decision))
        return episode.actions.index(action)

    def take(self, place: int, advised: int) -> None:
        """Answers; where the bot is not followed, it has nothing planned any more."""
        if self._bots and place != advised:
            self._bots[self.episode.seat].plan = b""
        self.episode.take_at(place)


class Teacher:
    """A bot by its name, or *quick*, the policy of rollouts; among rivals it holds the first seat,
    and the others play at random.
    """

    def __init__(self, encoding: Encoding, name: str, seed: int) -> None:
        self._encoding = encoding
        self._name = "" if name == "quick" else name
        self._seed = seed
        self._chance = np.random.default_rng(seed)

    def lesson(self, games: int, pupil: Network | None = None) -> Rows:
        """What it would do at every question of some more games, and what came of them.

        The pupil, if there is one, answers half of the questions itself: so it also learns what to
        do where its own play leads.
        """
        watched = [self._begun() for _ in range(games)]
        told: list[Questions] = []
        picked: list[int] = []
        whose: list[int] = []
        guesses: list[float] = []
        while still := [number for number, one in enumerate(watched) if one.asks()]:
            now = [watched[number] for number in still]
            asked = questions([one.episode for one in now])
            advised = [one.advice() for one in now]
            liked = advised if pupil is None else pupil.likes(asked, self._chance).tolist()
            told.append(asked)
            picked += advised
            whose += still
            guesses += [one.worth(one.episode.state, 0) for one in now]
            own = self._chance.random(len(now)) < HALF
            for one, advice, like, led in zip(now, advised, liked, own, strict=True):
                one.take(like if led else advice, advice)
        gained = np.array([one.episode.returns()[0] for one in watched])
        aims = (gained[whose] - guesses).astype(np.float32)
        nothing = np.zeros(len(picked), np.float32)
        return Rows(together(told), np.array(picked), nothing, nothing, aims)

    def won(self, games: int) -> int:
        """How many of the next games it wins."""
        won = 0
        for _ in range(games):
            game = self._begun()
            while game.asks():
                place = game.advice()
                game.take(place, place)
            won += game.episode.returns()[0] >= 1
        return won

    def _begun(self) -> Watched:
        self._seed += 1
        return Watched(self._encoding, self._name, self._seed)


def questions(episodes: list[Episode]) -> Questions:
    """What those are asked who are to answer in these games."""
    told = np.frombuffer(b"".join(one.observe(one.seat) for one in episodes), np.uint8)
    legal = np.array([number for one in episodes for number in one.legal], np.int32)
    counts = np.array([len(one.legal) for one in episodes])
    return Questions(told.reshape(len(episodes), -1), legal, counts)
