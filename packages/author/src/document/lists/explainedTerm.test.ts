import { expect, it } from "vitest";

import { explainedTerm } from "./explainedTerm.ts";

it.each<[string, [string, string] | null]>([
  ["arm64: supports the latest ARM devices.", ["arm64", "supports the latest ARM devices"]],
  ["amd64 : cela couvre les processeurs ;", ["amd64", "cela couvre les processeurs"]],
  ["Create volume group", null],
  ["mips: MIPS", null],
  ["armel: all that armel needs, and more", null],
  ["See the manual, on page 3: all of it is there", null],
])("%s", (entry, expected) => {
  const found = explainedTerm(entry);
  expect(found === null ? null : [found.front, found.back]).toEqual(expected);
});
