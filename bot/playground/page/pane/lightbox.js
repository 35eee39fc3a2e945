// A picture as large as the window, and the others of its gallery beside it.

import { h, iconButton, rememberFocus } from "../core/dom.js";
import { ownAddress } from "../message/media.js";

const STEPS = { ArrowLeft: -1, ArrowRight: 1 };

export function openLightbox(place, pictures, first, words) {
  const shown = pictures.filter(({ url }) => ownAddress(url) !== null);
  let at = shown.indexOf(pictures[first]);
  const giveBack = rememberFocus(place);
  const main = h("figure", { class: "enlarged-main" });
  const count = h("p", { class: "enlarged-count", role: "status" });
  const go = (step) => show((at + step + shown.length) % shown.length);
  const dialog = h(
    "dialog",
    {
      class: "enlarged",
      onclick: ({ target }) => target.closest("img, button, .enlarged-alt") || dialog.close(),
      onkeydown: ({ key }) => STEPS[key] && shown.length > 1 && go(STEPS[key]),
      onclose: () => {
        dialog.remove();
        giveBack();
      },
    },
    main,
    shown.length > 1 && [
      stepButton("back", "picture-before", () => go(-1), words),
      stepButton("on", "picture-after", () => go(1), words),
      count,
    ],
    iconButton("close", words.say("close"), () => dialog.close(), { class: "icon-button shut" }),
  );

  function show(which) {
    at = which;
    const { url, alt, width, height } = shown[at];
    const image = h("img", { src: ownAddress(url), alt: alt ?? "", width, height });
    main.replaceChildren(image, ...(alt ? [h("p", { class: "enlarged-alt" }, alt)] : []));
    dialog.setAttribute("aria-label", alt || words.say("picture"));
    count.textContent = words.say("picture-count", { at: at + 1, count: shown.length });
  }

  show(at);
  place.append(dialog);
  dialog.showModal();
}

function stepButton(way, key, go, words) {
  return iconButton("down", words.say(key), go, { class: `icon-button step ${way}` });
}
