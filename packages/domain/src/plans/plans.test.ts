import fc from "fast-check";
import { expect, test } from "vitest";
import {
  leastSavings,
  paymentStanding,
  pdfLimit,
  planLimits,
  planOf,
  planPrices,
} from "./index.ts";

test.each([
  [{}, "free"],
  [{ is_superuser: true, plan: "free" }, "pro"],
  [{ is_superuser: "no" }, "free"],
  [{ plan: "premium" }, "premium"],
  [{ plan: 1 }, "premium"],
  [{ plan: 2 }, "pro"],
  [{ tier: 3 }, "pro"],
  [{ tier: "3" }, "pro"],
  [{ plan: 0 }, "free"],
  [{ plan: 4 }, "free"],
  [{ plan: "plus" }, "premium"],
  [{ membership: "premium_plus" }, "premium"],
  [{ membership_level: "Premium Creator" }, "premium"],
  [{ membership: { name: "Pro Visionary" } }, "pro"],
  [{ subscription: { status: "active", tier: "pro-yearly" } }, "pro"],
  [{ subscription: { plan: { plan: "pro" } } }, "free"],
  [{ subscription_status: "superuser" }, "pro"],
  [{ subscription_status: "active" }, "free"],
  [{ subscription_status: "trialing", plan: "premium" }, "premium"],
  [{ tags: ["beta", "premium"] }, "premium"],
  [{ tags: ["premium", "pro"] }, "pro"],
  [{ tags: [2] }, "free"],
  [{ username: "pro", email: "plus@example.org" }, "free"],
  [{ plan: "product" }, "free"],
  [{ plan: null }, "free"],
])("%j is %s", (user, plan) => expect(planOf(user)).toBe(plan));

test("any profile has a plan", () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (user) => {
      expect(["free", "premium", "pro"]).toContain(planOf(user));
    }),
    { seed: 1 },
  );
});

test("limits are those of the plans", () => {
  expect(planLimits.free).toMatchObject({ capsulesPerMonth: 3, votesPerPoll: 1, offline: false });
  expect(planLimits.premium).toMatchObject({
    capsulesPerMonth: 10,
    votesPerPoll: 2,
    bonusXpPerCapsule: 50,
  });
  expect(planLimits.pro).toMatchObject({ capsulesPerMonth: null, votesPerPoll: 3, offline: true });
  expect(planPrices.premium).toEqual({ monthly: 12, quarterly: 35, yearly: 100 });
  expect(planPrices.pro).toEqual({ monthly: 30, quarterly: 90, yearly: 250 });
});

test("a PDF is as large as the plan and the server allow", () => {
  const nine = 9 * 1024 * 1024;
  expect(pdfLimit("free", nine)).toBe(0);
  expect(pdfLimit("premium", nine * 100)).toBe(nine);
  expect(pdfLimit("premium", nine - 1)).toBe(nine - 1);
  expect(pdfLimit("pro", nine * 100)).toBe(nine * 100);
});

test("a saving is promised only where every plan that is sold saves it", () => {
  // Premium: 35 of 36 for three months, 100 of 144 for a year; Pro: 90 of 90, 250 of 360.
  expect(leastSavings()).toEqual({ yearly: 0.3 });
});

const member = { is_superuser: false, plan: "free", subscription_status: null } as const;

test.each([
  [{ ...member, is_superuser: true }, "administration"],
  [{ ...member, plan: "premium", subscription_status: "active" }, "active"],
  [{ ...member, plan: "premium", subscription_status: "trialing" }, "trial"],
  [{ ...member, plan: "pro", subscription_status: "past_due" }, "pending"],
  [{ ...member, plan: "pro" }, "active"],
  [{ ...member, plan: "pro", subscription_status: "canceled" }, "none"],
  [{ ...member, subscription_status: "active" }, "none"],
  [member, "none"],
] as const)("of the payment of %j is told: %s", (user, standing) => {
  expect(paymentStanding(user)).toBe(standing);
});
