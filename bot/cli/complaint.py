"""How a command reports what is wrong: one sentence, and a nonzero exit code."""


class Complaint(Exception):
    """A wrong file, option or setting. The sentence names the problem and the cure."""
