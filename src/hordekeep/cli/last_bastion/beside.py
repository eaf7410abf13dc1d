"""What stands beside the table of Last Bastion: cards in words, a fight's targets, the score."""

from rich.text import Text

from hordekeep.cli.draw.marks import QUIET, coloured
from hordekeep.games.last_bastion.view.wire import SiegeView, TargetView
from hordekeep.text.catalogue import Catalogue
from hordekeep.text.last_bastion.log_style import BastionNaming


def asked(view: SiegeView, words: Catalogue) -> list[Text]:
    """A card that waits for its place, or the dice of the present fight and what they do."""
    lines: list[Text] = []
    if view.drawn is not None:
        lines.append(Text("  ".join(about("card", view.drawn.card, words)), QUIET))
    if view.fight is not None and view.fight.stage in ("assault", "reroll"):
        lines += [_target(target, words) for target in view.fight.targets]
    return lines


def _target(target: TargetView, words: Catalogue) -> Text:
    line = Text(" ")
    line.append_text(coloured(target.colour, words))
    line.append(
        " "
        + words.say(
            "draw-target",
            card=words.name("card", target.card),
            resistance=target.resistance,
            tokens=len(target.laid),
            hits=target.hits,
        )
    )
    return line


def score(view: SiegeView, words: Catalogue) -> list[Text]:
    """The ledger of a won game."""
    if view.outcome is None:
        return []
    lines = [
        Text(
            words.say(
                "score-line",
                item=words.say(f"score-{line.item}"),
                count=line.count,
                each=line.each,
                points=line.points,
            )
        )
        for line in view.outcome.ledger
    ]
    if view.outcome.won:
        lines.append(Text(words.say("score-total", points=view.outcome.score), "bold"))
    return lines


def about(kind: str, word: str, words: Catalogue) -> list[str]:
    """What a card, tile or hero is and does."""
    name = words.name(kind, word)
    naming = words.naming
    if kind == "card" and isinstance(naming, BastionNaming):
        text = [naming.kind_of_card(word), *naming.text_of_card(word)]
        flavour = f"card-{word}.flavour"
    else:
        text = [words.say(f"{kind}-{word}-text")]
        flavour = f"{kind}-{word}-flavour"
    more = [words.say(flavour)] if words.has(flavour) else []
    return [words.say("about", name=name, text=" ".join(text)), *more]
