import { describe, expect, it } from "vitest";

import { sortingsIn } from "./sortingsIn.ts";

const header = ["Situation", "Method"];
const rows = [
  ["Hands look clean", "Handrub"],
  ["After taking gloves off", "Handrub"],
  ["Hands visibly dirty", "Soap and water"],
  ["After using the toilet", "Soap and water"],
  ["Patient with diarrhoea", "Gloves"],
];

describe("sortingsIn", () => {
  it("finds what several rows have in common, and leaves out what one has alone", () => {
    expect(sortingsIn(header, rows, "en")).toEqual([
      {
        column: 1,
        groups: [
          { value: "Handrub", rows: ["Hands look clean", "After taking gloves off"] },
          { value: "Soap and water", rows: ["Hands visibly dirty", "After using the toilet"] },
        ],
      },
    ]);
  });

  it.each([
    ["one kind only", rows.slice(0, 2)],
    ["rows of one name", [...rows, ["Hands look clean", "Gloves"]]],
    [
      "kinds that hold each other",
      rows.map(([name = ""], at) => [name, ["Soap", "Soap and water"][at % 2] ?? ""]),
    ],
    ["figures", rows.map(([name = ""], at) => [name, String(at % 2)])],
    ["rows that name their kind", rows.map(([, kind = ""], at) => [`${kind} ${at}`, kind])],
  ])("finds nothing in %s", (_, given) => {
    expect(sortingsIn(header, given, "en")).toEqual([]);
  });

  it("finds nothing below a column without a name", () => {
    expect(sortingsIn(["Situation", ""], rows, "en")).toEqual([]);
  });

  it("needs no name above the rows", () => {
    expect(sortingsIn(["", "Method"], rows, "en")).toEqual(sortingsIn(header, rows, "en"));
  });
});
