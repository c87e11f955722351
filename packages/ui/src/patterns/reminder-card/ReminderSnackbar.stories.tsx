import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { Skeleton } from "../../primitives/skeleton/Skeleton.tsx";
import { documented, inLanguages } from "../../testing/index.ts";
import { ReminderSnackbar } from "./ReminderSnackbar.tsx";
import type { ReminderSnackbarProps } from "./ReminderSnackbar.tsx";

const meta = {
  title: "Patterns/ReminderSnackbar",
  component: ReminderSnackbar,
  args: {
    reminder: { title: "Réviser la famille du K", dueAt: new Date("2026-11-20T18:02:00Z") },
    now: new Date("2026-11-20T18:00:00Z"),
    onOpen: fn(),
    onDone: fn(),
    onLater: fn(),
  },
  argTypes: { reminder: { control: false }, now: { control: false } },
  render: (args) => (
    <div style={{ minBlockSize: "calc(100vh - 2rem)" }}>
      <Skeleton shape="card" />
      <ReminderSnackbar {...args} />
    </div>
  ),
  parameters: {
    ...inLanguages<ReminderSnackbarProps>({
      en: { reminder: { title: "Review the K family", dueAt: new Date("2026-11-20T18:02:00Z") } },
    }),
    ...documented(
      {
        purpose: "A reminder whose time has come, above any screen.",
        useFor: "The shell, from five minutes before a reminder is due.",
        notFor: "The list of what is planned: `ReminderCard`.",
        content:
          "On time it invites; more than five minutes late it says what is still to be done.",
        states: ["Default", "Late"],
        otherStates: "The region stands empty until a moment comes. It loads nothing.",
        accessibility:
          "On a phone it stands at the head, and the page makes room. A named region with a status that is always there. It does not go by itself, takes no focus, and its three answers are buttons.",
        dos: ["Offer to put it off."],
        donts: ["Don’t show it during an exercise."],
      },
      { frame: 320 },
    ),
  },
} satisfies Meta<typeof ReminderSnackbar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Late: Story = {
  args: { reminder: { title: "Réviser la famille du K", dueAt: new Date("2026-11-18T08:00:00Z") } },
  parameters: inLanguages<ReminderSnackbarProps>({
    en: { reminder: { title: "Review the K family", dueAt: new Date("2026-11-18T08:00:00Z") } },
  }),
  globals: { language: "nl", viewport: { value: "narrow" } },
};

export const WithoutCapsule: Story = {
  tags: ["!dev", "!autodocs"],
  args: {
    reminder: { title: "Relire", dueAt: new Date("2026-11-20T18:02:00Z"), target: "capsules" },
  },
  parameters: inLanguages<ReminderSnackbarProps>({
    en: {
      reminder: { title: "Reread", dueAt: new Date("2026-11-20T18:02:00Z"), target: "capsules" },
    },
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Voir les capsules" })).toBeVisible();
  },
};

export const PutOff: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Plus tard" }));
    await expect(args.onLater).toHaveBeenCalledTimes(1);
  },
};
