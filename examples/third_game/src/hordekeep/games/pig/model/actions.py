"""What a seat can do."""

from typing import ClassVar, Final, final

from hordekeep.kernel.play.action import Action


@final
class Roll(Action):
    verb: ClassVar[str] = "roll"


@final
class Hold(Action):
    verb: ClassVar[str] = "hold"


ROLL: Final = Roll()
HOLD: Final = Hold()
ACTIONS: Final = (Roll, Hold)
