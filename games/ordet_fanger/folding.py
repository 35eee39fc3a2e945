"""When two answers are the same (OF11), and what can be an answer at all (OF5b)."""

import unicodedata

LONGEST_ANSWER = 60
TALK = "."
COMMANDS = ("/", "!")


def words_of(text: str) -> str:
    """The words of a text with a space between them: case, the encoding of accents and punctuation
    don't matter."""
    folded = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", text).casefold())
    if folded.isalnum():
        return folded
    kept = (c if _is_part_of_word(c) else " " for c in folded)
    return " ".join("".join(kept).split())


def _is_part_of_word(character: str) -> bool:
    return character.isalnum() or unicodedata.category(character)[0] == "M"


def squeezed(words: str) -> str:
    """The form in which answers are compared, without spaces."""
    return words.replace(" ", "")


def says(talk: str, answer: str) -> bool:
    """Whether the words of some talk hold this squeezed answer as whole words."""
    words = talk.split(" ")
    for first in range(len(words)):
        run = ""
        for word in words[first:]:
            run += word
            if run == answer:
                return True
            if len(run) >= len(answer):
                break
    return False


def is_command(text: str) -> bool:
    return text.lstrip().startswith(COMMANDS)


def can_answer(text: str) -> bool:
    text = text.strip()
    return (
        len(text) <= LONGEST_ANSWER
        and not text.startswith((TALK, *COMMANDS))
        and any(character.isalnum() for character in text)
    )
