import { describe, expect, it } from "vitest";

import { askedOfLong, askedOfShort } from "./askedOfTable.ts";

const language = "en";

/** Rocks along the top. */
const crust = {
  header: ["", "Continental", "Oceanic", "Mantle"],
  rows: [
    ["Mean density", "2.7", "2.9", "3.3"],
    ["Thickness", "30 km or more", "6 to 7 km", "down to 670 km"],
    ["Rocks", "granite and gneiss", "basalt and gabbro", "peridotite"],
  ],
  language,
} as const;

describe("a table without a name above its first column", () => {
  it("is asked for the largest of a row, and what else belongs to which column", () => {
    expect(askedOfShort(crust)).toEqual({
      matched: [],
      isTurned: true,
      compared: [{ column: 1, largest: "Mantle", others: ["Continental", "Oceanic"] }],
      belongings: {
        kinds: [
          {
            name: "Continental",
            said: [
              ["Thickness", "30 km or more"],
              ["Rocks", "granite and gneiss"],
            ],
          },
          {
            name: "Oceanic",
            said: [
              ["Thickness", "6 to 7 km"],
              ["Rocks", "basalt and gabbro"],
            ],
          },
          {
            name: "Mantle",
            said: [
              ["Thickness", "down to 670 km"],
              ["Rocks", "peridotite"],
            ],
          },
        ],
      },
    });
  });

  it("has its rows matched and sorted where they are the kinds", () => {
    const rows = [
      ["Fox", "5 years", "mice", "by night"],
      ["Owl", "9 years", "voles", "by night"],
      ["Hare", "4 years", "clover", "by day"],
      ["Stork", "25 years", "frogs", "by day"],
      ["Adder", "12 years", "lizards", "by noon"],
    ];
    const asked = askedOfShort({ header: ["", "Age", "Food", "Awake"], rows, language });
    expect(asked).toMatchObject({
      compared: [{ column: 1, largest: "Stork" }],
      pairings: [{ column: 2 }],
      sortings: [{ column: 3 }],
    });
    expect(asked?.isTurned).toBeUndefined();
    expect(asked?.lookups).toBeUndefined();
  });

  it("has one column matched where all hold the same, and nothing where its cells do not tell what is what", () => {
    const beds = {
      header: ["", "Bed A", "Bed B", "Bed C"],
      rows: [
        ["First year", "cabbage", "carrots", "beans"],
        ["Second year", "carrots", "beans", "cabbage"],
        ["Third year", "beans", "cabbage", "carrots"],
      ],
      language,
    } as const;
    expect(askedOfShort(beds)).toMatchObject({ matched: [], pairings: [{ column: 1 }] });
    const others = [
      ["First year", "cabbage", "carrots", "beans"],
      ["Second year", "onions", "leek", "lettuce"],
      ["Third year", "parsnips", "chard", "spinach"],
    ];
    expect(askedOfShort({ ...beds, rows: others })).toBeNull();
  });

  it("of a long text is asked only for kinds down its side", () => {
    const rows = ["Queen", "Worker", "Drone", "Larva"].map((name, at) => [
      name,
      `${at + 3} days`,
      `day ${at + 10}`,
    ]);
    expect(askedOfLong({ header: ["", "Egg", "Adult"], rows })).toEqual({ matched: rows });
    expect(askedOfLong({ header: ["Bee", "Egg", "Adult"], rows })).toEqual({ matched: rows });
    expect(askedOfLong(crust)).toBeNull();
  });
});
