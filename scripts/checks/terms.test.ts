import { expect, test } from "vitest";
import { judgeTerms, shareAlikeWorks } from "./terms.ts";

const notice = `DATA
  Natural Earth (borders)
    Public domain
  KanjiVG (strokes)
    Creative Commons Attribution-ShareAlike 3.0`;

const readme = (text: string) => `# Alambic\n\n## Licence\n\n${text}\n`;

test("a README that names the share-alike works is let through", () => {
  expect(judgeTerms(readme("Most are permissive, KanjiVG is share-alike."), notice)).toEqual([]);
});

test("a README that calls all terms permissive, or leaves a work out, is not", () => {
  expect(judgeTerms(readme("All of them permissive."), notice)).toHaveLength(3);
  expect(judgeTerms(readme("Some are share-alike."), notice)).toHaveLength(1);
});

test("a README that speaks of terms that NOTICE does not name is not let through either", () => {
  expect(judgeTerms(readme("Some are share-alike."), "DATA\n  Natural Earth")).toHaveLength(1);
});

test("the works are those under share-alike terms", () => {
  expect(shareAlikeWorks(notice)).toEqual(["KanjiVG"]);
});
