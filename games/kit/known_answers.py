"""What only a game needs whose players vote on answers, and may look up what is known.

Whoever shows the vote asks `issubclass(game, ListsAnswers)`: while a scene has something in
`lookup`, that answer can be looked up in the game's own list.
"""

from abc import abstractmethod
from typing import Any, Generic

import msgspec

from games.kit.card_files import TakesCardFiles
from games.kit.game import KnowledgeT


class Listed(msgspec.Struct, frozen=True):
    """An answer that is being voted on and the category that it was given to, as they were written;
    whether it is among the `known` answers, the best known first. Without a list there are none."""

    text: str
    category: str
    stands: bool
    known: tuple[str, ...]


class ListsAnswers(TakesCardFiles, Generic[KnowledgeT]):
    @abstractmethod
    def listed(self, knowledge: KnowledgeT, answers: Any) -> Listed | None:
        """What these known answers have on the answer that is being voted on, if one is. Lists may
        be read for it: to be asked for in a thread."""

    @abstractmethod
    def answers_hash(self, answers: Any, options: Any) -> str:
        """Names those of the known answers that the house goes by in a match with these options:
        what its record says, so that each of its moves can be thought again."""
