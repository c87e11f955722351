import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { documented, inLanguages, sayIn, StateSheet } from "../../testing/index.ts";
import type { Say } from "../../testing/index.ts";
import { QuestCard } from "./QuestCard.tsx";
import type { QuestCardProps } from "./QuestCard.tsx";

const matterIn = (say: Say) => ({
  title: say({
    fr: "Remets la photosynthèse dans l’ordre",
    en: "Put photosynthesis back in order",
  }),
  instructions: say({
    fr: "Hier tu as confondu deux étapes. Une seule question aujourd’hui : commence par ce dont la plante a besoin.",
    en: "Yesterday you mixed up two steps. Just one question today: start with what the plant needs.",
  }),
  chapter: {
    title: say({ fr: "La vie des plantes", en: "The life of plants" }),
    done: 3,
    total: 8,
  },
  correctionHref: "#correction",
});
const openIn = (say: Say, answered: number): QuestCardProps => ({
  quest: {
    kind: "open",
    ...matterIn(say),
    minutes: 6,
    xp: 40,
    answered,
    total: 8,
    startHref: "#quest",
  },
});
const doneIn = (say: Say): QuestCardProps => ({
  quest: { kind: "done", ...matterIn(say), score: 0.83, xp: 40 },
});
const hardIn = (say: Say): QuestCardProps => ({
  quest: { kind: "done", ...matterIn(say), score: 0, xp: 0 },
});
const correctedIn = (say: Say): QuestCardProps => ({
  quest: { kind: "corrected", ...matterIn(say), score: 0.4, xp: 0, comesBack: true },
});

const meta = {
  title: "Patterns/QuestCard",
  component: QuestCard,
  args: openIn(sayIn("fr"), 0),
  argTypes: { quest: { control: false } },
  parameters: {
    ...inLanguages<QuestCardProps>({ en: openIn(sayIn("en"), 0) }),
    ...documented({
      purpose:
        "The one quest of the day: what the coach asks and why, the exercise, and what it brought.",
      useFor: "The dashboard and the top of the quests.",
      notFor: "The next lesson of a capsule: `ResumeCard`.",
      content:
        "The coach says why this exercise today, in one or two sentences. The title is the task, as an invitation.",
      states: [
        "no capsule",
        "Not Ready",
        "Default",
        "Begun",
        "Done",
        "Hard",
        "Corrected",
        "failed",
        "loading",
      ],
      accessibility:
        "A section named by the exercise. What the correction costs is the description of its link. The score is a progress bar with its percentage in words.",
      dos: ["Say the price of the correction before it is paid."],
      donts: ["Don’t count down, and don’t blame: a quest that was given away comes back."],
    }),
  },
} satisfies Meta<typeof QuestCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Begun: Story = {
  args: openIn(sayIn("fr"), 5),
  parameters: inLanguages<QuestCardProps>({ en: openIn(sayIn("en"), 5) }),
};

export const Done: Story = {
  args: doneIn(sayIn("fr")),
  parameters: inLanguages<QuestCardProps>({ en: doneIn(sayIn("en")) }),
};

/** Finished, with nothing right: no triumph is made of it. */
export const Hard: Story = {
  args: hardIn(sayIn("fr")),
  parameters: inLanguages<QuestCardProps>({ en: hardIn(sayIn("en")) }),
  play: async ({ canvas }) => {
    await expect(canvas.queryByText("Quête accomplie !")).toBeNull();
  },
};

export const Corrected: Story = {
  args: correctedIn(sayIn("fr")),
  parameters: inLanguages<QuestCardProps>({ en: correctedIn(sayIn("en")) }),
};

const unready: QuestCardProps = { quest: { kind: "unready", href: "#library" } };

export const NotReady: Story = {
  args: unready,
  parameters: inLanguages<QuestCardProps>({ en: unready }),
};

export const States: Story = {
  tags: ["!dev", "!autodocs"],
  render: () => (
    <StateSheet
      layout="rows"
      states={{
        "no capsule": <QuestCard quest={{ kind: "none", href: "#capsules" }} />,
        failed: <QuestCard quest={{ kind: "failed", onRetry: fn() }} />,
        loading: <QuestCard quest={{ kind: "loading" }} />,
      }}
    />
  ),
};

export const Narrow: Story = { globals: { language: "nl", viewport: { value: "narrow" } } };

export const ByKeyboard: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Commencer la quête" })).toHaveFocus();
    await userEvent.tab();
    const correction = canvas.getByRole("link", { name: "Voir la correction" });
    await expect(correction).toHaveFocus();
    await expect(correction).toHaveAccessibleDescription(
      "Une fois la correction vue, la quête ne rapporte plus d’XP.",
    );
  },
};
