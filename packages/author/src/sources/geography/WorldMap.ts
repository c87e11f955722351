import { areRecords, once, readStored } from "./stored.ts";

/** A country of a map, or a continent or an ocean. */
export interface MapArea {
  readonly id: string;
  /** Rings of whole numbers: `M1,2l3,4 5,6z`. */
  readonly path: string;
  /** A point well within it, where it can be asked for. */
  readonly x?: number;
  readonly y?: number;
  /** Known by its outline, and not drawn. */
  readonly sea?: boolean;
}

export interface WorldMap {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly countries: readonly MapArea[];
}

const maps = once(() => readStored("maps", areMaps));

function areMaps(value: unknown): value is readonly WorldMap[] {
  return areRecords(value, ["id", "width", "height", "countries"]);
}

export function mapOf(id: string): WorldMap | undefined {
  return maps().find((map) => map.id === id);
}

const drawn = new WeakMap<WorldMap, string>();

/** A map without names as an SVG picture: on a ground of its own, light in any theme. */
export function drawMap(map: WorldMap): string {
  const picture = drawn.get(map) ?? pictureOf(map);
  drawn.set(map, picture);
  return picture;
}

function pictureOf({ width, height, countries }: WorldMap): string {
  const land = countries.filter(({ sea }) => sea !== true);
  const asked = land.filter(({ x }) => x !== undefined);
  const others = land.filter(({ x }) => x === undefined);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="#cfe3ef"/>`,
    `<g stroke="#87909a" stroke-width="2" stroke-linejoin="round" fill-rule="evenodd">`,
    ...others.map(({ path }) => `<path fill="#e3e0d7" d="${path}"/>`),
    ...asked.map(({ path }) => `<path fill="#fbf6e6" d="${path}"/>`),
    "</g></svg>",
  ].join("");
}

/** The area in which a point lies, given in units of the map; null where there is none. */
export function areaAt({ countries }: WorldMap, x: number, y: number): string | null {
  return countries.find((area) => liesWithin(outlineOf(area), x, y))?.id ?? null;
}

type Ring = readonly (readonly [x: number, y: number])[];

const outlines = new WeakMap<MapArea, readonly Ring[]>();

/** An outline in points, read once. */
function outlineOf(area: MapArea): readonly Ring[] {
  const outline = outlines.get(area) ?? area.path.split("z").map(ringOf);
  outlines.set(area, outline);
  return outline;
}

function ringOf(path: string): Ring {
  let [x, y] = [0, 0];
  return [...path.matchAll(/(-?(?<!\d)\d+),(-?\d+)/gu)].map(([, across = "0", down = "0"]) => {
    [x, y] = [x + Number(across), y + Number(down)];
    return [x, y] as const;
  });
}

/** Whether a ray from the point to the right crosses the outline an odd number of times. */
function liesWithin(outline: readonly Ring[], x: number, y: number): boolean {
  let crossings = 0;
  for (const points of outline) {
    for (const [at, [fromX, fromY]] of points.entries()) {
      const [toX, toY] = points[(at + 1) % points.length] ?? [fromX, fromY];
      if (fromY > y !== toY > y && x < ((toX - fromX) * (y - fromY)) / (toY - fromY) + fromX)
        crossings += 1;
    }
  }
  return crossings % 2 === 1;
}
