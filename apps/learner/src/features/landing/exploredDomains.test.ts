import { expect, test } from "vitest";
import { makeCapsule } from "../../shared/testing/makeCapsule.ts";
import { exploredDomains } from "./exploredDomains.ts";

test("the domain with the most capsules comes first, with its first capsule", () => {
  const found = exploredDomains([
    { domain: "social_sciences", count: 1, items: [makeCapsule({ id: "law" })] },
    { domain: "mathematics", count: 25, items: [makeCapsule({ id: "fractions" })] },
  ]);
  expect(found.map(({ domain, count, capsule }) => [domain, count, capsule.id])).toEqual([
    ["mathematics", 25, "fractions"],
    ["social_sciences", 1, "law"],
  ]);
});
