import { expect, test } from "vitest";
import { toEarl } from "./earl.ts";
import { unjudged } from "./unjudged.ts";
import { criteria } from "./wcag.ts";

test("every criterion of A and AA is judged, inapplicable with a reason, or untested", () => {
  const ofLevels = Object.values(criteria).filter(({ level }) => level !== "AAA");
  expect(ofLevels).toHaveLength(55);
  const judged = new Set(["1.4.3", "2.1.1"]);
  const rest = unjudged("quiz", judged);
  expect(rest).toHaveLength(53);
  expect(rest.filter(({ criterion }) => judged.has(criterion))).toEqual([]);
  expect(rest.every(({ why }) => why !== "")).toBe(true);
});

test("dragging applies where something is dragged", () => {
  const outcome = (kind: string) =>
    unjudged(kind, new Set()).find(({ criterion }) => criterion === "2.5.7")?.outcome;
  expect([outcome("quiz"), outcome("matching")]).toEqual(["inapplicable", "untested"]);
});

test("the report tells what passed from what was not looked at", () => {
  const results = [{ criterion: "1.4.3", by: "axe: color-contrast", findings: [] }];
  const report: { "@graph": unknown[] } = JSON.parse(toEarl([{ kind: "quiz", results }]));
  expect(report["@graph"]).toHaveLength(55);
  const titled = (criterion: string) =>
    report["@graph"].find((one) => JSON.stringify(one).includes(`WCAG 2.2 ${criterion} `));
  expect(titled("1.4.3")).toMatchObject({
    "earl:mode": "earl:automatic",
    "earl:result": { "earl:outcome": "earl:passed" },
  });
  expect(titled("1.4.1")).not.toHaveProperty("earl:mode");
  expect(titled("1.4.1")).toMatchObject({ "earl:result": { "earl:outcome": "earl:untested" } });
  expect(titled("1.2.1")).toMatchObject({ "earl:result": { "earl:outcome": "earl:inapplicable" } });
});
