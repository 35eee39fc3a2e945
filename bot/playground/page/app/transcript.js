// Everything that was said on this Discord, newest last, to be narrowed by kind and text.

import { h, icon, iconButton } from "../core/dom.js";
import { Refused, whyNot } from "../core/refused.js";
import { transcript } from "../core/server.js";
import { moment } from "../text/times.js";

const NEWEST = 500;

export async function openTranscript(words) {
  const kinds = h("select", { "aria-label": words.say("transcript-kind"), onchange: () => draw() });
  const wanted = h("input", {
    type: "search",
    "aria-label": words.say("search"),
    placeholder: words.say("search"),
    oninput: () => draw(),
  });
  const rows = h("ol", {
    class: "transcript-rows",
    tabindex: "0",
    "aria-label": words.say("control-transcript"),
  });
  const dialog = h(
    "dialog",
    {
      class: "transcript",
      lang: words.tag,
      "aria-label": words.say("control-transcript"),
      onclose: () => dialog.remove(),
    },
    h(
      "header",
      { class: "transcript-head" },
      h("h2", {}, words.say("control-transcript")),
      kinds,
      wanted,
      iconButton("refresh", words.say("refresh"), () => load()),
      h(
        "a",
        {
          class: "icon-button",
          href: "/control/transcript.jsonl",
          download: "transcript.jsonl",
          "aria-label": words.say("download"),
          title: words.say("download"),
        },
        icon("file"),
      ),
      iconButton("close", words.say("close"), () => dialog.close()),
    ),
    rows,
  );
  let entries = [];

  async function load() {
    try {
      entries = await transcript();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      rows.replaceChildren(h("li", {}, whyNot(error, words)));
      return;
    }
    const all = [...new Set(entries.map(({ kind }) => kind))].sort();
    const before = kinds.value;
    kinds.replaceChildren(
      h("option", { value: "" }, words.say("transcript-all")),
      ...all.map((kind) => h("option", { value: kind, selected: kind === before }, kind)),
    );
    draw();
  }

  function draw() {
    const text = wanted.value.toLowerCase();
    const fits = ({ kind, what, body }) =>
      (!kinds.value || kind === kinds.value) &&
      (!text || `${what} ${JSON.stringify(body)}`.toLowerCase().includes(text));
    rows.replaceChildren(
      ...entries
        .filter(fits)
        .slice(-NEWEST)
        .map((entry) => row(entry, words)),
    );
    rows.scrollTop = rows.scrollHeight;
  }

  document.body.append(dialog);
  dialog.showModal();
  await load();
}

function row({ at, kind, what, body }, words) {
  const head = [
    h("time", { datetime: at }, moment(words, Date.parse(at), "T")),
    h("span", { class: `kind ${kind}` }, kind),
    h("span", { class: "what" }, what),
  ];
  if (body === null) return h("li", { class: "entry" }, h("p", {}, head));
  const text = typeof body === "string" ? body : JSON.stringify(body, null, 2);
  return h("li", { class: "entry" }, h("details", {}, h("summary", {}, head), h("pre", {}, text)));
}
