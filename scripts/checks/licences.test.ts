import { expect, test } from "vitest";
import { judgeLicences } from "./licences.ts";

const allowed = [new Set(["MIT", "Zlib"]), new Set(["ISC"])];

test.each(["MIT", "ISC", "(MIT AND Zlib)", "(GPL-2.0 OR MIT)"])("%s is let through", (licence) => {
  expect(judgeLicences({ [licence]: [{ name: "left" }] }, allowed)).toEqual([]);
});

test.each(["GPL-3.0", "Unknown", "(MIT AND GPL-3.0)"])("%s is refused by name", (licence) => {
  expect(judgeLicences({ [licence]: [{ name: "left" }] }, allowed)).toEqual([
    `left carries the licence ${licence}, which is not on the list`,
  ]);
});
