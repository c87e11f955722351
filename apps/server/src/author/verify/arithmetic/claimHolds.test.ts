import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { claimHolds } from "./claimHolds.ts";

describe("claimHolds", () => {
  it.each([
    ["47 + 38", "85", true],
    ["47 + 38", "84", false],
    ["1/2 + 1/3", "5/6", true],
    ["3/4 ÷ 2/5", "15/8", true],
    ["2 + 3 × 4", "14", true],
    ["10 − 2 − 3", "5", true],
    ["(−4) × (−5)", "20", true],
    ["5 − (−3)", "8", true],
    ["−3²", "−9", true],
    ["2(x + 3)", "2x + 6", true],
    ["2(x + 3)", "2x + 3", false],
    ["(x + 2)(x − 2)", "x² − 4", true],
    ["x² + x", "x³ + x", false],
    ["25% × 60", "15", true],
    ["√144", "12", true],
    ["3⁴ × 3²", "3⁶", true],
    ["round(47)", "50", true],
    ["1,200 × 3", "3,600", true],
    ["0.5 + 0.25", "3/4", true],
  ])("reads %s = %s as %s", (left, right, expected) => {
    expect(claimHolds({ left, right }, "en")).toBe(expected);
  });

  it("reads the marks of each language", () => {
    expect(claimHolds({ left: "1\u202F200,5 × 2", right: "2\u202F401" }, "fr")).toBe(true);
    expect(claimHolds({ left: "1.200,5 × 2", right: "2.401" }, "nl")).toBe(true);
    expect(claimHolds({ left: "1,200.5 × 2", right: "2,401" }, "en")).toBe(true);
  });

  it("compares", () => {
    expect(claimHolds({ left: "3/5", right: "2/3", relation: "<" }, "en")).toBe(true);
    expect(claimHolds({ left: "3/5", right: "2/3", relation: ">" }, "en")).toBe(false);
  });

  it("puts in the values of variables", () => {
    const equation = { left: "3x + 5", right: "x − 1" };
    expect(claimHolds({ ...equation, variables: { x: "−3" } }, "en")).toBe(true);
    expect(claimHolds({ ...equation, variables: { x: "3" } }, "en")).toBe(false);
  });

  it.each(["", "3 +", "(2", "2 ; 3", "abc", "√2", "1 ÷ 0", "y + 1"])(
    "says that %j cannot be judged",
    (left) => {
      expect(claimHolds({ left, right: "1" }, "en")).toBeNull();
    },
  );

  it("agrees with integer arithmetic", () => {
    const small = fc.integer({ min: 0, max: 999 });
    fc.assert(
      fc.property(small, small, small, (a, b, c) => {
        expect(claimHolds({ left: `${a} + ${b} × ${c}`, right: String(a + b * c) }, "en")).toBe(
          true,
        );
        expect(claimHolds({ left: `${a} + ${b} × ${c}`, right: String(a + b * c + 1) }, "en")).toBe(
          false,
        );
      }),
      { seed: 7 },
    );
  });
});
