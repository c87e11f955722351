import type { Failure } from "@alambic/api-client/core";
import type { Problem } from "@alambic/contract";
import { expect, test } from "vitest";
import { refusedFields } from "./refusedFields.ts";

function refusal(code: Problem["code"], errors?: Problem["errors"]): Failure {
  const base = { kind: "problem", status: 422, code, detail: "", retryAfter: null } as const;
  return { ...base, requestId: null, ...(errors && { errors }) };
}

test("a name or an address that is taken is told at its field", () => {
  expect(refusedFields(refusal("username_taken"))).toEqual({ username: "taken" });
  expect(refusedFields(refusal("email_taken"))).toEqual({ email: "taken" });
});

test("the server's own reasons are told at their fields, others of its fields are not ours", () => {
  const errors = [
    { path: "password", code: "password_common", message: "" },
    { path: "email", code: "a_new_reason", message: "" },
    { path: "invite_token", code: "required", message: "" },
  ];
  expect(refusedFields(refusal("validation_failed", errors))).toEqual({
    password: "password_common",
    email: "invalid_characters",
  });
});

test("other failures concern no field", () => {
  expect(refusedFields({ kind: "network" })).toEqual({});
  expect(refusedFields(refusal("too_many_requests"))).toEqual({});
});
