import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { documented } from "../../testing/index.ts";
import { CookieDialog } from "./CookieDialog.tsx";

const meta = {
  title: "Patterns/CookieDialog",
  component: CookieDialog,
  args: { initial: { analytics: true }, onDecide: fn(), onClose: fn() },
  parameters: documented(
    {
      purpose: "Chooses cookies by category, at first and whenever the visitor wants to.",
      useFor: "The foot of each page, and the banner’s third way.",
      notFor: "The first question: `CookieBanner`.",
      content: "One sentence a category, on what the visitor gets from it.",
      states: ["Default"],
      otherStates:
        "Drawn from what its screen has at hand already: nothing loads, so nothing can fail.",
      accessibility: "A modal dialog with native switches; what is necessary is on and says why.",
      dos: ["Say what is necessary, and for what."],
      donts: ["Don’t save before the visitor does."],
    },
    { frame: 680 },
  ),
} satisfies Meta<typeof CookieDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Narrow: Story = { globals: { language: "nl", viewport: { value: "narrow" } } };
