"""The slash commands: each reads what was typed and hands it to the host."""

from bot.chat.answer.tree import Tree
from cogs import dice, duel, play, rules, table


def add_all(tree: Tree) -> None:
    for cog in (play, table, duel, dice, rules):
        cog.add_to(tree)
