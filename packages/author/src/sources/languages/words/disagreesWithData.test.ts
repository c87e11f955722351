import { expect, it } from "vitest";

import { disagreesWithData } from "./disagreesWithData.ts";

it.each<[string, string, boolean]>([
  ["el perro", "dog", false],
  ["un perro", "the dog", false],
  ["perro", "Dog", false],
  ["la perro", "dog", true],
  ["el perro", "cat", true],
  ["el desasosiego", "unease", false],
  ["gracias", "thank you", false],
  ["el lunes", "Monday", false],
  ["el lunes", "Tuesday", true],
])("%s = %s: %s", (term, meaning, expected) => {
  expect(disagreesWithData(term, meaning, "es", "en")).toBe(expected);
});

it("knows Japanese by its signs", () => {
  expect(disagreesWithData("犬", "dog", "ja", "en")).toBe(false);
  expect(disagreesWithData("犬", "cat", "ja", "en")).toBe(true);
});
