import { expect, it } from "vitest";

import type { ExtractedDocument } from "../../model/ExtractedDocument.ts";
import type { ItemDraft } from "../../model/LessonDraft.ts";
import { checkEvidence } from "./checkEvidence.ts";

const sayings = [
  ["Copernicus", "concluded that Earth is a planet"],
  ["Brahe", "observed the sky before the telescope"],
  ["Newton", "wrote the Principia"],
] as const;
const text = `${sayings.map((pair) => `${pair.join(" ")}.`).join(" ")} Halley wrote the Principia.`;
const document: ExtractedDocument = {
  title: "Stars",
  language: "en",
  pageCount: 1,
  wordCount: 20,
  headings: [],
  pages: [{ number: 1, text }],
};

function matched(names: readonly string[]): ItemDraft {
  const quote = `${sayings[0].join(" ")}.`;
  return {
    title: "Match",
    source: { quote, title: "Stars", page: 1, context: text },
    provenance: { kind: "document", quote, page: 1, start: 0, end: quote.length },
    exercise: {
      content_type: "matching",
      content: {
        prompt: "Match each thing with what the text says of it.",
        left: names.map((name, at) => ({ id: `l${at}`, text: name })),
        right: sayings.map(([, said], at) => ({ id: `r${at}`, text: `… ${said}` })),
        pairs: sayings.map((_, at) => ({ left_id: `l${at}`, right_id: `r${at}` })),
      },
    },
  };
}

it.each([
  [["Copernicus", "Brahe", "Newton"], []],
  [
    ["Brahe", "Copernicus", "Newton"],
    ["answer_not_in_quote", "several_answers"],
  ],
  // The document says of Halley what it says of Newton, and nothing of Kepler.
  [
    ["Copernicus", "Halley", "Newton"],
    ["answer_not_in_quote", "several_answers"],
  ],
  [["Copernicus", "Kepler", "Newton"], ["answer_not_in_quote"]],
] as const)("holds %j against what the document says", (names, codes) => {
  const request = {
    seed: "",
    title: "",
    language: "en" as const,
    source: { kind: "document" as const, document },
  };
  const found = checkEvidence(matched(names), { request, accepted: [] });
  expect([...new Set(found.map(({ code }) => code))].toSorted()).toEqual(codes);
});
