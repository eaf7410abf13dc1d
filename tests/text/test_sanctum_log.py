"""The log of Sanctum as prose: fights, spoils, secrets, and what is played side by side."""

import pytest

from hordekeep.games.last_bastion.opening import open_game as open_bastion
from hordekeep.games.sanctum.opening import open_game
from hordekeep.kernel.play.action import Action
from hordekeep.kernel.play.event import Event
from hordekeep.kernel.play.seat import EVERYBODY
from hordekeep.kernel.play.term import field_kind
from hordekeep.text.catalogue import open_catalogue
from hordekeep.text.narrate import Chapter, narrate

GAME = open_game()
WORDS = open_catalogue(GAME)
SEATED = ("hero-seated seat-1, huntress", "hero-seated seat-2, outlaw")


def happened(*texts: str) -> list[Event]:
    """Events by name and words: `die-placed seat-1, 6, r1-01`."""
    events = []
    for moment, text in enumerate(texts, 1):
        name, _, rest = text.partition(" ")
        words = [word.strip() for word in rest.split(",")] if rest else []
        kinds = [field_kind(field) for field in GAME.events()[name]]
        kinds += kinds[-1:] * (len(words) - len(kinds))
        facts = [GAME.lexicon.value(kind, word) for kind, word in zip(kinds, words, strict=False)]
        event = Event(name, tuple(facts), audience=EVERYBODY, reveals=False)
        event.moment = moment
        events.append(event)
    return events


def chapters(*texts: str) -> list[Chapter]:
    return narrate(happened(*SEATED, *texts), WORDS, since=len(SEATED))


def told(*texts: str) -> list[str]:
    return [line.text for chapter in chapters(*texts) for line in chapter.lines]


def do(text: str) -> Action:
    action = GAME.lexicon.read_action(text)
    assert isinstance(action, Action)
    return action


# Names.


@pytest.mark.parametrize(
    ("kind", "word", "name"),
    [
        ("gem", "red-2", "red gem from II to I"),
        ("gem", "blue-1", "blue gem from I to the pool"),
        ("gem", "white-green-3", "white gem from green III to II"),
        ("gems", "red+white", "1 red gem and 1 white gem"),
        ("pay", "stamina+focus", "1 stamina and 1 focus"),
        ("die", "6*", "6*"),
        ("marker", "focus", "focus"),
        ("potion", "blue", "blue potion"),
        ("penalty", "lose_either", "lose-either"),
        ("ending", "lord-beaten", "The Demon Lord is beaten."),
    ],
)
def test_things_have_names(kind: str, word: str, name: str) -> None:
    assert WORDS.name(kind, word) == name


def test_every_word_of_the_game_has_a_name() -> None:
    for kind, vocabulary in GAME.lexicon.vocabularies.items():
        names = [WORDS.name(kind, word) for word in vocabulary.words]
        assert not [name for name in names if name.startswith(f"{kind}-")]


def test_a_seat_is_its_hero_once_it_has_one() -> None:
    strangers = open_catalogue(GAME)
    assert strangers.name("seat", "seat-2") == "player 2"
    narrate(happened(*SEATED), strangers)
    assert strangers.name("seat", "seat-2") == "Outlaw"


def test_the_same_key_says_another_thing_in_another_game() -> None:
    bastion = open_catalogue(open_bastion())
    assert WORDS.say("ask-pick-hero") == bastion.say("ask-pick-hero") == "Choose your hero."
    assert WORDS.say("do-fight") == "Fight your demons"
    assert bastion.say("do-fight") == "Fight"
    assert not bastion.has("do-breach")


def test_the_attack_of_a_card_is_not_told_by_its_front() -> None:
    """SA-L10: attack sides are unknown to all; a card of a row is named by its hit boxes."""
    assert WORDS.action(do("hit dl-01 1")) == "Place a 1 on Demon Lord [1 1]"
    assert told("card-beaten seat-1, dl-01") == ["Huntress beat Demon Lord [1 1]."]


def test_who_killed_a_demon_is_told() -> None:
    """SA-F12: also where the kill is told alone, as in what happened since the last turn."""
    assert told("demon-killed seat-1, r1-01") == ["Huntress killed Cinderling."]


# Turns.


def test_a_move_tells_what_is_new_and_what_was_taken() -> None:
    assert told(
        "moved seat-1, act-2, 3",
        "deck-shows 1, r1-01",
        "set-laid r1-01, g1-01",
        "set-laid r2-01",
        "set-taken seat-1, r1-01, g1-01",
    ) == [
        (
            "Huntress moved to space 3."
            " New on the board: Cinderling [1] + Rotling [1] and Ashmauler [1 6]."
            " Took on Cinderling [1] + Rotling [1]."
        )
    ]


def test_the_first_space_names_its_board() -> None:
    assert told("moved seat-2, act-5, 1") == ["Outlaw reached Act V: the Walls."]


def test_an_intervention_is_one_sentence_for_all() -> None:
    assert told("intervention act-5", "die-gained seat-1, 4", "die-gained seat-2, 4") == [
        "Divine intervention: everybody gained a die."
    ]


