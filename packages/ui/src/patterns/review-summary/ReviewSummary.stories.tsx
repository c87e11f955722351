import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { documented, StateSheet } from "../../testing/index.ts";
import { ReviewSummary } from "./ReviewSummary.tsx";

const forecast = [18, 4, 9, 2, 14, 0, 7].map((count, index) => ({
  date: new Date(2026, 10, 20 + index, 12),
  count,
}));

const meta = {
  title: "Patterns/ReviewSummary",
  component: ReviewSummary,
  args: {
    queue: { kind: "waiting", due: 9, overdue: 4, new: 5, minutes: 5, forecast, onStart: fn() },
  },
  argTypes: { queue: { control: false } },
  parameters: documented({
    purpose: "What waits to be reviewed today, what the next days bring, and the way in.",
    useFor: "The dashboard, and the start and the end of a review session.",
    notFor: "What was remembered so far: the retention chart.",
    content: "Says how long it takes before it asks for it.",
    states: ["Default", "one card", "none", "failed", "loading"],
    accessibility:
      "Figures are a description list, the next days a list whose items say the day and the count in words; the bars are decoration. A failure is an alert.",
    dos: ["Say so gladly when nothing is due."],
    donts: ["Don’t pile up what was missed: plan it anew."],
  }),
} satisfies Meta<typeof ReviewSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Narrow: Story = { globals: { language: "nl", viewport: { value: "narrow" } } };

export const States: Story = {
  tags: ["!dev", "!autodocs"],
  render: () => (
    <StateSheet
      layout="rows"
      states={(say) => ({
        "one card": (
          <ReviewSummary
            queue={{ kind: "waiting", due: 1, overdue: 0, new: 0, minutes: 1, onStart: fn() }}
          />
        ),
        none: (
          <ReviewSummary
            queue={{ kind: "none", next: say({ fr: "demain", en: "tomorrow" }), onRestart: fn() }}
          />
        ),
        failed: <ReviewSummary queue={{ kind: "failed", onRetry: fn() }} />,
        loading: <ReviewSummary queue={{ kind: "loading" }} />,
      })}
    />
  ),
};
