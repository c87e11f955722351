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

  it.each([
    ["6 cm × 4 cm", "24 cm²", true],
    ["6 cm × 4 cm", "24 cm", false],
    ["6 cm × 4 cm", "24 m²", false],
    ["6 cm × 4 cm", "0.0024 m²", true],
    ["half(5 m × 3 m)", "7.5 m²", true],
    ["twice(5 m + 3 m)", "16 m", true],
    ["5 m + 3 m²", "8 m", false],
    ["π × (3 cm)²", "9π cm²", true],
    ["π × (3 cm)²", "6π cm²", false],
    ["π × (3 cm)²", "28.26 cm²", false],
    ["3.14 × (3 cm)²", "28.26 cm²", true],
    ["√((3 cm)² + (4 cm)²)", "5 cm", true],
    ["straight − 50° − 60°", "70°", true],
    ["right − 50°", "40°", true],
    ["2 L", "2000 cm³", true],
    ["(2 h + 5 min) ÷ min", "125", true],
    ["4 cm × 25,000", "1 km", true],
    ["mean(4; 7; 10)", "7", true],
    ["median(9; 2; 5)", "5", true],
    ["median(9; 2; 5; 4)", "4.5", true],
    ["mode(3; 5; 3)", "3", true],
    ["range(3; −5; 2)", "8", true],
    ["weighted(10; 2; 13; 1)", "11", true],
    ["share(2; 6)", "1/4", true],
    ["share(2; 6)²", "1/16", true],
    ["above(4; 6)", "1/3", true],
    ["multiples(3; 10)", "3/10", true],
    ["choose(5; 2)", "10", true],
    ["distance(1; −2; 4; 2)", "5", true],
    ["next(3; 5; 7)", "9", true],
    ["remainder(17; 5)", "2", true],
    ["lowered(160; 25%)", "120", true],
  ])("takes units, π and functions at their word: %s = %s is %s", (left, right, expected) => {
    expect(claimHolds({ left, right }, "en")).toBe(expected);
  });

  it.each(["mode(1; 2)", "next(1; 2; 4)", "√(2 m²)", "mean(", "choose(2.5; 1)"])(
    "does not judge %s, which has no one value",
    (left) => {
      expect(claimHolds({ left, right: "1" }, "en")).toBeNull();
    },
  );

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
