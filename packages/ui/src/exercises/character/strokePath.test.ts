import { expect, test } from "vitest";
import { strokePath } from "./strokePath.ts";

const places = (...pairs: [number, number][]) => pairs.map(([x, y]) => ({ x, y }));

test.each([
  [[], ""],
  [places([5, 5]), "M5 5h0.1"],
  [places([0, 0], [10, 20]), "M0 0L10 20"],
  [places([0, 0], [10, 0], [20, 10.06]), "M0 0Q10 0 15 5L20 10.1"],
])("%j is drawn as %j", (points, data) => expect(strokePath(points)).toBe(data));
