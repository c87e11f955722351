import { describe, expect, it } from "vitest";

import { isTitle } from "./isTitle.ts";

describe("what names a document", () => {
  it.each([
    "Bees",
    "Introduction to Node.js",
    "Microsoft Word for beginners",
    "Document de référence",
    "Untitled lives",
    "Chapter and verse",
    "蜜蜂",
  ])("%s", (text) => expect(isTitle(text, "en")).toBe(true));

  it.each([
    "",
    "untitled",
    "Untitled-1",
    "(anonymous)",
    "Document1",
    "Sans titre",
    "Microsoft Word - bees.doc",
    "PowerPoint Presentation",
    "C:\\Users\\lina\\bees",
    "/home/lina/bees",
    "file:///tmp/bees",
    "bees.indd",
    "Preface",
    "Table of contents",
    "Sommaire",
    "Inhoud",
    "Introduction",
    "Chapter 1",
    "Chapitre premier",
    "Hoofdstuk II.",
    "IV",
    "2.1",
  ])("is not %s", (text) => {
    for (const language of ["en", "fr", "nl"] as const) expect(isTitle(text, language)).toBe(false);
  });

  it.each([
    ["en", "Acknowledgements"],
    ["fr", "Remerciements"],
    ["nl", "Dankwoord"],
  ] as const)("is in %s not %s", (language, text) => expect(isTitle(text, language)).toBe(false));
});
