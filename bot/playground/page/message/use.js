// What the controls of one message do, and how far that has come.

export function useOf(message, room) {
  const { session } = room;
  const where = (custom_id) => ({ message: message.id, channel: message.channel, custom_id });
  const target = (custom_id) => ({ channel: message.channel, message: message.id, custom_id });
  return {
    room,
    names: message.mentions,
    pending: session.interactions.pendingOn(message.id),
    chosen: (custom_id) => room.choices.get(`${message.id} ${custom_id}`),
    press: (custom_id) => room.use({ do: "press", ...target(custom_id) }, where(custom_id)),
    choose: (custom_id, values) => {
      room.choices.set(`${message.id} ${custom_id}`, values);
      room.use({ do: "choose", ...target(custom_id), values }, where(custom_id));
    },
  };
}
