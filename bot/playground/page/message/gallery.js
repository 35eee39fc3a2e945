// Pictures as Discord shows them: one whole, several as tiles, and each enlarged on demand.

import { freshId, h } from "../core/dom.js";
import { cover, fileCard, foreignLink, ownAddress } from "./media.js";

const SHOWN = /^image\/(?:png|jpeg|gif|webp)$/;

export function files(all, room) {
  const pictures = all.filter((file) => SHOWN.test(file.content_type));
  const others = all.filter((file) => !SHOWN.test(file.content_type));
  return [
    pictures.length > 0 && gallery(pictures, room),
    others.map((file) => fileCard(file.name, file.size, file.url, room)),
  ];
}

export function galleryOf(items, room) {
  const pictures = items.map(({ media, description, spoiler }) => ({
    ...media,
    alt: description,
    spoiler: spoiler ?? false,
  }));
  return gallery(pictures, room);
}

// Three in a row; what is left over stands in front, and larger.
function gallery(pictures, room) {
  const several = pictures.length > 4 ? `tiles rest-${pictures.length % 3}` : "";
  const drawn = pictures.map((each, at) => drawPicture(each, room, pictures, at));
  return h(
    "div",
    { class: `gallery of-${pictures.length} ${several}` },
    drawn.map(({ frame }) => frame),
    drawn.map(({ told }) => told),
  );
}

export function picture(one, room, kind = "picture") {
  const { frame, told } = drawPicture(one, room, [one], 0);
  return h("div", { class: kind }, frame, told);
}

// The picture in its frame, and what describes it to whoever asks.
function drawPicture({ url, alt, width, height, spoiler = false }, room, all, at) {
  const source = ownAddress(url);
  if (source === null) return { frame: foreignLink(url) };
  const { words } = room;
  const known = width && height;
  const open = h(
    "button",
    {
      type: "button",
      class: "enlarge",
      "aria-label": alt
        ? words.say("picture-enlarge-named", { alt })
        : words.say("picture-enlarge"),
      onclick: () => room.enlarge(all, at),
    },
    h("img", { src: source, alt: alt ?? "", width, height, decoding: "async" }),
  );
  // What is known of its size keeps its place before it is there.
  const size = known ? { "--ratio": `${width} / ${height}`, "--width": `${width}px` } : {};
  const frame = h("div", { class: known ? "frame sized" : "frame", ...size }, open);
  const told = alt ? addAlt(alt, frame, words) : null;
  if (spoiler) cover(frame, open, words);
  return { frame, told };
}

function addAlt(alt, frame, words) {
  const id = freshId("alt");
  const text = h("p", { class: "alt-text", id, hidden: true }, alt);
  const button = h(
    "button",
    {
      type: "button",
      class: "alt-button",
      "aria-expanded": "false",
      "aria-controls": id,
      "aria-label": words.say("picture-alt"),
      title: words.say("picture-alt"),
      onclick: () => {
        text.hidden = !text.hidden;
        button.setAttribute("aria-expanded", String(!text.hidden));
      },
    },
    "ALT",
  );
  frame.append(button);
  return text;
}

// What parts of a message are called, for the focus to be found again once it is redrawn.
export function numberPictures(message) {
  for (const kind of ["enlarge", "alt-button"]) {
    message.querySelectorAll(`.${kind}`).forEach((each, at) => {
      each.dataset.key = `${kind} ${at}`;
    });
  }
}

// A message redrawn keeps what is seen of its pictures until the new ones are there, and the
// descriptions that somebody has asked for.
export function carryPictures(before, after) {
  const old = [...before.querySelectorAll(".enlarge")];
  after.querySelectorAll(".enlarge").forEach((place, at) => {
    if (old[at]) carry([...old[at].children], place);
  });
  const open = '.alt-button[aria-expanded="true"]';
  before.querySelectorAll(open).forEach(({ dataset }) => {
    after.querySelector(`.alt-button[data-key="${dataset.key}"]`)?.click();
  });
}

// What is in a picture's place: the picture, and perhaps the one before it.
function carry([known, leaving], place) {
  const image = place.firstChild;
  if (known.src === image.src) {
    known.alt = image.alt;
    place.replaceChildren(known, ...(leaving ? [leaving] : []));
    return;
  }
  const seen = [known, leaving].find((each) => each?.complete && each.naturalWidth);
  if (!seen) return;
  seen.className = "leaving";
  seen.alt = "";
  place.append(seen);
  const gone = () => seen.remove();
  image.decode().then(gone, gone);
}
