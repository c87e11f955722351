import { describe, expect, it } from "vitest";

import { columnsOf, kindsOfTable } from "./kindsOfTable.ts";

/** What is said of each stands beside it, or below it. */
const tables = [
  [
    ["", "Egg", "Adult"],
    ["Queen", "3 days", "from day 16 on"],
    ["Worker", "3 days", "from day 21 on"],
  ],
  [
    ["", "Magma", "Produits"],
    ["Effusif", "pauvre en silice, fluide", "coulées"],
    ["Explosif", "riche en silice, visqueux", "cendres"],
  ],
  [
    ["", "Inwoners", "Godsdienst", "Taal"],
    ["Noorden", "ruim 2 miljoen", "protestants", "Nederlands"],
    ["Zuiden", "bijna 3,5 miljoen", "katholiek", "Frans"],
  ],
];

describe("kindsOfTable", () => {
  it.each(tables)("tells by what is worded alike which are the kinds: %s", (...rows) => {
    const [header = [], ...body] = rows;
    const kinds = { header, rows: body, isDoubtful: false };
    expect(kindsOfTable(header, body)).toEqual({ ...kinds, isTurned: false });
    const [top = [], ...below] = columnsOf(rows);
    expect(kindsOfTable(top, below)).toEqual({ ...kinds, isTurned: true });
  });

  it("does not tell where nothing is worded alike, or all is", () => {
    const doubtful = (...rows: readonly (readonly string[])[]) =>
      kindsOfTable(["", "Food", "Home"], rows)?.isDoubtful;
    expect(doubtful(["Fox", "mice", "den"], ["Owl", "voles", "tree"])).toBe(true);
    expect(doubtful(["Fox", "12", "30"], ["Owl", "14", "7"])).toBe(true);
    expect(doubtful(["Fox", "some mice", "den"], ["Owl", "many mice", "tree"])).toBe(false);
  });

  it("finds none where a name stands for two things", () => {
    const rows = [
      ["Egg", "3 days", "day 8"],
      ["Worker", "3 days", "day 9"],
    ];
    expect(kindsOfTable(["", "Egg", "Adult"], rows)).toBeNull();
    expect(kindsOfTable(["", "Day", "Adult"], [...rows, ["worker", "3", "4"]])).toBeNull();
  });
});
