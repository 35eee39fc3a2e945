// Files and where they are. Nothing is fetched from elsewhere: a foreign picture is shown as a link.

import { h, icon } from "../core/dom.js";

const HERE = new Set(["127.0.0.1", "localhost"]);
const SIZES = ["B", "kB", "MB"];

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
