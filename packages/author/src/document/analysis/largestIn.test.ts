import { describe, expect, it } from "vitest";

import { largestIn } from "./largestIn.ts";

describe("largestIn", () => {
  it("finds the row of the largest figure, as each language writes it", () => {
    const header = ["Substance", "Plasma", "Urine"];
    const rows = [
      ["Urée", "0,3 g", "20 g"],
      ["Glucose", "1 g", "0 g"],
      ["Protéines", "70 g", "traces"],
      ["Sodium", "3,2 g", "1 200 g"],
    ];
    expect(largestIn(header, rows, "fr")).toEqual([
      { column: 1, largest: "Protéines", others: ["Urée", "Glucose", "Sodium"] },
      { column: 2, largest: "Sodium", others: ["Urée", "Glucose"] },
    ]);
    const english = rows.map((row) =>
      row.map((cell) => cell.replace(",", ".").replace("1 2", "1,2")),
    );
    expect(largestIn(header, english, "en").map(({ largest }) => largest)).toEqual([
      "Protéines",
      "Sodium",
    ]);
  });

  it("knows signs: −18 °C is less than +4 °C", () => {
    const rows = [
      ["Ice cream", "−18 °C"],
      ["Fish", "+2 °C"],
      ["Milk", "+4 °C"],
    ];
    expect(largestIn(["Food", "At most"], rows, "en")[0]?.largest).toBe("Milk");
  });

  it("is silent where two are as large, units differ, or there are few figures", () => {
    const header = ["Food", "At most"];
    const table = (...cells: readonly string[]) =>
      cells.map((cell, at) => [`Row ${"abc"[at]}`, cell]);
    expect(largestIn(header, table("4 °C", "4 °C", "2 °C"), "en")).toEqual([]);
    expect(largestIn(header, table("4 kg", "400 g", "2 kg"), "en")).toEqual([]);
    expect(largestIn(header, table("4", "many", "few"), "en")).toEqual([]);
    expect(largestIn(header, table("0.5", "0.25", "0.125"), "fr")).toEqual([]);
    expect(largestIn(header, table("2,5", "1,125", "0,5"), "en")).toEqual([]);
    expect(largestIn(header, table("10–25 %", "30 %", "40 %"), "en")).toEqual([]);
    expect(
      largestIn(
        header,
        [
          ["1830", "4"],
          ["1831", "5"],
          ["1832", "6"],
        ],
        "en",
      ),
    ).toEqual([]);
  });
});
