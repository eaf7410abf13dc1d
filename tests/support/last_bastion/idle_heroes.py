"""Plays a siege on while heroes only end their turns, and holds omens against what happens."""

from collections.abc import Callable

from tests.support.last_bastion.stage import BOX, WORDS

from hordekeep.games.last_bastion.model.actions import EndTurn, Keep
from hordekeep.games.last_bastion.model.state import Siege
from hordekeep.kernel.play.action import Action, Fate
from hordekeep.kernel.play.chance import Chance, Luck
from hordekeep.kernel.play.event import Event
from hordekeep.kernel.play.frame import Ask
from hordekeep.kernel.play.game import Omen
from hordekeep.kernel.play.seat import MAIN

Fall = Callable[[Siege, Chance], tuple[int, ...]]


class Turn:
    """What happened in one turn, and how heroes were after it."""

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.lying: list[int] = []
        self.shadowed: list[int] = []
        self.in_action: list[bool] = []
        self.grasped: list[bool] = []
        """By tile."""
        self.banner = -1

    def facts(self, name: str) -> list[tuple[int, ...]]:
        return [event.facts for event in self.events if event.name == name]

    def heroes(self, *names: str) -> list[int]:
        return [facts[0] for name in names for facts in self.facts(name)]


class Idleness:
    """The turns that follow a position."""

    def __init__(self, siege: Siege, luck: Luck, turns: int, fall: Fall | None = None) -> None:
        self.siege = siege.clone()
        self.start = siege.turns
        self.turns = [Turn()]
        self._fall = fall or (lambda _, chance: chance.fall(luck))
        self._luck = luck
        self._play(turns)

    def _play(self, turns: int) -> None:
        siege = self.siege
        while not siege.over and siege.turns - self.start <= turns:
            siege.heard = []
            frame = siege.agenda[-1]
            asked = frame.ask(siege)
            if asked is None:
                agenda = siege.agenda
                agenda.pop()
                frame.resume(siege, Action())
            else:
                siege.answer(MAIN, self._choose(asked))
            self._note()

    def _choose(self, asked: Ask) -> Action:
        if asked.chance is not None:
            return Fate(self._fall(self.siege, asked.chance))
        for action in asked.actions:
            if isinstance(action, EndTurn | Keep):
                return action
        return asked.actions[self._luck.below(len(asked.actions))]

    def _note(self) -> None:
        if self.siege.turns - self.start >= len(self.turns):
            self.turns.append(Turn())
        turn = self.turns[-1]
        turn.events += self.siege.heard or []
        turn.lying = self.siege.lying.copy()
        turn.shadowed = self.siege.shadowed.copy()
        turn.in_action = [self.siege.in_action(seat) for seat in range(self.siege.players)]
        turn.banner = self.siege.banner
        places = self.siege.layout.place_of
        turn.grasped = [self.siege.is_grasped(places[tile]) for tile in range(9)]

    def came_true(self, omen: Omen) -> bool:
        """Whether an omen came true, or the game was over or its hero out of action before."""
        over_at = len(self.turns) - 1 if self.siege.over else None
        if over_at is not None and over_at < omen.turns:
            return True
        if omen.turns >= len(self.turns):
            return True  # not played that far
        if omen.fatal:
            return over_at == omen.turns
        turn = self.turns[omen.turns]
        if omen.seat >= 0 and not turn.in_action[omen.seat]:
            return True
        return _happened(omen, turn) or over_at == omen.turns


def _happened(omen: Omen, turn: Turn) -> bool:  # noqa: C901, PLR0911, PLR0912  one case a key
    key = omen.phrase.key.removeprefix("omen-")
    facts = {name: value for name, _, value in omen.phrase.facts}
    hero = facts.get("hero")
    if key == "haunted":
        return (facts["card"],) in turn.facts("card-haunted")
    if key == "haunts-tile":
        return turn.grasped[facts["tile"]]
    if key == "banner-falls":
        return turn.banner != facts["colour"]
    if key.startswith("shadowed"):
        return bool(turn.shadowed[omen.seat])
    if key.startswith("someone-shadowed"):
        return bool(turn.facts("hero-shadowed"))
    if key.startswith("loses-life"):
        return hero in turn.heroes("life-lost")
    if key.startswith(("falls-out", "dies")):
        return not turn.in_action[omen.seat]
    if key.startswith("someone-loses-life"):
        return bool(turn.facts("life-lost"))
    if key.startswith("someone-falls-out"):
        return not all(turn.in_action)
    if key.startswith("returns-token"):
        return hero in turn.heroes("token-returned")
    if key.startswith("someone-returns-token"):
        return bool(turn.facts("token-returned"))
    if key.startswith("lies-down"):
        return bool(turn.lying[omen.seat])
    if key.startswith("someone-lies-down"):
        return bool(turn.facts("laid-down"))
    if key.startswith("rolls"):
        return hero in turn.heroes("corruption-rolled")
    if key.startswith("someone-rolls"):
        return bool(turn.facts("corruption-rolled"))
    if key == "draws-or-strikes":
        struck = (facts["colour"],) in turn.facts("board-struck")
        return struck or hero in turn.heroes("card-drawn")
    if key.startswith("draws-warlord"):
        return any(who == hero and BOX.is_warlord(card) for who, card in turn.facts("card-drawn"))
    if key.startswith("draws"):
        return hero in turn.heroes("card-drawn")
    if key.startswith("someone-draws"):
        return bool(turn.facts("card-drawn"))
    if key == "bottom-card":
        return bool(turn.facts("bottom-discarded"))
    if key in ("netted", "trap-set"):
        return True
    if key == "grasped":
        return turn.grasped[facts["tile"]]
    raise AssertionError(f"a certain omen that nobody checks: {omen.phrase}")


def spelled(omen: Omen) -> str:
    """`2 kazgin! omen-falls-out-board red kazgin LB-D1`: turns, seat, ? or ! or !!, the rest."""
    words = [WORDS.word(kind, value) for _, kind, value in omen.phrase.facts]
    mark = ("!" if omen.certain else "?") + ("!" if omen.fatal else "")
    return " ".join([str(omen.turns), mark, omen.phrase.key.removeprefix("omen-"), *words])
