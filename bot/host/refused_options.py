"""What an option can't be set to, in a sentence that says what would be right."""

from typing import Any

from games.kit import message_ids
from games.kit.game import Game
from games.kit.options import OptionError
from games.kit.say import Say, say

LONGEST_GIVEN = 60
"""What can't be an option is repeated no further than this: a sentence has its bounds."""


def sentence_of(game: Game[Any, Any, Any], error: OptionError) -> Say:
    is_known = error.name in game.options_type.__struct_fields__
    name = message_ids.option(game, error.name) if is_known else error.name
    given = error.given[:LONGEST_GIVEN] + "…" * (len(error.given) > LONGEST_GIVEN)
    if error.longest:
        return say("tables-option-long", name=name, given=given, most=error.longest)
    return say("tables-option", name=name, given=given, right=error.right)
