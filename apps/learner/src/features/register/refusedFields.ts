import type { Failure } from "@alambic/api-client/core";
import type { RegistrationField } from "@alambic/domain/accounts";
import type { RegistrationProblem } from "./registrationMessage.ts";

export type RefusedFields = Partial<Record<RegistrationField, RegistrationProblem>>;

const fields = [
  "username",
  "email",
  "password",
  "password_confirm",
  "country",
  "confirmed_age",
] as const;
const problems = [
  "required",
  "too_short",
  "too_long",
  "invalid_characters",
  "look_alike",
  "invalid_email",
  "password_rules",
  "password_mismatch",
  "password_common",
  "age_unconfirmed",
] as const satisfies RegistrationProblem[];

/** The fields that the server refused, and why; none where the refusal concerns no field. */
export function refusedFields(failure: Failure): RefusedFields {
  if (failure.kind !== "problem") return {};
  if (failure.code === "username_taken") return { username: "taken" };
  if (failure.code === "email_taken") return { email: "taken" };
  const refused: RefusedFields = {};
  for (const { path, code } of failure.errors ?? []) {
    const field = fields.find((name) => name === path);
    if (field === undefined) continue;
    refused[field] = problems.find((problem) => problem === code) ?? "invalid_characters";
  }
  return refused;
}
