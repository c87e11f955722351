import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, spyOn, userEvent } from "storybook/test";
import { documented, inLanguages, sayIn, StateSheet } from "../../testing/index.ts";
import type { Say } from "../../testing/index.ts";
import type { ChatMessage } from "../conversation/message.ts";
import { SupportConversation } from "./SupportConversation.tsx";
import type { SupportConversationProps } from "./SupportConversation.tsx";

const messagesIn = (say: Say): ChatMessage[] => [
  {
    id: "1",
    author: "member",
    text: say({
      fr: "Bonjour, mon PDF de 8 Mo est refusé, alors que j’ai Premium.",
      en: "Hello, my PDF of 8 MB is refused, although I have Premium.",
    }),
    at: new Date("2026-11-19T16:20:00Z"),
    state: "sent",
  },
  {
    id: "2",
    author: "partner",
    text: say({
      fr: "Bonjour Lina, il est protégé par un mot de passe.\n\nEnregistre-le sans, et l’import passera.",
      en: "Hello Lina, it is protected by a password.\n\nSave it without one, and the import will work.",
    }),
    at: new Date("2026-11-20T08:05:00Z"),
    state: "sent",
  },
];
const lostIn = (say: Say): ChatMessage => ({
  id: "3",
  author: "member",
  text: say({ fr: "Merci, ça marche.", en: "Thank you, it works." }),
  state: "failed",
});
const refusedIn = (say: Say): ChatMessage => ({
  ...lostIn(say),
  id: "4",
  refusal: say({
    fr: "Cette conversation est pleine. Pose ta question dans une nouvelle conversation.",
    en: "This conversation is full. Ask your question in a new one.",
  }),
});
const contentIn = (
  say: Say,
  status: "open" | "answered" | "closed",
  messages = messagesIn(say),
): SupportConversationProps["content"] => ({
  kind: "ready",
  subject: say({ fr: "Mon PDF ne s’importe pas", en: "My PDF cannot be imported" }),
  status,
  messages,
});
const notSentIn = (say: Say) => contentIn(say, "open", [...messagesIn(say), lostIn(say)]);
const notTakenIn = (say: Say) => contentIn(say, "open", [...messagesIn(say), refusedIn(say)]);

const meta = {
  title: "Patterns/SupportConversation",
  component: SupportConversation,
  args: {
    content: contentIn(sayIn("fr"), "answered"),
    onSend: fn(),
    onSendAgain: fn(),
    onDiscard: fn(),
  },
  argTypes: { content: { control: false } },
  parameters: {
    ...inLanguages<SupportConversationProps>({
      en: { content: contentIn(sayIn("en"), "answered") },
    }),
    ...documented({
      purpose: "A question to the people of the support, with their answers and its status.",
      useFor: "The page of one support conversation.",
      notFor: "The coach, who answers at once: `CoachChat`.",
      content: "The status says who is to answer.",
      states: [
        "waits for an answer",
        "answered",
        "closed",
        "not sent, and refused",
        "loading",
        "failed",
      ],
      accessibility:
        "A section named by its subject, with a named, scrollable list. A new answer is read politely; a message that was not sent is an alert with a way to send it again, one that was refused says why and can be copied and deleted.",
      dos: ["Say when an answer can be expected."],
      donts: ["Don’t close a question without a word."],
    }),
  },
} satisfies Meta<typeof SupportConversation>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Narrow: Story = {
  args: { content: contentIn(sayIn("fr"), "closed") },
  parameters: inLanguages<SupportConversationProps>({
    en: { content: contentIn(sayIn("en"), "closed") },
  }),
  globals: { language: "nl", viewport: { value: "narrow" } },
};

export const States: Story = {
  tags: ["!dev", "!autodocs"],
  render: (args) => (
    <StateSheet
      layout="rows"
      states={(say) => ({
        "waits for an answer": (
          <SupportConversation
            {...args}
            content={contentIn(say, "open", messagesIn(say).slice(0, 1))}
          />
        ),
        answered: <SupportConversation {...args} />,
        closed: <SupportConversation {...args} content={contentIn(say, "closed")} />,
        "not sent, and refused": (
          <SupportConversation
            {...args}
            content={contentIn(say, "open", [lostIn(say), refusedIn(say)])}
          />
        ),
        loading: <SupportConversation {...args} content={{ kind: "loading" }} />,
        failed: <SupportConversation {...args} content={{ kind: "failed", onRetry: fn() }} />,
      })}
    />
  ),
};

/** What is written is told with each change, so that it can be kept, and is there again. */
export const Draft: Story = {
  tags: ["!dev", "!autodocs"],
  args: { initial: "Merci", onDraft: fn(), note: "Nous te prévenons dès que nous répondons." },
  parameters: inLanguages<SupportConversationProps>({
    en: { note: "We tell you as soon as we answer." },
  }),
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole("textbox");
    await expect(field).toHaveValue("Merci");
    await userEvent.type(field, " !");
    await expect(args.onDraft).toHaveBeenLastCalledWith("Merci !");
    await userEvent.keyboard("{Enter}");
    await expect(args.onSend).toHaveBeenCalledWith("Merci !");
    await expect(args.onDraft).toHaveBeenLastCalledWith("");
  },
};

export const SentAgain: Story = {
  tags: ["!dev", "!autodocs"],
  args: { content: notSentIn(sayIn("fr")) },
  parameters: inLanguages<SupportConversationProps>({ en: { content: notSentIn(sayIn("en")) } }),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Renvoyer" }));
    await expect(args.onSendAgain).toHaveBeenCalledWith("3");
  },
};

/** What is never taken says why; its text can be taken elsewhere, and it can go. */
export const Refused: Story = {
  tags: ["!dev", "!autodocs"],
  args: { content: notTakenIn(sayIn("fr")) },
  parameters: inLanguages<SupportConversationProps>({ en: { content: notTakenIn(sayIn("en")) } }),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Cette conversation est pleine.");
    await expect(canvas.queryByRole("button", { name: "Renvoyer" })).toBeNull();
    const write = spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    await userEvent.click(canvas.getByRole("button", { name: "Copier le texte" }));
    await expect(write).toHaveBeenCalledWith("Merci, ça marche.");
    await expect(await canvas.findByText("Texte copié")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Supprimer" }));
    await expect(args.onDiscard).toHaveBeenCalledWith("4");
  },
};
