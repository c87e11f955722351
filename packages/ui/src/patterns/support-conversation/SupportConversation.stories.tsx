import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { documented, StateSheet } from "../../testing/index.ts";
import type { ChatMessage } from "../conversation/message.ts";
import { SupportConversation } from "./SupportConversation.tsx";

const subject = "Mon PDF ne s’importe pas";
const messages: ChatMessage[] = [
  {
    id: "1",
    author: "member",
    text: "Bonjour, mon PDF de 8 Mo est refusé, alors que j’ai Premium.",
    at: new Date("2026-11-19T16:20:00Z"),
    state: "sent",
  },
  {
    id: "2",
    author: "partner",
    text: "Bonjour Lina, il est protégé par un mot de passe.\n\nEnregistre-le sans, et l’import passera.",
    at: new Date("2026-11-20T08:05:00Z"),
    state: "sent",
  },
];
const lost: ChatMessage = { id: "3", author: "member", text: "Merci, ça marche.", state: "failed" };

const meta = {
  title: "Patterns/SupportConversation",
  component: SupportConversation,
  args: {
    content: { kind: "ready", subject, status: "answered", messages },
    onSend: fn(),
    onSendAgain: fn(),
  },
  argTypes: { content: { control: false } },
  parameters: documented({
    purpose: "A question to the people of the support, with their answers and its status.",
    useFor: "The page of one support conversation.",
    notFor: "The coach, who answers at once: `CoachChat`.",
    content: "The status says who is to answer.",
    states: ["waits for an answer", "answered", "closed", "not sent", "loading", "failed"],
    accessibility:
      "A section named by its subject, with a named, scrollable list. A new answer is read politely; a message that was not sent is an alert with a way to send it again.",
    dos: ["Say when an answer can be expected."],
    donts: ["Don’t close a question without a word."],
  }),
} satisfies Meta<typeof SupportConversation>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Narrow: Story = {
  args: { content: { kind: "ready", subject, status: "closed", messages } },
  globals: { language: "nl", viewport: { value: "narrow" } },
};

export const States: Story = {
  tags: ["!dev", "!autodocs"],
  render: (args) => (
    <StateSheet
      layout="rows"
      states={{
        "waits for an answer": (
          <SupportConversation
            {...args}
            content={{ kind: "ready", subject, status: "open", messages: messages.slice(0, 1) }}
          />
        ),
        answered: <SupportConversation {...args} />,
        closed: (
          <SupportConversation
            {...args}
            content={{ kind: "ready", subject, status: "closed", messages }}
          />
        ),
        "not sent": (
          <SupportConversation
            {...args}
            content={{ kind: "ready", subject, status: "open", messages: [...messages, lost] }}
          />
        ),
        loading: <SupportConversation {...args} content={{ kind: "loading" }} />,
        failed: <SupportConversation {...args} content={{ kind: "failed", onRetry: fn() }} />,
      }}
    />
  ),
};

export const SentAgain: Story = {
  tags: ["!dev", "!autodocs"],
  args: { content: { kind: "ready", subject, status: "open", messages: [...messages, lost] } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Renvoyer" }));
    await expect(args.onSendAgain).toHaveBeenCalledWith("3");
  },
};
