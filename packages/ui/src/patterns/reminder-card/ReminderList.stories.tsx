import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { documented, inLanguages, StateSheet } from "../../testing/index.ts";
import { ReminderList } from "./ReminderList.tsx";
import type { ReminderListContent, ReminderListProps } from "./ReminderList.tsx";

const now = new Date("2026-11-20T18:00:00Z");
const soon = { id: "soon", dueAt: new Date("2026-11-20T20:30:00Z") };
const later = { id: "later", dueAt: new Date("2026-11-23T08:00:00Z") };
const content: ReminderListContent = {
  kind: "ready",
  reminders: [
    { ...soon, title: "Réviser la famille du K", notes: "Les cinq signes, puis la dictée." },
    { ...later, title: "Reprendre le passif" },
  ],
};

const meta = {
  title: "Patterns/ReminderList",
  component: ReminderList,
  args: { content, now, onPlan: fn(), onOpen: fn(), onDone: fn() },
  argTypes: { content: { control: false }, now: { control: false } },
  parameters: {
    ...inLanguages<ReminderListProps>({
      en: {
        content: {
          kind: "ready",
          reminders: [
            { ...soon, title: "Review the K family", notes: "The five signs, then the dictation." },
            { ...later, title: "Go back to the passive" },
          ],
        },
      },
      nl: {
        content: {
          kind: "ready",
          reminders: [
            {
              ...soon,
              title: "De familie van de K herhalen",
              notes: "De vijf tekens, dan het dictee.",
            },
            { ...later, title: "De lijdende vorm hernemen" },
          ],
        },
      },
    }),
    ...documented({
      purpose: "The planned moments of study, what comes next first.",
      useFor: "The coach’s planner, beside the form that plans.",
      notFor: "A reminder whose time has come, while the learner is elsewhere: `ReminderSnackbar`.",
      content: "Each moment by its task, with day and time in words.",
      states: ["planned", "empty", "loading", "failed"],
      accessibility:
        "A named section with a list of articles, each with its own heading. A failure is an alert, and the way to try again stands in it.",
      dos: ["Lead to the planner where nothing is planned."],
      donts: ["Don’t list what is long done."],
    }),
  },
} satisfies Meta<typeof ReminderList>;

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
        planned: <ReminderList {...args} />,
        empty: <ReminderList {...args} content={{ kind: "ready", reminders: [] }} />,
        loading: <ReminderList {...args} content={{ kind: "loading" }} />,
        failed: <ReminderList {...args} content={{ kind: "failed", onRetry: fn() }} />,
      }}
    />
  ),
};

export const Answered: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(args.onOpen).toHaveBeenCalledWith("soon");
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(args.onDone).toHaveBeenCalledWith("soon");
  },
};
