"""What tells the actions of Last Bastion apart."""

from hordekeep.games.last_bastion.model.box import Box
from hordekeep.kernel.encode.codebook import Wording


def wordings(box: Box) -> dict[str, Wording]:
    """Verbs whose number does not need every thing, or needs several."""
    cards = range(len(box.card_ids))
    return {
        "place": Wording(["slot"]),  # LB-H3: the card is the one just drawn
        "aim": Wording(["cards", "cards"]),  # LB-R8: one or two
        "beat": Wording(["cards", "cards"]),  # LB-C2…C4
        "swap": Wording(listed=[(one, two) for one in cards for two in cards if one != two]),
    }
