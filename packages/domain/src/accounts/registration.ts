import type { Result } from "../result/index.ts";
import { failure, success } from "../result/index.ts";
import type { FieldCode } from "./identity.ts";
import { checkEmail, checkUsername } from "./identity.ts";
import { meetsPasswordRules, mostPasswordLength, passwordConfirmation } from "./password.ts";

export interface Registration {
  readonly username: string;
  readonly email: string;
  readonly password: string;
  readonly password_confirm: string;
}

export type RegistrationField = keyof Registration;

export interface FieldProblem {
  readonly path: RegistrationField;
  readonly code: FieldCode;
}

function textAt(fields: Readonly<Record<string, unknown>>, name: string): string | null {
  const value = Object.hasOwn(fields, name) ? fields[name] : null;
  return typeof value === "string" ? value : null;
}

/**
 * Reads a registration out of a form: name and address are trimmed, and the confirmation is taken
 * from `password_confirm`, `passwordConfirm`, `password_confirmation` or else the password.
 */
export function readRegistration(fields: Readonly<Record<string, unknown>>): Registration {
  const password = textAt(fields, "password") ?? "";
  return {
    username: (textAt(fields, "username") ?? "").trim(),
    email: (textAt(fields, "email") ?? "").trim(),
    password,
    password_confirm:
      textAt(fields, "password_confirm") ??
      textAt(fields, "passwordConfirm") ??
      textAt(fields, "password_confirmation") ??
      password,
  };
}

function checkPassword(password: string): FieldCode | null {
  if (password === "") return "required";
  if (password.length > mostPasswordLength) return "too_long";
  return meetsPasswordRules(password) ? null : "password_rules";
}

function checkConfirmation({ password, password_confirm: again }: Registration): FieldCode | null {
  const confirmation = passwordConfirmation(password, again);
  if (confirmation === "empty") return "required";
  return confirmation === "matches" ? null : "password_mismatch";
}

/** Every field that must be put right before an account can be made, one problem a field. */
export function checkRegistration(given: Registration): Result<Registration, FieldProblem[]> {
  const codes: readonly [RegistrationField, FieldCode | null][] = [
    ["username", checkUsername(given.username)],
    ["email", checkEmail(given.email)],
    ["password", checkPassword(given.password)],
    ["password_confirm", checkConfirmation(given)],
  ];
  const problems = codes.flatMap(([path, code]) => (code === null ? [] : [{ path, code }]));
  return problems.length === 0 ? success(given) : failure(problems);
}
