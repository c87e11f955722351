import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { documented, framed, inLanguages, sayIn, StateSheet } from "../../testing/index.ts";
import type { Say } from "../../testing/index.ts";
import { ReminderCard } from "./ReminderCard.tsx";
import type { ReminderCardProps } from "./ReminderCard.tsx";

const now = new Date("2026-11-20T18:00:00Z");
const reminderIn = (say: Say) => ({
  title: say({ fr: "Réviser la famille du K", en: "Review the K family" }),
  notes: say({
    fr: "Les cinq signes, puis la dictée de mots courts.",
    en: "The five signs, then the dictation of short words.",
  }),
  dueAt: new Date("2026-11-20T20:30:00Z"),
});

const meta = {
  title: "Patterns/ReminderCard",
  component: ReminderCard,
  args: { reminder: reminderIn(sayIn("fr")), now, onOpen: fn(), onDone: fn() },
  argTypes: { reminder: { control: false }, now: { control: false } },
  parameters: {
    ...inLanguages<ReminderCardProps>({ en: { reminder: reminderIn(sayIn("en")) } }),
    ...documented({
      purpose: "A planned moment of study: what, when, and what can be done about it.",
      useFor: "The list of a planner.",
      notFor: "A reminder whose time has come, while the learner is elsewhere: `ReminderSnackbar`.",
      content: "The subject as a task, then day and time in words.",
      states: ["in days", "now", "an hour late", "days late", "done"],
      otherStates: "It loads and fails with its `ReminderList`.",
      accessibility:
        "An article named by its title. Late is an icon and words; the date is a real `time` element.",
      dos: ["Let it be moved as easily as it is done."],
      donts: ["Don’t scold for what is late."],
    }),
  },
} satisfies Meta<typeof ReminderCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** What is planned no more can be taken away; the host offers to take that back. */
export const Removable: Story = {
  args: { onRemove: fn() },
  parameters: framed(280),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: /Supprimer/u }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

export const Narrow: Story = {
  globals: { language: "nl", viewport: { value: "narrow" } },
};

export const States: Story = {
  tags: ["!dev", "!autodocs"],
  render: (args) => (
    <StateSheet
      fill
      states={{
        "in days": (
          <ReminderCard
            {...args}
            reminder={{ ...args.reminder, dueAt: new Date("2026-11-23T08:00:00Z") }}
          />
        ),
        now: <ReminderCard {...args} reminder={{ ...args.reminder, dueAt: now }} />,
        "an hour late": (
          <ReminderCard
            {...args}
            reminder={{ ...args.reminder, dueAt: new Date("2026-11-20T16:40:00Z") }}
          />
        ),
        "days late": (
          <ReminderCard
            {...args}
            reminder={{ ...args.reminder, dueAt: new Date("2026-11-17T16:40:00Z") }}
          />
        ),
        done: <ReminderCard {...args} reminder={{ ...args.reminder, completed: true }} />,
      }}
    />
  ),
};

export const Answered: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(args.onOpen).toHaveBeenCalledTimes(1);
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(args.onDone).toHaveBeenCalledTimes(1);
  },
};
