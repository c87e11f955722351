import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { SearchField } from "../../primitives/search-field/SearchField.tsx";
import { documented, inLanguages, sayIn, StateSheet } from "../../testing/index.ts";
import type { Say } from "../../testing/index.ts";
import { NoteList } from "./NoteList.tsx";
import type { NoteListContent, NoteListProps } from "./NoteList.tsx";
import type { NoteItem } from "./NoteRow.tsx";

const kanaIn = (say: Say): NoteItem => ({
  id: "kana",
  title: say({ fr: "La famille du K", en: "The K family", nl: "De familie van de K" }),
  excerpt: say({
    fr: "か comme dans kami, le papier.",
    en: "か as in kami, paper.",
    nl: "か als in kami, papier.",
  }),
  changedAt: new Date("2026-11-19T16:20:00Z"),
  lesson: say({ fr: "Les kana en K", en: "Kana with K", nl: "De kana met K" }),
  isOtherVersion: true,
});

const notesIn = (say: Say): NoteItem[] => [
  kanaIn(say),
  {
    id: "blank",
    title: "",
    excerpt: "",
    changedAt: new Date("2026-11-18T08:05:00Z"),
    lesson: null,
    isOtherVersion: false,
  },
];

const contentIn = (say: Say): NoteListContent => ({
  kind: "ready",
  notes: notesIn(say),
  total: 12,
  isSearched: false,
  onMore: fn(),
});
const oneIn = (say: Say): NoteListContent => ({
  kind: "ready",
  notes: [kanaIn(say)],
  total: 1,
  isSearched: false,
});
const none: NoteListContent = { kind: "ready", notes: [], total: 0, isSearched: false };

const searchIn = (say: Say, words: string) => {
  const label = say({
    fr: "Chercher dans les notes",
    en: "Search the notes",
    nl: "Zoeken in de notities",
  });
  return <SearchField label={label} placeholder={label} value={words} onChange={fn()} />;
};

const failedIn = (say: Say): NoteListContent => ({
  kind: "failed",
  problem: say({
    fr: "Le serveur ne répond pas. Réessaie dans un moment.",
    en: "The server does not answer. Try again in a moment.",
    nl: "De server antwoordt niet. Probeer het straks opnieuw.",
  }),
  onRetry: fn(),
});

const meta = {
  title: "Patterns/NoteList",
  component: NoteList,
  args: { content: contentIn(sayIn("fr")), search: searchIn(sayIn("fr"), ""), onOpen: fn() },
  argTypes: { content: { control: false }, search: { control: false } },
  parameters: {
    ...inLanguages<NoteListProps>({
      en: { content: contentIn(sayIn("en")), search: searchIn(sayIn("en"), "") },
      nl: { content: contentIn(sayIn("nl")), search: searchIn(sayIn("nl"), "") },
    }),
    ...documented({
      purpose: "The notes of a learner, those changed last first.",
      useFor: "The notebook: all notes, or those of one lesson.",
      notFor: "What was written of a day: `JournalList`. Writing a note: `NoteEditor`.",
      content: "A note shows how it begins. One without a title is called so.",
      states: ["Default", "one note", "Searched", "None", "Failed", "Loading"],
      accessibility:
        "Each note is an article named by its heading, which also describes its button. How many there are is a status; a failure is an alert.",
      dos: ["Say how many were found, even none."],
      donts: ["Don’t show the way to earlier notes where there are none."],
    }),
  },
} satisfies Meta<typeof NoteList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Searched: Story = {
  args: {
    content: { kind: "ready", notes: [], total: 0, isSearched: true },
    search: searchIn(sayIn("fr"), "kanji"),
  },
  parameters: inLanguages<NoteListProps>({
    en: {
      content: { kind: "ready", notes: [], total: 0, isSearched: true },
      search: searchIn(sayIn("en"), "kanji"),
    },
    nl: {
      content: { kind: "ready", notes: [], total: 0, isSearched: true },
      search: searchIn(sayIn("nl"), "kanji"),
    },
  }),
};

export const None: Story = {
  args: { content: none },
  parameters: inLanguages<NoteListProps>({ en: { content: none }, nl: { content: none } }),
  globals: { language: "nl", viewport: { value: "narrow" } },
};

export const Failed: Story = {
  args: { content: failedIn(sayIn("fr")) },
  parameters: inLanguages<NoteListProps>({
    en: { content: failedIn(sayIn("en")) },
    nl: { content: failedIn(sayIn("nl")) },
  }),
};

export const Loading: Story = {
  args: { content: { kind: "loading" } },
  parameters: inLanguages<NoteListProps>({
    en: { content: { kind: "loading" } },
    nl: { content: { kind: "loading" } },
  }),
};

export const States: Story = {
  tags: ["!dev", "!autodocs"],
  render: (args) => (
    <StateSheet
      layout="rows"
      states={(say) => ({
        "one note": <NoteList {...args} search={searchIn(say, "")} content={oneIn(say)} />,
      })}
    />
  ),
};

export const Opened: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ args, canvas }) => {
    const note = canvas.getByRole("article", { name: "Sans titre" });
    const open = within(note).getByRole("button", { name: "Ouvrir" });
    await expect(open).toHaveAccessibleDescription("Sans titre");
    await userEvent.click(open);
    await expect(args.onOpen).toHaveBeenCalledWith("blank");
  },
};
