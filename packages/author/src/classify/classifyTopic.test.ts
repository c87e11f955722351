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

  it.each(["", "🎸🎉", "xylography of the Zemblan coast", "Hiragana", "a".repeat(10_000)])(
    "offers three more, whatever it is sure of: %j",
    (topic) => {
      const { skill, area, alternatives } = classifyTopic(topic);
      const offered = [{ skill, area }, ...alternatives].map(
        (each) => `${each.skill} ${each.area}`,
      );
      expect(new Set(offered).size).toBe(4);
    },
  );

  it.each([
    ["Java", ["computer_science", "geography"]],
    ["Mercury", ["astronomy", "chemistry", "religion"]],
    ["bass", ["guitar", "singing", "instruments", "biology"]],
    ["virus", ["biology", "medicine", "security"]],
    ["bank", ["finance", "economics"]],
    ["avocat", ["law", "life_skills"]],
    ["kaarten", ["geography", "board_games"]],
    ["set", ["logic", "sports", "computer_science"]],
    ["Run", ["sports", "computer_science"]],
    ["la cellule", ["biology", "law", "computer_science", "physics"]],
    ["toets", ["education", "piano", "computer_science"]],
    ["Slag", ["history", "sports", "music_theory"]],
  ])("asks which is meant by a word of several meanings: %s", (word, meant) => {
    const { confidence, skill, alternatives } = classifyTopic(word);
    expect(confidence).toBeLessThan(0.7);
    expect([skill, ...alternatives.map((each) => each.skill)]).toEqual(
      expect.arrayContaining(meant),
    );
  });

  it.each([
    ["Hiragana", "japanese"],
    ["Impressionism", "painting"],
    ["chimie", "chemistry"],
    ["gitaar", "guitar"],
    ["Napoleon", "history"],
  ])("is sure of a word that has one meaning: %s", (word, skill) => {
    expect(classifyTopic(word)).toMatchObject({ skill });
    expect(classifyTopic(word).confidence).toBeGreaterThanOrEqual(0.7);
  });

  it.each([
    ["les mois en italien", "italian"],
    ["Japanese numbers", "japanese"],
    ["the weather in French", "french"],
    ["kleuren in het Duits", "german"],
    ["La famille en japonais", "japanese"],
  ])("takes what is to be said in a language for that language: %s", (topic, skill) => {
    expect(classifyTopic(topic)).toMatchObject({ skill, domain: "languages" });
  });

  it("offers near relatives before others", () => {
    const offered = (topic: string) =>
      classifyTopic(topic).alternatives.map(({ domain }) => domain);
    expect(offered("Hiragana").slice(0, 2)).toEqual(["languages", "languages"]);
    expect(offered("guitare").slice(0, 2)).toEqual(["music", "music"]);
  });

  it("offers each of the skills that a topic joins", () => {
    const { skill, alternatives } = classifyTopic("statistics with Python");
    expect(new Set([skill, alternatives[0]?.skill])).toEqual(new Set(["python", "statistics"]));
  });

  it.each([
    ["L’accord du participe passé", "french", "generic", "fle"],
    ["Apprendre le français pour réfugiés", "french", "fle", "generic"],
    ["Apostrophes and commas", "english", "generic", "foreign"],
    ["English for nurses", "english", "foreign", "generic"],
    ["Werkwoordspelling: d of dt", "dutch", "generic", "foreign"],
    ["Nederlands voor anderstaligen", "dutch", "foreign", "generic"],
  ])("tells one’s own language from one to be learned: %s", (topic, skill, area, other) => {
    const found = classifyTopic(topic);
    expect(found).toMatchObject({ skill, area });
    expect(found.alternatives).toContainEqual(
      expect.objectContaining({ skill, area: other, domain: "languages" }),
    );
  });

  it("knows the words of the data sets", () => {
    expect(classifyTopic("de giraf").skill).toBe("biology");
    expect(classifyTopic("la Pologne").skill).toBe("geography");
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

    it.each([
      ["guerre de cent ans", "La guerre de 100 ans"],
      ["The hundred years war", "100 years war"],
      ["de tachtigjarige oorlog", "80-jarige oorlog"],
      ["Le tour du monde en quatre-vingts jours", "tour du monde en 80 jours"],
      ["Louis XIV", "Louis 14"],
      ["World War Two", "World War II"],
    ])("takes the number of “%s” for that of “%s”", (text, topic) => {
      expect(classifyTopic(topic, [{ text, corrected }])).toMatchObject(corrected);
      expect(classifyTopic(text, [{ text: topic, corrected }])).toMatchObject(corrected);
    });

    it.each([
      ["guerre de cent ans", "guerre de 30 ans"],
      ["World War II", "World War I"],
      ["la guerre de 1914", "la guerre de 1918"],
      ["Louis XIV", "Louis XVI"],
      ["cent recettes", "mille recettes"],
    ])("keeps “%s” and “%s” apart", (text, topic) => {
      expect(classifyTopic(topic, [{ text, corrected }]).skill).not.toBe("gardening");
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
