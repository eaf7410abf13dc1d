"""The teacher: a bot at the table, and what can be learnt by looking at it."""

from collections.abc import Callable
from typing import NamedTuple

import numpy as np
from network import Bytes, Floats, Ints, Legal

from hordekeep.bots.registry import new_bot
from hordekeep.bots.searching import search_of
from hordekeep.kernel.encode.batch import MOST_LEGAL
from hordekeep.kernel.encode.encoding import Encoding
from hordekeep.kernel.encode.episode import Episode
from hordekeep.kernel.play.action import Action
from hordekeep.kernel.play.chance import Luck
from hordekeep.kernel.play.frame import Ask
from hordekeep.kernel.play.timeline import decision_in
from hordekeep.kernel.table.perspective import perspective_in

Answer = Callable[[Episode], Action]


class Rows(NamedTuple):
    """Answers of a policy, or of its teacher, and what came of them."""

    told: Bytes
    legal: Legal
    picked: Ints
    log: Floats
    advantage: Floats
    aim: Floats

    def some(self, places: Ints) -> "Rows":
        """Some of them, their lists of legal numbers cut to the longest."""
        longest = max(int((self.legal[places] >= 0).sum(axis=1).max()), 1)
        return Rows(
            self.told[places],
            self.legal[places, :longest],
            self.picked[places],
            self.log[places],
            self.advantage[places],
            self.aim[places],
        )


class Teacher:
    """A bot by its name, or *quick*, the policy of rollouts; among rivals it holds the first seat,
    and the others play at random.
    """

    def __init__(self, encoding: Encoding, name: str, seed: int) -> None:
        self._encoding = encoding
        self._name = name
        self._search = search_of(encoding.game, "quick")
        self._together = encoding.game.common_reward
        self._seed = seed

    def lesson(self, games: int) -> Rows:
        """Every answer of some more games, with what was gained at the end."""
        told: list[Bytes] = []
        legal: list[Legal] = []
        picked: list[int] = []
        aim: list[float] = []
        for _ in range(games):
            begun = len(told)
            episode, place_of = self._begun()
            while not episode.ended:
                place = place_of()
                if self._follows(episode.seat) and len(episode.legal) > 1:
                    told.append(np.frombuffer(episode.observe(episode.seat), np.uint8))
                    legal.append(padded(episode.legal))
                    picked.append(place)
                    aim.append(-self._search.evaluate(episode.state, 0))
                episode.take_at(place)
            aim[begun:] = [episode.returns()[0] + one for one in aim[begun:]]
        nothing = np.zeros(len(told), np.float32)
        aims = np.array(aim, np.float32)
        return Rows(np.stack(told), np.stack(legal), np.array(picked), nothing, nothing, aims)

    def won(self, games: int) -> int:
        """How many of the next games it wins."""
        won = 0
        for _ in range(games):
            episode, place_of = self._begun()
            while not episode.ended:
                episode.take_at(place_of())
            won += episode.returns()[0] >= 1
        return won

    def _begun(self) -> tuple[Episode, Callable[[], int]]:
        """A new game, and who says where the next answer stands among the legal ones."""
        self._seed += 1
        episode = Episode(self._encoding)
        episode.begin(self._seed)
        luck = Luck(self._seed)
        answer = self._quick(luck) if self._name == "quick" else self._bot()

        def place_of() -> int:
            actions = episode.actions
            if not self._follows(episode.seat):
                return luck.below(len(actions))
            return actions.index(answer(episode)) if len(actions) > 1 else 0

        return episode, place_of

    def _quick(self, luck: Luck) -> Answer:
        quick = self._search.quick(luck)

        def answer(episode: Episode) -> Action:
            asked = Ask(episode.seat, episode.actions)
            action = quick.choose(episode.state, episode.lane, asked)
            assert action is not None, "it always answers"
            return action

        return answer

    def _bot(self) -> Answer:
        game = self._encoding.game
        seats = range(self._encoding.players)
        bots = [new_bot(self._name, game.id, self._seed * 31 + seat) for seat in seats]

        def answer(episode: Episode) -> Action:
            asked = Ask(episode.seat, episode.actions)
            decision = decision_in(episode.state, episode.lane, asked, number=episode.steps + 1)
            return bots[episode.seat].choose(perspective_in(game, episode.state, decision))

        return answer

    def _follows(self, seat: int) -> bool:
        return self._together or seat == 0


def padded(legal: list[int]) -> Legal:
    """Legal numbers, filled up with −1."""
    row = np.full(MOST_LEGAL, -1, np.int32)
    row[: len(legal)] = legal
    return row
