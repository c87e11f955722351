import { expect, it } from "vitest";

import { looksAlike } from "./looksAlike.ts";

it.each([
  ["locomotiva", "locomotive"],
  ["la tomate", "la tomato"],
  ["collega", "collègue"],
  ["WATER", "wáter"],
  ["das Postamt", "post office"],
  ["coconut", "noix de coco"],
  ["branco", "blanc"],
  ["die Schule", "school"],
  ["das Haus", "het huis"],
])("%s is read off %s", (word, meaning) => {
  expect(looksAlike(word, meaning)).toBe(true);
});

it.each([
  ["Hut", "hoed"],
  ["vache", "koe"],
  ["gato", "chat"],
  ["", "koe"],
])("%s is not read off %s", (word, meaning) => {
  expect(looksAlike(word, meaning)).toBe(false);
});
