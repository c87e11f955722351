import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { Skeleton } from "../../primitives/skeleton/Skeleton.tsx";
import { Stack } from "../../primitives/stack/Stack.tsx";
import { documented, inLanguages, sayIn } from "../../testing/index.ts";
import type { Say } from "../../testing/index.ts";
import { badgeExamplesIn } from "../badge/badge-examples.ts";
import { AchievementToasts } from "./AchievementToasts.tsx";
import type { AchievementToastsProps } from "./AchievementToasts.tsx";

function achievementsIn(say: Say) {
  const { first, streak } = badgeExamplesIn(say);
  return [
    { id: "first", badge: first, bonusXp: 10 },
    { id: "streak", badge: streak, bonusXp: 50 },
  ];
}

const meta = {
  title: "Patterns/AchievementToasts",
  component: AchievementToasts,
  args: {
    achievements: achievementsIn(sayIn("fr")),
    onOpen: fn(),
    onDismiss: fn(),
  },
  argTypes: { achievements: { control: false } },
  render: (args) => (
    <Stack gap="medium">
      <AchievementToasts {...args} />
      <Skeleton shape="card" width="half" />
      <Skeleton shape="card" width="half" />
    </Stack>
  ),
  parameters: {
    ...inLanguages<AchievementToastsProps>({ en: { achievements: achievementsIn(sayIn("en")) } }),
    ...documented(
      {
        purpose:
          "Says that a badge was earned, without stopping what the learner is doing: the popup of an achievement at the head of a screen, beside or below others where there are several.",
        useFor: "A badge that is earned while something else is under way.",
        notFor:
          "A moment of its own, when nothing else waits: `NewBadgeDialog`. All that happened: `NotificationList`. Messages of the shell: `NoticeRegion`.",
        content: "The name of the badge, and where to see it.",
        states: ["Default"],
        otherStates: "The region stands empty until there is one. Nothing loads.",
        accessibility:
          "A named region with a polite live region that is always there. Toasts do not go by themselves, so nobody has to hurry; they can be put away by key.",
        dos: ["Show the newest last, so that nothing moves under the finger."],
        donts: ["Don’t take a toast away by itself."],
      },
      { frame: 320 },
    ),
  },
} satisfies Meta<typeof AchievementToasts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Narrow: Story = { globals: { language: "nl", viewport: { value: "narrow" } } };

export const Answered: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(args.onOpen).toHaveBeenCalledWith("first");
    await userEvent.tab();
    await userEvent.keyboard(" ");
    await expect(args.onDismiss).toHaveBeenCalledWith("first");
  },
};
