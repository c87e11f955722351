import { neighbors } from "topojson-client";
import type { GeometryCollection, GeometryObject, Topology } from "topojson-specification";

import { readPackageFile } from "../files.ts";
import { isRecord, textAt, valueAt } from "./walk.ts";

export type World = Topology<{
  readonly countries: GeometryCollection;
  readonly land: GeometryObject;
}>;

/** Natural Earth at 1:50 million, in which countries that border on each other share arcs. */
export function readWorld(): World {
  const file = readPackageFile("world-atlas/countries-50m.json");
  if (!isWorld(file)) throw new Error("The world atlas cannot be read");
  return file;
}

function isWorld(value: unknown): value is World {
  return valueAt(value, "type") === "Topology" && isRecord(valueAt(value, "objects", "countries"));
}

/** ISO's codes of the countries by the numbers that Natural Earth knows them by. */
export function readNumbers(codes: readonly string[]): ReadonlyMap<string, string> {
  const file = readPackageFile("cldr-core/supplemental/codeMappings.json");
  return new Map(
    codes.map((code) => [textAt(file, "supplemental", "codeMappings", code, "_numeric"), code]),
  );
}

export interface Drawn {
  /** Countries that it shares an arc with, by their codes. */
  readonly borders: readonly string[];
  readonly shore: Shore;
}

/** Whether a country has a coast, a land border, or both. */
export type Shore = "island" | "landlocked" | "both";

/** Which countries share an arc, and which have one of their own: a coast. */
export function readBorders(world: World, codes: readonly string[]): ReadonlyMap<string, Drawn> {
  const numbers = readNumbers(codes);
  const { geometries } = world.objects.countries;
  const near = neighbors(geometries);
  const uses = new Map<number, number>();
  for (const arc of geometries.flatMap((geometry) => [...new Set(arcsOf(geometry))]))
    uses.set(arc, (uses.get(arc) ?? 0) + 1);
  return new Map(
    geometries.flatMap((geometry, at) => {
      const code = numbers.get(String(geometry.id));
      if (code === undefined) return [];
      const all = near[at] ?? [];
      const borders = all.flatMap((other) => numbers.get(String(geometries[other]?.id)) ?? []);
      const coast = arcsOf(geometry).some((arc) => uses.get(arc) === 1);
      const shore = all.length === 0 ? "island" : coast ? "both" : "landlocked";
      return [[code, { borders, shore }] as const];
    }),
  );
}

/** The arcs of a geometry, whichever way they are walked. */
function arcsOf(geometry: GeometryObject): readonly number[] {
  const arcs = "arcs" in geometry ? geometry.arcs : [];
  return [arcs].flat(4).map((arc) => (arc < 0 ? ~arc : arc));
}
