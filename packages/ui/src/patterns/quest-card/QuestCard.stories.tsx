import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { documented, StateSheet } from "../../testing/index.ts";
import { QuestCard } from "./QuestCard.tsx";

const matter = {
  title: "Remets la photosynthèse dans l’ordre",
  instructions:
    "Hier tu as confondu deux étapes. Une seule question aujourd’hui : commence par ce dont la plante a besoin.",
  chapter: { title: "La vie des plantes", done: 3, total: 8 },
  correctionHref: "#correction",
};

const meta = {
  title: "Patterns/QuestCard",
  component: QuestCard,
  args: {
    quest: {
      kind: "open",
      ...matter,
      minutes: 6,
      xp: 40,
      answered: 0,
      total: 8,
      startHref: "#quest",
    },
  },
  argTypes: { quest: { control: false } },
  parameters: documented({
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
      "Corrected",
      "failed",
      "loading",
    ],
    accessibility:
      "A section named by the exercise. What the correction costs is the description of its link. The score is a progress bar with its percentage in words.",
    dos: ["Say the price of the correction before it is paid."],
    donts: ["Don’t count down, and don’t blame: a quest that was given away comes back."],
  }),
} satisfies Meta<typeof QuestCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Begun: Story = {
  args: {
    quest: {
      kind: "open",
      ...matter,
      minutes: 6,
      xp: 40,
      answered: 5,
      total: 8,
      startHref: "#quest",
    },
  },
};

export const Done: Story = {
  args: { quest: { kind: "done", ...matter, score: 0.83, xp: 40 } },
};

export const Corrected: Story = {
  args: { quest: { kind: "corrected", ...matter, score: 0.4, xp: 0, comesBack: true } },
};

export const NotReady: Story = { args: { quest: { kind: "unready", href: "#library" } } };

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
