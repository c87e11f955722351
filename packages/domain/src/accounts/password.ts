export const leastPasswordLength = 8;
export const mostPasswordLength = 1024;

const tests = {
  length: (password: string) => [...password].length >= leastPasswordLength,
  lowercase: (password: string) => /\p{Ll}/u.test(password),
  uppercase: (password: string) => /\p{Lu}/u.test(password),
  digit: (password: string) => /\p{Nd}/u.test(password),
  special: (password: string) => /[\p{P}\p{S}]/u.test(password),
} as const;

export type PasswordRuleName = keyof typeof tests;
export const passwordRuleNames = [
  "length",
  "lowercase",
  "uppercase",
  "digit",
  "special",
] as const satisfies PasswordRuleName[];

export interface PasswordRule {
  readonly rule: PasswordRuleName;
  readonly met: boolean;
}

/** Each rule for a password, and whether this one meets it. */
export function passwordRules(password: string): PasswordRule[] {
  return passwordRuleNames.map((rule) => ({ rule, met: tests[rule](password) }));
}

export function meetsPasswordRules(password: string): boolean {
  return passwordRules(password).every(({ met }) => met);
}

/** Whether the second typing is the first one again; `empty` before it was begun. */
export function passwordConfirmation(
  password: string,
  confirmation: string,
): "empty" | "matches" | "differs" {
  if (confirmation === "") return "empty";
  return confirmation === password ? "matches" : "differs";
}
