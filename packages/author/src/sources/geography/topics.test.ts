import { describe, expect, it } from "vitest";

import { foldText } from "../../texts/foldText.ts";
import { geographyLessons } from "./lessons.ts";
import { readGeographyTopic } from "./topics.ts";

const ofEurope =
  "map-europe map-europe-west map-europe-north map-europe-south-east parts-europe neighbours-europe shores-europe".split(
    " ",
  );

describe("readGeographyTopic", () => {
  it.each([
    ["pays d’Europe", ofEurope],
    ["Europese landen", ofEurope],
    ["Geography of Europe", ofEurope],
    ["currencies of the world", ["currencies-shared", "currencies-own"]],
    ["munten van de wereld", ["currencies-shared", "currencies-own"]],
    ["langues officielles", ["languages-shared", "languages-other"]],
    ["buurlanden van Duitsland", ["neighbours-europe", "map-europe"]],
    ["frontières du Maroc", ["neighbours-africa", "map-africa"]],
    ["carte de l’Amérique du Sud", ["map-america-south"]],
    ["Moyen-Orient", ["map-asia-west"]],
    ["pays des Balkans", ["map-europe-south-east"]],
    ["Caribbean countries", ["parts-america", "shores-america"]],
    ["landlocked countries of Africa", ["shores-africa"]],
    ["Les continents", ["map-world", "continents-first", "continents-next", "continents-far"]],
    ["Nederland en zijn buren", ["neighbours-europe", "map-europe"]],
    ["a map of Asia", ["map-asia", "map-asia-west", "map-asia-south-east"]],
    [
      "la carte du monde",
      ["map-world", "map-europe", "map-africa", "map-america-south", "map-asia"],
    ],
    ["géographie", ["*"]],
    ["landen van de wereld", ["*"]],
  ])("hears what %s asks for", (topic, lessons) => {
    expect(readGeographyTopic(foldText(topic))).toEqual(lessons);
  });

  it.each(["Oceania", "neighbours", "landen zonder kust", "Africa", "maps of the world"])(
    "names only lessons that there are for %s",
    (topic) => {
      const lessons = readGeographyTopic(foldText(topic));
      expect(lessons.length).toBeGreaterThan(0);
      expect(lessons.filter((lesson) => !Object.hasOwn(geographyLessons, lesson))).toEqual([]);
    },
  );

  it.each([
    "fleuves d’Europe",
    "bergen van Azië",
    "climate of Africa",
    "Geography of France",
    "capitales d’Afrique",
    "drapeaux des pays du monde",
    "population des pays d’Asie",
    "L’histoire de l’Europe",
    "La dérive des continents",
    "mind maps",
    "developing countries",
    "neighbours of Australia",
    "island countries of Oceania",
    "les pays émergents",
    "conflits de voisinage",
    "omgaan met buren",
    "les frontières de la science",
    "carte bancaire",
    "concept maps",
    "continental philosophy",
  ])("knows nothing of %s", (topic) => {
    expect(readGeographyTopic(foldText(topic))).toEqual([]);
  });
});
