// The page: whose views are open, and what belongs to all of them.

import { h } from "../core/dom.js";
import * as server from "../core/server.js";
import { Session } from "../core/session.js";
import { browser } from "../core/settings.js";
import { languageOf, loadWords } from "../core/words.js";
import { Pane } from "../pane/pane.js";
import { Address } from "./address.js";
import { ControlPanel } from "./control.js";
import { applyTheme } from "./theme.js";

const TITLE = "Playground";

class App {
  constructor() {
    this.people = [];
    this._panes = new Map();
    this._shown = [];
    this._active = null;
    this._control = null;
    this._address = new Address(() => this.people);
    this._place = h("main", { class: "panes" });
    document.body.append(this._place);
    window.addEventListener("hashchange", () => this._follow());
    window.addEventListener("popstate", () => this._follow());
    window.addEventListener("focus", () => this.refreshPeople());
    document.addEventListener("keydown", (event) => this._active?.typeIntoBox(event));
  }

  async start() {
    this.people = await server.people();
    this.offers = await server.offers();
    await this._follow();
  }

  // Who is shown

  async _follow() {
    let wanted = this._address.read();
    if (!wanted.length && this.people.length) {
      const last = this.people.find(({ id }) => id === browser.read("last", null));
      wanted = [last ?? this._someoneLikeMe()];
    }
    await this._show(wanted);
  }

  // Whoever comes for the first time is somebody who speaks the browser's language.
  _someoneLikeMe() {
    const own = languageOf(navigator.language);
    return this.people.find(({ locale }) => languageOf(locale) === own) ?? this.people[0];
  }

  async _show(people) {
    const panes = await Promise.all(people.map((person) => this._paneOf(person)));
    this._shown = panes;
    for (const pane of this._panes.values()) pane.element.hidden = !panes.includes(pane);
    this._place.replaceChildren(...panes.map((pane) => pane.element));
    this._place.classList.toggle("split", panes.length > 1);
    if (people[0]) browser.write("last", people[0].id);
    this._address.write(people);
    if (!panes.includes(this._active)) {
      this.makeActive(panes[0]);
      panes[0]?.focus();
    }
    this.marksChanged();
    for (const pane of panes) pane.shown();
  }

  async _paneOf(person) {
    if (!this._panes.has(person.id)) {
      const session = new Session(person.id);
      await session.started();
      const words = await loadWords(languageOf(session.me.locale));
      if (!this._panes.has(person.id)) {
        this._panes.set(person.id, new Pane(this, session, words));
      }
    }
    return this._panes.get(person.id);
  }

  _personOf(pane) {
    return this.people.find(({ id }) => id === pane.session.id);
  }

  async become(pane, person) {
    pane.toggleSide(false);
    const people = this._shown.map((each) => (each === pane ? person : this._personOf(each)));
    this._active = null;
    await this._show([...new Set(people)]);
    const now = this._panes.get(person.id);
    this.makeActive(now);
    now.focus();
  }

  async placeBeside(person) {
    const first = this._personOf(this._shown[0]);
    await this._show([first, person]);
    this._panes.get(person.id).focus();
  }

  isBeside(pane) {
    return this._shown.length > 1 && this._shown.includes(pane);
  }

  async closeBeside(pane) {
    await this._show(
      this._shown.filter((each) => each !== pane).map((each) => this._personOf(each)),
    );
  }

  nameInAddress(person) {
    return this._address.nameOf(person);
  }

  async bear(pane, name, locale) {
    const plain = name.toLowerCase().replace(/[^\p{L}\p{N}_.]/gu, "") || "someone";
    const taken = this.people.some(({ username }) => username === plain);
    const username = taken ? `${plain}${this.people.length}` : plain.padEnd(2, "_");
    const servers = [...pane.session.servers.keys()];
    const wish = { username, name, locale, servers };
    const person = await pane.tried(() => server.newPerson(wish));
    if (!person) return;
    await this.refreshPeople();
    await this.become(pane, person);
  }

  makeActive(pane) {
    if (!pane || this._active === pane) return;
    this._active = pane;
    document.documentElement.lang = pane.words.tag;
    this._title();
    this._control?.speak(pane.words);
  }

  // What changes

  async refreshPeople() {
    const before = JSON.stringify(this.people);
    this.people = await server.people();
    if (JSON.stringify(this.people) !== before) this.marksChanged();
  }

  async languageChanged(pane, me) {
    const words = await loadWords(languageOf(me.locale));
    pane.speak(words);
    if (this._active === pane) {
      this._active = null;
      this.makeActive(pane);
    }
  }

  unreadOf(person) {
    const session = this._panes.get(person)?.session;
    if (!session) return 0;
    return session.unreadInAll().pings;
  }

  marksChanged() {
    for (const pane of this._shown) pane.sideChanged();
    this._title();
  }

  _title() {
    if (!this._active) return;
    const { pings } = this._active.session.unreadInAll();
    const parts = [...this._active.titleParts(), TITLE].join(" · ");
    document.title = pings ? `(${pings}) ${parts}` : parts;
  }

  // The control panel

  get controlIsOpen() {
    return this._control !== null;
  }

  toggleControl() {
    if (this._control) {
      this._control.close();
      this._control = null;
    } else {
      this._control = new ControlPanel(this, this._active.words);
      document.body.append(this._control.element);
      this._control.focus();
    }
    for (const button of document.querySelectorAll("[data-control]")) {
      button.setAttribute("aria-expanded", String(this.controlIsOpen));
    }
    if (!this._control) this._active.element.querySelector("[data-control]").focus();
  }
}

applyTheme();
new App().start();
