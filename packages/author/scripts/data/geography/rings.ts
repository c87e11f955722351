import polylabel from "polylabel";

export type Point = readonly [x: number, y: number];
export type Ring = readonly Point[];

/** The rings of a path of absolute lines: `M1,2L3,4Z`. */
export function ringsOf(path: string | null): Ring[] {
  return (path ?? "")
    .split("M")
    .filter((part) => part !== "")
    .map((part) =>
      part
        .replace("Z", "")
        .split("L")
        .map((pair): Point => {
          const [x = 0, y = 0] = pair.split(",").map(Number);
          return [x, y];
        })
        .filter(([x, y], at, all) => at === 0 || x !== all[at - 1]?.[0] || y !== all[at - 1]?.[1]),
    )
    .filter((ring) => ring.length > 2);
}

/** A path of relative lines, which is shorter: `m1,2l2,2z`. */
export function pathOf(rings: readonly Ring[]): string {
  return rings
    .map((ring) =>
      ring
        .map(([x, y], at) => {
          const [fromX, fromY] = at === 0 ? [0, 0] : (ring[at - 1] ?? [0, 0]);
          const step = `${x - fromX},${y - fromY}`;
          return at === 0 ? `M${step}` : at === 1 ? `l${step}` : ` ${step}`;
        })
        .join("")
        .concat("z"),
    )
    .join("");
}

/** Twice the area, whichever way the ring runs. */
export function sizeOf(ring: Ring): number {
  const sum = ring.reduce((total, [x, y], at) => {
    const [nextX, nextY] = ring[(at + 1) % ring.length] ?? [0, 0];
    return total + x * nextY - nextX * y;
  }, 0);
  return Math.abs(sum);
}

/** The point of the largest ring that lies farthest from any coast or border, and how far. */
export function middleOf(rings: readonly Ring[]): { point: Point; room: number } | null {
  const [largest, ...others] = rings.toSorted((a, b) => sizeOf(b) - sizeOf(a));
  if (largest === undefined) return null;
  const within = others.filter(([first]) => first !== undefined && liesIn(first, largest));
  const copies = [largest, ...within].map((ring) => ring.map(([x, y]): [number, number] => [x, y]));
  const found = polylabel(copies, 1);
  return { point: [Math.round(found[0]), Math.round(found[1])], room: found.distance };
}

/** Whether a ray to the right crosses the ring an odd number of times. */
function liesIn([x, y]: Point, ring: Ring): boolean {
  return (
    ring.filter(([fromX, fromY], at) => {
      const [toX, toY] = ring[(at + 1) % ring.length] ?? [0, 0];
      return fromY > y !== toY > y && x < ((toX - fromX) * (y - fromY)) / (toY - fromY) + fromX;
    }).length %
      2 ===
    1
  );
}
