"""How a command says what is wrong: one sentence, and a code that isn't zero."""


class Complaint(Exception):
    """A wrong file, option or setting; the sentence names it and says what would be right."""
