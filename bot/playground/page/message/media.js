// Pictures and files. Nothing is fetched from elsewhere: a foreign picture is shown as a link.

import { h, icon } from "../core/dom.js";

const HERE = new Set(["127.0.0.1", "localhost"]);
const SIZES = ["B", "kB", "MB"];
const SHOWN = /^image\/(?:png|jpeg|gif|webp)$/;

export function ownAddress(url) {
  const address = URL.canParse(url) ? new URL(url) : null;
  const ours = address && HERE.has(address.hostname) && address.port === location.port;
  return ours ? address.pathname + address.search : null;
}

export function foreignLink(url) {
  if (!/^https?:/.test(url)) return h("span", { class: "foreign" }, url);
  const properties = { class: "foreign", href: url, target: "_blank", rel: "noopener noreferrer" };
  return h("a", properties, icon("image"), url);
}

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

function gallery(pictures, room) {
  const shown = pictures.map((each) => picture(each, room));
  return h("div", { class: `gallery of-${Math.min(pictures.length, 4)}` }, shown);
}

export function picture({ url, alt, width, height, spoiler = false }, room, kind = "picture") {
  const source = ownAddress(url);
  if (source === null) return foreignLink(url);
  const { words } = room;
  const image = h("img", { src: source, alt: alt ?? "", width, height, loading: "lazy" });
  const open = h(
    "button",
    {
      type: "button",
      class: "enlarge",
      "data-key": `enlarge ${source}`,
      "aria-label": alt
        ? words.say("picture-enlarge-named", { alt })
        : words.say("picture-enlarge"),
      onclick: () => room.enlarge(source, alt),
    },
    image,
  );
  const frame = h("div", { class: "frame" }, open);
  const figure = h("figure", { class: kind }, frame);
  if (alt) addAlt(alt, figure, frame, words);
  if (spoiler) cover(frame, open, words);
  return figure;
}

function addAlt(alt, figure, frame, words) {
  const text = h("figcaption", { hidden: true }, alt);
  const button = h(
    "button",
    {
      type: "button",
      class: "alt-button",
      "aria-expanded": "false",
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
  figure.append(text);
}

export function cover(whole, inside, words) {
  inside.inert = true;
  whole.classList.add("covered");
  const uncover = h(
    "button",
    {
      type: "button",
      class: "uncover",
      onclick: () => {
        inside.inert = false;
        whole.classList.remove("covered");
        uncover.remove();
      },
    },
    words.say("spoiler"),
  );
  whole.append(uncover);
}

export function fileCard(name, size, url, room) {
  const source = ownAddress(url);
  if (source === null) return foreignLink(url);
  return h(
    "a",
    { class: "file", href: source, download: name },
    icon("file"),
    h("span", { class: "file-name" }, name),
    size !== undefined && h("span", { class: "file-size" }, sizeText(size, room.words)),
  );
}

function sizeText(bytes, words) {
  const step = Math.min(Math.floor(Math.log(Math.max(bytes, 1)) / Math.log(1000)), 2);
  const number = new Intl.NumberFormat(words.tag, { maximumFractionDigits: 1 });
  return `${number.format(bytes / 1000 ** step)} ${SIZES[step]}`;
}
