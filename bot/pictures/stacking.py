"""Several pictures as one, each below the one before."""

from msgspec.structs import replace

from bot.pictures.display import WIDTH, Drawn, Frame, Outline, Panel, Picture, Turned, Writing


def stacked(first: Picture, *below: Picture) -> Picture:
    """Each keeps its own ground."""
    items, y = [*first.items], first.height
    for picture in below:
        items.append(Panel(Frame(0, y, WIDTH, picture.height), picture.background))
        items += (moved(item, y) for item in picture.items)
        y += picture.height
    return Picture(y, first.background, tuple(items))


def moved(item: Drawn, down: float) -> Drawn:
    """The same further down."""
    match item:
        case Outline():
            return replace(item, y=item.y + down)
        case Writing():
            return replace(item, y=item.y + down, within=item.within.moved(down=down))
        case Turned():
            items = tuple(moved(each, down) for each in item.items)
            return replace(item, items=items, frame=item.frame.moved(down=down))
        case _:
            return replace(item, frame=item.frame.moved(down=down))
