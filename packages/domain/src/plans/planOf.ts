import type { Plan } from "@alambic/contract";

const order: readonly Plan[] = ["free", "premium", "pro"];

/** Fields that may say what plan a member has, by the names that have been in use. */
const planFields = [
  "subscription",
  "subscription_status",
  "subscription_plan",
  "subscription_tier",
  "plan",
  "tier",
  "membership",
  "membership_plan",
  "membership_tier",
  "membership_level",
  "membership_status",
  "tags",
];
const nestedFields = ["status", "plan", "tier", "level", "name"];

const proNames = ["pro", "superuser", "admin", "administration", "visionary"];
const premiumNames = ["premium", "plus", "creator"];

function planOfNumber(value: number): Plan {
  if (value === 1) return "premium";
  return value === 2 || value === 3 ? "pro" : "free";
}

function planOfName(name: string): Plan {
  const text = name.trim().toLowerCase();
  if (/^\d+$/u.test(text)) return planOfNumber(Number(text));
  const words = text.split(/[^\p{L}\p{N}]+/u);
  if (words.some((word) => proNames.includes(word))) return "pro";
  return words.some((word) => premiumNames.includes(word)) ? "premium" : "free";
}

function highest(plans: readonly Plan[]): Plan {
  return plans.reduce<Plan>(
    (best, plan) => (order.indexOf(plan) > order.indexOf(best) ? plan : best),
    "free",
  );
}

function planOfValue(value: unknown, nested: boolean): Plan {
  if (typeof value === "number") return planOfNumber(value);
  if (typeof value === "string") return planOfName(value);
  if (Array.isArray(value)) {
    return highest(value.map((item) => (typeof item === "string" ? planOfName(item) : "free")));
  }
  if (nested || typeof value !== "object" || value === null) return "free";
  return highest(fieldsOf(value, nestedFields).map((field) => planOfValue(field, true)));
}

function fieldsOf(record: object, names: readonly string[]): unknown[] {
  return Object.entries(record).flatMap(([name, value]) => (names.includes(name) ? [value] : []));
}

/**
 * The plan of a member, out of whatever the profile holds: a superuser counts as Pro; else the
 * fields are scanned, 1 meaning Premium, 2 and 3 Pro, and names like `premium_plus` what they say.
 * The highest plan found holds; without any it is Free.
 */
export function planOf(user: object): Plan {
  if (fieldsOf(user, ["is_superuser"]).includes(true)) return "pro";
  return highest(fieldsOf(user, planFields).map((value) => planOfValue(value, false)));
}
