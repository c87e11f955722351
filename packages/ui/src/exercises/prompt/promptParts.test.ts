import type { RichText, TextRun } from "@alambic/contract";
import { expect, test } from "vitest";
import { promptParts } from "./promptParts.ts";

const fr = (text: string): TextRun => ({ text, lang: "fr" });
const passage = fr(
  "La membrane sépare le milieu intérieur de la cellule de son environnement, et règle ce qui passe.",
);

test.each<[string, TextRun[], string, string | undefined]>([
  [
    "led up to",
    [
      { text: "Sous « " },
      fr("La membrane"),
      { text: " », le texte dit : « " },
      passage,
      { text: " » Que dit-il ensuite ? Écris ce que tu as retenu." },
    ],
    "Que dit-il ensuite ? Écris ce que tu as retenu.",
    "Sous « La membrane », le texte dit :",
  ],
  [
    "at the end",
    [{ text: "Which word is missing? " }, passage],
    "Which word is missing?",
    undefined,
  ],
  [
    "at the beginning",
    [{ text: "‘" }, passage, { text: "’: waarom, volgens de tekst? Antwoord zelf." }],
    "Waarom, volgens de tekst? Antwoord zelf.",
    undefined,
  ],
])("a passage %s stands apart from its question", (_, prompt, question, lead) => {
  const parts = promptParts(prompt);
  const words = (text: RichText = []) =>
    typeof text === "string" ? text : text.map((run) => run.text).join("");
  expect(words(parts.question)).toBe(question);
  expect(words(parts.lead) || undefined).toBe(lead);
  expect(parts.passage).toEqual([passage]);
});

test.each<[string, RichText]>([
  ["plain", passage.text],
  ["a statement alone", [passage]],
  ["short", [{ text: "Traduis : " }, { text: "これは ほんです", lang: "ja" }]],
  ["woven in", [{ text: "Que dit le texte sous « " }, passage, { text: " » ? Écris-le." }]],
  ["in brackets", [{ text: "“" }, passage, { text: "” (under “" }, fr("A"), { text: "”): why?" }]],
  ["a formula", [{ text: "Calculate. " }, { ...passage, notation: "tex" }]],
])("what is %s stays whole", (_, prompt) => {
  expect(promptParts(prompt)).toEqual({ question: prompt });
});
