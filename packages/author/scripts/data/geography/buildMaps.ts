import { geoAzimuthalEqualArea, geoPath } from "d3-geo";
import type { GeoProjection } from "d3-geo";
import type { MultiPoint } from "geojson";

import { drawnWorld } from "./drawnWorld.ts";
import { buildWorldMap } from "./buildWorldMap.ts";
import { mapPlans } from "./map-list.ts";
import type { MapPlan } from "./map-list.ts";
import { readCountries } from "./readSources.ts";
import { readWorld } from "./readWorld.ts";
import type { World } from "./readWorld.ts";
import { middleOf, pathOf, ringsOf, sizeOf } from "./rings.ts";

/** Maps are so many units wide. */
const width = 1000;
/** Rings below this (twice their area, in units) are not drawn, but for a country's largest. */
const smallest = 24;
/** Details below so many units are left out. */
const detail = 2.2;
/** A country that is asked for has to hold a circle of this radius, in units. */
const room = 7;

/** Maps of parts of the world, equal in area, with the middle of each country that can be asked for. */
export function buildMaps() {
  const world = readWorld();
  const countries = readCountries();
  return [buildWorldMap(), ...mapPlans.map((plan: MapPlan) => drawMap(plan, world, countries))];
}

function drawMap(plan: MapPlan, world: World, countries: ReturnType<typeof readCountries>) {
  const { projection, height } = projectionOf(plan.box);
  const codes = countries.map(({ code }) => code);
  const shapes = drawnWorld(world, codes, detail / projection.scale());
  const path = geoPath(
    projection.clipExtent([
      [-3, -3],
      [width + 3, height + 3],
    ]),
  ).digits(0);
  const whole = geoPath(projectionOf(plan.box).projection);
  const asked = [...plan.asks, ...(plan.also ?? [])];
  const drawn = [...shapes].flatMap(([code, shape]) => {
    const all = ringsOf(path(shape)).toSorted((a, b) => sizeOf(b) - sizeOf(a));
    const rings = all.filter((ring, at) => at === 0 || sizeOf(ring) >= smallest);
    const middle = middleOf(rings);
    if (middle === null) return [];
    const part = countries.find((country) => country.code === code)?.part ?? "";
    const seen = rings.reduce((sum, ring) => sum + sizeOf(ring), 0) / 2 / whole.area(shape);
    const isAsked =
      (asked.includes(code) || asked.includes(part)) &&
      middle.room >= room &&
      (seen > 0.8 || plan.also?.includes(code) === true);
    const [x, y] = middle.point;
    return [{ id: code, path: pathOf(rings), ...(isAsked ? { x, y } : {}) }];
  });
  return { id: plan.id, width, height, countries: drawn };
}

/** The box's edges, so that the whole of them fits. */
function edgesOf([west, south, east, north]: MapPlan["box"]): MultiPoint {
  const steps = Array.from({ length: 21 }, (_, at) => at / 20);
  return {
    type: "MultiPoint",
    coordinates: steps.flatMap((step) => {
      const [across, up] = [west + step * (east - west), south + step * (north - south)];
      return [
        [across, south],
        [across, north],
        [west, up],
        [east, up],
      ];
    }),
  };
}

function projectionOf(box: MapPlan["box"]): { projection: GeoProjection; height: number } {
  const [west, south, east, north] = box;
  const projection = geoAzimuthalEqualArea()
    .rotate([-(west + east) / 2, -(south + north) / 2])
    .precision(0);
  const edges = edgesOf(box);
  projection.fitWidth(width, edges);
  const [, [, bottom]] = geoPath(projection).bounds(edges);
  return { projection, height: Math.round(bottom) };
}
