import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { documented, Held, StateSheet } from "../../testing/index.ts";
import { StreakCalendar, StreakCalendarError, StreakCalendarSkeleton } from "./StreakCalendar.tsx";

const studied = [8, 14, 31, 6, 22, 40, 12, 9, 27, 18, 5, 33];
const minutes: Record<string, number> = Object.fromEntries([
  ...studied.map((value, index) => [`2026-11-${String(9 + index).padStart(2, "0")}`, value]),
  ["2026-11-02", 12],
  ["2026-11-04", 30],
  ["2026-11-05", 7],
  ["2026-10-12", 20],
]);

const meta = {
  title: "Patterns/StreakCalendar",
  component: StreakCalendar,
  args: {
    streak: 12,
    best: 19,
    month: "2026-11",
    onMonth: fn(),
    firstMonth: "2026-10",
    minutes,
    today: "2026-11-20",
  },
  argTypes: { minutes: { control: false } },
  render: (args) => (
    <Held initial={args.month}>
      {(month, onMonth) => <StreakCalendar {...args} month={month} onMonth={onMonth} />}
    </Held>
  ),
  parameters: documented({
    purpose:
      "Days in a row, and the month in which they are. A day of study is an atom; days in a row are bonded.",
    useFor: "The page of statistics, the profile.",
    notFor: "How much on each day: `ProgressChart`.",
    content: "Says what keeps the streak, and never threatens with its end.",
    states: [
      "not begun",
      "goes on",
      "waits for today",
      "Days Off",
      "Other Month",
      "loading",
      "failed",
    ],
    accessibility:
      "A real table with the weekdays as headers: each cell says its day and its minutes in words, and today bears aria-current. A change of month is announced.",
    dos: ["Count a short review as a day of study."],
    donts: ["Don’t use red for a day without study."],
  }),
} satisfies Meta<typeof StreakCalendar>;

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
        "not begun": <StreakCalendar {...args} streak={0} best={0} minutes={{}} />,
        "goes on": <StreakCalendar {...args} />,
        "waits for today": (
          <StreakCalendar {...args} streak={11} minutes={{ ...minutes, "2026-11-20": 0 }} />
        ),
        loading: <StreakCalendarSkeleton />,
        failed: <StreakCalendarError onRetry={fn()} />,
      }}
    />
  ),
};

export const OtherMonth: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Mois suivant" })).toBeDisabled();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("table", { name: "Ton activité en octobre 2026" })).toBeVisible();
    await expect(canvas.getByRole("cell", { name: /^12\s*, 20 minutes$/u })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Mois précédent" })).toBeDisabled();
  },
};

export const DaysOff: Story = {
  tags: ["!dev", "!autodocs"],
  args: { daysOff: { "2026-11-03": "pause", "2026-11-06": "sick" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("cell", { name: /^3\s*, pas d’étude, pause$/u })).toBeVisible();
    await expect(canvas.getByRole("cell", { name: /^6\s*,.+, jour de maladie$/u })).toBeVisible();
    await expect(canvas.getByText("pause ou jour de maladie")).toBeVisible();
  },
};
