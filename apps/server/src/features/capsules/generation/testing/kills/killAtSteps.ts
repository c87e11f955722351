import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

import { createThreadAuthor } from "../../../../../testing/createThreadAuthor.ts";
import { parseConfig } from "../../../../../platform/config/Config.ts";
import { openStore } from "../../../../../platform/db/openStore.ts";
import type { TestDatabase } from "../../../../../testing/TestDatabase.ts";
import { checkCapsules } from "./checkCapsules.ts";
import { isInTransaction, killSteps } from "./KillStep.ts";
import type { KillStep } from "./KillStep.ts";

const child = fileURLToPath(new URL("./child.ts", import.meta.url));

export interface Killing {
  /** How many generations are killed at each step. */
  readonly times: number;
  /** How many of them may stand at their steps when their process is killed, if they can. */
  readonly together: number;
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
  { environment }: Pick<TestDatabase, "environment">,
  { times, together }: Killing,
): Promise<KillResult> {
  const batches = batchesOf({ times, together }, !("DATABASE_URL" in environment));
  for (const steps of batches) await killAt(environment, steps);
  await finish(environment);
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

function start(environment: Readonly<Record<string, string>>, args: readonly string[]) {
  return spawn(process.execPath, ["--no-warnings", child, ...args], {
    env: { PATH: process.env["PATH"], DATABASE_POOL: "60", ...environment },
    stdio: ["ignore", "pipe", "inherit"],
  });
}

/** At which steps capsules stand when each process is killed. */
function batchesOf({ times, together }: Killing, isEmbedded: boolean): KillStep[][] {
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
async function killAt(
  environment: Readonly<Record<string, string>>,
  steps: readonly KillStep[],
): Promise<void> {
  const process = start(environment, steps);
  const exit = once(process, "exit");
  let printed = "";
  for await (const chunk of process.stdout) {
    printed += String(chunk);
    if (printed.endsWith("held\n")) process.kill("SIGKILL");
  }
  await exit;
  if (process.signalCode !== "SIGKILL")
    throw new Error(`It left before it stood at ${steps.join(", ")}.`);
}

async function finish(environment: Readonly<Record<string, string>>): Promise<void> {
  const [code] = await once(start(environment, []), "exit");
  if (code !== 0) throw new Error("It could not end what the others left behind.");
}
