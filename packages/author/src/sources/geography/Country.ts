import type { InstructionLanguage } from "../../model/InstructionLanguage.ts";
import { areRecords, once, readStored } from "./stored.ts";
import type { Names } from "./stored.ts";

/** Whether a country has a coast, a land border, or both. */
export type Shore = "island" | "landlocked" | "both";

interface CountryName {
  /** By itself: Pays-Bas. */
  readonly text: string;
  /** In a sentence: les Pays-Bas. */
  readonly said: string;
}

/** A country as it is taught; what its sources disagree on is missing. */
export interface Country {
  readonly id: string;
  readonly names: Readonly<Record<InstructionLanguage, CountryName>>;
  /** Its continent and the part of it, by the codes of the United Nations. */
  readonly continent: string;
  readonly part?: string;
  readonly neighbours: readonly string[];
  /** Countries with which it is undecided, or not asked, whether it borders on them. */
  readonly unsure: readonly string[];
  /** Whether all its borders are settled, so that its neighbours can be counted. */
  readonly counted: boolean;
  readonly shore?: Shore;
  readonly currency?: string;
  readonly languages: readonly string[];
  /** Languages that have some standing there. */
  readonly heard: readonly string[];
}

/** The best known countries of each continent first. */
export const countries = once(() => readStored("geography", areCountries));

function areCountries(value: unknown): value is readonly Country[] {
  return areRecords(value, [
    "id",
    "names",
    "continent",
    "neighbours",
    "unsure",
    "languages",
    "heard",
  ]);
}

const byId = once(() => new Map(countries().map((country) => [country.id, country])));

export function countryOf(id: string): Country | undefined {
  return byId().get(id);
}

/** The name of a country by itself: Pays-Bas. */
export function nameOfCountry(id: string, language: InstructionLanguage): string {
  return countryOf(id)?.names[language].text ?? id;
}

/** The name of a country in a sentence: les Pays-Bas. */
export function countrySaid(id: string, language: InstructionLanguage): string {
  return countryOf(id)?.names[language].said ?? id;
}

/** Du Portugal, des Pays-Bas, de la France, d’Israël. */
function ofFrench(said: string): string {
  if (said.startsWith("le ")) return `du ${said.slice("le ".length)}`;
  if (said.startsWith("les ")) return `des ${said.slice("les ".length)}`;
  return /^[aehioué]/iu.test(said) ? `d’${said}` : `de ${said}`;
}

const ofSaid: Readonly<Record<InstructionLanguage, (said: string) => string>> = {
  fr: ofFrench,
  en: (said) => `of ${said}`,
  nl: (said) => `van ${said}`,
};

/** The name of a country as sentences put it in: les Pays-Bas, des Pays-Bas. */
export function countryInSentence(id: string, language: InstructionLanguage) {
  const said = countrySaid(id, language);
  return { said, ofIt: ofSaid[language](said) };
}

interface OtherNames {
  readonly parts: Readonly<Record<string, Names>>;
  readonly oceans: Readonly<Record<string, Names>>;
  readonly languages: Readonly<Record<string, Names>>;
  readonly currencies: Readonly<Record<string, Names>>;
  /** The currency that each code of ISO 4217 is an instance of: SEK is a crown. */
  readonly coins: Readonly<Record<string, string>>;
}

/** Names of parts of the world, oceans, languages and currencies. */
export const otherNames = once(() => readStored("geography-names", areOtherNames));

function areOtherNames(value: unknown): value is OtherNames {
  return areRecords([value], ["parts", "oceans", "languages", "currencies", "coins"]);
}
