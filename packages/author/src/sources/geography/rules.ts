import type { InstructionLanguage } from "../../model/InstructionLanguage.ts";
import { entriesOfTable } from "../facts/FactTable.ts";
import type { Rule } from "../subjects/Rule.ts";
import { countryInSentence, countrySaid, nameOfCountry, otherNames } from "./Country.ts";
import { evidenceOf, tenderOf } from "./evidence.ts";

const continents: Readonly<Record<InstructionLanguage, Readonly<Record<string, string>>>> = {
  fr: {
    europe: "Europe",
    africa: "Afrique",
    america: "Amérique",
    asia: "Asie",
    oceania: "Océanie",
  },
  en: { europe: "Europe", africa: "Africa", america: "America", asia: "Asia", oceania: "Oceania" },
  nl: { europe: "Europa", africa: "Afrika", america: "Amerika", asia: "Azië", oceania: "Oceanië" },
};

const shores: Readonly<Record<InstructionLanguage, Readonly<Record<string, string>>>> = {
  fr: {
    landlocked: "des frontières terrestres, pas de côte",
    island: "une côte, pas de frontière terrestre",
    both: "une côte et des frontières terrestres",
  },
  en: {
    landlocked: "land borders and no coast",
    island: "a coast and no land border",
    both: "a coast and land borders",
  },
  nl: {
    landlocked: "landgrenzen, geen kust",
    island: "een kust, geen landgrenzen",
    both: "een kust en landgrenzen",
  },
};

/** What the status of a language is where it is a language of the whole country. */
const official = ["official", "de_facto_official"];

function borders(one: string, other: string): boolean {
  return evidenceOf(one)?.borders.includes(other) === true && !isUnsettled(one, other);
}

function isUnsettled(one: string, other: string): boolean {
  return evidenceOf(one)?.unsettled.includes(other) === true;
}

/** Countries by the two letters of ISO 3166. */
export const geographyRules = {
  "geography-continent": {
    showAsked: (asked, language) =>
      entriesOfTable("capitals", language).find(({ id }) => id === asked)?.term ?? asked,
    inSentence: countryInSentence,
    showAnswer: (answer, language) => continents[language][answer] ?? answer,
    holds: (asked, answer) =>
      entriesOfTable("capitals", "en").some(({ id, group }) => id === asked && group === answer),
  },
  "geography-part": {
    showAsked: nameOfCountry,
    inSentence: countryInSentence,
    showAnswer: (answer, language) => otherNames().parts[answer]?.[language] ?? answer,
    holds: (asked, answer) => evidenceOf(asked)?.part === answer,
  },
  "geography-neighbour": {
    named: true,
    showAsked: countrySaid,
    showAnswer: countrySaid,
    holds: borders,
  },
  "geography-apart": {
    named: true,
    showAsked: countrySaid,
    showAnswer: countrySaid,
    holds: (asked, answer) =>
      asked !== answer &&
      evidenceOf(answer) !== undefined &&
      !borders(asked, answer) &&
      !isUnsettled(asked, answer),
  },
  "geography-count": {
    showAsked: nameOfCountry,
    inSentence: countryInSentence,
    showAnswer: (answer) => answer,
    holds: (asked, answer) => {
      const known = evidenceOf(asked);
      return known?.unsettled.length === 0 && String(known.borders.length) === answer;
    },
  },
  "geography-shore": {
    showAsked: nameOfCountry,
    inSentence: countryInSentence,
    showAnswer: (answer, language) => shores[language][answer] ?? answer,
    holds: (asked, answer) => evidenceOf(asked)?.shore === answer,
  },
  "geography-currency": {
    showAsked: nameOfCountry,
    inSentence: countryInSentence,
    showAnswer: (answer, language) => otherNames().currencies[answer]?.[language] ?? answer,
    holds: (asked, answer) => {
      const [tender, ...others] = tenderOf(asked);
      return others.length === 0 && otherNames().coins[tender ?? ""] === answer;
    },
  },
  "geography-language": {
    showAsked: nameOfCountry,
    inSentence: countryInSentence,
    showAnswer: (answer, language) => otherNames().languages[answer]?.[language] ?? answer,
    holds: (asked, answer) => official.includes(evidenceOf(asked)?.languages[answer] ?? ""),
  },
} as const satisfies Record<string, Rule>;
