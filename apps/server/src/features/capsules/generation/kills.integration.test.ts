import { expect, it } from "vitest";

import { createTestDatabase } from "../../../testing/createTestDatabase.ts";
import { killSteps } from "./testing/kills/KillStep.ts";
import { killAtSteps } from "./testing/kills/killAtSteps.ts";

const times = 1;

it("leaves one capsule, whole, and one unit of each generation that is killed, at any step", async () => {
  const database = await createTestDatabase();
  const { generations, faults } = await killAtSteps(database, { times, together: 12 });
  await database.remove();
  expect(faults).toEqual([]);
  expect(generations).toBe(killSteps.length * times);
}, 180_000);
