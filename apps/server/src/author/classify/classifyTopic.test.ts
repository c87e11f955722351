import { describe, expect, it } from "vitest";

import { classifyTopic } from "./classifyTopic.ts";
import { knownSkills } from "./skills.ts";

describe("classifyTopic", () => {
  it.each(
    [
      "",
      "   ",
      "🎸🎉",
      "?!…",
      "1234",
      "\u0000",
      "日本語",
      "a".repeat(10_000),
      "x ".repeat(5000),
    ].map((text) => [text.slice(0, 20), text]),
  )("answers anything, unsurely: %j", (_, text) => {
    const { confidence, alternatives } = classifyTopic(text);
    expect(confidence).toBeLessThan(0.7);
    expect(alternatives.length).toBeLessThanOrEqual(3);
  });

  it("takes typing mistakes and other forms of a word", () => {
    expect(classifyTopic("les multiplicasions").skill).toBe("arithmetic");
    expect(classifyTopic("vulkanisme").skill).toBe("earth_science");
    expect(classifyTopic("fotosyntese").skill).toBe("biology");
  });

  it("knows languages that no list teaches", () => {
    expect(classifyTopic("Initiation au grec ancien")).toMatchObject({
      domain: "languages",
      area: "old",
      skill: "ancient_greek",
    });
    expect(classifyTopic("Learn Swahili")).toMatchObject({ domain: "languages", skill: "swahili" });
  });

  it("offers three more, whatever it is sure of", () => {
    expect(classifyTopic("xylography of the Zemblan coast").alternatives).toHaveLength(3);
  });

  it("takes compounds apart", () => {
    expect(classifyTopic("schildercursus").skill).toBe("painting");
    expect(classifyTopic("Bruggenbouw").skill).toBe("architecture");
  });

  it("takes a language's name for one to be learned where it says so, or comes first", () => {
    expect(classifyTopic("Spanish for nurses").skill).toBe("spanish");
    expect(classifyTopic("Duits").skill).toBe("german");
    expect(classifyTopic("Spanish painting of the Golden Age").skill).toBe("painting");
  });

  it("tells where something comes from apart from learning the language", () => {
    expect(classifyTopic("cuisine italienne").domain).toBe("personal_development");
    expect(classifyTopic("la Révolution française").skill).toBe("history");
    expect(classifyTopic("apprendre l’italien").skill).toBe("italian");
    expect(classifyTopic("FLE débutant").area).toBe("fle");
  });

  describe("with corrections", () => {
    const corrected = {
      skill: "gardening",
      domain: "personal_development",
      area: "generic",
    } as const;
    const corrections = [{ text: "Le potager au balcon", corrected }];

    it("repeats what was corrected, and for nearly the same topic too", () => {
      expect(classifyTopic("le potager au balcon !", corrections)).toMatchObject(corrected);
      expect(classifyTopic("Les potagers au balcon", corrections)).toMatchObject(corrected);
      expect(classifyTopic("Le potager au balcon", corrections).confidence).toBeGreaterThan(0.9);
    });

    it("leaves other topics alone", () => {
      expect(classifyTopic("Le balcon du château", corrections).skill).not.toBe("gardening");
      expect(classifyTopic("", corrections).skill).not.toBe("gardening");
    });

    it("follows the first of several: the newest", () => {
      const later = { ...corrected, skill: "botany" };
      const both = [{ text: "le potager au balcon", corrected: later }, ...corrections];
      expect(classifyTopic("Le potager au balcon", both).skill).toBe("botany");
    });

    it("offers what it would have said as another choice", () => {
      const { alternatives } = classifyTopic("Le potager au balcon", corrections);
      expect(alternatives.map(({ skill }) => skill)).not.toContain("gardening");
    });
  });
});

describe("knownSkills", () => {
  it("names every domain, and each skill once", () => {
    const skills = knownSkills();
    expect(skills).toHaveLength(11);
    const all = skills.flatMap((domain) => domain.skills);
    expect(new Set(all).size).toBe(all.length);
    for (const skill of all) expect(skill).toMatch(/^[a-z0-9]+(?:_[a-z0-9]+)*$/);
  });
});
