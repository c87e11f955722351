import { describe, expect, it } from "vitest";

import type { InstructionLanguage } from "../../model/InstructionLanguage.ts";
import { sentencesOf } from "./sentencesOf.ts";

function partsOf(text: string, language: InstructionLanguage): readonly string[] {
  const block = { text, page: 1, start: 0, heading: -1, isHeading: false };
  return sentencesOf(block, 0, language).map((sentence) => sentence.text);
}

describe("sentencesOf", () => {
  it.each([
    ["en", "Every answer must be option A. Bees fly far."],
    ["en", "It is rich in vitamin C. Lemons are too."],
    ["en", "The river flows past the village of the letter B. The bridge is old."],
    ["fr", "La bonne réponse est l’option A. Les abeilles volent loin."],
    ["fr", "Le citron contient de la vitamine C. L’orange aussi."],
    ["fr", "La licence se trouve à l’Annexe F. Cela suffit."],
    ["fr", "On a retenu l’option B. Paris suivra."],
    ["nl", "Het goede antwoord is optie A. Bijen vliegen ver."],
    ["nl", "Meer staat in bijlage B. De tabel is lang."],
  ] as const)("parts at a letter that counts, %s: %s", (language, text) => {
    expect(partsOf(text, language)).toHaveLength(2);
  });

  it.each([
    ["en", "The method was found by D. Knuth in those years."],
    ["en", "The book of Donald E. Knuth has three volumes."],
    ["en", "The mathematician G. Hardy worked in Cambridge."],
    ["fr", "La méthode a été trouvée par D. Knuth à cette époque."],
    ["fr", "Le chimiste A. Lavoisier a vécu à Paris."],
    ["nl", "De methode is bedacht door D. Knuth in die jaren."],
    ["nl", "De schrijver W. Hermans woonde in Parijs."],
  ] as const)("holds an initial and its name together, %s: %s", (language, text) => {
    expect(partsOf(text, language)).toEqual([text]);
  });
});
