import type { Result } from "../result/index.ts";
import { failure, success } from "../result/index.ts";
import type { Country } from "./age.ts";
import { checkAge, isCountry } from "./age.ts";
import type { FieldCode } from "./identity.ts";
import { checkEmail, checkUsername } from "./identity.ts";
import { meetsPasswordRules, mostPasswordLength, passwordConfirmation } from "./password.ts";

/** What an account is made of. */
export interface AccountFields {
  readonly username: string;
  readonly email: string;
  readonly password: string;
  readonly password_confirm: string;
}

export interface Registration extends AccountFields {
  /** Empty before one is chosen. */
  readonly country: string;
  /** The age that is confirmed to be reached; 0 before it is. */
  readonly confirmed_age: number;
}

/** A registration by which an account can be made. */
export interface CheckedRegistration extends Registration {
  readonly country: Country;
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

function numberAt(fields: Readonly<Record<string, unknown>>, name: string): number | null {
  const value = Object.hasOwn(fields, name) ? fields[name] : null;
  return typeof value === "number" ? value : null;
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
    country: textAt(fields, "country") ?? "",
    confirmed_age: numberAt(fields, "confirmed_age") ?? 0,
  };
}

function checkPassword(password: string): FieldCode | null {
  if (password === "") return "required";
  if (password.length > mostPasswordLength) return "too_long";
  return meetsPasswordRules(password) ? null : "password_rules";
}

function checkConfirmation({ password, password_confirm: again }: AccountFields): FieldCode | null {
  const confirmation = passwordConfirmation(password, again);
  if (confirmation === "empty") return "required";
  return confirmation === "matches" ? null : "password_mismatch";
}

/** Every field that must be put right before an account can be made, one problem a field. */
export function checkAccount(given: AccountFields): FieldProblem[] {
  return problemsOf([
    ["username", checkUsername(given.username)],
    ["email", checkEmail(given.email)],
    ["password", checkPassword(given.password)],
    ["password_confirm", checkConfirmation(given)],
  ]);
}

/** The same of what somebody filled in, who says where they live and that they are old enough. */
export function checkRegistration(
  given: Registration,
): Result<CheckedRegistration, FieldProblem[]> {
  const { country } = given;
  const problems = [
    ...checkAccount(given),
    ...problemsOf([
      ["country", isCountry(country) ? null : "required"],
      ["confirmed_age", checkAge(country, given.confirmed_age)],
    ]),
  ];
  return problems.length === 0 && isCountry(country)
    ? success({ ...given, country })
    : failure(problems);
}

function problemsOf(
  codes: readonly (readonly [RegistrationField, FieldCode | null])[],
): FieldProblem[] {
  return codes.flatMap(([path, code]) => (code === null ? [] : [{ path, code }]));
}
