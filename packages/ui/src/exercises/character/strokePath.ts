import type { StrokePoint } from "@alambic/contract";

const rounded = (value: number) => Math.round(value * 10) / 10;

/** A stroke as the data of an SVG path that is smooth at its points. A single point is a dot. */
export function strokePath(points: readonly StrokePoint[]): string {
  const [first] = points;
  if (first === undefined) return "";
  const last = points.at(-1) ?? first;
  const bends = points.slice(1, -1).map((point, at) => {
    const after = points[at + 2] ?? last;
    const [x, y] = [(point.x + after.x) / 2, (point.y + after.y) / 2];
    return `Q${rounded(point.x)} ${rounded(point.y)} ${rounded(x)} ${rounded(y)}`;
  });
  const end = points.length === 1 ? "h0.1" : `L${rounded(last.x)} ${rounded(last.y)}`;
  return `M${rounded(first.x)} ${rounded(first.y)}${bends.join("")}${end}`;
}
