"""What is written down of whole games to be read: each wording once, with an example."""

from tools.spoken import Listener, wording

from hordekeep.games.last_bastion.opening import open_game
from hordekeep.kernel.play.event import Event
from hordekeep.kernel.play.phrase import Phrase
from hordekeep.kernel.play.seat import EVERYBODY
from hordekeep.text.messages import Fact
from hordekeep.text.narrate import tell

GAME = open_game()


def listening(language: str) -> Listener:
    return Listener(GAME, language)


def test_a_wording_is_a_sentence_without_what_it_was_told() -> None:
    facts: dict[str, Fact] = {"card": "Incubus", "left": 2}
    assert wording("Incubus falls; 2 left.", facts) == "… falls; … left."


def test_each_wording_is_noted_once_with_an_example() -> None:
    """Numbers of another kind are another wording: a plural of their own."""
    listener = listening("ru")
    for count in (1, 21, 2, 3, 5, 6):
        listener.hear_phrase(Phrase("omen-bottom-card", ("count", "number", count)))
    said = [key for key, _ in listener.heard.said if key == "omen-bottom-card"]
    assert len(said) == 3


def test_the_log_is_heard_without_the_marks_of_its_names() -> None:
    listener = listening("de")
    hero, tile = GAME.lexicon.value("hero", "kazgin"), GAME.lexicon.value("tile", "market")
    event = Event("moved", (hero, tile), audience=EVERYBODY, reveals=False)
    tell([event], listener.words)
    examples = {key: text for (key, _), text in listener.heard.said.items()}
    assert examples["event-moved"] == "Kazgin geht zum Markt."
    assert examples["tile-market.to"] == "zum Markt"
