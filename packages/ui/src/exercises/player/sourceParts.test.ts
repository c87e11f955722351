import { expect, test } from "vitest";
import { sourceParts } from "./sourceParts.ts";

const title = "Ton document";

test("marks the quote within its context", () => {
  expect(
    sourceParts({ quote: "une fois", context: "Renouvelée une fois, oui.", title }, []),
  ).toEqual([
    { text: "Renouvelée ", marked: false },
    { text: "une fois", marked: true },
    { text: ", oui.", marked: false },
  ]);
});

test("marks the answer where the quote is all there is", () => {
  const quote = "La Chlorophylle absorbe le rouge.";
  const parts = sourceParts({ quote, context: quote, title }, ["le", "la chlorophylle"]);
  expect(parts).toEqual([
    { text: "La Chlorophylle", marked: true },
    { text: " absorbe le rouge.", marked: false },
  ]);
});

test("marks nothing that is not there", () => {
  const quote = "Rien de tel.";
  expect(sourceParts({ quote, context: "Autre chose.", title }, ["absent"])).toEqual([
    { text: quote, marked: false },
  ]);
});
