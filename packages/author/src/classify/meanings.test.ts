import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

import { classifyTopic } from "./classifyTopic.ts";
import { meaningsOf } from "./meanings.ts";
import { allSkills } from "./skills.ts";

const lines = readFileSync(join(import.meta.dirname, "meanings.txt"), "utf8")
  .trim()
  .split("\n");
const words = lines.map((line) => line.slice(0, line.indexOf(":")));

it.each(words)("offers each meaning, and believes none: %s", (word) => {
  const meanings = meaningsOf(word);
  expect(allSkills().map(({ skill }) => skill)).toEqual(expect.arrayContaining([...meanings]));
  const { skill, confidence, alternatives } = classifyTopic(word);
  expect(confidence).toBeLessThan(0.7);
  expect([skill, ...alternatives.map((each) => each.skill)].slice(0, meanings.length)).toEqual(
    meanings,
  );
});

it("takes a word for what the words beside it make of it", () => {
  expect(classifyTopic("volume d’un cylindre")).toMatchObject({ skill: "geometry" });
  expect(classifyTopic("racine carrée").confidence).toBeGreaterThanOrEqual(0.7);
});
