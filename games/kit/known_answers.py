"""What a game needs whose players vote on answers and may look them up. A host asks
`issubclass(game, ListsAnswers)`: while a scene has something in `lookup`, that answer can be looked
up in the game's own lists."""

from abc import abstractmethod
from typing import Any, Generic

import msgspec

from games.kit.card_files import TakesCardFiles
from games.kit.game import KnowledgeT


class Listed(msgspec.Struct, frozen=True):
    """An answer that is being voted on, its category, both as they were written, and whether it is
    among the `known` answers, the best known first. Without a list there are none."""

    text: str
    category: str
    stands: bool
    known: tuple[str, ...]


class ListsAnswers(TakesCardFiles, Generic[KnowledgeT]):
    @abstractmethod
    def listed(self, knowledge: KnowledgeT, answers: Any) -> Listed | None:
        """The known answers for the answer that is being voted on; None if there is no vote. It may
        read files, so call it in a thread."""

    @abstractmethod
    def answers_hash(self, answers: Any, options: Any) -> str:
        """A hash of the known answers that the bot player uses in a match with these options. The
        record keeps it, so that each of its moves can be decided again."""
