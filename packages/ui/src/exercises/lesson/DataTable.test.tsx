import type { TableBlock } from "@alambic/contract";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { DataTable } from "./DataTable.tsx";

const table: TableBlock = {
  type: "table",
  caption: "De l’œuf à l’abeille",
  header: ["Œuf", "Naissance"],
  row_headers: true,
  rows: [
    ["Reine", "3 jours", "jour 16"],
    ["Ouvrière", "3 jours", "jour 21"],
  ],
};

test("names the rows where nothing stands above their names", async () => {
  const screen = await render(<DataTable table={table} />);
  const named = (role: "columnheader" | "rowheader") =>
    screen
      .getByRole(role)
      .elements()
      .map(({ textContent }) => textContent);
  expect(named("columnheader")).toEqual(["Œuf", "Naissance"]);
  expect(named("rowheader")).toEqual(["Reine", "Ouvrière"]);
  expect(screen.container.querySelector("thead td")?.textContent).toBe("");
});

test("has cells alone below the names of all columns", async () => {
  const { row_headers: _, ...plain } = table;
  const screen = await render(
    <DataTable table={{ ...plain, header: ["Abeille", ...table.header] }} />,
  );
  expect(screen.getByRole("columnheader").elements()).toHaveLength(3);
  expect(screen.getByRole("rowheader").elements()).toEqual([]);
});
