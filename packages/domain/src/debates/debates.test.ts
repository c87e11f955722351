import type { DebateLevel } from "@alambic/contract";
import fc from "fast-check";
import { expect, test } from "vitest";
import { contractSchema } from "../testing/contractSchema.ts";
import { schemaArbitrary } from "../testing/schemaArbitrary.ts";
import {
  criteria,
  debateFault,
  debateText,
  emptyDebate,
  isHeldBack,
  overallOf,
  parseDebate,
  standsIn,
} from "./index.ts";

const level = fc.constantFrom<DebateLevel[]>(0, 1, 2, 3);
const judged = fc.record({
  clear_claim: level,
  reasons_support: level,
  evidence: level,
  objection_met: level,
  fair_wording: level,
  conclusion_follows: level,
});
const ranks = ["beginning", "developing", "sound", "strong"];

test("a criterion that is met better never makes less in all, and none at 0 is sound", () => {
  fc.assert(
    fc.property(judged, fc.constantFrom(...criteria), level, (rubric, criterion, other) => {
      const [low, high] = [rubric[criterion], other].toSorted((a, b) => a - b);
      const rankOf = (at: DebateLevel | undefined) =>
        ranks.indexOf(overallOf({ ...rubric, [criterion]: at })?.level ?? "");
      expect(rankOf(low)).toBeLessThanOrEqual(rankOf(high));
      expect(rankOf(0)).toBeLessThan(ranks.indexOf("sound"));
      expect(overallOf({ ...rubric, [criterion]: null })).toBeNull();
    }),
  );
});

test.each<[DebateLevel, string]>([
  [0, "beginning"],
  [1, "developing"],
  [2, "sound"],
  [3, "strong"],
])("each criterion at %s is %s in all", (at, expected) => {
  const rubric = Object.fromEntries(criteria.map((criterion) => [criterion, at]));
  expect(overallOf(rubric)).toEqual({ points: 6 * at, most: 18, level: expected });
});

test.each<[DebateLevel, DebateLevel, boolean]>([
  [3, 0, true],
  [3, 1, false],
  [2, 0, false],
])(
  "with all criteria at %s but one at %s, whether that holds it back is %s",
  (all, one, isHeld) => {
    const rubric = Object.fromEntries(criteria.map((criterion) => [criterion, all]));
    const overall = overallOf({ ...rubric, evidence: one });
    expect(overall !== null && isHeldBack(overall)).toBe(isHeld);
  },
);

test("what the contract calls a debate is read back as it is", () => {
  fc.assert(
    fc.property(schemaArbitrary(contractSchema("DebateChange")), (change) => {
      const { base_version: _version, capsule_id: _capsule, ...debate } = Object(change);
      expect(parseDebate(debate)).toEqual(debate);
    }),
    { numRuns: 50 },
  );
});

test.each([
  null,
  {},
  { ...emptyDebate("?"), side: "both" },
  { ...emptyDebate("?"), claim: "x".repeat(1001) },
  { ...emptyDebate("?"), reasons: [{ id: "r", text: "x" }] },
  { ...emptyDebate("?"), rubric: { clear_claim: 4 } },
])("%j is no debate", (value) => expect(parseDebate(value)).toBeNull());

test("two parts of a debate do not bear one id", () => {
  const reason = { id: "r", text: "", source: "" };
  const objection = { id: "r", text: "", reply: "" };
  expect(debateFault({ reasons: [reason], objections: [objection] })).toBeNull();
  expect(debateFault({ reasons: [reason, reason], objections: [] })).toBe("repeated_reason");
  expect(debateFault({ reasons: [], objections: [objection, objection] })).toBe(
    "repeated_objection",
  );
});

test("words stand in a debate whatever their case and spaces, and no others do", () => {
  const debate = { ...emptyDebate("Faut-il voter ?"), claim: "L’État  doit\nl'imposer." };
  expect(standsIn("l'état doit l’imposer", debateText(debate))).toBe(true);
  expect(standsIn("l’État doit le permettre", debateText(debate))).toBe(false);
  expect(standsIn(" ", debateText(debate))).toBe(false);
});
