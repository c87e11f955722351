import { expect, test } from "vitest";
import { makeCapsule } from "../../shared/testing/makeCapsule.ts";
import { exploredDomains } from "./exploredDomains.ts";

test("the domain with the most capsules comes first, with its first capsule", () => {
  const capsules = [
    makeCapsule({ id: "law", domain: "social_sciences" }),
    makeCapsule({ id: "fractions", domain: "mathematics" }),
    makeCapsule({ id: "algebra", domain: "mathematics" }),
  ];
  const found = exploredDomains(capsules).map(({ domain, count, capsule }) => [
    domain,
    count,
    capsule.id,
  ]);
  expect(found).toEqual([
    ["mathematics", 2, "fractions"],
    ["social_sciences", 1, "law"],
  ]);
});
