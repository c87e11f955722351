import { expect, test } from "vitest";
import { withSurname } from "./withSurname.ts";

const nowhere = { shown: "", source: "" };

test.each([
  ["Marie Curie", ["Curie", "M. Curie"]],
  ["Vincent van Gogh", ["van Gogh", "Gogh", "V. van Gogh"]],
  ["Johann Sebastian Bach", ["Bach", "J. S. Bach"]],
  ["Jean-Jacques Rousseau", ["Rousseau", "J. J. Rousseau"]],
  ["Gabriel García Márquez", ["García Márquez", "Márquez", "G. García Márquez"]],
])("%s may be called by the surname", (name, shorter) => {
  expect(withSurname([name], nowhere)).toEqual([name, ...shorter]);
});

test.each([
  "South Korea",
  "New York",
  "Louis XIV",
  "Victoria Falls",
  "Jeanne d’Arc",
  "Willem van Oranje",
  "Marie-Antoinette",
  "Marie",
  "Charles the Great",
  "the North Sea",
])("%s has no surname", (name) => {
  expect(withSurname([name], nowhere)).toEqual([name]);
});

test("the given name counts where another person is called the same", () => {
  const source = "Pierre Curie married Marie in 1895.";
  expect(withSurname(["Marie Curie"], { shown: "", source })).toEqual(["Marie Curie"]);
  expect(withSurname(["Marie Curie"], { shown: "", source: "Marie Curie was born." })).toContain(
    "Curie",
  );
});

test("a surname that is shown, or whose given name is asked for, is not enough", () => {
  for (const shown of ["Who married Mr Curie?", "Write her first name and her surname."])
    expect(withSurname(["Marie Curie"], { shown, source: "" })).toEqual(["Marie Curie"]);
});
