import type { CodeLanguage } from "@alambic/contract";
import fc from "fast-check";
import { expect, test } from "vitest";
import { tokensOf } from "./tokens.ts";

const languages: CodeLanguage[] = [
  "text",
  "python",
  "javascript",
  "typescript",
  "java",
  "c",
  "csharp",
  "php",
  "sql",
  "html",
  "css",
  "shell",
  "json",
];

test.each<[CodeLanguage, string, string[]]>([
  ["python", "if x: # why\n", ["keyword if", "comment # why"]],
  ["python", '"""a\nb""" + \'c\'', ['string """a\nb"""', "string 'c'"]],
  [
    "javascript",
    "let a = 1.5e3; // in\n`x${y}`",
    ["keyword let", "number 1.5e3", "comment // in", "string `x${y}`"],
  ],
  ["javascript", "iff = a1", []],
  ["sql", "SELECT a from b -- c", ["keyword SELECT", "keyword from", "comment -- c"]],
  ["html", '<!-- a --><b c="d">', ["comment <!-- a -->", 'string "d"']],
  ["text", "if 1", []],
  ["c", "/* never closed", ["comment /* never closed"]],
])("in %s %j holds %j", (language, code, expected) => {
  const found = tokensOf(code, language).filter(({ kind }) => kind !== "plain");
  expect(found.map(({ kind, text }) => `${kind} ${text}`)).toEqual(expected);
});

test("the pieces of any code are that code again", () => {
  const signs = fc.constantFrom(..."\"'`/*#-<!>\\\n ab1.".split(""));
  const codes = fc.oneof(
    fc.string(),
    fc.array(signs).map((all) => all.join("")),
  );
  fc.assert(
    fc.property(codes, fc.constantFrom(...languages), (code, language) => {
      const tokens = tokensOf(code, language);
      expect(tokens.map(({ text }) => text).join("")).toBe(code);
    }),
    { seed: 8, numRuns: 500 },
  );
});
