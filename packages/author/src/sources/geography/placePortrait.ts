import type { LessonBlock } from "@alambic/contract";

import type { InstructionLanguage } from "../../model/InstructionLanguage.ts";
import { entriesOfTable } from "../facts/FactTable.ts";
import type { Texts } from "../../texts/loadTexts.ts";
import { countryOf, nameOfCountry, otherNames } from "./Country.ts";
import type { Country } from "./Country.ts";
import { geographyRules } from "./rules.ts";

/** Fewer say too little of a country. */
const fewestLines = 4;

/** What the data says of a country, by its code; null where that is too little for a portrait. */
export function placePortrait(
  id: string,
  language: InstructionLanguage,
  texts: Texts,
): LessonBlock[] | null {
  const country = countryOf(id);
  if (country === undefined) return null;
  const { part, shore, neighbours, currency, languages } = country;
  const capital = entriesOfTable("capitals", language).find((entry) => entry.id === id)?.meaning;
  const names = otherNames();
  const lines = [
    ["capital", capital],
    ["part", part === undefined ? undefined : names.parts[part]?.[language]],
    [
      "shore",
      shore === undefined
        ? undefined
        : geographyRules["geography-shore"].showAnswer(shore, language),
    ],
    ["neighbours", neighbours.length === 0 ? undefined : beside(country, language, texts)],
    ["currency", currency === undefined ? undefined : names.currencies[currency]?.[language]],
    [
      "languages",
      languages.length === 0
        ? undefined
        : texts.list(languages.flatMap((code) => names.languages[code]?.[language] ?? [])),
    ],
  ] as const;
  const entries = lines.flatMap(([line, description]) =>
    description === undefined || description === ""
      ? []
      : [{ term: termOf(line, languages.length, texts), description }],
  );
  if (capital === undefined || entries.length < fewestLines) return null;
  const place = nameOfCountry(id, language);
  return [
    { type: "heading", text: texts.t("author.theory.place.title", { place }) },
    { type: "terms", entries },
  ];
}

/** The neighbours of a country; where a border is not settled, the list may leave somebody out. */
function beside(
  { neighbours, counted }: Country,
  language: InstructionLanguage,
  texts: Texts,
): string {
  const list = texts.list(neighbours.map((id) => nameOfCountry(id, language)));
  return counted ? list : texts.t("author.theory.place.neighbours.some", { list });
}

type Line = "capital" | "part" | "shore" | "neighbours" | "currency" | "languages";

function termOf(line: Line, count: number, texts: Texts): string {
  return line === "languages"
    ? texts.t("author.theory.place.languages", { count })
    : texts.t(`author.theory.place.${line}`);
}
