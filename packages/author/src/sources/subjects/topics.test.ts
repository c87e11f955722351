import { describe, expect, it } from "vitest";

import { readSubjectTopic } from "./topics.ts";

describe("readSubjectTopic", () => {
  it.each([
    ["boucles en JavaScript", "programming", "javascript", 1],
    ["Python pour débutants", "programming", "python", 5],
    ["leren programmeren in Python", "programming", "python", 5],
    ["Les bases de la programmation", "programming", "python", 5],
    ["Learn to code", "programming", "python", 5],
    ["Programmeren voor beginners", "programming", "python", 5],
    ["Learn to code in JavaScript", "programming", "javascript", 5],
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
    ["Apprendre à jouer aux échecs", "gaming", "chess", 6],
    ["Chess for beginners", "gaming", "chess", 6],
    ["Schaakopeningen", "gaming", "chess", 1],
    ["Les ouvertures aux échecs", "gaming", "chess", 1],
    ["Mate in one", "gaming", "chess", 1],
    ["Mat en un coup", "gaming", "chess", 1],
    ["Knight forks", "gaming", "chess", 1],
    ["Rokeren bij het schaken", "gaming", "chess", 1],
    ["La notation aux échecs", "gaming", "chess", 1],
  ])("%s in %s is %s, in %i levels", (topic, domain, subject, levels) => {
    const read = readSubjectTopic(topic, domain);
    expect([read?.subject, read?.levels.length]).toEqual([subject, levels]);
  });

  it.each([
    ["Python pandas", "programming"],
    ["React and JavaScript", "programming"],
    ["Java", "programming"],
    ["Apprendre à programmer en Java", "programming"],
    ["Leren programmeren in C++", "programming"],
    ["Elevage de pythons", "natural_sciences"],
    ["Organic chemistry basics", "natural_sciences"],
    ["La photosynthèse", "natural_sciences"],
    ["Fuzzy logic", "mathematics"],
    ["Capitales des continents", "social_sciences"],
    ["La dérive des continents", "natural_sciences"],
    ["Accords de guitare", "music"],
    ["Jazz music theory", "music"],
    ["Interval training for runners", "personal_development"],
    ["Finales de tours aux échecs", "gaming"],
    ["Kasparov’s best chess games", "gaming"],
    ["Chess endgame theory", "gaming"],
    ["Geschiedenis van het schaken", "gaming"],
    ["Sicilian Defence", "gaming"],
    ["Mat en deux coups aux échecs", "gaming"],
    ["Fortnite tactics", "gaming"],
    ["Sudoku", "gaming"],
    ["Les échecs de la politique agricole", "social_sciences"],
  ])("leaves %s in %s alone", (topic, domain) => {
    expect(readSubjectTopic(topic, domain)).toBeNull();
  });
});
