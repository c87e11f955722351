import { sql } from "kysely";
import { afterEach, describe, expect, it } from "vitest";

import { parseConfig } from "../config/Config.ts";
import { openStore } from "../db/openStore.ts";
import type { Store } from "../db/Store.ts";
import { createTestDatabase, onPostgres } from "../../testing/createTestDatabase.ts";
import { waitFor } from "../../testing/waitFor.ts";
import { handleJob } from "./Jobs.ts";
import type { JobAttempt, JobKind, JobOutcome } from "./Jobs.ts";
import { JobQueue } from "./JobQueue.ts";

const cleanUp: (() => Promise<void>)[] = [];
const log = { error: console.error, warn: console.error };

afterEach(async () => {
  for (const step of cleanUp.splice(0).toReversed()) await step();
});

async function openDatabase(): Promise<Store> {
  const database = await createTestDatabase();
  const store = await openStore(parseConfig(database.environment), () => undefined);
  cleanUp.push(database.remove, () => store.close());
  return store;
}

interface Work {
  readonly capsule_id: string;
}

const generation: JobKind<Work> = { name: "generation" };

type Run = (data: Work, attempt: JobAttempt) => Promise<JobOutcome>;

async function startQueue(store: Store, run?: Run): Promise<JobQueue> {
  const queue = new JobQueue(store, { names: [generation.name] });
  await queue.start(log);
  cleanUp.push(() => queue.stop());
  if (!run) return queue;
  const giveUp = () => Promise.resolve();
  await queue.work(
    [handleJob<null, Work>(generation, { run: (_, ...job) => run(...job), giveUp })],
    null,
  );
  return queue;
}

function send(store: Store, queue: JobQueue, capsule_id: string): Promise<void> {
  return store.db.transaction().execute((tx) => queue.send(tx, generation, { capsule_id }));
}

describe("the job queue", () => {
  it("does a job that was sent with a transaction, and none of one that was undone", async () => {
    const store = await openDatabase();
    const done: string[] = [];
    const queue = await startQueue(store, ({ capsule_id }) => {
      done.push(capsule_id);
      return Promise.resolve("done");
    });
    const undone = store.db.transaction().execute(async (tx) => {
      await queue.send(tx, generation, { capsule_id: "undone" });
      throw new Error("changed my mind");
    });
    await expect(undone).rejects.toThrow("changed my mind");
    await send(store, queue, "first");
    await send(store, queue, "second");
    await waitFor("both", () => done.length === 2);
    expect(done.toSorted()).toEqual(["first", "second"]);
  });

  it("takes an interrupted job up again", async () => {
    const store = await openDatabase();
    const runs: Work[] = [];
    const queue = await startQueue(store, (data) => {
      runs.push(data);
      return Promise.resolve(runs.length === 1 ? "interrupted" : "done");
    });
    await send(store, queue, "long");
    await waitFor("the second run", () => runs.length === 2);
    expect(runs).toEqual([{ capsule_id: "long" }, { capsule_id: "long" }]);
  });

  it("tells a job that the server stops, and keeps it for the next start", async () => {
    const store = await openDatabase();
    const started = Promise.withResolvers<void>();
    const first = await startQueue(store, async (_data, { isStopping }) => {
      started.resolve();
      await waitFor("the stop", isStopping);
      return "interrupted";
    });
    await send(store, first, "kept");
    await started.promise;
    await first.stop();
    const done: string[] = [];
    await startQueue(store, ({ capsule_id }) => {
      done.push(capsule_id);
      return Promise.resolve("done");
    });
    await waitFor("the job", () => done.length > 0);
    expect(done).toEqual(["kept"]);
  });

  it.runIf(!onPostgres)(
    "takes up what a killed process was doing, as soon as it starts",
    async () => {
      const store = await openDatabase();
      await send(store, await startQueue(store), "cut off");
      await sql`update jobs.job set state = 'active', started_on = now()`.execute(store.db);
      const done: string[] = [];
      await startQueue(store, ({ capsule_id }) => {
        done.push(capsule_id);
        return Promise.resolve("done");
      });
      await waitFor("the job", () => done.length > 0);
      expect(done).toEqual(["cut off"]);
    },
  );
});
