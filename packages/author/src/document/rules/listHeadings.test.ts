import { expect, it } from "vitest";

import { saysWhatIsListed } from "./listHeadings.ts";

it.each([
  ["fr", "Symptômes"],
  ["fr", "Avantages de la dialyse"],
  ["fr", "Que faut-il emporter ?"],
  ["en", "What a minority needs"],
  ["en", "Goods of the mills"],
  ["nl", "Persoonlijke beschermingsmiddelen"],
] as const)("%s says what is listed: %s", (language, title) => {
  expect(saysWhatIsListed(title, language)).toBe(true);
});

it.each([
  ["fr", "Introduction"],
  ["fr", "Chapitre 2 : la digestion"],
  ["fr", "À retenir"],
  ["fr", "Étapes du lavage"],
  ["fr", "Quelques exemples"],
  ["en", "For next week"],
  ["en", "Sherif (1935)"],
  ["en", "Social change: the steps"],
  ["nl", "Inleiding"],
  ["nl", "Week 3"],
  ["nl", "Werkwijze"],
] as const)("%s names a part, an order or examples: %s", (language, title) => {
  expect(saysWhatIsListed(title, language)).toBe(false);
});
