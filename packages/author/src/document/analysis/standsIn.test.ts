import { describe, expect, it } from "vitest";

import type { InstructionLanguage } from "../../model/InstructionLanguage.ts";
import { nounRulesOf } from "../rules/nouns/index.ts";
import { blankAt } from "./blanksIn.ts";
import { nounsOf } from "./nounsOf.ts";
import { standsIn } from "./standsIn.ts";

/** What a document says of its nouns, each often enough. */
const texts: Readonly<Record<InstructionLanguage, readonly string[]>> = {
  en: [
    "A hive is full. The hive is here. Each hive is old.",
    "A queen is old. The queen is here. Each queen is full. The swarm queen is here.",
    "The honey is sold. The honey is old. The honey is full. The wax honey is sold.",
    "The flowers are old. These flowers are full. The flowers are here.",
    "A software is old. The software is here. The software is full.",
    "A package is old. The package is here. The package is full.",
    "An orchard is old. The orchard is here. The orchard is full.",
  ],
  fr: [
    "Un pilote est là. Le pilote est vieux. Les pilotes sont là. Les pilotes sont ici. Les pilotes vont.",
    "Les précisions sont là. Les précisions sont ici. Les précisions vont. Une précision est là.",
    "Les outils sont là. Les outils sont ici. Les outils vont. Un outil est là.",
    "Les brols sont là. Les brols sont ici. Les brols vont.",
    "Le modèle est là. Le modèle est ici. Un modèle est là.",
  ],
  nl: [
    "De reeks is oud. Een reeks is hier. De reeks staat daar.",
    "Het model is oud. Een model is hier. Het model staat daar.",
    "De bron is oud. Een bron is hier. De bron staat daar.",
    "Het scherm is oud. Een scherm is hier. Het scherm staat daar.",
    "De servers zijn oud. Alle servers zijn hier. De servers staan daar.",
    "De muis is oud. Een muis is hier. De muis staat daar.",
    "De imkers zijn oud. Alle imkers zijn hier. De imkers staan daar.",
    "Het beheer is oud. Het beheer is hier. Het beheer staat daar.",
  ],
};

function fits(language: InstructionLanguage, sentence: string, right: string, other: string) {
  const nouns = nounsOf(texts[language], language);
  const [noun, wrong] = [nouns.get(right), nouns.get(other)];
  if (noun === undefined || wrong === undefined) throw new Error(`${right} or ${other} is no noun`);
  const blank = blankAt(sentence, noun, sentence.indexOf(right));
  return standsIn({ blank, sentence, passage: sentence, rules: nounRulesOf[language] })(wrong);
}

describe("standsIn", () => {
  it.each([
    ["en", "In spring the hive is opened by the keeper.", "hive", "queen"],
    ["fr", "Les pilotes ne sont pas écrits ici.", "pilotes", "outils"],
    ["nl", "Dit werd gemaakt naar het model van Unix.", "model", "scherm"],
    ["nl", "Het werk van honderden servers ligt stil.", "servers", "imkers"],
  ] as const)("takes, in %s: %s (%s, %s)", (language, sentence, right, other) => {
    expect(fits(language, sentence, right, other)).toBe(true);
  });

  it.each([
    ["a plural", "en", "In spring the hive is opened.", "hive", "flowers"],
    ["what is not counted", "en", "In spring a hive is opened.", "hive", "honey"],
    ["what an article would tell", "en", "They carry all kinds of honey.", "honey", "queen"],
    ["behind an adjective as well", "en", "They look for sweeter honey.", "honey", "queen"],
    ["behind part of it", "en", "Much of the honey is sold.", "honey", "queen"],
    ["another first letter", "en", "In spring a hive is opened.", "hive", "orchard"],
    ["what stands beside its neighbour", "en", "The swarm hive is here.", "hive", "queen"],
    ["the like", "en", "The software is here.", "software", "package"],
    ["another gender", "fr", "Les pilotes ne sont pas écrits ici.", "pilotes", "précisions"],
    ["a gender not known", "fr", "Les pilotes ne sont pas écrits ici.", "pilotes", "brols"],
    ["het for de", "nl", "Dit werd gemaakt naar het model van Unix.", "model", "bron"],
    ["a singular in -s", "nl", "Het werk van alle servers ligt stil.", "servers", "muis"],
    ["what is no quantity", "nl", "Dit is een reeks imkers.", "reeks", "bron"],
    ["what has no plural", "nl", "Dit werd gemaakt naar een model.", "model", "beheer"],
  ] as const)("leaves %s, in %s: %s (%s, %s)", (_, language, sentence, right, other) => {
    expect(fits(language, sentence, right, other)).toBe(false);
  });
});
