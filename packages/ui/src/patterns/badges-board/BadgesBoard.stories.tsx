import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { documented, Held, StateSheet } from "../../testing/index.ts";
import { badgeExamples } from "../badge/badge-examples.ts";
import type { BadgeFilter } from "./badges.ts";
import { BadgesBoard } from "./BadgesBoard.tsx";
import type { BadgesBoardContent } from "./BadgesBoard.tsx";

const { streak, first, reviews, community } = badgeExamples;
const content: BadgesBoardContent = {
  kind: "ready",
  categories: [
    { id: "regularity", name: "Régularité", badges: [streak, reviews] },
    { id: "discovery", name: "Découverte", badges: [first, community] },
  ],
};
const initial: BadgeFilter = "all";

const meta = {
  title: "Patterns/BadgesBoard",
  component: BadgesBoard,
  args: { content, filter: initial, onFilter: fn() },
  argTypes: { content: { control: false } },
  render: (args) => (
    <Held initial={args.filter}>
      {(filter, onFilter) => <BadgesBoard {...args} filter={filter} onFilter={onFilter} />}
    </Held>
  ),
  parameters: documented({
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
      states={{
        "none earned": (
          <BadgesBoard
            {...args}
            filter="unlocked"
            content={{
              kind: "ready",
              categories: [{ id: "regularity", name: "Régularité", badges: [reviews] }],
            }}
          />
        ),
        "none locked": (
          <BadgesBoard
            {...args}
            filter="locked"
            content={{
              kind: "ready",
              categories: [{ id: "regularity", name: "Régularité", badges: [streak] }],
            }}
          />
        ),
        failed: <BadgesBoard {...args} content={{ kind: "failed", onRetry: fn() }} />,
        loading: <BadgesBoard {...args} content={{ kind: "loading" }} />,
      }}
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
