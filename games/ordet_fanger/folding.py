"""When two answers are the same (OF11), and what can be an answer at all (OF5b)."""

import unicodedata

LONGEST_ANSWER = 60
LEAST_FOR_A_SLIP = 4
TALK = "."
COMMANDS = ("/", "!")


def words_of(text: str) -> str:
    """The words of a text with a space between: case, the encoding of accents and punctuation
    don't matter."""
    folded = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", text).casefold())
    if folded.isalnum():
        return folded
    kept = (c if _is_part_of_word(c) else " " for c in folded)
    return " ".join("".join(kept).split())


def _is_part_of_word(character: str) -> bool:
    return character.isalnum() or unicodedata.category(character)[0] == "M"


def squeezed(words: str) -> str:
    """What is compared: spaces don't matter either."""
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


def resembles(text: str, answer: str) -> bool:
    """Whether one who is lenient would take a text for this answer: the same, with a word more or
    less, or a letter."""
    said, meant = words_of(text), words_of(answer)
    if not said or not meant:
        return False
    if says(said, squeezed(meant)) or says(meant, squeezed(said)):
        return True
    return _is_a_slip(squeezed(said), squeezed(meant))


def _is_a_slip(said: str, meant: str) -> bool:
    """One letter too many, too few, or another, in a word that is not a short one."""
    longer, shorter = (said, meant) if len(said) >= len(meant) else (meant, said)
    if len(shorter) < LEAST_FOR_A_SLIP or len(longer) - len(shorter) > 1:
        return False
    same = next((n for n, c in enumerate(shorter) if c != longer[n]), len(shorter))
    rest = shorter[same:] if len(longer) > len(shorter) else shorter[same + 1 :]
    return longer[same + 1 :] == rest


def is_command(text: str) -> bool:
    return text.lstrip().startswith(COMMANDS)


def can_answer(text: str) -> bool:
    text = text.strip()
    return (
        len(text) <= LONGEST_ANSWER
        and not text.startswith((TALK, *COMMANDS))
        and any(character.isalnum() for character in text)
    )
