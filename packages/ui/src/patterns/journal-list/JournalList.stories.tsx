import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { SearchField } from "../../primitives/search-field/SearchField.tsx";
import { documented, inLanguages, sayIn, StateSheet } from "../../testing/index.ts";
import type { Say } from "../../testing/index.ts";
import type { JournalItem } from "./JournalCard.tsx";
import { JournalList } from "./JournalList.tsx";
import type { JournalListContent, JournalListProps } from "./JournalList.tsx";

const entriesIn = (say: Say): JournalItem[] => [
  {
    id: "kana",
    title: "",
    text: say({
      fr: "La famille du K tient.\nLe trait de き reste flou.",
      en: "The K family holds.\nThe stroke of き is still unclear.",
      nl: "De familie van de K zit erin.\nDe haal van き is nog onduidelijk.",
    }),
    writtenAt: new Date("2026-11-19T16:20:00Z"),
    mood: "neutral",
    subject: {
      title: say({ fr: "Les kana en K", en: "Kana with K", nl: "De kana met K" }),
      href: "#",
    },
  },
  {
    id: "rent",
    title: say({ fr: "Le bail", en: "The lease", nl: "Het huurcontract" }),
    text: say({ fr: "Tout est clair.", en: "All is clear.", nl: "Alles is duidelijk." }),
    writtenAt: new Date("2026-11-18T08:05:00Z"),
    mood: null,
    subject: null,
  },
];

const contentIn = (say: Say): JournalListContent => ({
  kind: "ready",
  entries: entriesIn(say),
  total: 12,
  isSearched: false,
  onMore: fn(),
});

const oneIn = (say: Say): JournalListContent => ({
  kind: "ready",
  entries: entriesIn(say).slice(0, 1),
  total: 1,
  isSearched: false,
});

const longIn = (say: Say): JournalListContent => ({
  kind: "ready",
  entries: entriesIn(say)
    .slice(0, 1)
    .map((entry) => ({ ...entry, text: `${entry.text}\n`.repeat(20) })),
  total: 1,
  isSearched: false,
});

const none: JournalListContent = { kind: "ready", entries: [], total: 0, isSearched: false };
const notFound: JournalListContent = { ...none, isSearched: true };

const failedIn = (say: Say): JournalListContent => ({
  kind: "failed",
  problem: say({
    fr: "Le serveur ne répond pas. Réessaie dans un moment.",
    en: "The server does not answer. Try again in a moment.",
    nl: "De server antwoordt niet. Probeer het straks opnieuw.",
  }),
  onRetry: fn(),
});

const searchIn = (say: Say, words = "") => {
  const label = say({
    fr: "Chercher dans le journal",
    en: "Search the journal",
    nl: "Zoeken in het dagboek",
  });
  return <SearchField label={label} value={words} onChange={fn()} />;
};

const meta = {
  title: "Patterns/JournalList",
  component: JournalList,
  args: { content: contentIn(sayIn("fr")), search: searchIn(sayIn("fr")), onRemove: fn() },
  argTypes: { content: { control: false }, search: { control: false } },
  parameters: {
    ...inLanguages<JournalListProps>({
      en: { content: contentIn(sayIn("en")), search: searchIn(sayIn("en")) },
      nl: { content: contentIn(sayIn("nl")), search: searchIn(sayIn("nl")) },
    }),
    ...documented({
      purpose: "What was written in the journal before, newest first.",
      useFor: "The journal, below what is written today.",
      notFor: "Notes that are opened and changed: `NoteList`.",
      content: "An entry without a title is called by its day. A long one begins, and reads on.",
      states: ["Default", "one entry", "Long", "Searched", "None", "Failed", "Loading"],
      accessibility:
        "A section named by its heading, which takes the focus when an entry goes. Each entry is an article named by its heading; the button that deletes it says which. How many there are is a status; a failure is an alert.",
      dos: ["Let a deletion be undone."],
      donts: ["Don’t show a mood that was not told."],
    }),
  },
} satisfies Meta<typeof JournalList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Long: Story = {
  args: { content: longIn(sayIn("fr")) },
  parameters: inLanguages<JournalListProps>({
    en: { content: longIn(sayIn("en")) },
    nl: { content: longIn(sayIn("nl")) },
  }),
  globals: { viewport: { value: "narrow" } },
};

export const Searched: Story = {
  args: { content: notFound, search: searchIn(sayIn("fr"), "kanji") },
  parameters: inLanguages<JournalListProps>({
    en: { content: notFound, search: searchIn(sayIn("en"), "kanji") },
    nl: { content: notFound, search: searchIn(sayIn("nl"), "kanji") },
  }),
};

export const None: Story = {
  args: { content: none },
  parameters: inLanguages<JournalListProps>({ en: { content: none }, nl: { content: none } }),
  globals: { language: "nl", viewport: { value: "narrow" } },
};

export const Failed: Story = {
  args: { content: failedIn(sayIn("fr")) },
  parameters: inLanguages<JournalListProps>({
    en: { content: failedIn(sayIn("en")) },
    nl: { content: failedIn(sayIn("nl")) },
  }),
};

export const Loading: Story = {
  args: { content: { kind: "loading" } },
  parameters: inLanguages<JournalListProps>({
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
        "one entry": <JournalList {...args} search={searchIn(say)} content={oneIn(say)} />,
      })}
    />
  ),
};

export const Removed: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ args, canvas }) => {
    // Both entries are of one month, which is named once.
    await expect(canvas.getAllByRole("heading", { name: "Novembre 2026" })).toHaveLength(1);
    await userEvent.click(canvas.getByRole("button", { name: /Le bail/u }));
    await expect(args.onRemove).toHaveBeenCalledWith("rent");
  },
};

export const ReadOn: Story = {
  ...Long,
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas }) => {
    const lines = () => canvas.getAllByText("Le trait de き reste flou.").length;
    const atFirst = lines();
    await userEvent.click(canvas.getByRole("button", { name: "Lire la suite" }));
    await expect(lines()).toBeGreaterThan(atFirst);
    await userEvent.click(canvas.getByRole("button", { name: "Réduire" }));
    await expect(lines()).toBe(atFirst);
  },
};
