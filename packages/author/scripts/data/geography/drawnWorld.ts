import { merge } from "topojson-client";
import { presimplify, simplify, sphericalTriangleArea } from "topojson-simplify";
import type { MultiPolygon, Polygon } from "topojson-specification";
import type { MultiPolygon as Shape } from "geojson";

import type { World } from "./readWorld.ts";
import { readNumbers } from "./readWorld.ts";

/** Parts that Natural Earth draws by who holds them, and that belong to these countries by the United Nations. */
const belonging: Readonly<Record<string, string>> = { Somaliland: "SO", "N. Cyprus": "CY" };

/** The Crimea lies between these degrees. */
const crimea = { west: 32, south: 44, east: 37, north: 46.5 };

type Area = Polygon | MultiPolygon;

/** The shape of each country, and of what has no code of its own, simplified to a detail in radians. */
export function drawnWorld(
  world: World,
  codes: readonly string[],
  detail: number,
): ReadonlyMap<string, Shape> {
  const simple = simplify(presimplify(world, sphericalTriangleArea), detail ** 2);
  const numbers = readNumbers(codes);
  const areas = simple.objects.countries.geometries.flatMap((geometry) =>
    geometry.type === "Polygon" || geometry.type === "MultiPolygon"
      ? polygonsOf(geometry).map((polygon) => {
          const name = nameOf(geometry.properties);
          const code = numbers.get(String(geometry.id)) ?? belonging[name] ?? "";
          return { code: code === "RU" && liesInCrimea(simple, polygon) ? "UA" : code, polygon };
        })
      : [],
  );
  const shown = new Set(areas.map(({ code }) => code));
  return new Map(
    [...shown].map((code) => [
      code,
      merge(
        simple,
        areas.filter((area) => area.code === code).map(({ polygon }) => polygon),
      ),
    ]),
  );
}

function polygonsOf(area: Area): Polygon[] {
  const all = area.type === "Polygon" ? [area.arcs] : area.arcs;
  return all.map((arcs) => ({ type: "Polygon", arcs }));
}

function liesInCrimea(world: World, polygon: Polygon): boolean {
  const [ring] = merge(world, [polygon]).coordinates[0] ?? [];
  return (
    ring !== undefined &&
    ring.every(
      ([east = 0, north = 0]) =>
        east > crimea.west && east < crimea.east && north > crimea.south && north < crimea.north,
    )
  );
}

function nameOf(properties: unknown): string {
  return typeof properties === "object" &&
    properties !== null &&
    "name" in properties &&
    typeof properties.name === "string"
    ? properties.name
    : "";
}
