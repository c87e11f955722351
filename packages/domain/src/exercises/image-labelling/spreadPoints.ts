export interface Point {
  readonly x: number;
  readonly y: number;
}

const rounds = 60;

/** A fixed direction for each pair of points that lie on one another. */
function apart(a: Point, b: Point, turn: number): Point {
  const [x, y] = [b.x - a.x, b.y - a.y];
  const distance = Math.hypot(x, y);
  if (distance > 0) return { x: x / distance, y: y / distance };
  return { x: Math.cos(turn), y: Math.sin(turn) };
}

function push(points: Point[], gap: number): void {
  for (const [at, first] of points.entries()) {
    for (let other = at + 1; other < points.length; other += 1) {
      const [a, b] = [points[at] ?? first, points[other] ?? first];
      const missing = gap - Math.hypot(b.x - a.x, b.y - a.y);
      if (missing <= 0) continue;
      const way = apart(a, b, at + 2 * other);
      points[at] = { x: a.x - (way.x * missing) / 2, y: a.y - (way.y * missing) / 2 };
      points[other] = { x: b.x + (way.x * missing) / 2, y: b.y + (way.y * missing) / 2 };
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
