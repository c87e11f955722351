import type { User } from "@alambic/contract";

/** Members that the app can be seen as. */
export const testTiers = ["free", "premium", "pro", "admin"] as const;
export type TestTier = (typeof testTiers)[number];

/** What decides whether the app is seen as another member sees it. */
export interface TestModeSources {
  /** What the address asks for; null where it says nothing. */
  readonly asked: string | null;
  /** What was kept since it was asked for. */
  readonly kept: string | null;
  /** Whether the member is the one who may. */
  readonly isTestAccount: boolean;
}

/** The tier to show: what is asked for before what was kept, and none to whoever is not the test account. */
export function testTierOf({ asked, kept, isTestAccount }: TestModeSources): TestTier | null {
  if (!isTestAccount) return null;
  const name = asked ?? kept;
  return testTiers.find((tier) => tier === name) ?? null;
}

/** The member as one of a tier would be. What the server allows does not change. */
export function seenAs(user: User, tier: TestTier): User {
  if (tier === "admin")
    return { ...user, plan: "pro", subscription_status: "superuser", is_superuser: true };
  const subscription_status = tier === "free" ? null : "active";
  return { ...user, plan: tier, subscription_status, is_superuser: false };
}
