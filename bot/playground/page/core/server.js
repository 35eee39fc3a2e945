// What is asked of the playground over plain HTTP.

import { Refused } from "./refused.js";

async function reach(path, request) {
  try {
    return await fetch(path, request);
  } catch {
    throw new Refused();
  }
}

async function json(path, body) {
  const request = body === undefined ? {} : { method: "POST", body: JSON.stringify(body) };
  const reply = await reach(path, request);
  const answer = await reply.json();
  if (!reply.ok) throw new Refused(answer.refused ?? answer.message, answer.reason, answer.values);
  return answer;
}

export const people = () => json("/people");
export const newPerson = (wish) => json("/people", wish);
export const order = (what) => json("/control/act", what);
export const world = () => json("/control/world");
export const faults = () => json("/control/faults");
export const processes = () => json("/control/processes");
export const offers = () => json("/page/offers");
export const restartBot = () => json("/page/restart-bot", {});

export const commands = (person, channel) => json(`/people/${person}/commands?channel=${channel}`);

export function history(person, channel, before, limit) {
  return json(`/people/${person}/history?channel=${channel}&before=${before}&limit=${limit}`);
}

export async function transcript() {
  const text = await (await reach("/control/transcript.jsonl")).text();
  return text
    .split("\n")
    .filter(Boolean)
    .map((each) => JSON.parse(each));
}
