import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { documented, StateSheet } from "../../testing/index.ts";
import { RetentionChart } from "./RetentionChart.tsx";

const shares = [62, 58, 70, 66, 74, 79, 72, 81, 77, 84, 80, 86, 88, 83, 90, 87, 91, 89, 92];
const points = shares.map((share, index) => ({
  date: new Date(2026, 10, 2 + index, 12),
  value: share / 100,
}));

const drawn = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  await waitFor(() => expect(canvasElement.querySelector("[aria-hidden] svg path")).not.toBeNull());
};

const meta = {
  title: "Patterns/RetentionChart",
  component: RetentionChart,
  args: { content: { kind: "ready", overSevenDays: 0.89, overThirtyDays: 0.81, points } },
  argTypes: { content: { control: false } },
  play: drawn,
  // The story is photographed with what it would otherwise wait for.
  loaders: [() => import("../chart/LinePlot.tsx")],
  parameters: documented({
    purpose: "How much of what was reviewed was still known, day by day, and over 7 and 30 days.",
    useFor: "The page of statistics and the end of a review session.",
    notFor: "What is to be reviewed: `ReviewSummary`.",
    content: "The sentence says what the curve says. Figures are never a judgement.",
    states: ["Default", "empty", "loading", "failed"],
    otherStates:
      "The plot arrives after its sentence. Where the code that draws could not be loaded, it stands as in `ProgressChart`.",
    accessibility:
      "The plot is decoration beside its sentence and its table, which opens below it. The code that draws is loaded when a chart is shown, and its place is held. Time runs from left to right in every language, as the dates and figures on the axes do; in a page from right to left the sentence and the table turn, the drawing does not.",
    dos: ["Say how many reviews a figure rests on."],
    donts: ["Don’t draw a curve through fewer than three days."],
  }),
} satisfies Meta<typeof RetentionChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Narrow: Story = { globals: { language: "nl", viewport: { value: "narrow" } } };

export const States: Story = {
  tags: ["!dev", "!autodocs"],
  play: async () => undefined,
  render: () => (
    <StateSheet
      layout="rows"
      states={{
        empty: (
          <RetentionChart
            content={{ kind: "ready", overSevenDays: 0, overThirtyDays: 0, points: [] }}
          />
        ),
        loading: <RetentionChart content={{ kind: "loading" }} />,
        failed: <RetentionChart content={{ kind: "failed", onRetry: fn() }} />,
      }}
    />
  ),
};

export const Figures: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, canvasElement }) => {
    await drawn({ canvasElement });
    await userEvent.click(canvas.getByText("Voir les chiffres"));
    await expect(canvas.getByRole("table", { name: "Ce que tu retiens" })).toBeVisible();
    await expect(canvas.getAllByRole("row")).toHaveLength(points.length + 1);
  },
};
