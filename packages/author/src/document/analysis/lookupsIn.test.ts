import { describe, expect, it } from "vitest";

import { lookupsIn } from "./lookupsIn.ts";

const header = ["What", "At most"];

describe("lookupsIn", () => {
  it("asks for figures among others of their unit", () => {
    const rows = [
      ["Floor outside", "8 m"],
      ["Floor inside", "12 m"],
      ["Load", "200 kg"],
      ["First floor", "no more than 3.40 m"],
    ];
    expect(lookupsIn(header, rows)).toEqual([
      { column: 1, row: "Floor inside", value: "12 m", others: ["8 m", "no more than 3.40 m"] },
    ]);
  });

  it("is silent where units tell, rows are named alike, or cells hold ranges", () => {
    const named = (...cells: readonly string[]) =>
      cells.map((cell, at) => [`Row ${"abc"[at]} of it`, cell]);
    expect(lookupsIn(header, named("8 m", "200 kg", "3 %"))).toEqual([]);
    expect(lookupsIn(header, named("8 m", "8 m", "9 m"))).toEqual([]);
    expect(lookupsIn(header, named("8–9 m", "10–12 m", "13–14 m"))).toEqual([]);
    expect(
      lookupsIn(header, [
        ["Floor", "1 m"],
        ["Floor", "2 m"],
        ["Roof", "3 m"],
      ]),
    ).toEqual([]);
  });
});
