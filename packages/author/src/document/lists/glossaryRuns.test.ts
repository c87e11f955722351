import { expect, it } from "vitest";

import { blocksOf } from "../analysis/blocksOf.ts";
import type { ExtractedDocument } from "../../model/ExtractedDocument.ts";
import type { InstructionLanguage } from "../../model/InstructionLanguage.ts";
import { glossaryRuns } from "./glossaryRuns.ts";

function frontsIn(language: InstructionLanguage, paragraphs: readonly string[]): readonly string[] {
  const text = paragraphs.join("\n\n");
  const document: ExtractedDocument = {
    title: null,
    language,
    pageCount: 1,
    wordCount: 300,
    pages: [{ number: 1, text }],
    headings: [],
  };
  return glossaryRuns(blocksOf(document), document).flatMap(({ terms }) =>
    terms.map(({ front }) => front),
  );
}

it.each<[InstructionLanguage, readonly string[], readonly string[]]>([
  [
    "en",
    [
      "Three types",
      "Compliance: going along in public, privately disagreeing",
      "Identification: adopting views because we value the group",
      "Internalisation: genuinely accepting the norm",
    ],
    ["Compliance", "Identification", "Internalisation"],
  ],
  [
    "fr",
    [
      "Les outils :",
      "l’enfumoir : la boîte où brûlent des copeaux ;",
      "le lève-cadre : la barre plate qui soulève les cadres ;",
      "le voile : le filet fin devant le visage.",
    ],
    ["l’enfumoir", "le lève-cadre", "le voile"],
  ],
  [
    "nl",
    [
      "Een nefron bestaat uit:",
      "de glomerulus: een kluwen van haarvaten;",
      "de lis van Henle: de bocht die in het merg afdaalt;",
      "de distale tubulus: het tweede gekronkelde buisje.",
    ],
    ["de glomerulus", "de lis van Henle", "de distale tubulus"],
  ],
])("%s: %j", (language, paragraphs, fronts) => {
  expect(frontsIn(language, paragraphs)).toEqual(fronts);
});

it.each<[InstructionLanguage, readonly string[]]>([
  ["en", ["Note: do not open the valve", "In groups: they all agree", "2019: the law was changed"]],
  [
    "fr",
    [
      "Objet : éviter les accidents graves",
      "Voir : la page de garde",
      "Limite : deux heures au plus",
    ],
  ],
  [
    "nl",
    [
      "Let op: sluit eerst het luik",
      "Renine: een enzym uit de nier",
      "Doel: vallen van hoogte voorkomen",
    ],
  ],
])("%s: finds no terms in %j", (language, paragraphs) => {
  expect(frontsIn(language, paragraphs)).toEqual([]);
});
