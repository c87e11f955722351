import { describe, expect, it } from "vitest";

import type { InstructionLanguage } from "../../model/InstructionLanguage.ts";
import { readSampleText } from "../../testing/makePdf.ts";
import { textRequest } from "../../testing/requests.ts";
import { headedRecipes } from "./headedRecipes.ts";
import { readDocument } from "./readDocument.ts";

/** What is sorted in the sample document with lists under headings before it. */
function sortsOf(
  language: InstructionLanguage,
  lists: Readonly<Record<string, readonly string[]>>,
): readonly (readonly [title: string, entries: readonly string[]])[] {
  const sections = Object.entries(lists).map(
    ([title, entries]) => `## ${title}\n\n${entries.map((entry) => `- ${entry}`).join("\n")}`,
  );
  const text = `${sections.join("\n\n")}\n\n${readSampleText(language)}`;
  const { source } = textRequest(text, language);
  if (source.kind !== "document") throw new Error("No document");
  const read = readDocument(source.document);
  const part = { sentences: [], blocks: { from: 0, to: read.blocks.length } };
  return headedRecipes(part, read).sorts.flatMap(({ lists: sorted }) =>
    sorted.map(({ introduction, right }) => [introduction, right] as const),
  );
}

describe("lists under headings", () => {
  it.each<[InstructionLanguage, Record<string, string[]>]>([
    [
      "fr",
      {
        "Symptômes de la grippe": ["Fièvre élevée", "Courbatures", "Frissons"],
        "Symptômes du rhume": ["Nez bouché", "Éternuements", "Gorge irritée"],
      },
    ],
    [
      "en",
      {
        Strengths: ["Controlled setting", "Easy replication", "Large sample"],
        Weaknesses: ["Artificial task", "Demand characteristics"],
      },
    ],
    [
      "nl",
      {
        Voordelen: ["Betere structuur", "Weinig afval", "Lage prijs"],
        Nadelen: ["Trage vertering", "Sterke geur"],
      },
    ],
  ])("are sorted where the headings are of things to be told apart: %s", (language, lists) => {
    expect(sortsOf(language, lists)).toEqual(Object.entries(lists));
  });

  it.each<[string, Record<string, string[]>]>([
    [
      "names only a part of the text",
      {
        Introduction: ["Fièvre élevée", "Courbatures", "Frissons"],
        Conclusion: ["Nez bouché", "Éternuements"],
      },
    ],
    [
      "has nothing to do with the other",
      {
        "Symptômes de la grippe": ["Fièvre élevée", "Courbatures", "Frissons"],
        "Matériel du laboratoire": ["Pipette graduée", "Bec à gaz", "Ballon rond"],
      },
    ],
    [
      "is named by its entries",
      {
        "Produits du sol": ["Charbon du sol", "Lin du sol", "Pierre du sol"],
        "Produits des usines": ["Drap des usines", "Verre des usines", "Papier des usines"],
      },
    ],
    [
      "has entries that the other nearly has",
      {
        Avantages: ["Prix modéré", "Poids léger", "Bruit faible"],
        Inconvénients: ["Prix élevé", "Poids lourd", "Bruit fort"],
      },
    ],
    [
      "has sentences for entries",
      {
        Avantages: ["Le drap ne coûte rien au marchand.", "Le lin se garde au sec des années."],
        Inconvénients: ["Le drap craint la pluie de mars.", "Le lin brûle au premier feu venu."],
      },
    ],
  ])("are left where one %s", (_, lists) => {
    expect(sortsOf("fr", lists)).toEqual([]);
  });
});
