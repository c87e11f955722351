import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { documented, inLanguages, sayIn } from "../../testing/index.ts";
import { badgeExamples, badgeExamplesIn } from "../badge/badge-examples.ts";
import { NewBadgeDialog } from "./NewBadgeDialog.tsx";
import type { NewBadgeDialogProps } from "./NewBadgeDialog.tsx";

const meta = {
  title: "Patterns/NewBadgeDialog",
  component: NewBadgeDialog,
  args: {
    badge: badgeExamples.streak,
    bonusXp: 50,
    memberTitle: "Distillatrice assidue",
    onOpenBoard: fn(),
    onClose: fn(),
  },
  argTypes: { badge: { control: false } },
  parameters: {
    ...inLanguages<NewBadgeDialogProps>({
      en: { badge: badgeExamplesIn(sayIn("en")).streak, memberTitle: "Diligent distiller" },
    }),
    ...documented(
      {
        purpose: "The moment in which a badge is earned, with the XP and the title that it brings.",
        useFor: "After a lesson or a quest, when nothing else waits for an answer.",
        notFor:
          "In the middle of an exercise, and for the second badge of a lesson: `AchievementToasts`, the popup that lets the learner go on.",
        content: "The name of the badge, what it was given for, what it brings.",
        states: ["Default"],
        otherStates: "Open or gone. The badge is at hand when it opens.",
        accessibility:
          "A modal dialog; Escape and the main button close it. The flask fills and rings once, and stands still where motion is reduced.",
        dos: ["Lead on to where the learner was."],
        donts: ["Don’t chain dialogs: several badges come as toasts."],
      },
      { frame: 680 },
    ),
  },
} satisfies Meta<typeof NewBadgeDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Narrow: Story = { globals: { language: "nl", viewport: { value: "narrow" } } };

export const Escaped: Story = {
  tags: ["!dev", "!autodocs"],
  args: { bonusXp: 0 },
  render: ({ badge, bonusXp, onClose }) => (
    <NewBadgeDialog badge={badge} bonusXp={bonusXp} onClose={onClose} />
  ),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("dialog")).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};
