import { describe, expect, it } from "vitest";

import type { InstructionLanguage } from "../../model/InstructionLanguage.ts";
import { prerequisitesIn } from "./prerequisitesIn.ts";

const blockOf = (text: string, heading = -1, isHeading = false) => ({
  text,
  page: 1,
  start: 0,
  heading,
  isHeading,
});

function statedIn(text: string, language: InstructionLanguage): readonly string[] {
  return prerequisitesIn({ headings: [], language }, [blockOf(text)]);
}

describe("prerequisitesIn", () => {
  it.each([
    ["en", "You should already know how to add fractions."],
    ["en", "Readers are expected to be familiar with the command line."],
    ["en", "This guide assumes that you are familiar with Unix."],
    ["en", "A basic knowledge of chemistry is required."],
    ["fr", "Vous devez connaître les bases du calcul."],
    ["fr", "Ce cours suppose une certaine connaissance de la grammaire."],
    ["fr", "Une bonne connaissance de l’anglais est nécessaire."],
    ["nl", "Je moet al vertrouwd zijn met breuken."],
    ["nl", "Deze cursus veronderstelt enige kennis van muzieknotatie."],
    ["nl", "Enige kennis van scheikunde is vereist."],
  ] as const)("takes what has to be known, %s: %s", (language, text) => {
    expect(statedIn(text, language)).toEqual([text]);
  });

  it.each([
    ["en", "You should know that the installer erases the disk."],
    ["en", "If you need to know which image holds it, look there."],
    ["fr", "Voici des avertissements que vous devriez connaître."],
    ["nl", "Hier staan de regels die je moet kennen."],
    ["en", "You need at least 2 GB of memory."],
    ["en", "Knowledge of the past helps us to understand the present."],
    ["fr", "Vous devez redémarrer l’ordinateur."],
    ["fr", "La connaissance du passé éclaire le présent."],
    ["nl", "Je moet de computer opnieuw opstarten."],
    ["nl", "Kennis van het verleden helpt ons vooruit."],
  ] as const)("leaves other sentences alone, %s: %s", (language, text) => {
    expect(statedIn(text, language)).toEqual([]);
  });

  it.each([
    ["en", "Prerequisites: fractions and decimals.", "fractions and decimals."],
    ["fr", "Prérequis : les fractions.", "les fractions."],
    ["nl", "Voorkennis: breuken en procenten.", "breuken en procenten."],
  ] as const)("takes what stands behind its label, %s", (language, text, needed) => {
    expect(statedIn(text, language)).toEqual([needed]);
  });

  it.each([
    ["en", "1.2 Prerequisites"],
    ["fr", "Prérequis"],
    ["nl", "Voorkennis"],
  ] as const)("takes what a heading announces, %s, and three at most", (language, title) => {
    const headings = [{ title, level: 1, page: 1, offset: 0 }];
    const entries = ["Fractions", "Decimals", "Percentages", "Equations"];
    const blocks = [blockOf(title, 0, true), ...entries.map((text) => blockOf(text, 0))];
    expect(prerequisitesIn({ headings, language }, blocks)).toEqual(entries.slice(0, 3));
  });

  it("believes only what a document begins with", () => {
    const late = Array.from({ length: 20 }, () => blockOf("Bees live in a hive."));
    const text = "You should already know how to add fractions.";
    const document = { headings: [], language: "en" } as const;
    expect(prerequisitesIn(document, [...late, blockOf(text)])).toEqual([]);
  });
});
