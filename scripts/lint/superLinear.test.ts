import { describe, expect, it } from "vitest";

import { joined } from "../../packages/author/src/document/rules/denials.ts";
import { doubtsOf } from "../../packages/author/src/document/rules/doubts/index.ts";
import { hanging } from "../../packages/author/src/document/rules/hanging.ts";
import { rulesOf } from "../../packages/author/src/document/rules/index.ts";
import { listRulesOf } from "../../packages/author/src/document/rules/lists.ts";
import { nounRulesOf } from "../../packages/author/src/document/rules/nouns/index.ts";
import { oppositesOf } from "../../packages/author/src/document/rules/opposites.ts";
import { superLinear } from "./superLinear.ts";

describe("superLinear", () => {
  it.each([
    ["x(?:a+)+y", "exponential"],
    ["^a+[ab]+$", "exclude each other"],
    [String.raw`\s+$`, "starts anew"],
    // What let a sentence of 189 characters take 16 seconds.
    [
      String.raw`((?:\p{Letter}[\p{Letter}’'-]*[ -]){1,6}\p{Letter}[\p{Letter}’'-]*) \((\p{Uppercase}{2,7})\)`,
      "starts anew",
    ],
  ])("finds %s", (source, why) => {
    expect(superLinear(source, "u").join(" ")).toContain(why);
  });

  it.each([String.raw`(?<!\s)\s+$`, "^a+b+$", String.raw`\d[\d.]*`])("lets %s pass", (source) => {
    expect(superLinear(source, "u")).toEqual([]);
  });
});

/** The patterns that a table of rules holds, wherever in it. */
function patternsIn(value: unknown): readonly RegExp[] {
  if (value instanceof RegExp) return [value];
  return typeof value === "object" && value !== null
    ? Object.values(value).flatMap(patternsIn)
    : [];
}

describe("the patterns that the author puts together", () => {
  it.each(
    Object.entries({
      doubtsOf,
      hanging,
      joined,
      listRulesOf,
      nounRulesOf,
      oppositesOf,
      rulesOf,
    }),
  )("are linear in %s", (_, rules) => {
    const patterns = patternsIn(rules);
    expect(patterns.length).toBeGreaterThan(2);
    const found = patterns.filter(({ source, flags }) => superLinear(source, flags).length > 0);
    expect(found).toEqual([]);
  });
});
