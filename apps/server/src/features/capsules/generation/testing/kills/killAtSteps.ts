import { once } from "node:events";
import { stderr } from "node:process";

import { createThreadAuthor } from "../../../../../testing/createThreadAuthor.ts";
import { parseConfig } from "../../../../../platform/config/Config.ts";
import { openStore } from "../../../../../platform/db/openStore.ts";
import { spawnForTest } from "../../../../../testing/spawnForTest.ts";
import type { TestChild } from "../../../../../testing/spawnForTest.ts";
import type { TestDatabase } from "../../../../../testing/TestDatabase.ts";
import { checkCapsules } from "./checkCapsules.ts";
import { isInTransaction, killSteps } from "./KillStep.ts";
import type { KillStep } from "./KillStep.ts";

const file = new URL("./child.ts", import.meta.url);

export interface Killing {
  /** How many generations are killed at each step. */
  readonly times: number;
  /** How many of them may stand at their steps when their process is killed, if they can. */
  readonly together: number;
  /** Ends all of it, with the processes, when it aborts. */
  readonly signal?: AbortSignal;
}

export interface KillResult {
  readonly generations: number;
  readonly processes: number;
  /** What is not as it should be in the end, in words. */
  readonly faults: readonly string[];
}

/**
 * Makes capsules in processes that are killed with SIGKILL at each step, and started again; what is
 * left in the end is judged.
 */
export async function killAtSteps(
  database: Pick<TestDatabase, "environment">,
  { signal, ...killing }: Killing,
): Promise<KillResult> {
  const environment = { DATABASE_POOL: "60", ...database.environment };
  const start = (args: readonly string[]) =>
    spawnForTest({ file, args, environment, ...(signal && { signal }) });
  const batches = batchesOf(killing, !("DATABASE_URL" in environment));
  for (const steps of batches) await killAt(start(steps), steps);
  await finish(start([]));
  const store = await openStore(parseConfig(environment), () => undefined);
  const author = createThreadAuthor();
  const faults = await checkCapsules(store.db, author);
  const { count } = await store.db
    .selectFrom("capsules")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  await author.stop();
  await store.close();
  return { generations: count, processes: batches.length, faults };
}

/** At which steps capsules stand when each process is killed. */
function batchesOf(
  { times, together }: Omit<Killing, "signal">,
  isEmbedded: boolean,
): KillStep[][] {
  const all = Array.from({ length: times }, () => killSteps).flat();
  const within = all.filter(isInTransaction);
  const between = all.filter((step) => !isInTransaction(step));
  const batches: KillStep[][] = [];
  while (within.length + between.length > 0) {
    const open = within.splice(0, isEmbedded ? 1 : together);
    batches.push([...open, ...between.splice(0, together)]);
  }
  return batches;
}

/** Kills a process when a capsule stands at each of some steps. */
async function killAt(process: TestChild, steps: readonly KillStep[]): Promise<void> {
  const exit = once(process, "exit");
  process.stderr.pipe(stderr, { end: false });
  let printed = "";
  for await (const chunk of process.stdout) {
    printed += String(chunk);
    if (printed.endsWith("held\n")) process.kill("SIGKILL");
  }
  await exit;
  if (process.signalCode !== "SIGKILL" || !printed.endsWith("held\n"))
    throw new Error(`It left before it stood at ${steps.join(", ")}.`);
}

async function finish(process: TestChild): Promise<void> {
  process.stderr.pipe(stderr, { end: false });
  process.stdout.resume();
  const [code] = await once(process, "exit");
  if (code !== 0) throw new Error("It could not end what the others left behind.");
}
