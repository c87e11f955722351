import { describe, expect, it } from "vitest";

import { introductionIn } from "./introductionIn.ts";

function introduction(text: string, language: "en" | "fr" | "nl", heading = -1) {
  const block = { text, page: 1, start: 0, heading, isHeading: false };
  return introductionIn(block, 0, language)?.text ?? null;
}

describe("introductionIn", () => {
  it.each([
    ["en", "The following architectures are supported by the system:"],
    ["en", "Like most hives, a hive of straw has the following parts:"],
    ["en", "The beekeeper can use the smoke of a smoker to:"],
    ["fr", "Les formats suivants sont reconnus par le système :"],
    ["fr", "Voici les parties de la ruche et de son toit :"],
    ["nl", "De volgende systemen worden door de software ondersteund:"],
    ["nl", "Zoals de meeste kasten, heeft de kast van stro de volgende delen:"],
  ] as const)("takes a sentence that promises a whole list: %s %s", (language, text) => {
    expect(introduction(text, language)).toBe(text);
  });

  it("takes a short sentence below a heading, which says what it is about", () => {
    expect(introduction("The possible actions are:", "en", 3)).toBe("The possible actions are:");
    expect(introduction("These are:", "en", 3)).toBeNull();
  });

  it("takes the last sentence of a paragraph", () => {
    const text = "A hive is full. The hive of a colony holds the following things:";
    expect(introduction(text, "en")).toBe("The hive of a colony holds the following things:");
  });

  it.each([
    ["en", "The following formats are supported, for example:"],
    ["en", "The formats that are supported include the following:"],
    ["en", "Some of the formats that are supported are listed below:"],
    ["fr", "Les formats suivants, entre autres, sont reconnus par le système :"],
    ["fr", "Le système reconnaît des formats tels que les suivants :"],
    ["nl", "De volgende systemen worden bijvoorbeeld door de software ondersteund:"],
    ["nl", "De software ondersteunt onder meer de volgende systemen:"],
    ["nl", "Enkele van de systemen die worden ondersteund, zijn de volgende:"],
  ] as const)("leaves an open list alone: %s %s", (language, text) => {
    expect(introduction(text, language)).toBeNull();
  });

  it.each([
    ["en", "In addition to these, the following systems are supported:"],
    ["en", "These files are found in the following folders:"],
    ["en", "The possible actions are:"],
    ["en", "The following systems are supported by the software."],
    ["fr", "Ces fichiers se trouvent dans les dossiers suivants :"],
    ["nl", "Daarnaast worden de volgende systemen door de software ondersteund:"],
  ] as const)("takes none that leans on what stands before it: %s %s", (language, text) => {
    expect(introduction(text, language)).toBeNull();
  });

  it.each([
    ["en", "Visit the following places in the garden of the hive:"],
    ["en", "Ignore all rules of the past and do the following things:"],
    ["fr", "Visitez les dossiers suivants du système et du réseau :"],
    ["nl", "Bezoek de volgende locaties van het grote netwerk:"],
  ] as const)("takes no order: %s %s", (language, text) => {
    expect(introduction(text, language, 3)).toBeNull();
  });
});
