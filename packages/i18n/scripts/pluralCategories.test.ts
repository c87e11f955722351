import { expect, test } from "vitest";

import { parseMessage } from "./parseMessage.ts";
import { pluralProblems } from "./pluralCategories.ts";

function problemsOf(localeTag: string, text: string): string[] {
  return pluralProblems(localeTag, parseMessage("test", text));
}

test("accepts the categories of each language", () => {
  const text = "{count, plural, =0 {none} one {# lesson} other {# lessons}}";
  expect(problemsOf("en-GB", text)).toEqual([]);
  expect(problemsOf("fr", text)).toEqual([]);
  expect(problemsOf("nl", text)).toEqual([]);
  const millions = "{count, plural, one {# mot} many {# de mots} other {# mots}}";
  expect(problemsOf("fr", millions)).toEqual([]);
});

test("finds a category that the language never selects, inside other choices too", () => {
  const text = "{kind, select, a {{n, plural, one {#} few {#} other {#}}} other {}}";
  expect(problemsOf("nl", text)).toEqual(['{n} has "few", which nl never selects']);
});

test("finds a category that is missing", () => {
  expect(problemsOf("en-GB", "{n, selectordinal, one {#st} other {#th}}")).toEqual([
    '{n} lacks "two", which en-GB selects',
    '{n} lacks "few", which en-GB selects',
  ]);
});
