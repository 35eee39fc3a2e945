// The tests' bot once more, in discord.js: see dealer.py, of which this is a translation.
const {
  ActionRowBuilder, AttachmentBuilder, ButtonBuilder, ButtonStyle, Client, ContainerBuilder, Events,
  GatewayIntentBits, MediaGalleryBuilder, MessageFlags, ModalBuilder, Partials, StringSelectMenuBuilder,
  TextDisplayBuilder, TextInputBuilder, TextInputStyle,
} = require("discord.js");

const { PLAYGROUND, TOKEN, PIXEL, CONTENT } = process.env;
const intents = [GatewayIntentBits.Guilds, GatewayIntentBits.GuildMessages, GatewayIntentBits.DirectMessages];
if (CONTENT) intents.push(GatewayIntentBits.MessageContent);
const client = new Client({
  intents, partials: [Partials.Channel], shards: "auto", rest: { api: `${PLAYGROUND}/api` },
});

const table = () => [
  new ActionRowBuilder().addComponents(
    ...["Draw", "Hand", "Later", "Name"].map((label) =>
      new ButtonBuilder().setLabel(label).setCustomId(label.toLowerCase()).setStyle(ButtonStyle.Primary)),
  ),
  new ActionRowBuilder().addComponents(
    new StringSelectMenuBuilder().setCustomId("suits").setMaxValues(2).addOptions(
      ...["Spades", "Hearts", "Clubs"].map((suit) => ({ label: suit, value: suit }))),
  ),
];
const picture = (name) => new AttachmentBuilder(Buffer.from(PIXEL, "hex"), { name, description: "♠7" });

const commands = {
  async deal(asked) {
    await asked.reply({ content: `Dealt ${asked.options.getString("game")}`, components: table() });
  },
  async hand(asked) {
    await asked.deferReply({ flags: MessageFlags.Ephemeral });
    try {
      await asked.user.send({ content: "Your hand", files: [picture("hand.png")] });
      await asked.editReply("Look into your DMs");
    } catch (error) {
      await asked.editReply(`DM closed: ${error.code}`);
    }
  },
  async board(asked) {
    const container = new ContainerBuilder()
      .addTextDisplayComponents(new TextDisplayBuilder().setContent("# The board"))
      .addMediaGalleryComponents(new MediaGalleryBuilder().addItems({ media: { url: "attachment://b.png" } }));
    await asked.reply({ flags: MessageFlags.IsComponentsV2, components: [container], files: [picture("b.png")] });
  },
};
const buttons = {
  draw: (asked) => asked.update({ content: `${asked.user.username} drew` }),
  hand: (asked) => asked.reply({ content: "Your hand: ♠7", flags: MessageFlags.Ephemeral }),
  async later(asked) {
    await asked.deferReply();
    await asked.followUp("Here it is");
  },
  name: (asked) => asked.showModal(new ModalBuilder().setTitle("Name your hero").setCustomId("naming")
    .addComponents(new ActionRowBuilder().addComponents(
      new TextInputBuilder().setCustomId("hero").setLabel("Hero").setStyle(TextInputStyle.Short)))),
};

client.on(Events.InteractionCreate, async (asked) => {
  if (asked.isChatInputCommand()) await commands[asked.commandName](asked);
  else if (asked.isAutocomplete()) await asked.respond([{ name: "Riftforce", value: "riftforce" }]);
  else if (asked.isButton()) await buttons[asked.customId](asked);
  else if (asked.isStringSelectMenu()) await asked.reply(`Chosen: ${asked.values.join(", ")}`);
  else if (asked.isModalSubmit()) await asked.reply(`Named ${asked.fields.getTextInputValue("hero")}`);
});
client.on(Events.MessageCreate, async (message) => {
  if (!message.author.bot) await message.reply(`Heard: ${message.content || "nothing"}`);
});
client.once(Events.ClientReady, async () => {
  const option = { type: 3, name: "game", description: "Which game", autocomplete: true, required: true };
  await client.application.commands.set([
    { name: "deal", description: "Deal the cards", options: [option] },
    { name: "hand", description: "Send the hand by DM" },
    { name: "board", description: "A board in Components V2" },
  ]);
  console.log(`ready with ${client.ws.shards.size} shards`);
});
client.login(TOKEN);
