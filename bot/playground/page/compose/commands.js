// The slash commands that a person is offered, subcommands by themselves.

const CHAT = 1;
const MESSAGE = 3;
const SUBCOMMAND = 1;
const GROUP = 2;

export function slashCommands(all) {
  return all
    .filter((command) => command.type === CHAT)
    .flatMap((command) => branches(command, command, [], [command.shown]))
    .sort((one, other) => one.shown.localeCompare(other.shown));
}

export function messageCommands(all) {
  return all.filter((command) => command.type === MESSAGE);
}

function branches(command, node, path, shown) {
  const nested = (node.options ?? []).filter(({ type }) => type === SUBCOMMAND || type === GROUP);
  if (!nested.length) {
    return [
      {
        name: [command.name, ...path].join(" "),
        shown: shown.join(" "),
        description: node.description,
        options: node.options ?? [],
        application: command.application,
      },
    ];
  }
  return nested.flatMap((each) =>
    branches(command, each, [...path, each.name], [...shown, each.shown]),
  );
}

export function matching(commands, typed) {
  const wanted = typed.toLocaleLowerCase();
  const rank = ({ shown, name }) => {
    if (shown.startsWith(wanted) || name.startsWith(wanted)) return 0;
    return shown.includes(wanted) || name.includes(wanted) ? 1 : 2;
  };
  return commands.filter((each) => rank(each) < 2).sort((one, other) => rank(one) - rank(other));
}

// How a table of each game is opened: the command, its option, and the games.
export function opening(commands) {
  const play = commands.find((command) => command.name === "play");
  const option = play?.options.find((each) => each.choices?.length);
  return option ? { command: play, option: option.name, games: option.choices } : null;
}
