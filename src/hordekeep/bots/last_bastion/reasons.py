"""Why a rival of Last Bastion did what it did, in one phrase of facts that hold at the table."""

from typing import Final

from hordekeep.bots.last_bastion.claims import Claim
from hordekeep.games.last_bastion.analysis.fight_plan import Way, fight_plan
from hordekeep.games.last_bastion.model.actions import Activate, Call, EndTurn, Fight, Move
from hordekeep.games.last_bastion.model.box import FOUNTAIN, TAVERN, TOMB
from hordekeep.games.last_bastion.model.state import Siege
from hordekeep.games.last_bastion.rules.hero_phase import HeroPhase
from hordekeep.kernel.play.action import Action
from hordekeep.kernel.play.phrase import Phrase
from hordekeep.kernel.play.seat import Seat
from hordekeep.kernel.play.term import NONE

PERCENT: Final = 100
WHYS: Final[dict[str, tuple[str, ...]]] = {
    "why-fight": ("card", "percent:number"),
    "why-go-fight": ("tile", "card", "percent:number"),
    "why-leave": ("card", "hero"),
    "why-go": ("tile",),
    "why-treat": ("tile", "hero", "life:number"),
    "why-destroy": ("tile", "life:number"),
    "why-cleanse": ("tile", "count:number"),
    "why-use": ("tile",),
    "why-end": (),
}
"""All that can be said, each with its facts."""


def reason_for(siege: Siege, seat: Seat, chosen: Action, claims: list[Claim]) -> Phrase | None:
    """Why this action in a hero phase; None for small decisions, which explain themselves."""
    if not isinstance(siege.agenda[-1], HeroPhase):
        return None
    left = _left_to(siege, seat, claims)
    if left is not None and not isinstance(chosen, Fight):
        hero = ("hero", "hero", siege.seat_hero[left.seat])
        return Phrase("why-leave", ("card", "card", left.card), hero)
    if isinstance(chosen, (Fight, Move)):
        ways = [way for way in fight_plan(siege, seat).ways if way.actions[0] == chosen]
        if ways:
            return _of_fight(ways[0], chosen)
    if isinstance(chosen, Move):
        return Phrase("why-go", ("tile", "tile", chosen.tile))
    if isinstance(chosen, (Activate, Call)):
        return _of_tile(siege, seat, chosen.tile)
    return Phrase("why-end") if isinstance(chosen, EndTurn) else None


def _of_fight(way: Way, chosen: Action) -> Phrase:
    card = ("card", "card", way.cards[0])
    percent = ("percent", "number", round(PERCENT * way.chance))
    if isinstance(chosen, Move):
        return Phrase("why-go-fight", ("tile", "tile", chosen.tile), card, percent)
    return Phrase("why-fight", card, percent)


def _left_to(siege: Siege, seat: Seat, claims: list[Claim]) -> Claim | None:
    """A card that this hero could have fought, had nobody pointed at it."""
    if not claims:
        return None
    within = [card for way in fight_plan(siege, seat).ways for card in way.cards]
    for claim in claims:
        if claim.card in within:
            return claim
    return None


def _of_tile(siege: Siege, seat: Seat, tile: int) -> Phrase:
    about = ("tile", "tile", tile)
    power = siege.box.tile_power[tile]
    if power == TAVERN:
        weakest = _weakest(siege)
        hero = ("hero", "hero", siege.seat_hero[weakest])
        return Phrase("why-treat", about, hero, ("life", "number", siege.life[weakest]))
    if power == TOMB:
        return Phrase("why-destroy", about, ("life", "number", siege.life[seat]))
    if power == FOUNTAIN:
        return Phrase("why-cleanse", about, ("count", "number", siege.grasped_tiles()))
    return Phrase("why-use", about)


def _weakest(siege: Siege) -> Seat:
    """The hero in action with the least life."""
    weakest = NONE
    for seat in range(siege.players):
        if siege.place[seat] >= 0 and (weakest < 0 or siege.life[seat] < siege.life[weakest]):
            weakest = seat
    return weakest
