import type { Hotspot, ImageLabellingExercise } from "@alambic/contract";

import type { ItemDraft } from "../../model/LessonDraft.ts";
import { itemOf } from "../../items/itemOf.ts";
import { option, partId } from "../../items/parts.ts";
import type { DrillContext } from "../subjects/Task.ts";
import { countries } from "./Country.ts";
import { describePlace } from "./describePlace.ts";
import { nameOfArea } from "./map-rules.ts";
import { drawMap } from "./WorldMap.ts";
import type { MapArea, WorldMap } from "./WorldMap.ts";

/** Points nearer than this, of a map that is 1000 wide, would touch on a phone. */
const apart = 136;
/** So many draws are tried for one with as many points as are wanted. */
const drawn = 20;

export interface MapItemPlan {
  readonly map: WorldMap;
  /** The map's name, with which a sentence begins. */
  readonly title: string;
  /** What can be asked for. */
  readonly areas: readonly MapArea[];
  /** What was asked for before, and comes last. */
  readonly seen?: ReadonlySet<string>;
  readonly most: number;
  /** So many labels are left over. */
  readonly spare: number;
  /** Where an area lies, in words; a country's place is told by the map itself. */
  readonly describe?: (area: MapArea) => string;
}

/** Names to be placed on a map without names; what it asks for is returned beside. */
export function mapItem(
  plan: MapItemPlan,
  { language, texts, random }: DrillContext,
): { readonly item: ItemDraft; readonly asked: readonly string[] } {
  const { map, title } = plan;
  const { spots, spare } = choose(plan, { language, texts, random });
  const name = (id: string) => ({ text: nameOfArea(id, language) });
  const shown = random.shuffle([...spots.map(({ area }) => area.id), ...spare]);
  const labels = shown.map((id, at) => option(name(id), `l${at + 1}`));
  const labelOf = (id: string) => `l${shown.indexOf(id) + 1}`;
  const hotspots = spots.map(({ area, description }, at): Hotspot => ({
    id: partId(at),
    ...perMille(area, map),
    description,
  }));
  const exercise: ImageLabellingExercise = {
    content_type: "image_labelling",
    content: {
      prompt: texts.t(promptFor(plan), { map: title }),
      picture: {
        type: "embedded",
        media_type: "image/svg+xml",
        base64: Buffer.from(drawMap(map)).toString("base64"),
        width: map.width,
        height: map.height,
        alt: texts.t("author.map.alt", { map: title }),
      },
      hotspots,
      labels,
      pairs: spots.map(({ area }, at) => ({ hotspot_id: partId(at), label_id: labelOf(area.id) })),
    },
  };
  const claims = spots.map(({ area }, at) => {
    const { x, y } = perMille(area, map);
    return { left: `${map.id} ${x} ${y}`, right: area.id, holds: true, part: partId(at) };
  });
  const provenance = { kind: "template" as const, template: "geography-map", claims };
  return {
    item: itemOf("image-labelling", texts, exercise, provenance),
    asked: spots.map(({ area }) => area.id),
  };
}

function promptFor({ areas, describe }: MapItemPlan) {
  if (describe === undefined) return "author.map.ask";
  return areas.some(({ sea }) => sea) ? "author.map.ask-areas" : "author.map.ask-continents";
}

interface Spot {
  readonly area: MapArea;
  readonly description: string;
}

/** As many areas as fit, far enough from each other and told from the others in words as well. */
function choose(plan: MapItemPlan, context: DrillContext) {
  const draws = Array.from({ length: drawn }, () => drawSpots(plan, context));
  const [most] = draws.toSorted(
    (one, other) => other.spots.length - one.spots.length || other.spare.length - one.spare.length,
  );
  return most ?? drawSpots(plan, context);
}

function drawSpots(plan: MapItemPlan, { random, language, texts }: DrillContext) {
  const { map, areas, most, spare: left, describe, seen = new Set() } = plan;
  const order = random.shuffle(areas);
  const spaced = [
    ...order.filter(({ id }) => !seen.has(id)),
    ...order.filter(({ id }) => seen.has(id)),
  ].reduce<readonly MapArea[]>(
    (chosen, area) =>
      chosen.length < most && chosen.every((other) => distance(area, other) >= apart)
        ? [...chosen, area]
        : chosen,
    [],
  );
  const ids = spaced.map(({ id }) => id);
  const others = random.sample(
    areas.filter(({ id }) => !ids.includes(id)),
    left,
  );
  const labelled = [...ids, ...others.map(({ id }) => id)];
  const words = { map, labelled, language, texts };
  const toSpot = (area: MapArea): Spot => ({
    area,
    description: describe?.(area) ?? describePlace(area, words),
  });
  const described = spaced.map(toSpot);
  const spots = described.filter(
    ({ description }, at) =>
      described.findIndex((other) => other.description === description) === at,
  );
  // Whoever does not see the map could place such a name there as well.
  const spare = others
    .map(toSpot)
    .filter((other) => spots.every(({ description }) => description !== other.description))
    .map(({ area }) => area.id);
  return { spots, spare };
}

function distance(a: MapArea, b: MapArea): number {
  return Math.hypot((a.x ?? 0) - (b.x ?? 0), (a.y ?? 0) - (b.y ?? 0));
}

function perMille({ x = 0, y = 0 }: MapArea, { width, height }: WorldMap) {
  return { x: Math.round((1000 * x) / width), y: Math.round((1000 * y) / height) };
}

/** What can be asked for on a map, the best known first. */
export function areasOf({ countries: areas }: WorldMap): readonly MapArea[] {
  const fame = new Map(countries().map(({ id }, at) => [id, at]));
  return areas
    .filter(({ x }) => x !== undefined)
    .toSorted((a, b) => (fame.get(a.id) ?? 0) - (fame.get(b.id) ?? 0));
}
