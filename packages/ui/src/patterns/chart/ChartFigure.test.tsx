import { expect, test, vi } from "vitest";
import { renderInKit } from "../../testing/renderInKit.tsx";
import { ChartFigure } from "./ChartFigure.tsx";
import type { LoadPlot } from "./plot-props.ts";

const point = { date: new Date(2026, 10, 7, 12), value: 12 };

function figure(loadPlot: LoadPlot) {
  return (
    <ChartFigure
      title="Study"
      summary="12 minutes in one day."
      headingLevel={2}
      loadPlot={loadPlot}
      plot={{ points: [point], formatDay: () => "7 November", formatValue: String }}
      table={{
        caption: "Study",
        columns: [
          { id: "day", label: "Day" },
          { id: "value", label: "Minutes" },
        ],
        rows: [{ id: "7", cells: ["7 November", "12"] }],
      }}
    />
  );
}

test("figures whose drawing did not come are read in their table, and drawn once it comes", async () => {
  const loadPlot = vi
    .fn<LoadPlot>()
    .mockRejectedValueOnce(new Error("offline"))
    .mockResolvedValueOnce(() => <svg data-testid="drawing" />);
  const screen = await renderInKit(figure(loadPlot), { locale: "en" });
  await expect.element(screen.getByText(/Here are its figures in a table/)).toBeVisible();
  await expect.element(screen.getByRole("cell", { name: "12", exact: true })).toBeVisible();
  await screen.getByRole("button", { name: "Try again" }).click();
  await expect.element(screen.getByTestId("drawing")).toBeInTheDocument();
  await expect.element(screen.getByText(/Here are its figures in a table/)).not.toBeInTheDocument();
});
