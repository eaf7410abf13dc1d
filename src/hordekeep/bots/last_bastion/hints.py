"""Hints of Last Bastion: what is counted in worlds played on, and why a choice is worth it."""

from typing import Final, final

from hordekeep.bots.game_hints import GameHints, Measure, Why
from hordekeep.bots.last_bastion.reasons import WHYS, reason_for
from hordekeep.games.last_bastion.model.state import WON, Siege
from hordekeep.games.last_bastion.rules.hero_phase import HeroPhase
from hordekeep.kernel.play.action import Action
from hordekeep.kernel.play.event import Event
from hordekeep.kernel.play.game import AnyGame, Omen
from hordekeep.kernel.play.phrase import Phrase
from hordekeep.kernel.play.seat import MAIN, Seat
from hordekeep.kernel.play.state import State

TURNS: Final = 3
MEASURES: Final[tuple[Measure, ...]] = (
    Measure("falls", share=True, bad=True),
    Measure("life"),
    Measure("beaten"),
    Measure("tokens"),
)
OF_BOTS: Final = "why-"
OF_HINTS: Final = "hint-"
HINTS: Final[dict[str, tuple[str, ...]]] = {
    OF_HINTS + key.removeprefix(OF_BOTS): fields
    for key, fields in WHYS.items()
    if key != "why-leave"
}
"""All that can be said of a choice, each with its facts: what bots say of theirs."""


@final
class SiegeHints(GameHints):
    def __init__(self) -> None:
        super().__init__(MEASURES, soon=TURNS)

    def lines(self, state: State, seat: Seat) -> list[list[Action]]:
        return []

    def count(self, before: State, after: State, seat: Seat, heard: list[Event]) -> list[float]:
        assert isinstance(before, Siege)
        assert isinstance(after, Siege)
        lost = after.over and after.ending != WON
        beaten = len([event for event in heard if event.name == "card-beaten"])
        life = sum(after.life) - sum(before.life)
        tokens = sum(after.equipment) - sum(before.equipment)
        return [float(lost), float(life), float(beaten), float(tokens)]

    def why(self, game: AnyGame, state: State, seat: Seat, line: list[Action]) -> Why:
        assert isinstance(state, Siege)
        if not isinstance(state.agenda[-1], HeroPhase):
            return Why(None, None)
        said = reason_for(state, seat, line[0], [])
        if said is None:
            return Why(None, None)
        cards = [value for _, kind, value in said.facts if kind == "card"]
        averts: Omen | None = None
        if cards:
            outlook = game.outlook(state, seat)
            averts = _of_card(outlook.dangers, cards[0]) or _of_card(outlook.omens, cards[0])
        else:
            averts = _averted(game, state, seat, line[0])
        return Why(Phrase(OF_HINTS + said.key.removeprefix(OF_BOTS), *said.facts), averts)


def _of_card(omens: list[Omen], card: int) -> Omen | None:
    """What this card leads to if nobody beats it."""
    for omen in omens:
        if ("card", "card", card) in omen.phrase.facts:
            return omen
    return None


def _averted(game: AnyGame, siege: Siege, seat: Seat, action: Action) -> Omen | None:
    """The worst danger that is gone after an action which reveals nothing."""
    after = siege.clone()
    after.heard = []
    after.answer(MAIN, action)
    pending = after.pending()
    if after.over or any(one.ask.chance is not None for one in pending):
        return None
    if any(event.reveals for event in after.heard or []):
        return None
    left = [omen.phrase for omen in game.dangers(after, seat)]
    for omen in game.dangers(siege, seat):
        if omen.phrase not in left:
            return omen
    return None
