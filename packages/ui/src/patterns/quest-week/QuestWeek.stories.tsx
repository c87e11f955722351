import type { Meta, StoryObj } from "@storybook/react-vite";
import { documented } from "../../testing/index.ts";
import { QuestWeek } from "./QuestWeek.tsx";

const meta = {
  title: "Patterns/QuestWeek",
  component: QuestWeek,
  args: {
    today: "2026-11-27",
    days: [
      { day: "2026-11-23", state: "answered" },
      { day: "2026-11-24", state: "corrected" },
      { day: "2026-11-25", state: "none" },
      { day: "2026-11-26", state: "open" },
      { day: "2026-11-27", state: "open" },
      { day: "2026-11-28", state: "none" },
      { day: "2026-11-29", state: "none" },
    ],
  },
  argTypes: { days: { control: false } },
  parameters: documented({
    purpose: "The week of a learner, with what became of each day’s quest.",
    useFor: "Beside today’s quest.",
    notFor: "Days of study: `StreakCalendar`.",
    content: "A day without a quest is no failure: it says nothing more than that.",
    states: ["Default"],
    otherStates: "Its seven days show every state that a day can have.",
    accessibility:
      "An ordered list; each day is its name and its state in words, and today is the current date.",
    dos: ["Begin the week on Monday."],
    donts: ["Don’t mark a missed day in the colour of a wrong answer."],
  }),
} satisfies Meta<typeof QuestWeek>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
