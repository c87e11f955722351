import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { documented, StateSheet } from "../../testing/index.ts";
import { ChartFigure } from "../chart/ChartFigure.tsx";
import { ProgressChart } from "./ProgressChart.tsx";

const points = [12, 0, 31, 8, 22, 40, 16, 9, 27, 18, 0, 33, 14, 21].map((value, index) => ({
  date: new Date(2026, 10, 7 + index, 12),
  value,
}));

const notLoaded = () => Promise.reject(new Error("The code that draws did not arrive."));

const meta = {
  title: "Patterns/ProgressChart",
  component: ProgressChart,
  args: { content: { kind: "ready", points }, measure: "minutes" },
  argTypes: { content: { control: false } },
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(canvasElement.querySelector("[aria-hidden] svg path")).not.toBeNull(),
    );
  },
  // The story is photographed with what it would otherwise wait for.
  loaders: [() => import("../chart/BarPlot.tsx")],
  parameters: documented({
    purpose: "How much was studied on each day, in minutes or in XP.",
    useFor: "The page of statistics.",
    notFor: "Whether a day counts for the streak: `StreakCalendar`.",
    states: ["Default", "empty", "loading", "not drawn", "failed"],
    otherStates:
      "The plot arrives after its sentence. Where the code that draws could not be loaded, a notice and the open table stand in its place.",
    accessibility:
      "The plot is decoration beside its sentence and its table, which opens below it. The code that draws is loaded when a chart is shown, and its place is held. Time runs from left to right in every language, as the dates and figures on the axes do; in a page from right to left the sentence and the table turn, the drawing does not.",
    content: "The sentence names the total and the best day.",
    dos: ["Begin the axis at zero."],
    donts: ["Don’t compare learners."],
  }),
} satisfies Meta<typeof ProgressChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Narrow: Story = {
  args: { measure: "xp" },
  globals: { language: "nl", viewport: { value: "narrow" } },
};

export const States: Story = {
  tags: ["!dev", "!autodocs"],
  play: async () => undefined,
  render: () => (
    <StateSheet
      layout="rows"
      states={(say) => ({
        empty: <ProgressChart measure="minutes" content={{ kind: "ready", points: [] }} />,
        loading: <ProgressChart measure="minutes" content={{ kind: "loading" }} />,
        "not drawn": (
          <ChartFigure
            title={say({ fr: "Ton étude", en: "Your study" })}
            summary={say({ fr: "43 minutes en trois jours.", en: "43 minutes in three days." })}
            headingLevel={2}
            loadPlot={notLoaded}
            plot={{ points: points.slice(0, 3), formatDay: String, formatValue: String }}
            table={{
              caption: say({ fr: "Ton étude", en: "Your study" }),
              columns: [
                { id: "day", label: say({ fr: "Jour", en: "Day" }) },
                { id: "value", label: "Minutes" },
              ],
              rows: points.slice(0, 3).map(({ date, value }) => ({
                id: date.toISOString(),
                cells: [
                  say({ fr: `${date.getDate()} novembre`, en: `${date.getDate()} November` }),
                  value,
                ],
              })),
            }}
          />
        ),
        failed: <ProgressChart measure="minutes" content={{ kind: "failed", onRetry: fn() }} />,
      })}
    />
  ),
};
