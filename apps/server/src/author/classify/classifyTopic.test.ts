import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

import { classifyTopic } from "./classifyTopic.ts";
import { knownSkills } from "./skills.ts";

interface Labelled {
  readonly language: string;
  readonly topic: string;
  readonly domain: string;
  readonly skill: string;
}

const labelled = readFileSync(join(import.meta.dirname, "testing/topics.txt"), "utf8")
  .split("\n")
  .filter((line) => line !== "" && !line.startsWith("#"))
  .map((line): Labelled => {
    const [language = "", topic = "", domain = "", skill = ""] = line.split("|");
    return { language, topic, domain, skill };
  });

/** Share of the topics for which something holds, printed with its name. */
function share(name: string, topics: readonly Labelled[], holds: (topic: Labelled) => boolean) {
  const value = topics.filter(holds).length / topics.length;
  console.info(`classification, ${name}: ${(100 * value).toFixed(1)} % of ${topics.length}`);
  return value;
}

describe.each([
  ["tuned", labelled.filter((_, index) => index % 2 === 0)],
  ["held out", labelled.filter((_, index) => index % 2 === 1)],
])("classification of %s topics", (half, topics) => {
  const first = ({ topic }: Labelled) => classifyTopic(topic);

  it("finds the skill, the domain and the language", () => {
    expect(share(`${half}, skill`, topics, (t) => first(t).skill === t.skill)).toBeGreaterThan(
      0.85,
    );
    expect(share(`${half}, domain`, topics, (t) => first(t).domain === t.domain)).toBeGreaterThan(
      0.92,
    );
    expect(
      share(`${half}, language`, topics, (t) => first(t).language === t.language),
    ).toBeGreaterThan(0.9);
  });

  it("has the skill among the first three", () => {
    const among = ({ topic, skill }: Labelled) => {
      const { skill: best, alternatives } = classifyTopic(topic);
      return [best, ...alternatives.slice(0, 2).map((other) => other.skill)].includes(skill);
    };
    expect(share(`${half}, top three`, topics, among)).toBeGreaterThan(0.92);
  });

  it("is right where it is confident", () => {
    const confident = topics.filter((topic) => first(topic).confidence >= 0.7);
    expect(confident.length).toBeGreaterThan(topics.length / 2);
    expect(
      share(`${half}, confident`, confident, (t) => first(t).skill === t.skill),
    ).toBeGreaterThan(0.92);
  });
});

describe("classifyTopic", () => {
  it.each([
    "",
    "   ",
    "🎸🎉",
    "?!…",
    "1234",
    "\u0000",
    "日本語",
    "a".repeat(10_000),
    "x ".repeat(5000),
  ])("answers anything, unsurely: %j", (text) => {
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
