import type { InstructionLanguage } from "../../drafts.ts";
import { entriesOfTable } from "../../facts/FactTable.ts";
import type { Rule } from "../Rule.ts";

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

/** Countries by their codes, as the data set of capitals holds them. */
export const geographyRules = {
  "geography-continent": {
    showAsked: (asked, language) =>
      entriesOfTable("capitals", language).find(({ id }) => id === asked)?.term ?? asked,
    showAnswer: (answer, language) => continents[language][answer] ?? answer,
    holds: (asked, answer) =>
      entriesOfTable("capitals", "en").some(({ id, group }) => id === asked && group === answer),
  },
} as const satisfies Record<string, Rule>;
