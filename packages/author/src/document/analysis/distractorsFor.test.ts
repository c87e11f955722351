import { describe, expect, it } from "vitest";
import { nounRulesOf } from "../rules/nouns/index.ts";
import { blankAt } from "./blanksIn.ts";
import { distractorsFor } from "./distractorsFor.ts";
import { nounsOf } from "./nounsOf.ts";

const sentence = "The keeper opens the hive before noon.";
/** Words of bees around the sentence, those of ships far from it. */
const said = (word: string) => [
  `A ${word} is here.`,
  `The ${word} is small.`,
  `Each ${word} is new.`,
];
const filler = Array.from({ length: 60 }, () => "It rains.");
const texts = [
  ...["hive", "queen", "drone", "frame"].flatMap(said),
  sentence,
  ...filler,
  ...["anchor", "rudder", "harbour"].flatMap(said),
];

describe("distractorsFor", () => {
  it("takes words from where the same matter is spoken of", () => {
    const nouns = nounsOf(texts, "en");
    const noun = nouns.get("hive");
    expect(nouns.has("anchor")).toBe(true);
    if (noun === undefined) throw new Error("The hive is a noun.");
    const blank = blankAt(sentence, noun, sentence.indexOf("hive"));
    const gap = { blank, sentence, passage: sentence, rules: nounRulesOf.en };
    expect(distractorsFor(gap, texts.indexOf(sentence), nouns).toSorted()).toEqual([
      "drone",
      "frame",
      "queen",
    ]);
    const atSea = distractorsFor(gap, texts.length - 1, nouns);
    expect(atSea).toContain("anchor");
    expect(atSea).not.toContain("queen");
  });
});
