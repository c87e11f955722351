import { describe, expect, it } from "vitest";

import { createRandom } from "../../random/createRandom.ts";
import { loadTexts } from "../../texts/loadTexts.ts";
import { plainText } from "../../texts/rich-text.ts";
import { countries, countryInSentence, countryOf, nameOfCountry } from "./Country.ts";
import { describePlace } from "./describePlace.ts";
import { evidenceOf } from "./evidence.ts";
import { geographyLessons } from "./lessons.ts";
import { mapRules } from "./map-rules.ts";
import { areasOf, mapItem } from "./mapItem.ts";
import { geographyRules } from "./rules.ts";
import { neighbourTasksOnMap } from "./tasks.ts";
import { drawMap, mapOf } from "./WorldMap.ts";

const languages = ["fr", "en", "nl"] as const;
it.each([
  ["GB", "du Royaume-Uni"],
  ["NL", "des Pays-Bas"],
  ["BE", "de la Belgique"],
  ["CU", "de Cuba"],
  ["IL", "d’Israël"],
])("%s is written into a French sentence as %s", (id, ofIt) => {
  expect(countryInSentence(id, "fr").ofIt).toBe(ofIt);
});

const maps =
  "world europe europe-west europe-north europe-south-east africa africa-west africa-south america-south america-central asia asia-west asia-south-east".split(
    " ",
  );

describe("what is written of countries", () => {
  it("agrees with the shapes and with CLDR, country by country", () => {
    expect(countries().length).toBeGreaterThan(190);
    for (const country of countries()) {
      const { id, neighbours, unsure, shore, part, currency } = country;
      for (const other of neighbours) {
        expect([id, other, geographyRules["geography-neighbour"].holds(id, other)]).toEqual([
          id,
          other,
          true,
        ]);
        expect(unsure).not.toContain(other);
      }
      if (shore !== undefined) expect(evidenceOf(id)?.shore).toBe(shore);
      if (part !== undefined) expect(geographyRules["geography-part"].holds(id, part)).toBe(true);
      if (currency !== undefined)
        expect([id, geographyRules["geography-currency"].holds(id, currency)]).toEqual([id, true]);
      for (const language of country.languages)
        expect([id, geographyRules["geography-language"].holds(id, language)]).toEqual([id, true]);
    }
  });

  it.each(languages)("names every country once in %s", (language) => {
    const names = countries().map(({ id }) => nameOfCountry(id, language));
    expect(new Set(names).size).toBe(names.length);
  });

  it("asks nothing about borders in dispute, or through parts overseas", () => {
    const { holds } = geographyRules["geography-neighbour"];
    const apart = geographyRules["geography-apart"].holds;
    for (const [one, other] of [
      ["FR", "BR"],
      ["ES", "MA"],
      ["IN", "PK"],
      ["SY", "IL"],
    ] as const)
      expect([holds(one, other), apart(one, other), holds(other, one)]).toEqual([
        false,
        false,
        false,
      ]);
  });
});

describe("neighbours on a map", () => {
  it("are asked of countries that lie on it with most of theirs, and are on it too", () => {
    for (const id of maps.filter((map) => map !== "world")) {
      const map = mapOf(id);
      if (map === undefined) throw new Error(`No map of ${id}`);
      const shown = areasOf(map).map((area) => area.id);
      const known = shown.flatMap((area) => countryOf(area) ?? []);
      const tasks = neighbourTasksOnMap(known, createRandom(id));
      for (const { asked, answer } of tasks) {
        const beside = countryOf(asked)?.neighbours ?? [];
        expect(shown).toContain(answer);
        expect(2 * beside.filter((each) => shown.includes(each)).length).toBeGreaterThan(
          beside.length,
        );
      }
      expect(tasks.length).toBeGreaterThan(2);
    }
  });
});

describe("currencies", () => {
  it("are those in use now, and not those that a country had", () => {
    const { holds } = geographyRules["geography-currency"];
    expect([holds("FR", "euro"), holds("FR", "franc")]).toEqual([true, false]);
    expect([holds("HR", "euro"), holds("SE", "crown"), holds("SE", "euro")]).toEqual([
      true,
      true,
      false,
    ]);
  });
});

it.each(languages)("languages are named in %s, the wrong ones among them", async (language) => {
  const texts = await loadTexts(language);
  for (const seed of Array.from({ length: 30 }, (_, at) => `${at}`)) {
    const context = { language, texts, random: createRandom(seed) };
    const { items } = geographyLessons["languages-other"].draft(context);
    const shown = JSON.stringify(items.map(({ exercise }) => exercise));
    expect(shown).not.toMatch(/"text":"[a-z]{2,3}"|: [a-z]{2,3}\."/u);
  }
});

describe.each(maps)("the map of %s", (id) => {
  const map = mapOf(id);
  const asked = map?.countries.filter(({ x }) => x !== undefined) ?? [];

  it("has every point in the area that it stands for, and in no other", () => {
    expect(asked.length).toBeGreaterThan(8);
    for (const { id: area, x = 0, y = 0 } of asked) {
      const point = `${id} ${Math.round(x)} ${Math.round((1000 * y) / (map?.height ?? 1))}`;
      for (const other of asked)
        expect([point, other.id, mapRules["geography-map"].holds(point, other.id)]).toEqual([
          point,
          other.id,
          other.id === area,
        ]);
    }
  });

  it("is a picture of at most 60 kB that holds nothing but shapes", () => {
    const picture = map === undefined ? "" : drawMap(map);
    expect((picture.length * 4) / 3).toBeLessThan(60_000);
    expect(picture.replaceAll(/<\/?(?:svg|rect|g|path)[\s>][^<]*/gu, "")).toBe("");
  });
});

it.each(maps.slice(1))("whoever reads what a map of %s says can place its names", async (id) => {
  const map = mapOf(id);
  if (map === undefined) throw new Error(`There is no map of ${id}`);
  const context = { language: "en", texts: await loadTexts("en") } as const;
  const areas = areasOf(map);
  for (const seed of Array.from({ length: 20 }, (_, at) => `${at}`)) {
    const plan = { map, title: "", areas, most: 12, spare: 2 };
    const { content } = mapItem(plan, { ...context, random: createRandom(seed) }).item.exercise;
    if (!("hotspots" in content)) throw new Error("This is no labelled picture");
    const names = content.labels.map(({ text }) => plainText(text));
    const named = areas.filter((area) => names.includes(nameOfCountry(area.id, "en")));
    const labelled = named.map((area) => area.id);
    const places = named.map((area) => describePlace(area, { ...context, map, labelled }));
    for (const { description } of content.hotspots)
      expect(places.filter((place) => place === description).length).toBeLessThanOrEqual(1);
  }
});
