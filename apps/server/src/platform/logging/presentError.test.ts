import { describe, expect, it } from "vitest";

import { presentError } from "./presentError.ts";

/** An error as the drivers of both databases make it. */
function databaseError(message: string, fields: Readonly<Record<string, unknown>>): Error {
  return Object.assign(new Error(message), fields);
}

describe("presentError", () => {
  it("keeps what tells where an error comes from, and leaves out rows and parameters", () => {
    const shown = presentError(
      databaseError('duplicate key value violates unique constraint "users_email_key"', {
        code: "23505",
        constraint: "users_email_key",
        detail: "Key (email)=(zoe@example.org) already exists.",
        where: "SQL statement with zoe@example.org",
        query: "insert into users values ($1)",
        params: ["zoe@example.org"],
      }),
    );
    expect(shown).toMatchObject({
      type: "Error",
      code: "23505",
      constraint: "users_email_key",
      message: 'duplicate key value violates unique constraint "users_email_key"',
    });
    expect(JSON.stringify(shown)).not.toMatch(/zoe@|insert into/u);
  });

  it("leaves out the value that a message quotes, also in the stack", () => {
    const shown = presentError(
      databaseError('invalid input syntax for type uuid: "my "secret" id"', { code: "22P02" }),
    );
    expect(shown.message).toBe('invalid input syntax for type uuid: "…"');
    expect(shown.stack).toContain('uuid: "…"\n    at ');
    expect(JSON.stringify(shown)).not.toContain("secret");
  });

  it("does so for what an error was caused by, and ends where errors go round", () => {
    const cause = databaseError("failed", { code: "53100", detail: "secret" });
    const outer = new TypeError("outer", { cause });
    cause.cause = outer;
    const shown = presentError(outer);
    expect(shown).toMatchObject({ type: "TypeError", cause: { code: "53100" } });
    expect(JSON.stringify(shown)).not.toContain("secret");
  });

  it("tells of what is no error by its type alone", () => {
    expect(presentError("secret")).toEqual({ type: "string", message: "no error", stack: "" });
  });
});
