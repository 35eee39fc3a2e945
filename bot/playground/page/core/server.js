// What is asked of the playground over plain HTTP.

export class Unwilling extends Error {}

async function json(path, body) {
  const request = body === undefined ? {} : { method: "POST", body: JSON.stringify(body) };
  const reply = await fetch(path, request);
  const answer = await reply.json();
  if (!reply.ok) throw new Unwilling(answer.refused);
  return answer;
}

export const people = () => json("/people");
export const newPerson = (wish) => json("/people", wish);
export const order = (what) => json("/control/act", what);
export const world = () => json("/control/world");
export const faults = () => json("/control/faults");
export const offers = () => json("/page/offers");
export const restartBot = () => json("/page/restart-bot", {});

export const commands = (person, channel) => json(`/people/${person}/commands?channel=${channel}`);

export function history(person, channel, before, limit) {
  return json(`/people/${person}/history?channel=${channel}&before=${before}&limit=${limit}`);
}

export async function transcript() {
  return (await fetch("/control/transcript.jsonl")).text();
}
