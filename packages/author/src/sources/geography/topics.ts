import { foldText, mentions } from "../../texts/foldText.ts";
import { countries } from "./Country.ts";
import { once } from "./stored.ts";
import {
  beyond,
  continentWords,
  continents,
  looseWords,
  parts,
  themeWords,
  themes,
  worldWords,
} from "./topic-words.ts";
import type { Continent, Theme } from "./topic-words.ts";

/** Words before the name of a region that is the whole topic. */
const leading = /^ (?:les? |la |l |the |de |het )?/u;

/** The names of countries as topics write them. */
const names = once(() =>
  countries().map(({ id, continent, names: named }) => ({
    id,
    continent,
    words: Object.values(named).map(({ text }) => foldText(text).trim()),
  })),
);

const codes: Readonly<Record<string, Continent>> = {
  "150": "europe",
  "002": "africa",
  "019": "america",
  "142": "asia",
  "009": "oceania",
};

/** The lessons that a topic asks for; none where it asks for what is not taught. */
export function readGeographyTopic(folded: string): readonly string[] {
  if (mentions(folded, beyond)) return [];
  const named = names().filter(({ words }) => mentions(folded, words));
  const within = parts.filter(({ words }) => mentions(folded, words));
  const regions = continents.filter(
    (continent) =>
      mentions(folded, continentWords[continent]) ||
      named.some((country) => codes[country.continent] === continent),
  );
  const asked = themesIn(folded, regions.length + within.length > 0);
  if (asked.length === 0 && !isRegionAlone(folded)) return [];
  // Of one country alone, only its neighbours are known.
  if (named.length > 0) return asked.includes("neighbours") ? neighbours(regions) : [];
  if (asked.includes("neighbours")) return neighbours(regions);
  if (asked.includes("shores")) return bordering(regions).map((each) => `shores-${each}`);
  if (asked.includes("currencies")) return ["currencies-shared", "currencies-own"];
  if (asked.includes("languages")) return ["languages-shared", "languages-other"];
  if (within.length > 0) return within.flatMap(({ lessons }) => lessons);
  if (asked.includes("map")) return mapsOf(regions);
  if (regions.length > 0)
    return regions.flatMap((continent) => [
      ...mapsOf([continent]),
      `parts-${continent}`,
      ...bordering([continent]).flatMap((each) => [`neighbours-${each}`, `shores-${each}`]),
    ]);
  return mentions(folded, ["continent*", "werelddelen", "werelddeel"])
    ? ["map-world", "continents-first", "continents-next", "continents-far"]
    : all;
}

/** The themes of a topic; words of several meanings count beside a place, or where they are all of it. */
function themesIn(folded: string, namesPlace: boolean): readonly Theme[] {
  const sure = themes.filter((theme) => mentions(folded, themeWords[theme]));
  const alone = !folded.replace(leading, "").trim().includes(" ");
  if (!namesPlace && sure.length === 0 && !alone && !mentions(folded, worldWords)) return [];
  return themes.filter(
    (theme) => sure.includes(theme) || mentions(folded, looseWords[theme] ?? []),
  );
}

/** Whether a topic is the name of a region and nothing else. */
function isRegionAlone(folded: string): boolean {
  const name = folded.replace(leading, "").trim();
  return [...Object.values(continentWords), ...parts.map(({ words }) => words)].some((words) =>
    words.some((word) => word.replace("*", "") === name),
  );
}

/** Those of the regions, or of all, whose countries have borders: nearly none of Oceania has. */
function bordering(regions: readonly Continent[]): readonly Continent[] {
  const asked = regions.length === 0 ? continents : regions;
  return asked.filter((continent) => continent !== "oceania");
}

function neighbours(regions: readonly Continent[]): readonly string[] {
  return bordering(regions).flatMap((continent) => [
    `neighbours-${continent}`,
    ...(regions.length === 0 ? [] : mapsOf([continent]).slice(0, 1)),
  ]);
}

function mapsOf(regions: readonly Continent[]): readonly string[] {
  if (regions.length === 0)
    return ["map-world", "map-europe", "map-africa", "map-america-south", "map-asia"];
  const own = parts.flatMap(({ lessons }) => lessons);
  return regions.flatMap((continent) => [
    ...(["america", "oceania"].includes(continent) ? [] : [`map-${continent}`]),
    ...own.filter((map) => map.startsWith(`map-${continent}-`)),
  ]);
}

const all = ["*"];
