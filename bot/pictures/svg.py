"""A display list as SVG: for the docs, and for another renderer in the tests."""

import re
from xml.sax.saxutils import escape, quoteattr

from bot.pictures import display
from bot.pictures.artwork import illustration_file, rounded
from bot.pictures.fonts import ZOOM, opened, stretches


def as_svg(picture: display.Picture) -> str:
    fill = _paint("fill", picture.background)
    ground = f'<rect width="{display.WIDTH}" height="{picture.height}"{fill}/>'
    drawn = "".join(map(_item, picture.items))
    box = f'viewBox="0 0 {display.WIDTH} {picture.height}"'
    head = f'xmlns="http://www.w3.org/2000/svg" xml:space="preserve" {box}'
    return f"<svg {head}>{ground}{drawn}</svg>\n"


def _item(item: display.Drawn) -> str:
    match item:
        case display.Panel():
            return _panel(item)
        case display.Outline(d, x, y, scale):
            place = f"translate({x:g} {y:g}) scale({scale:g})"
            line = _line(item.stroke, item.stroke_width / scale)
            return f'<path d={quoteattr(d)} transform="{place}"{_paint("fill", item.fill)}{line}/>'
        case display.Writing():
            return _writing(item)
        case display.Artwork():
            return _artwork(item)
        case display.Turned(items, frame, degrees):
            x, y = frame.middle
            drawn = "".join(map(_item, items))
            return f'<g transform="rotate({degrees:g} {x:g} {y:g})">{drawn}</g>'


def _panel(panel: display.Panel) -> str:
    """SVG centres a stroke on the edge; a panel's stroke lies inside."""
    half = panel.stroke_width / 2
    path = _rounded(panel, half)
    line = _line(panel.stroke, panel.stroke_width)
    return f'<path d="{path}"{_paint("fill", panel.fill)}{line}/>'


def _rounded(panel: display.Panel | display.Artwork, inset: float = 0) -> str:
    corners = panel.radius if isinstance(panel.radius, tuple) else (panel.radius,) * 4
    frame = panel.frame.inset(inset)
    most = min(frame.width, frame.height) / 2
    one, two, three, four = (min(most, max(0.0, corner - inset)) for corner in corners)
    return rounded(frame.x, frame.y, frame.width, frame.height, (one, two, three, four))


def _writing(writing: display.Writing) -> str:
    """Places each stretch of one font, and each letter, as our own pixels have them: renderers
    differ in fallback fonts and rounding."""
    x, drawn = writing.x, ""
    for text, file, pixels, kerning in stretches(writing.text, writing.font, writing.size * ZOOM):
        font = opened(file, pixels)
        family, weight = font.getname()[0], file.rpartition("-")[2].replace("bold", "700")
        places = (f"{x + font.getlength(text[:end]) / ZOOM:g}" for end in range(len(text)))
        drawn += (
            f'<text x="{" ".join(places)}" y="{writing.y:g}" font-family="{family}" '
            f'font-size="{pixels / ZOOM:g}" font-weight="{weight}"'
            f"{_paint('fill', writing.colour)}>{escape(text)}</text>"
        )
        x += (font.getlength(text) + kerning) / ZOOM
    return drawn


def _artwork(artwork: display.Artwork) -> str:
    file = illustration_file(artwork.art)
    if file is None:
        return ""
    frame, name = artwork.frame, re.sub(r"\W", "-", f"{artwork.art}{artwork.frame}")
    drawn = re.sub(r"^<svg[^>]*>|</svg>\s*$", "", file.read_text())
    box = re.search(r'viewBox="[^"]*"', file.read_text())
    return (
        f'<clipPath id="{name}"><path d="{_rounded(artwork)}"/></clipPath>'
        f'<g clip-path="url(#{name})"><svg x="{frame.x:g}" y="{frame.y:g}" '
        f'width="{frame.width:g}" height="{frame.height:g}" {box[0] if box else ""} '
        f'preserveAspectRatio="xMidYMid slice">{drawn}</svg></g>'
    )


def _paint(what: str, colour: display.Colour) -> str:
    if not colour:
        return f' {what}="none"'
    seen_through = f' {what}-opacity="{int(colour[7:], 16) / 255:.3g}"' if len(colour) > 7 else ""
    return f' {what}="{colour[:7]}"{seen_through}'


def _line(colour: display.Colour, width: float) -> str:
    return (
        f'{_paint("stroke", colour)} stroke-width="{width:g}" stroke-linejoin="round"'
        if colour
        else ""
    )
