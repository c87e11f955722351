import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { documented, Held, inLanguages, sayIn, StateSheet } from "../../testing/index.ts";
import type { Say } from "../../testing/index.ts";
import { badgeExamplesIn } from "../badge/badge-examples.ts";
import type { BadgeFilter } from "./badges.ts";
import { BadgesBoard } from "./BadgesBoard.tsx";
import type { BadgesBoardContent, BadgesBoardProps } from "./BadgesBoard.tsx";

const contentIn = (say: Say): BadgesBoardContent => {
  const { streak, first, reviews, community } = badgeExamplesIn(say);
  return {
    kind: "ready",
    categories: [
      {
        id: "regularity",
        name: say({ fr: "Régularité", en: "Regularity" }),
        badges: [streak, reviews],
      },
      {
        id: "discovery",
        name: say({ fr: "Découverte", en: "Discovery" }),
        badges: [first, community],
      },
    ],
  };
};
/** One category that holds one badge. */
const onlyIn = (say: Say, badge: "streak" | "reviews"): BadgesBoardContent => ({
  kind: "ready",
  categories: [
    {
      id: "regularity",
      name: say({ fr: "Régularité", en: "Regularity" }),
      badges: [badgeExamplesIn(say)[badge]],
    },
  ],
});
const initial: BadgeFilter = "all";

const meta = {
  title: "Patterns/BadgesBoard",
  component: BadgesBoard,
  args: { content: contentIn(sayIn("fr")), filter: initial, onFilter: fn() },
  argTypes: { content: { control: false } },
  render: (args) => (
    <Held initial={args.filter}>
      {(filter, onFilter) => <BadgesBoard {...args} filter={filter} onFilter={onFilter} />}
    </Held>
  ),
  parameters: {
    ...inLanguages<BadgesBoardProps>({ en: { content: contentIn(sayIn("en")) } }),
    ...documented({
      purpose: "Every badge there is, by category: what is earned, what it is worth, what is next.",
      useFor: "The page of badges.",
      notFor: "A badge or two beside other things: `Badge`.",
      content: "What is locked says how far it is, never only that it is locked.",
      states: ["Default", "none earned", "none locked", "failed", "loading"],
      accessibility:
        "The filter is a group of native radio buttons; arrow keys move it, and how many badges are shown is announced. Categories are named sections with lists.",
      dos: ["Put what is nearest first within its category."],
      donts: ["Don’t hide a badge: what can be earned can be seen."],
    }),
  },
} satisfies Meta<typeof BadgesBoard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Narrow: Story = { globals: { language: "nl", viewport: { value: "narrow" } } };

export const States: Story = {
  tags: ["!dev", "!autodocs"],
  render: (args) => (
    <StateSheet
      layout="rows"
      states={(say) => ({
        "none earned": <BadgesBoard {...args} filter="unlocked" content={onlyIn(say, "reviews")} />,
        "none locked": <BadgesBoard {...args} filter="locked" content={onlyIn(say, "streak")} />,
        failed: <BadgesBoard {...args} content={{ kind: "failed", onRetry: fn() }} />,
        loading: <BadgesBoard {...args} content={{ kind: "loading" }} />,
      })}
    />
  ),
};

export const Filtered: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("radio", { name: "Gagnés" })).toBeChecked();
    await expect(canvas.getByRole("status")).toHaveTextContent("2 badges affichés");
    await expect(canvas.queryByText("Mémoire longue")).toBeNull();
  },
};