def test_a_fight_is_a_line_and_its_spoils_another() -> None:
    assert told(
        "fought seat-1",
        "dice-rolled seat-1, 6, 3, 2",
        "ability-used seat-1, huntress.helmet, focus",
        "die-turned seat-1, 6, 4",
        "die-placed seat-1, 4*, r2-01",
        "box-hit seat-1, r2-01, 4",
        "die-placed seat-1, 2, r2-01",
        "box-hit seat-1, r2-01, 2",
        "demon-killed seat-1, r2-01",
        "attack-ended seat-1, 1",
        "rage-woke seat-1",
        "ability-used seat-1, huntress.armour, stamina+stamina",
        "shields-raised seat-1, 2",
        "wounded seat-1, 1, 9",
        "gem-raised seat-1, red-3",
        "gem-raised seat-1, red-1",
        "skill-gained seat-1, huntress.red.1",
        "item-won seat-1, seers-hood",
    ) == [
        (
            "Huntress fought and rolled 6, 3 and 2. Turned a 6 to 4 with helmet."
            " Killed Ashmauler with 4 and 2. The rage woke. Blocked 2 with armour."
            " Took 1 wound; life 9."
        ),
        (
            "Huntress raised a red gem from III to II and a red gem from I to the pool"
            " and gained Snare."
            " Found Seer’s Hood."
        ),
    ]


def test_rage_potions_and_the_silver_die() -> None:
    assert told(
        "fought seat-2",
        "potion-drunk seat-2, red",
        "marker-freed seat-2, stamina, outlaw.armour",
        "dice-rolled seat-2, 5, 1",
        "silver-rolled seat-2, 6",
        "rage-spent seat-2",
        "die-turned seat-2, 5, 2",
        "unharmed seat-2",
    ) == [
        (
            "Outlaw fought. Drank a red potion: 1 stamina back from armour. Rolled 5 and 1."
            " The silver die joined with a 6. Raged and turned a 5 to 2. Took no wounds."
        )
    ]


def test_no_dice_is_a_roll_too() -> None:
    assert told("fought seat-1", "dice-rolled seat-1") == ["Huntress fought without any dice."]


def test_a_rest_is_one_line() -> None:
    assert told(
        "rested seat-1",
        "restored seat-1",
        "equipped seat-1, seers-hood, helmet, blue",
        "die-gained seat-1, 3",
        "potion-bought seat-1, blue, smiths-hammer",
    ) == [
        (
            "Huntress rested. Equipped Seer’s Hood with 1 blue gem and gained a die: 3 now."
            " Traded Smith’s Hammer for a blue potion."
        )
    ]


def test_an_achievement_tells_its_blessing_to_who_may_hear_it() -> None:
    achieved = "achievement-gained seat-1, skill-1"
    assert told(achieved) == ["Huntress achieved Skill mastery I."]
    assert told(achieved, "blessing-seen seat-1, bl-07") == [
        "Huntress achieved Skill mastery I and holds Guardian Wing."
    ]


# Side by side.


def test_what_is_played_side_by_side_is_told_player_by_player() -> None:
    """SA-L2: fights of a round are independent; each is read as a whole."""
    (rest, battle) = chapters(
        "act-five-ended",
        "restored seat-1",
        "restored seat-2",
        "last-rest-over seat-1",
        "last-rest-over seat-2",
        "row-laid seat-1, dl-01",
        "round-began 1",
        "fought seat-1",
        "fought seat-2",
        "dice-rolled seat-2, 1",
        "dice-rolled seat-1, 6",
        "triumphed seat-2, 4",
    )
    assert rest.heading == "The gates close: the last rest"
    assert [line.text for line in rest.lines] == [
        "Huntress took all markers back.",
        "Outlaw took all markers back.",
    ]
    assert battle.heading == "The last battle, round 1"
    assert [line.text for line in battle.lines] == [
        "Huntress fought and rolled 6.",
        "Outlaw fought and rolled 1.",
        "Outlaw beat the last card with life 4.",
    ]


def test_turns_before_keep_their_order() -> None:
    """SA-T2: turns never overlap."""
    texts = ("turn-began seat-2, 1", "rested seat-2", "turn-began seat-1, 2", "rested seat-1")
    headings = [chapter.heading for chapter in chapters(*texts, "act-five-ended")]
    assert headings == ["Turn 1: Outlaw", "Turn 2: Huntress", "The gates close: the last rest"]


def test_an_attack_tells_what_each_gave() -> None:
    """SA-L9: the penalty or the wounds."""
    assert told(
        "lord-answers dl-01",
        "penalty-taken seat-1, dl-01",
        "marker-lost seat-1, focus",
        "wounds-taken seat-2, dl-01, 2",
        "wounded seat-2, 2, 0",
        "died seat-2",
    ) == [
        (
            "The Demon Lord answers with Whispers. Huntress lost 1 focus."
            " Outlaw took 2 wounds and died."
        )
    ]


@pytest.mark.parametrize(
    ("text", "clause"),
    [
        ("ended lord-beaten", "SA-E2"),
        ("ended all-fallen", "SA-E3"),
        ("ended all-fallen-early", "SA-W10"),
        ("walls-breached seat-1", "SA-W3"),
    ],
)
def test_lines_name_their_clause(text: str, clause: str) -> None:
    ((line,),) = [chapter.lines for chapter in chapters(text)]
    assert line.clauses == [clause]


def test_every_event_alone_is_a_sentence() -> None:
    for name, fields in GAME.events().items():
        kinds = [field_kind(field) for field in fields]
        facts = [1 if kind == "number" else 0 for kind in kinds]
        said = WORDS.event(Event(name, tuple(facts), audience=EVERYBODY, reveals=False))
        assert not said.startswith("event-"), name
        assert "$" not in said, name
