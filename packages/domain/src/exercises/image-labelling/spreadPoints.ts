export interface Point {
  readonly x: number;
  readonly y: number;
}

const rounds = 60;

/** Pushes every two points that are too close half of what is missing each. */
function push(points: Point[], gap: number): void {
  for (const [at, first] of points.entries()) {
    for (let other = at + 1; other < points.length; other += 1) {
      const [a, b] = [points[at] ?? first, points[other] ?? first];
      const [x, y] = [b.x - a.x, b.y - a.y];
      const half = (gap - Math.hypot(x, y)) / 2;
      if (half <= 0) continue;
      // Points that lie on one another have no direction of their own: each pair gets one.
      const angle = x === 0 && y === 0 ? at + 2 * other : Math.atan2(y, x);
      const [dx, dy] = [half * Math.cos(angle), half * Math.sin(angle)];
      points[at] = { x: a.x - dx, y: a.y - dy };
      points[other] = { x: b.x + dx, y: b.y + dy };
    }
  }
}

/**
 * Moves points away from each other until they are `gap` apart, as little as that takes, and keeps
 * them half a gap inside the area. All in one unit, such as CSS pixels. Where there is no room for
 * that many, they come as far apart as they can.
 */
export function spreadPoints(points: readonly Point[], area: Point, gap: number): Point[] {
  const spread = points.map((point) => inside(point, area, gap / 2));
  for (let round = 0; round < rounds; round += 1) {
    push(spread, gap);
    for (const [at, point] of spread.entries()) spread[at] = inside(point, area, gap / 2);
  }
  return spread;
}

function inside({ x, y }: Point, area: Point, margin: number): Point {
  const within = (value: number, most: number) =>
    Math.min(Math.max(value, Math.min(margin, most / 2)), Math.max(most - margin, most / 2));
  return { x: within(x, area.x), y: within(y, area.y) };
}
