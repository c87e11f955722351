import { countryMaps, mapsNamedIn, placesNamed } from "../../sources/geography/placesNamed.ts";
import type { CountryMap } from "../../sources/geography/placesNamed.ts";
import { mapItem } from "../../sources/geography/mapItem.ts";
import { mapOf } from "../../sources/geography/WorldMap.ts";
import { defineModelKind, someText } from "./ModelKind.ts";

const skills = new Set(["geography", "history", "politics", "travel"]);
const fewestPlaces = 4;
const mostPlaces = 12;

export const mapKind = defineModelKind<
  "image_labelling",
  { map: CountryMap; places: readonly string[] }
>({
  type: "image_labelling",
  advice: `A map to label. \`map\`: the one that shows them. \`places\`: at least four countries on it, all named in the source. The quote names one of them.`,
  fits: ({ skill, source, own }) =>
    skills.has(skill) && mapsNamedIn(source, own, fewestPlaces).length > 0,
  properties: {
    map: { enum: [...countryMaps] },
    places: { type: "array", items: someText, minItems: fewestPlaces, maxItems: mostPlaces },
  },
  build: ({ map: id, places }, { texts, random }) => {
    const map = mapOf(id);
    const areas = placesNamed(id, places, texts.locale);
    if (map === undefined || areas === null) return null;
    const plan = {
      map,
      title: texts.t(`author.course.map-${id}.title`),
      areas,
      most: mostPlaces,
      spare: 0,
    };
    const { exercise } = mapItem(plan, { language: texts.locale, texts, random }).item;
    return exercise.content_type === "image_labelling" ? exercise : null;
  },
  // Whoever solves it blind cannot see the map; its key is that of the data.
  ask: null,
});
