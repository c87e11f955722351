import fc from "fast-check";
import { expect, test } from "vitest";
import { feedbackLimits, feedbackPage } from "./index.ts";

test.each([
  ["/library", "/library"],
  ["/reviews/session?capsule=1#top", "/reviews/session"],
  ["", "/"],
])("what is said at %o is said of %o", (location, page) => {
  expect(feedbackPage(location)).toBe(page);
});

test("whatever the address, the server takes its page", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 1_000 }), (location) => {
      const page = feedbackPage(location);
      return /^\/[^?#]*$/u.test(page) && page.length <= feedbackLimits.page;
    }),
  );
});
