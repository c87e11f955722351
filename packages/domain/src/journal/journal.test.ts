import { expect, test } from "vitest";
import { entryFault, journalLimits } from "./index.ts";

const { title, content } = journalLimits;

test.each([
  ["", "", "empty"],
  ["A title", " \n\t ", "empty"],
  ["", "a", null],
  ["t".repeat(title), "c".repeat(content), null],
  ["t".repeat(title + 1), "a", "title_too_long"],
  ["", "c".repeat(content + 1), "content_too_long"],
  // An emoji is one sign for the contract, and two for JavaScript.
  ["🙂".repeat(title), "🙂".repeat(content), null],
  ["🙂".repeat(title + 1), "a", "title_too_long"],
])("an entry of title %o and content %o", (heading, text, fault) => {
  expect(entryFault({ title: heading, content: text })).toBe(fault);
});
