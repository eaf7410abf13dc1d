"""What one would tell of each hero after a game."""

from tests.support.last_bastion.stage import BOX

from hordekeep.games.last_bastion.analysis.story import STORIES, Teller
from hordekeep.kernel.play.event import Event
from hordekeep.kernel.play.seat import EVERYBODY

ARNE, ELMER = BOX.hero_ids.index("arne"), BOX.hero_ids.index("elmer")
MONSTER, OTHER = 0, 1
WARLORD = next(card for card in range(len(BOX.card_ids)) if BOX.is_warlord(card))


def event(entry: int, name: str, *facts: int) -> Event:
    made = Event(name, facts, audience=EVERYBODY, reveals=False)
    made.moment = entry
    return made


def told(*events: Event) -> list[tuple[int, int, str, tuple[int, ...]]]:
    lines = Teller(BOX, [ARNE, ELMER]).tell(events)
    for line in lines:
        names = tuple(name for name, _, _ in line.phrase.facts)
        assert names == tuple(field.split(":")[0] for field in STORIES[line.phrase.key])
    return [
        (one.hero, one.entry, one.phrase.key, tuple(value for _, _, value in one.phrase.facts))
        for one in lines
    ]


def test_great_deeds_and_falls_are_told_with_their_turns() -> None:
    lines = told(
        event(3, "turn-began", 0, 5),
        event(4, "card-beaten", ARNE, MONSTER),
        event(4, "card-beaten", ARNE, WARLORD),
        event(5, "turn-began", 1, 6),
        event(6, "went-out", ELMER),
        event(7, "revived", ELMER),
        event(8, "died", ELMER),
    )
    assert lines == [
        (ARNE, 4, "story-beat-warlord", (WARLORD, 5)),
        (ELMER, 8, "story-died", (6,)),
        (ELMER, 6, "story-went-out", (6,)),
        (ELMER, 7, "story-revived", (6,)),
        (ARNE, 4, "story-beat-two", (MONSTER, WARLORD, 5)),
    ]


def test_a_grasp_goes_by_the_doing_of_who_acted_last() -> None:
    lines = told(
        event(2, "tile-activated", ARNE, 0),
        event(3, "grasp-removed", 0),
        event(4, "grasp-removed", 1),
    )
    assert (ARNE, 0, "story-cleansed", (2,)) in lines


def test_blows_of_two_fights_are_not_one() -> None:
    lines = told(event(2, "card-beaten", ARNE, MONSTER), event(9, "card-beaten", ARNE, OTHER))
    assert lines == [(ARNE, 0, "story-quiet", ()), (ELMER, 0, "story-quiet", ())]
