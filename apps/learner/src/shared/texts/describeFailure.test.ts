import type { Failure } from "@alambic/api-client/core";
import { createFormatter, loadMessages } from "@alambic/i18n";
import { expect, test } from "vitest";
import { describeFailure } from "./describeFailure.ts";

const texts = createFormatter("en", await loadMessages("en", ["shell", "problems"]));

const busy: Failure = {
  kind: "problem",
  status: 429,
  code: "too_many_requests",
  detail: "",
  retryAfter: 61,
  requestId: null,
};

test.each([
  [{ kind: "network" }, "The server cannot be reached. Check your connection and try again."],
  [{ kind: "timeout" }, "The API request exceeds the allowed time."],
  [{ kind: "unexpected", status: 502 }, "Something went wrong. Please try again."],
  [busy, "Too many attempts in a short time. Try again in 2 minutes."],
  [
    { ...busy, retryAfter: null },
    "Too many attempts in a short time. Wait a moment, then try again.",
  ],
  [{ ...busy, code: "incorrect_credentials" }, "Incorrect credentials."],
  [{ ...busy, code: "topic_not_authorable", detail: "Paste a text." }, "Paste a text."],
] satisfies [Failure, string][])("says of %j: %s", (failure, text) => {
  expect(describeFailure(texts, failure)).toBe(text);
});

test("a call that may take long says so", () => {
  expect(describeFailure(texts, { kind: "timeout" }, "generation")).toBe(
    "This takes longer than expected. We will try again.",
  );
});
