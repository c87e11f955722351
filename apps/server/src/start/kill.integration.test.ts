import { expect, it } from "vitest";

import { createTestDatabase } from "../testing/createTestDatabase.ts";
import { killWhileAnswering } from "./testing/killWhileAnswering.ts";

/** `pnpm eval kills` does it twenty times. */
const rounds = 3;

it("loses no acknowledged answer and counts none twice, killed over and over", async ({
  signal,
}) => {
  const database = await createTestDatabase({ withContent: true });
  try {
    const { cutOff, faults } = await killWhileAnswering(database, { rounds, signal });
    expect(faults).toEqual([]);
    expect(cutOff).toBeGreaterThan(0);
  } finally {
    await database.remove();
  }
}, 300_000);
