import { domains } from "@alambic/author/classify";
import { describe, expect, it } from "vitest";

import { namedBy } from "./namedBy.ts";

describe("namedBy", () => {
  it.each([
    ["langues", "languages"],
    ["talen", "languages"],
    ["mathematiques", "mathematics"],
    ["maths", "mathematics"],
    ["wiskunde", "mathematics"],
    ["natural", "natural_sciences"],
    ["jeux", "gaming"],
    ["other", "others"],
  ])("knows the domain that is called %s", (word, domain) => {
    expect(namedBy(word).domains).toEqual([domain]);
  });

  it.each([
    ["chimie", "chemistry"],
    ["scheikunde", "chemistry"],
    ["chemis", "chemistry"],
    ["algebre", "algebra"],
    ["arithmetique", "arithmetic"],
    ["rekenen", "arithmetic"],
    ["aardrijkskunde", "geography"],
    ["japonais", "japanese"],
  ])("knows the skill that is called %s", (word, skill) => {
    expect(namedBy(word).skills).toEqual([skill]);
  });

  it("takes the beginning of a name, of three letters at least, and nothing within", () => {
    expect(namedBy("chi").skills).toContain("chemistry");
    expect(namedBy("himie")).toEqual({ domains: [], skills: [] });
    expect(namedBy("ch")).toEqual({ domains: [], skills: [] });
    expect(namedBy("")).toEqual({ domains: [], skills: [] });
  });

  it("knows every domain by its slug", () => {
    for (const domain of domains)
      expect(namedBy(domain.split("_")[0] ?? "").domains).toContain(domain);
  });
});
