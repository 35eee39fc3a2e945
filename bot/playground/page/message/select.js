// A select of a message or a modal: closed a button that shows what is chosen, open a listbox.

import { h, icon } from "../core/dom.js";
import { openChoices } from "../compose/choices.js";
import { emoji } from "./button.js";

export function select(data, use) {
  const options = optionsOf(data, use);
  const least = data.min_values ?? 1;
  const most = data.max_values ?? 1;
  const chosen = use.chosen(data.custom_id) ?? presets(data, options);
  const busy = use.pending?.custom_id === data.custom_id;
  const { words } = use.room;
  const placeholder = data.placeholder ?? words.say(most > 1 ? "select-some" : "select-one");
  const whole = h(
    "button",
    {
      type: "button",
      class: "select",
      disabled: data.disabled ?? false,
      "aria-haspopup": "listbox",
      "aria-expanded": "false",
      "aria-label": [use.label ?? placeholder, words.list(namesOf(options, chosen))]
        .filter(Boolean)
        .join(": "),
      "aria-busy": busy ? "true" : null,
      "aria-disabled": use.pending ? "true" : null,
      "data-key": `use ${data.custom_id}`,
      onclick: () => use.pending ?? open(),
      onkeydown: (event) => {
        if (!["ArrowDown", "ArrowUp"].includes(event.key) || use.pending) return;
        event.preventDefault();
        open();
      },
    },
    shownChoice(options, chosen, placeholder),
    icon("down"),
  );
  const open = () =>
    openChoices({
      room: use.room,
      anchor: whole,
      label: use.label ?? placeholder,
      options,
      chosen,
      least,
      most,
      search: data.type !== 3,
      choose: (values) => use.choose(data.custom_id, values),
    });
  return whole;
}

function shownChoice(options, chosen, placeholder) {
  const found = options.filter((option) => chosen.includes(option.value));
  if (!found.length) return h("span", { class: "select-placeholder" }, placeholder);
  return h(
    "span",
    { class: "select-value" },
    found.map((option) => h("span", { class: "select-chosen" }, option.mark?.(), option.label)),
  );
}

function namesOf(options, chosen) {
  return options.filter((option) => chosen.includes(option.value)).map((option) => option.label);
}

function presets(data, options) {
  const named = (data.default_values ?? []).map((each) => each.id);
  return options
    .filter((each) => each.preset || named.includes(each.value))
    .map((each) => each.value);
}

const USERS = 5;
const ROLES = 6;
const MENTIONABLES = 7;
const CHANNELS = 8;

function optionsOf(data, { room }) {
  const { session, words } = room;
  const channel = room.channel;
  const users = () =>
    session.members(channel).map((user) => ({
      value: user.id,
      label: user.name,
      description: user.username,
    }));
  const roles = () =>
    (session.serverOf(channel)?.roles ?? []).map((role) => ({
      value: role.id,
      label: `@${role.name.replace(/^@/, "")}`,
      description: words.say("role"),
    }));
  switch (data.type) {
    case USERS:
      return users();
    case ROLES:
      return roles();
    case MENTIONABLES:
      return [...users(), ...roles()];
    case CHANNELS:
      return channelsFor(data, session, channel);
    default:
      return data.options.map((option) => ({
        value: option.value,
        label: option.label,
        description: option.description,
        mark: () => emoji(option.emoji, option.label),
        preset: option.default ?? false,
      }));
  }
}

const KIND_NUMBERS = {
  text: 0,
  voice: 2,
  category: 4,
  announcement: 5,
  thread: 11,
  private_thread: 12,
  stage: 13,
};

function channelsFor({ channel_types: wanted }, session, here) {
  const server = session.channels.get(here)?.server;
  return [...session.channels.values()]
    .filter((channel) => channel.server && channel.server === server)
    .filter((channel) => !wanted?.length || wanted.includes(KIND_NUMBERS[channel.kind]))
    .map((channel) => ({ value: channel.id, label: `#${channel.name}` }));
}
