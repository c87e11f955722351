import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { documented } from "../../testing/index.ts";
import { InstallDialog, installWays } from "./InstallDialog.tsx";

const meta = {
  title: "Patterns/InstallDialog",
  component: InstallDialog,
  args: { way: "prompt", onInstall: fn(), onDismiss: fn() },
  argTypes: { way: { control: "inline-radio", options: installWays } },
  parameters: documented(
    {
      purpose: "Offers to put the app on the home screen, and says what for.",
      useFor: "Once: when the browser offers it, or after a while on a browser that never does.",
      notFor: "A new version that is ready: `UpdateBanner`.",
      content: "Gains, not features. “Not now” is meant, and is kept.",
      states: ["Default", "By Hand"],
      otherStates:
        "Drawn from what its screen has at hand already: nothing loads, so nothing can fail.",
      accessibility: "A modal dialog; Escape and a press beside it dismiss it.",
      dos: ["Say what works without a network."],
      donts: ["Don’t ask in the middle of a lesson."],
    },
    { frame: 600 },
  ),
} satisfies Meta<typeof InstallDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const ByHand: Story = {
  args: { way: "by-hand" },
  globals: { language: "nl", viewport: { value: "narrow" } },
};

export const Installed: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Installer" }));
    await expect(args.onInstall).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole("button", { name: "Pas maintenant" }));
    await expect(args.onDismiss).toHaveBeenCalledTimes(1);
  },
};
