import { expect, it } from "vitest";
import { measureVerifier, verifierBars } from "./measureVerifier.ts";

it("catches planted faults of every kind, and lets sound items pass", async () => {
  const { passed, caught, faults, hints, byFault } = await measureVerifier();
  expect(faults).toBeGreaterThan(1000);
  expect(passed).toBeGreaterThanOrEqual(verifierBars.passed);
  expect(caught).toBeGreaterThanOrEqual(verifierBars.caught);
  expect(hints).toMatchObject({ caught: verifierBars.hints, passed: verifierBars.hints });
  expect(byFault.filter((kind) => kind.caught / kind.planted < 0.9)).toEqual([]);
}, 180_000);
