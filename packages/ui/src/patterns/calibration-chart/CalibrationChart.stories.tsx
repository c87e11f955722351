import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { documented, StateSheet } from "../../testing/index.ts";
import { CalibrationChart } from "./CalibrationChart.tsx";

const shares = [
  [0.71, 0.75],
  [0.8, 0.77],
  [0.85, 0.88],
  [0.88, 0.86],
  [0.9, 0.91],
  [0.92, 0.92],
  [0.94, 0.97],
  [0.96, 0.95],
] as const;
const points = shares.map(([expected, remembered], index) => ({
  expected,
  remembered,
  reviews: 24 + (index % 3) * 12,
}));

const drawn = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  await waitFor(() =>
    expect(canvasElement.querySelectorAll("[aria-hidden] svg circle")).toHaveLength(points.length),
  );
};

const meta = {
  title: "Patterns/CalibrationChart",
  component: CalibrationChart,
  args: { content: { kind: "ready", points } },
  argTypes: { content: { control: false } },
  play: drawn,
  // The story is photographed with what it would otherwise wait for.
  loaders: [() => import("./CalibrationPlot.tsx")],
  parameters: documented({
    purpose: "Whether as much was remembered of reviews as was expected of them.",
    useFor: "Who wants to know how well their memory is known.",
    notFor: "How much is remembered day by day: `RetentionChart`.",
    content:
      "The sentence says both shares over all. A point above the line did better than expected.",
    states: ["Default", "empty"],
    otherStates:
      "Loading and failed look as in `RetentionChart`. The plot arrives after its sentence. Where the code that draws could not be loaded, it stands as in `ProgressChart`.",
    accessibility:
      "The plot is decoration beside its sentence and its table, which opens below it. Nothing is told by colour: a point is a disc, as large as its reviews are many, joined by a stroke to the dashed line on which what is expected comes true.",
    dos: ["Take reviews that the prediction has not seen."],
    donts: ["Don’t draw a point of fewer than twenty reviews."],
  }),
} satisfies Meta<typeof CalibrationChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  tags: ["!dev", "!autodocs"],
  play: async () => undefined,
  render: () => (
    <StateSheet
      layout="rows"
      states={{
        empty: <CalibrationChart content={{ kind: "ready", points: [] }} />,
      }}
    />
  ),
};

export const Figures: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, canvasElement }) => {
    await drawn({ canvasElement });
    await userEvent.click(canvas.getByText("Voir les chiffres"));
    await expect(canvas.getByRole("table", { name: "Attendu et retenu" })).toBeVisible();
    await expect(canvas.getAllByRole("row")).toHaveLength(points.length + 1);
  },
};
