"""Emojis that buttons and options show: an application's own, by their ids."""

from bot.playground.incoming import id_of
from bot.playground.limits import component_forms as of
from bot.playground.limits.rule import Path, Report
from bot.playground.records import JSON
from bot.playground.world import World


def check_emojis(
    world: World, application: int, components: list[JSON], path: Path = ("components",)
) -> None:
    """Refuses those that are not there, or no more. (Discord names buttons even where the emoji is
    an option's: discord-api-docs#8071.)"""
    report = Report()
    for component, here in of.walk(components, path):
        _check(world, application, component, here, report)
        for index, option in enumerate(component.get("options") or []):
            _check(world, application, option, (*here, "options", index), report)
    report.finish()


def _check(world: World, application: int, shown: JSON, path: Path, report: Report) -> None:
    number = (shown.get("emoji") or {}).get("id")
    if number is None:
        return
    known = world.emojis.get(id_of(str(number)) or 0)
    if known is None or known.application_id != application:
        report.add(of.EMOJI_UNKNOWN, (*path, "emoji", "id"))
