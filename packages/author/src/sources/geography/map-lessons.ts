import { drills } from "../subjects/Lesson.ts";
import type { Lesson } from "../subjects/Lesson.ts";
import type { DrillContext } from "../subjects/Task.ts";
import { continentTasks } from "./continents.ts";
import { countryOf } from "./Country.ts";
import { describePlace, placesToRead } from "./describePlace.ts";
import { nameOfArea } from "./map-rules.ts";
import { areasOf, mapItem } from "./mapItem.ts";
import { neighbourTasksOnMap } from "./tasks.ts";
import type { CountryMap } from "./placesNamed.ts";
import { mapOf } from "./WorldMap.ts";
import type { MapArea, WorldMap } from "./WorldMap.ts";

/** Maps that are labelled three times, each time with more names. */
const rounds = [
  { most: 6, spare: 0 },
  { most: 9, spare: 0 },
  { most: 12, spare: 2 },
] as const;

/** Of a map with many countries, so many of the best known are read about and asked for. */
const mostTaught = 24;

/** A map of countries to be labelled, then what lies beside what on it. */
function mapLesson(id: CountryMap): Lesson {
  const practice = (map: WorldMap) =>
    drills({
      rule: "geography-neighbour",
      tasks: ({ random }) =>
        random.shuffle(
          neighbourTasksOnMap(
            areasOf(map).flatMap((area) => countryOf(area.id) ?? []),
            random,
          ),
        ),
      ways: ["quiz", "true", "quiz", "false", "quiz"],
    });
  return {
    itemCount: rounds.length + 5,
    draft(context) {
      const map = mapOf(id);
      if (map === undefined) throw new Error(`There is no map of ${id}`);
      const title = context.texts.t(`author.course.map-${id}.title`);
      const all = areasOf(map).slice(0, mostTaught);
      const known = all.slice(0, Math.max(7, Math.ceil(all.length / 2)));
      const items = labelled(map, title, [known, all, all], context);
      const practised = practice(map).draft({ ...context, random: context.random.fork("beside") });
      const words = { map, language: context.language, texts: context.texts };
      const entries = all.map((area) => ({
        name: nameOfArea(area.id, context.language),
        place: describePlace(area, { ...words, labelled: [area.id] }),
      }));
      return {
        blocks: placesToRead(entries, context.texts),
        items: [...items, ...practised.items],
      };
    },
  };
}

function labelled(
  map: WorldMap,
  title: string,
  pools: readonly (readonly MapArea[])[],
  context: DrillContext,
) {
  const seen = new Set<string>();
  const items = pools.map((areas, at) => {
    const { item, asked } = mapItem(
      { map, title, areas, seen: new Set(seen), ...(rounds[at] ?? rounds[2]) },
      { ...context, random: context.random.fork(`map ${at}`) },
    );
    for (const id of asked) seen.add(id);
    return item;
  });
  return items;
}

const places = ["150", "002", "142", "003", "005", "009", "AQ"] as const;
const oceans = ["atlantic", "pacific", "indian", "arctic", "southern"] as const;

/** The continents, then continents and oceans together. */
const worldLesson: Lesson = {
  itemCount: 8,
  draft(context) {
    const map = mapOf("world");
    if (map === undefined) throw new Error("There is no map of the world");
    const { texts, random } = context;
    const title = texts.t("author.course.map-world.title");
    const ids = [...places, ...oceans];
    const describe = ({ id }: MapArea) => {
      const known = ids.find((each) => each === id);
      return known === undefined ? "" : texts.t(`author.map.world.${known}`);
    };
    const areas = map.countries.filter(({ x }) => x !== undefined);
    const land = areas.filter(({ sea }) => sea !== true);
    const items = [land, areas].map(
      (pool, at) =>
        mapItem(
          { map, title, areas: pool, most: at === 0 ? 7 : 12, spare: 0, describe },
          { ...context, random: random.fork(`map ${at}`) },
        ).item,
    );
    const practised = drills({
      rule: "geography-continent",
      tasks: (drawn) => drawn.random.shuffle(continentTasks(0, 8)),
      ways: ["true", "quiz", "sorting", "false", "quiz", "quiz"],
    }).draft({ ...context, random: random.fork("continents") });
    const entries = areas.map((area) => ({
      name: nameOfArea(area.id, context.language),
      place: describe(area),
    }));
    return { blocks: placesToRead(entries, texts), items: [...items, ...practised.items] };
  },
};

/** Maps without names, to be labelled. */
export const mapLessons = {
  "map-world": worldLesson,
  "map-europe": mapLesson("europe"),
  "map-europe-west": mapLesson("europe-west"),
  "map-europe-north": mapLesson("europe-north"),
  "map-europe-south-east": mapLesson("europe-south-east"),
  "map-africa": mapLesson("africa"),
  "map-africa-west": mapLesson("africa-west"),
  "map-africa-south": mapLesson("africa-south"),
  "map-america-south": mapLesson("america-south"),
  "map-america-central": mapLesson("america-central"),
  "map-asia": mapLesson("asia"),
  "map-asia-west": mapLesson("asia-west"),
  "map-asia-south-east": mapLesson("asia-south-east"),
} as const satisfies Record<string, Lesson>;
