import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { documented } from "../../testing/index.ts";
import { WaitlistDialog } from "./WaitlistDialog.tsx";

const meta = {
  title: "Patterns/WaitlistDialog",
  component: WaitlistDialog,
  args: { state: { kind: "idle" }, onSubmit: fn(), onClose: fn() },
  argTypes: { state: { control: false } },
  parameters: documented(
    {
      purpose: "The waiting list above the page that the visitor came to.",
      useFor: "A page that wants an account that cannot be had yet.",
      notFor: "A page about the waiting list itself: `WaitlistForm`.",
      content: "Says what one waits for, and what happens next.",
      states: ["Default", "Sent"],
      otherStates: "Those of its form.",
      accessibility: "A modal dialog that begins at the address; Escape closes it and forgets it.",
      dos: ["Let the page behind be read after it was closed."],
      donts: ["Don’t open it without a press."],
    },
    { frame: 720 },
  ),
} satisfies Meta<typeof WaitlistDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Narrow: Story = { globals: { language: "nl", viewport: { value: "narrow" } } };

export const Sent: Story = { args: { state: { kind: "success" } } };
