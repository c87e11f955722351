import type { LessonBlock } from "@alambic/contract";

import type { InstructionLanguage } from "../../model/InstructionLanguage.ts";
import { foldText } from "../../texts/foldText.ts";
import type { Texts } from "../../texts/loadTexts.ts";
import { countryOf, countrySaid, nameOfCountry } from "./Country.ts";
import type { MapArea, WorldMap } from "./WorldMap.ts";

const rows = ["north", "middle", "south"] as const;
const columns = ["west", "middle", "east"] as const;
const mostNeighbours = 2;

/** What a description has to do without: the countries whose names are to be placed. */
export interface PlaceContext {
  readonly map: WorldMap;
  readonly labelled: readonly string[];
  readonly language: InstructionLanguage;
  readonly texts: Texts;
}

/**
 * Where a country lies, for those who do not see the map, without the names that are to be placed:
 * in which part of the map, whether on a coast, and beside which others.
 */
export function describePlace(
  area: MapArea,
  { map, labelled, language, texts }: PlaceContext,
): string {
  const place = texts.t(`author.map.place.${rowOf(area, map)}-${columnOf(area)}`);
  const { shore, neighbours = [] } = countryOf(area.id) ?? {};
  const coast = shore === undefined ? [] : [texts.t(`author.map.shore.${shore}`)];
  const told = labelled.map((id) => folded(id, language));
  const near = neighbours
    .filter((id) => map.countries.some((other) => other.id === id))
    // Guinea is named by Guinea-Bissau as well.
    .filter((id) => !told.some((name) => folded(id, language).includes(name)))
    .slice(0, mostNeighbours)
    .map((id) => countrySaid(id, language));
  const beside =
    near.length === 0 ? [] : [texts.t("author.map.beside", { list: texts.list(near) })];
  return [place, ...coast, ...beside].reduce((first, second) =>
    texts.t("author.map.described", { first, second }),
  );
}

const known = new Map<string, string>();

function folded(id: string, language: InstructionLanguage): string {
  const key = `${language} ${id}`;
  const name = known.get(key) ?? foldText(nameOfCountry(id, language));
  known.set(key, name);
  return name;
}

/** Where each of these lies, one after the other, under a heading. */
export function placesToRead(
  entries: readonly { readonly name: string; readonly place: string }[],
  texts: Texts,
): LessonBlock[] {
  return [
    { type: "heading", text: texts.t("author.map.where") },
    {
      type: "list",
      ordered: false,
      items: entries.map((entry) => texts.t("author.map.entry", entry)),
    },
  ];
}

function rowOf({ y = 0 }: MapArea, { height }: WorldMap): (typeof rows)[number] {
  return rows[Math.min(2, Math.floor((3 * y) / height))] ?? "middle";
}

function columnOf({ x = 0 }: MapArea): (typeof columns)[number] {
  return columns[Math.min(2, Math.floor((3 * x) / 1000))] ?? "middle";
}
