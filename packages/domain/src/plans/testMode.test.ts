import type { User } from "@alambic/contract";
import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { planOf, seenAs, testTierOf, testTiers } from "./index.ts";

const name = fc.option(fc.oneof(fc.constantFrom(...testTiers), fc.string()), { nil: null });

describe("the tier that is shown", () => {
  it("is never any but to the test account, whatever is asked or kept", () => {
    fc.assert(
      fc.property(name, name, (asked, kept) => {
        expect(testTierOf({ asked, kept, isTestAccount: false })).toBeNull();
      }),
      { seed: 1 },
    );
  });

  it.each([
    ["pro", null, "pro"],
    ["admin", "free", "admin"],
    [null, "premium", "premium"],
    ["", "premium", null],
    ["gold", "premium", null],
    ["toString", null, null],
    [null, null, null],
  ])("asked %j, kept %j, is %j", (asked, kept, shown) => {
    expect(testTierOf({ asked, kept, isTestAccount: true })).toBe(shown);
  });
});

test.each([
  ["free", "free"],
  ["premium", "premium"],
  ["pro", "pro"],
  ["admin", "pro"],
] as const)("a member seen as %s has the plan %s, whatever they were", (tier, plan) => {
  for (const is_superuser of [true, false]) {
    for (const subscription_status of ["superuser", "past_due", null] as const) {
      const seen = seenAs({ ...user, is_superuser, subscription_status }, tier);
      expect(planOf(seen)).toBe(plan);
      expect(seen).toMatchObject({ id: user.id, plan, is_superuser: tier === "admin" });
    }
  }
});

const user: User = {
  id: "0197f3a0-0000-7000-8000-000000000001",
  username: "ada",
  email: "ada@example.org",
  email_verified: true,
  preferred_language: "fr",
  plan: "pro",
  subscription_status: null,
  is_superuser: false,
  is_beta_tester: false,
  offline_mode_enabled: false,
  created_at: "2026-01-01T00:00:00.000Z",
};
