import { expect, it } from "vitest";

import { createTestDatabase } from "../../../testing/createTestDatabase.ts";
import { killSteps } from "./testing/kills/KillStep.ts";
import { killAtSteps } from "./testing/kills/killAtSteps.ts";

/** Once at each step; `pnpm eval kills` does it fifty times. */
const times = 1;

it("leaves one capsule, whole, and one unit of each generation that is killed, at any step", async ({
  signal,
}) => {
  const database = await createTestDatabase();
  try {
    const { generations, faults } = await killAtSteps(database, { times, together: 12, signal });
    expect(faults).toEqual([]);
    expect(generations).toBe(killSteps.length * times);
  } finally {
    await database.remove();
  }
}, 300_000);
