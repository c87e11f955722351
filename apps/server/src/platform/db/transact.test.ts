import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from "kysely";
import { describe, expect, it } from "vitest";

import type { Schema } from "./Schema.ts";
import { transact } from "./transact.ts";

const db = new Kysely<Schema>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (given) => new PostgresIntrospector(given),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

/** Loses some times against another transaction, and then goes through. */
function losing(times: number, code: string) {
  const pauses: number[] = [];
  let runs = 0;
  const ended = transact(
    db,
    () => {
      runs += 1;
      if (runs > times) return Promise.resolve("done");
      return Promise.reject(Object.assign(new Error(`lost ${runs}`), { code }));
    },
    (attempt) => Promise.resolve(void pauses.push(attempt)),
  );
  return { ended, pauses, runs: () => runs };
}

describe("transact", () => {
  it.each(["40P01", "40001"])("does again what ended with %s, after a pause", async (code) => {
    const { ended, pauses } = losing(2, code);
    expect(await ended).toBe("done");
    expect(pauses).toEqual([1, 2]);
  });

  it("gives up after five times", async () => {
    const { ended, runs } = losing(9, "40P01");
    await expect(ended).rejects.toThrow("lost 5");
    expect(runs()).toBe(5);
  });

  it("lets every other error through at once", async () => {
    const { ended, runs } = losing(1, "23505");
    await expect(ended).rejects.toThrow("lost 1");
    expect(runs()).toBe(1);
  });
});
