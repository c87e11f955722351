import { expect, it } from "vitest";

import { NotAuthorableError } from "../../model/NotAuthorableError.ts";
import { refusal } from "../../model/refused.ts";
import { errorOf, failureOf } from "./errorOf.ts";

it("keeps why a request is refused, and the class that tells so", () => {
  const reasons = [refusal("document_too_short", { words: 12, minimum: 300 })];
  const error = errorOf(structuredClone(failureOf(new NotAuthorableError(reasons))));
  expect(error).toBeInstanceOf(NotAuthorableError);
  expect(error).toMatchObject({ reasons });
});

it("keeps the name, the message and the stack of any other error", () => {
  const thrown = new RangeError("no such lesson");
  const error = errorOf(structuredClone(failureOf(thrown)));
  expect(error).not.toBeInstanceOf(NotAuthorableError);
  expect(error).toMatchObject({
    name: "RangeError",
    message: "no such lesson",
    stack: thrown.stack,
  });
  expect(errorOf(failureOf("thrown text"))).toMatchObject({
    name: "Error",
    message: "thrown text",
  });
});
