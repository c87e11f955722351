import { geoEqualEarth, geoPath } from "d3-geo";
import type { GeoProjection } from "d3-geo";

import { readSource } from "../files.ts";
import { drawnWorld } from "./drawnWorld.ts";
import { readParts } from "./readCldr.ts";
import { readCountries } from "./readSources.ts";
import { readWorld } from "./readWorld.ts";
import { pathOf, ringsOf, sizeOf } from "./rings.ts";
import type { Ring } from "./rings.ts";

const width = 1000;
const smallest = 24;
const detail = 1.6;
const antarctica = "AQ";
/** Lands that are no countries, and are drawn with their continents. */
const lands = [antarctica, "GL", "EH"];

/** The continents and oceans of the world, equal in area; Russia is drawn with Europe. */
export function buildWorldMap() {
  const projection = geoEqualEarth().precision(0);
  projection.fitWidth(width, { type: "Sphere" });
  const [, [, bottom]] = geoPath(projection).bounds({ type: "Sphere" });
  const codes = [...readCountries().map(({ code }) => code), ...lands];
  const shapes = drawnWorld(readWorld(), codes, detail / projection.scale());
  const path = geoPath(projection).digits(0);
  const land = new Map<string, Ring[]>();
  for (const [code, shape] of shapes) {
    const rings = ringsOf(path(shape)).filter((ring) => sizeOf(ring) >= smallest);
    const id = continentOf(code);
    land.set(id, [...(land.get(id) ?? []), ...rings]);
  }
  const areas = readSource("continents-and-oceans").map(([id = "", point = "", sea = ""]) => {
    const [[x, y] = [0, 0]] = pointsOf(point, projection);
    const isSea = sea !== "";
    const rings = isSea ? [pointsOf(sea, projection)] : (land.get(id) ?? []);
    return { id, path: pathOf(rings), x, y, ...(isSea ? { sea: true } : {}) };
  });
  const others = { id: "", path: pathOf(land.get("") ?? []) };
  return { id: "world", width, height: Math.round(bottom), countries: [others, ...areas] };
}

/** America in two, as learners know it. */
function continentOf(code: string): string {
  if (code === antarctica) return code;
  const chain = chainOf(code, readParts());
  return ["150", "002", "142", "003", "005", "009"].find((part) => chain.includes(part)) ?? "";
}

function chainOf(code: string, parts: ReadonlyMap<string, string>): readonly string[] {
  const within = parts.get(code);
  if (within === undefined) return [code];
  const northern = ["013", "021", "029"].includes(within) ? ["003"] : [];
  return [code, ...northern, ...chainOf(within, parts)];
}

/** `-60 38, -20 48` on the map. */
function pointsOf(text: string, projection: GeoProjection): Ring {
  return text.split(", ").map((pair) => {
    const [east = 0, north = 0] = pair.split(" ").map(Number);
    const [x = 0, y = 0] = projection([east, north]) ?? [];
    return [Math.round(x), Math.round(y)] as const;
  });
}
