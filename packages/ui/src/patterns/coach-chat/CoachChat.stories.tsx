import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { documented, Forced, inLanguages, sayIn, StateSheet } from "../../testing/index.ts";
import type { Say } from "../../testing/index.ts";
import type { ChatMessage } from "../conversation/message.ts";
import { CoachChat, coachStates } from "./CoachChat.tsx";
import type { CoachChatProps } from "./CoachChat.tsx";

const questionIn = (say: Say): ChatMessage => ({
  id: "1",
  author: "member",
  text: say({
    fr: "Par quoi je commence cette semaine ?",
    en: "What do I start with this week?",
    nl: "Waarmee begin ik deze week?",
  }),
  state: "sent",
});
const answerIn = (say: Say): ChatMessage => ({
  id: "2",
  author: "partner",
  text: say({
    fr: "Commence par les neuf cartes en retard : elles prennent cinq minutes.\n\nEnsuite, la famille du K. Tu l’as presque : il te reste deux signes.",
    en: "Start with the nine overdue cards: they take five minutes.\n\nThen the K family. You nearly have it: two signs are left.",
    nl: "Begin met de negen kaarten die je nog moest herhalen: dat duurt vijf minuten.\n\nDaarna de familie van de K. Je bent er bijna: nog twee tekens.",
  }),
  state: "sent",
});

/** As far as it is written by now. */
const halfOf = (message: ChatMessage): ChatMessage => ({
  ...message,
  text: message.text.slice(0, 91),
  state: "streaming",
});

const answeredIn = (say: Say) => ({ messages: [questionIn(say), answerIn(say)] });
const streamingIn = (say: Say) => ({ messages: [questionIn(say), halfOf(answerIn(say))] });

const meta = {
  title: "Patterns/CoachChat",
  component: CoachChat,
  args: {
    ...answeredIn(sayIn("fr")),
    state: "ready",
    quota: { used: 26, limit: 30 },
    upgradeHref: "/premium",
    onSend: fn(),
    onStop: fn(),
    onRetry: fn(),
  },
  argTypes: {
    state: { control: "inline-radio", options: coachStates },
    messages: { control: false },
  },
  parameters: {
    ...inLanguages<CoachChatProps>({
      en: answeredIn(sayIn("en")),
      nl: answeredIn(sayIn("nl")),
    }),
    ...documented({
      purpose:
        "Talks with the coach: what was said, an answer while it is written, and the next word.",
      useFor: "The coach’s panel and page.",
      notFor: "People who answer later: `SupportConversation`.",
      content: "The coach names the next step and how long it takes.",
      states: ["Empty", "thinking", "streaming", "failed", "limit reached", "loading"],
      accessibility:
        "A named, scrollable list. An answer is read politely, once, when it is whole; what was there before is not read by itself. Enter sends, Shift and Enter begin a line, and Enter inside a composed word stays there.",
      donts: ["Don’t move the focus when an answer comes."],
      dos: ["Offer a next step that can be pressed."],
    }),
  },
} satisfies Meta<typeof CoachChat>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Empty = {
  args: {
    messages: [],
    suggestions: ["Que revoir aujourd’hui ?", "Un plan pour la semaine", "Explique-moi le passif"],
  },
  parameters: inLanguages<CoachChatProps>({
    en: {
      messages: [],
      suggestions: [
        "What should I review today?",
        "A plan for the week",
        "Explain the passive to me",
      ],
    },
    nl: {
      messages: [],
      suggestions: ["Wat herhaal ik vandaag?", "Een plan voor de week", "Leg de lijdende vorm uit"],
    },
  }),
} satisfies Story;

/** The answer grows while it is written, and can be stopped. */
export const Streaming: Story = {
  args: { ...streamingIn(sayIn("fr")), state: "streaming" },
  parameters: inLanguages<CoachChatProps>({
    en: streamingIn(sayIn("en")),
    nl: streamingIn(sayIn("nl")),
  }),
};

export const Narrow: Story = {
  globals: { language: "nl", viewport: { value: "narrow" } },
};

export const States: Story = {
  tags: ["!dev", "!autodocs"],
  render: (args) => (
    <StateSheet
      layout="rows"
      states={(say) => ({
        "a suggestion under the pointer, another in focus": (
          <Forced state="hover" target="li:first-child > button">
            <Forced state="focus" target="li:last-child > button">
              <CoachChat
                {...args}
                messages={[]}
                suggestions={[
                  say({
                    fr: "Un plan pour la semaine",
                    en: "A plan for the week",
                    nl: "Een plan voor de week",
                  }),
                  say({
                    fr: "Explique-moi le passif",
                    en: "Explain the passive to me",
                    nl: "Leg de lijdende vorm uit",
                  }),
                ]}
              />
            </Forced>
          </Forced>
        ),
        "field in focus, sending under the pointer": (
          <Forced state="hover" target="[type='submit']">
            <Forced state="focus" target="textarea">
              <CoachChat {...args} messages={[]} />
            </Forced>
          </Forced>
        ),
        thinking: <CoachChat {...args} messages={args.messages.slice(0, 1)} state="thinking" />,
        streaming: <CoachChat {...args} messages={streamingIn(say).messages} state="streaming" />,
        failed: <CoachChat {...args} messages={args.messages.slice(0, 1)} state="failed" />,
        "limit reached": <CoachChat {...args} quota={{ used: 30, limit: 30 }} />,
        loading: <CoachChat {...args} state="loading" />,
      })}
    />
  ),
};

export const ByKeyboard: Story = {
  tags: ["!dev", "!autodocs"],
  args: { quota: { used: 0, limit: null } },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole("textbox", { name: "Ton message" });
    await userEvent.click(field);
    await userEvent.keyboard("Bonjour{Shift>}{Enter}{/Shift}coach{Enter}");
    await expect(args.onSend).toHaveBeenCalledWith("Bonjour\ncoach");
    await expect(field).toHaveValue("");
    await expect(field).toHaveFocus();
    await userEvent.keyboard("  {Enter}");
    await expect(args.onSend).toHaveBeenCalledTimes(1);
  },
};
