import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";

import { canFit } from "../../testing/canFit.ts";
import { drawParameters, simulateLearner } from "../../testing/simulateLearner.ts";
import { defaultPlan, foldMemory } from "../index.ts";
import type { MemoryEvent, MemoryRestart } from "../index.ts";
import { fitMemory } from "./fitMemory.ts";
import type { Fitter } from "./fitMemory.ts";
import { FitterUnavailableError, fitWithBinding } from "./fitWithBinding.ts";
import { defaultParameters, faultOf, shrink } from "./parameters.ts";
import { statesOf } from "./predict.ts";
import { stepsOf } from "./stepsOf.ts";
import { trainingOf } from "./trainingOf.ts";

const day = 86_400_000;
const truth = drawParameters(3);
const histories = simulateLearner(truth, { seed: 3, reviews: 1100 });

const events = fc.array(
  fc
    .record({
      id: fc.uuid(),
      kind: fc.constantFrom("answer", "review", "review", "review", "restart"),
      at: fc.integer({ min: 0, max: 90 * day }).map((after) => new Date(1.7e12 + after)),
      rating: fc.constantFrom("again", "hard", "good", "easy"),
    })
    .map(({ id, kind, at, rating }): MemoryEvent | MemoryRestart =>
      kind === "restart" ? { id, kind, at } : { id, kind, at, rating },
    ),
  { minLength: 1, maxLength: 25 },
);

describe("the steps of a memory", () => {
  it("lead where its fold leads, by whatever parameters", () => {
    fc.assert(
      fc.property(events, fc.integer({ min: 0, max: 50 }), (logged, seed) => {
        const parameters = drawParameters(seed);
        const memory = foldMemory(logged, { ...defaultPlan, parameters });
        const steps = stepsOf(logged).at(-1);
        if (!memory || memory.difficulty === 0) return;
        const { stability, difficulty } = statesOf(steps ?? [], parameters).at(-1) ?? {};
        expect({ stability, difficulty }).toEqual({
          stability: memory.stability,
          difficulty: memory.difficulty,
        });
      }),
      { seed: 18, numRuns: 300 },
    );
  });

  it("are learned from up to an instant, each test with what was before it", () => {
    const cut = new Date("2026-02-01T00:00:00Z");
    const early = trainingOf(histories, cut);
    const all = trainingOf(histories);
    expect(all).toHaveLength(1100);
    expect(early).toEqual(all.slice(0, early.length));
    expect(early.length).toBeLessThan(all.length);
    expect(all.every(([first]) => first?.[1] === 0)).toBe(true);
  });
});

describe("fitted parameters", () => {
  const changed = (index: number, value: number) => defaultParameters.with(index, value);
  it.each([
    ["wrong_count", defaultParameters.slice(1)],
    ["not_finite", changed(8, NaN)],
    ["not_finite", changed(20, Infinity)],
    ["out_of_range", changed(20, 7)],
    ["out_of_range", changed(4, -3)],
    ["not_monotone", changed(0, 3)],
  ] as const)("that are %s are refused, and said to be so", async (fault, parameters) => {
    expect(faultOf(parameters)).toBe(fault);
    const fit = () => Promise.resolve(parameters);
    expect(await fitMemory(histories, fit)).toEqual({ outcome: "failed", fault });
  });

  it("that diverge only in the fit to all are refused as well", async () => {
    let fits = 0;
    const fit = () => Promise.resolve((fits += 1) === 1 ? truth : changed(8, NaN));
    expect(await fitMemory(histories, fit)).toEqual({ outcome: "failed", fault: "not_finite" });
    expect(fits).toBe(2);
  });

  it("are nothing where the fit throws, or is not to be had here", async () => {
    const throws = (error: Error) => {
      const fit = vi.fn<Fitter>().mockRejectedValue(error);
      return fitMemory(histories, fit);
    };
    expect(await throws(new Error("singular"))).toEqual({ outcome: "failed", fault: "threw" });
    expect(await throws(new FitterUnavailableError("none"))).toEqual({
      outcome: "failed",
      fault: "unavailable",
    });
  });

  it("are drawn towards the defaults, the more the less they were fitted to", () => {
    const apart = (tests: number) =>
      Math.abs((shrink(truth, tests)[8] ?? 0) - (defaultParameters[8] ?? 0));
    expect(apart(100)).toBeLessThan(apart(1100));
    expect(apart(1100)).toBeLessThan(apart(20_000));
    expect(shrink(truth, 0)).toEqual(defaultParameters.map((value) => Number(value.toFixed(6))));
  });
});

describe("a fit", () => {
  it.runIf(canFit)(
    "is kept where it foretells better than the defaults and the plain average",
    async () => {
      const result = await fitMemory(histories, fitWithBinding);
      expect(result).toMatchObject({ outcome: "kept", tests: 1100 });
      if (result.outcome !== "kept") return;
      const { usual, own, average, tests } = result.compared;
      expect(tests).toBeGreaterThanOrEqual(220);
      expect(own.logLoss).toBeLessThan(Math.min(usual.logLoss, average.logLoss));
      expect(own.bins.reduce((sum, { reviews }) => sum + reviews, 0)).toBe(tests);
      expect(faultOf(result.parameters)).toBeNull();
    },
  );

  it("is not kept where it is as good as the defaults", async () => {
    const same = await fitMemory(histories, () => Promise.resolve(defaultParameters));
    expect(same).toMatchObject({ outcome: "not_better" });
  });

  it.runIf(canFit)("is not kept where the plain average foretells as well", async () => {
    // Whether it is recalled has nothing to do with when: only the average can be known.
    const byChance = histories.map((steps, card) =>
      steps.map((step, index) =>
        step.isTest
          ? { ...step, grade: (card * 7 + index * 3) % 5 === 0 ? (1 as const) : (3 as const) }
          : step,
      ),
    );
    const fit = await fitMemory(byChance, fitWithBinding);
    expect(fit).toMatchObject({ outcome: "not_better" });
    if (fit.outcome !== "not_better") return;
    expect(fit.compared.average.logLoss).toBeLessThan(fit.compared.own.logLoss + 0.002);
  });

  it("is not tried with too little to go by", async () => {
    const few = simulateLearner(truth, { seed: 3, reviews: 200 });
    const never = () => Promise.reject(new Error("It is not to be called."));
    expect(await fitMemory(few, never)).toEqual({ outcome: "too_few", tests: 200 });
    expect(await fitMemory([], never)).toEqual({ outcome: "too_few", tests: 0 });
  });
});
