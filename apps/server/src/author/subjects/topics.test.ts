import { describe, expect, it } from "vitest";

import { readSubjectTopic } from "./topics.ts";

describe("readSubjectTopic", () => {
  it.each([
    ["boucles en JavaScript", "programming", "javascript", 1],
    ["Python pour débutants", "programming", "python", 5],
    ["leren programmeren in Python", "programming", "python", 5],
    ["masse molaire", "natural_sciences", "chemistry", 1],
    ["Elements of group 1", "natural_sciences", "chemistry", 1],
    ["Scheikunde voor beginners", "natural_sciences", "chemistry", 2],
    ["logique propositionnelle", "mathematics", "logic", 4],
    ["Truth tables", "mathematics", "logic", 1],
    ["Syllogismen", "mathematics", "logic", 1],
    ["Les pays et les continents", "social_sciences", "geography", 1],
    ["Solfège pour débutants", "music", "music", 4],
    ["muziektheorie", "music", "music", 4],
    ["Intervals", "music", "music", 1],
    ["Les accords majeurs et mineurs", "music", "music", 1],
    ["Toonladders en toonsoorten", "music", "music", 1],
  ])("%s in %s is %s, in %i levels", (topic, domain, subject, levels) => {
    const read = readSubjectTopic(topic, domain);
    expect([read?.subject, read?.levels.length]).toEqual([subject, levels]);
  });

  it.each([
    ["Python pandas", "programming"],
    ["React and JavaScript", "programming"],
    ["Java", "programming"],
    ["Elevage de pythons", "natural_sciences"],
    ["Organic chemistry basics", "natural_sciences"],
    ["La photosynthèse", "natural_sciences"],
    ["Fuzzy logic", "mathematics"],
    ["Capitales des continents", "social_sciences"],
    ["La dérive des continents", "natural_sciences"],
    ["Accords de guitare", "music"],
    ["Jazz music theory", "music"],
    ["Interval training for runners", "personal_development"],
  ])("leaves %s in %s alone", (topic, domain) => {
    expect(readSubjectTopic(topic, domain)).toBeNull();
  });
});
