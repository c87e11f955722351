import type { InstructionLanguage } from "../../model/InstructionLanguage.ts";
import { foldText } from "../../texts/foldText.ts";
import { countryOf } from "./Country.ts";
import { areasOf } from "./mapItem.ts";
import { nameOfArea } from "./map-rules.ts";
import { mapOf } from "./WorldMap.ts";
import type { MapArea } from "./WorldMap.ts";

/** The maps of countries that can be labelled. */
export const countryMaps = [
  "europe",
  "europe-west",
  "europe-north",
  "europe-south-east",
  "africa",
  "africa-west",
  "africa-south",
  "america-south",
  "america-central",
  "asia",
  "asia-west",
  "asia-south-east",
] as const;
export type CountryMap = (typeof countryMaps)[number];

/** The countries of a map that these are, in their order; null where one is none, or comes twice. */
export function placesNamed(
  map: CountryMap,
  names: readonly string[],
  language: InstructionLanguage,
): readonly MapArea[] | null {
  const areas = areasIn(map);
  const found = names.flatMap((name) => {
    const wanted = foldText(name);
    return areas.filter(({ id }) => foldedNames(id, language).includes(wanted)).slice(0, 1);
  });
  return found.length === names.length && new Set(found).size === found.length ? found : null;
}

/** The maps of which a text names so many countries. */
export function mapsNamedIn(
  text: string,
  language: InstructionLanguage,
  fewest: number,
): readonly CountryMap[] {
  const folded = foldText(text);
  return countryMaps.filter((map) => {
    const named = areasIn(map).filter(({ id }) =>
      foldedNames(id, language).some((name) => folded.includes(name)),
    );
    return named.length >= fewest;
  });
}

function areasIn(id: CountryMap): readonly MapArea[] {
  const map = mapOf(id);
  return map === undefined ? [] : areasOf(map);
}

/** By itself and as a sentence says it: Pays-Bas, les Pays-Bas. */
function foldedNames(id: string, language: InstructionLanguage): readonly string[] {
  const said = countryOf(id)?.names[language].said;
  return [nameOfArea(id, language), ...(said === undefined ? [] : [said])].map(foldText);
}
