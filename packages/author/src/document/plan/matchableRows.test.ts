import { expect, it } from "vitest";

import { matchableRows } from "./matchableRows.ts";

const sound = [
  ["etc", "Settings"],
  ["media", "Removable discs"],
];

it("keeps the rows whose cells stand once", () => {
  expect(matchableRows(sound)).toEqual(sound);
});

it.each<[string, readonly (readonly string[])[]]>([
  [
    "share a cell on the right",
    [
      ["proc", "System information"],
      ["sys", "System Information"],
    ],
  ],
  [
    "share a cell on the left",
    [
      ["usr", "Programs"],
      ["usr", "Second level"],
    ],
  ],
  ["give the right cell away", [["root", "The folder of root"]]],
  ["give the left cell away", [["Beams and slurs", "Slurs"]]],
])("leaves out those that %s", (_, rows) => {
  expect(matchableRows([...sound, ...rows])).toEqual(sound);
});
