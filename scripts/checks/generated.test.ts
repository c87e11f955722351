import { expect, test } from "vitest";
import { differences } from "./generated.ts";

test("changed, new and vanished files are found; the others are not", () => {
  const before = new Map([
    ["same", "1"],
    ["changed", "1"],
    ["vanished", "1"],
  ]);
  const after = new Map([
    ["same", "1"],
    ["changed", "2"],
    ["new", "1"],
  ]);
  expect(differences(before, after)).toEqual(["changed", "new", "vanished"]);
});
