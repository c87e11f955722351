import type { NumericContent } from "@alambic/contract";
import { describe, expect, it } from "vitest";

import type { Claim } from "../../model/Provenance.ts";
import { numericFault } from "./numericFault.ts";

const content: NumericContent = { prompt: "", answer: "28.26", units: [{ symbol: "cm²" }] };
const exact: Claim = { left: "3 cm × 9,42 cm", right: "28,26 cm²", holds: true };
const reckoned: Claim = { left: "3,14 × (3 cm)²", right: "28,26 cm²", holds: true };
const small = { kind: "relative", amount: "0.001" } as const;

describe("numericFault", () => {
  it("takes the number of the claim, in the notation of its language", () => {
    expect(numericFault(content, exact, "fr")).toBeNull();
    expect(numericFault({ ...content, tolerance: small }, reckoned, "nl")).toBeNull();
    expect(numericFault({ ...content, answer: "28.27" }, exact, "fr")).not.toBeNull();
  });

  it.each([
    ["another unit", { ...content, units: [{ symbol: "cm" }] }, exact],
    ["no unit", { prompt: "", answer: "28.26" }, exact],
    ["a scale", { ...content, units: [{ symbol: "cm²", scale: "2" }] }, exact],
    ["a tolerance for what is exact", { ...content, tolerance: small }, exact],
    [
      "a wide tolerance",
      { ...content, tolerance: { kind: "relative" as const, amount: "0.1" } },
      reckoned,
    ],
    ["a claim that does not hold", content, { ...exact, holds: false }],
    ["no claim", content, undefined],
  ] satisfies [string, NumericContent, Claim | undefined][])("finds %s", (_, given, claim) => {
    expect(numericFault(given, claim, "fr")).not.toBeNull();
  });
});
