import type { User } from "@alambic/contract";

const fields = {
  id: isString,
  username: isString,
  email: isString,
  email_verified: isBoolean,
  preferred_language: isString,
  plan: isString,
  subscription_status: (value: unknown) => value === null || isString(value),
  is_superuser: isBoolean,
  is_beta_tester: isBoolean,
  offline_mode_enabled: isBoolean,
  created_at: isString,
} satisfies Record<
  Exclude<keyof User, "needs_second_step" | "is_test_account">,
  (value: unknown) => boolean
>;

/** Reads a stored profile. Null if it is not one, or one of an older version that lacks a field. */
export function parseUser(text: string | null): User | null {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    return isUser(value) ? value : null;
  } catch {
    return null;
  }
}

function isUser(value: unknown): value is User {
  if (typeof value !== "object" || value === null) return false;
  const values = new Map(Object.entries(value));
  return Object.entries(fields).every(([name, accepts]) => accepts(values.get(name)));
}

function isString(value: unknown): value is string {
  return typeof value === "string";
}

function isBoolean(value: unknown): value is boolean {
  return typeof value === "boolean";
}
