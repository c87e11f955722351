import { describe, expect, test } from "vitest";

import { frenchTypography } from "./frenchTypography.ts";

describe("frenchTypography", () => {
  test.each([
    "Prêt\u202F?",
    "Quoi\u202F?!",
    "Il est 10:30.",
    "«\u202FPage introuvable\u202F»",
    "\u202F: vrai",
    "L’essai https://exemple.fr continue…",
  ])("accepts %j", (text) => {
    expect(frenchTypography(text)).toEqual([]);
  });

  test.each([
    ["Prêt ?", "; : ! ?"],
    ["Prêt\u00A0!", "; : ! ?"],
    ["!", "; : ! ?"],
    ["«Page\u202F»", "after «"],
    ["«\u202FPage »", "before »"],
    ["L'essai", "apostrophe"],
    ["Attends...", "three points"],
    ['"Page"', "quotes"],
  ])("advises on %j", (text, advice) => {
    expect(frenchTypography(text)).toEqual([expect.stringContaining(advice)]);
  });
});
