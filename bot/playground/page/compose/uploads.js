// Files about to be sent, each with a description for those who cannot see it.

import { h, iconButton } from "../core/dom.js";

const MOST = 10;
const CHUNK = 0x8000;

// What a file's chooser offers of a control or an option that takes only some types.
export function acceptable({ file_types: types }) {
  return types?.map((type) => (type.startsWith(".") ? type : `${type}/*`)).join(",");
}

export async function toUpload(file, alt = null) {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let binary = "";
  for (let start = 0; start < bytes.length; start += CHUNK) {
    binary += String.fromCharCode(...bytes.subarray(start, start + CHUNK));
  }
  return {
    name: file.name,
    content: btoa(binary),
    content_type: file.type || "application/octet-stream",
    alt: alt || null,
  };
}

export class Uploads {
  constructor(words) {
    this._words = words;
    this._files = [];
    this.element = h("ul", { class: "uploads", "aria-label": words.say("uploads"), hidden: true });
  }

  get any() {
    return this._files.length > 0;
  }

  add(files) {
    for (const file of [...files].slice(0, MOST - this._files.length)) {
      this._files.push(this._entry(file));
    }
    this._draw();
  }

  take() {
    const files = this._files.map(({ file, alt }) => toUpload(file, alt.value.trim()));
    this._files = [];
    this._draw();
    return Promise.all(files);
  }

  _entry(file) {
    const alt = h("input", {
      type: "text",
      class: "upload-alt",
      maxlength: "1024",
      "aria-label": this._words.say("upload-alt-of", { name: file.name }),
      placeholder: this._words.say("upload-alt"),
    });
    return { file, alt };
  }

  _remove(entry) {
    this._files = this._files.filter((each) => each !== entry);
    this._draw();
  }

  _draw() {
    this.element.hidden = !this.any;
    this.element.replaceChildren(
      ...this._files.map((entry) =>
        h(
          "li",
          { class: "upload" },
          h("span", { class: "upload-name" }, entry.file.name),
          entry.alt,
          iconButton("close", this._words.say("remove"), () => this._remove(entry)),
        ),
      ),
    );
  }
}
