import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { createRandom } from "./createRandom.ts";

describe("createRandom", () => {
  it("draws the same for the same seed and otherwise differently", () => {
    const draws = (seed: string) => {
      const random = createRandom(seed);
      return Array.from({ length: 20 }, () => random.integer(0, 1_000_000));
    };
    expect(draws("capsule")).toEqual(draws("capsule"));
    expect(draws("capsule")).not.toEqual(draws("capsulf"));
  });

  it("pins the stream, so that stored outlines keep their meaning", () => {
    const random = createRandom("alambic");
    expect(Array.from({ length: 5 }, () => random.integer(0, 99))).toMatchInlineSnapshot(`
      [
        64,
        3,
        57,
        65,
        51,
      ]
    `);
  });

  it("forks without disturbing the parent", () => {
    const disturbed = createRandom("seed");
    disturbed.fork("part").next();
    expect(disturbed.next()).toBe(createRandom("seed").next());
  });

  it("shuffles to a permutation", () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.integer()), (seed, values) => {
        const shuffled = createRandom(seed).shuffle(values);
        expect(shuffled.toSorted((a, b) => a - b)).toEqual(values.toSorted((a, b) => a - b));
      }),
      { seed: 1 },
    );
  });

  it("spreads over the whole range", () => {
    const random = createRandom("spread");
    const counts = [0, 0, 0, 0, 0, 0];
    for (let draw = 0; draw < 6000; draw += 1) {
      const face = random.integer(1, 6);
      counts[face - 1] = (counts[face - 1] ?? 0) + 1;
    }
    for (const count of counts) expect(count).toBeGreaterThan(850);
  });

  it("refuses to pick from nothing", () => {
    expect(() => createRandom("seed").pick([])).toThrow(RangeError);
  });
});
