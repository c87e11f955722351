import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { documented } from "../../testing/index.ts";
import { TutorialPrompt } from "./TutorialPrompt.tsx";

const meta = {
  title: "Patterns/TutorialPrompt",
  component: TutorialPrompt,
  args: { steps: 6, onStart: fn(), onLater: fn() },
  parameters: documented(
    {
      purpose: "Offers the tour, and says how long it takes.",
      useFor: "Once in a session, to a member who has neither seen nor refused it.",
      notFor: "Help that was asked for: start the tour.",
      content: "What the tour shows, in how many minutes.",
      states: ["Default"],
      otherStates: "Open or put off. It loads nothing.",
      accessibility:
        "A modal dialog; Escape and a press beside it mean “later”. It comes unasked, so no button takes the focus.",
      dos: ["Say where it can be found later."],
      donts: ["Don’t ask again in the same session."],
    },
    { frame: 560 },
  ),
} satisfies Meta<typeof TutorialPrompt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Narrow: Story = {
  globals: { language: "nl", viewport: { value: "narrow" } },
};

export const PutOff: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("dialog")).toHaveFocus();
    // Meant for the page that was there a moment ago.
    await userEvent.keyboard("{Enter}");
    await expect(args.onLater).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Plus tard" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onLater).toHaveBeenCalledTimes(1);
  },
};
