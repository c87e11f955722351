import { expect, it } from "vitest";

import { namesTold } from "./namesTold.ts";

const told = (...texts: string[]) =>
  namesTold(
    texts.map((text) => ({ text })),
    "en",
  ).map(({ name, sentences }) => [name, sentences.length]);

const found = "Marie Curie found a new element in the waste of a mine in Bohemia.";

it("finds who is told of, with the sentences that give only the last word of the name", () => {
  expect(told(found, "The prize that Curie won was shared by three people in that year.")).toEqual([
    ["Marie Curie", 2],
  ]);
});

it("finds nobody whose name ends as another does", () => {
  const other = "Pierre Curie measured the rays with an instrument of his own making.";
  expect(told(found, other)).toEqual([]);
  expect(told(found, "The daughter of a friend of Pierre Curie came to the house.")).toEqual([]);
});

it("finds nobody who is named often, or only mentioned", () => {
  expect(told(...Array.from({ length: 4 }, () => found))).toEqual([]);
  expect(told("The letter was written by a friend of Otto Hahn in the winter.")).toEqual([]);
});

it("finds no place or body, which among people is told by its sort", () => {
  expect(told("At the new Prussian Academy Board nobody had heard of the matter at all.")).toEqual(
    [],
  );
});
