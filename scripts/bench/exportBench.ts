import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setInterval } from "node:timers/promises";
import { parseConfig } from "../../apps/server/src/platform/config/Config.ts";
import { openStore } from "../../apps/server/src/platform/db/openStore.ts";
import { storeAnswers } from "../../apps/server/src/testing/storeAnswers.ts";
import { startProcess } from "./ServerProcess.ts";
import type { ServerProcess } from "./ServerProcess.ts";
import { signIn } from "./signIn.ts";

/** How long it takes to save everything of a member who answered so often, and what memory that takes. */
const answers = 50_000;
const promisedSeconds = 10;
const main = "apps/server/src/main.ts";
const sampleMs = 50;

/** Runs it, and tells whether the promise was kept. */
export async function exportBench(): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), "alambic-bench-"));
  const environment = { DATA_DIR: folder };
  try {
    const first = await startProcess(main, environment);
    const token = await signIn(first);
    await first.stop();
    await seed(environment);
    const server = await startProcess(main, environment);
    try {
      return report(await measure(server, token));
    } finally {
      await server.stop();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Answers of the only member, over the items that ship with the product. */
async function seed(environment: Record<string, string>): Promise<void> {
  const store = await openStore(parseConfig(environment), (error) => console.error(error));
  const { id } = await store.db.selectFrom("users").select("id").executeTakeFirstOrThrow();
  await storeAnswers(store.db, id, { count: answers, now: new Date() });
  await store.close();
}

interface Measured {
  readonly seconds: number;
  readonly processor: number;
  readonly megabytes: number;
  readonly grown: number;
}

async function measure(server: ServerProcess, token: string): Promise<Measured> {
  const before = (await server.memory()) ?? 0;
  const processorBefore = await server.processorSeconds();
  const stop = new AbortController();
  const highest = highestMemory(server, stop.signal);
  const started = performance.now();
  const response = await fetch(`http://127.0.0.1:${server.port}/api/v2/users/me/export`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const archive = await response.arrayBuffer();
  const seconds = (performance.now() - started) / 1000;
  stop.abort();
  if (!response.ok) throw new Error(`The export answered ${response.status}.`);
  return {
    seconds,
    processor: (await server.processorSeconds()) - processorBefore,
    megabytes: archive.byteLength / 1e6,
    grown: (await highest) - before,
  };
}

async function highestMemory(server: ServerProcess, signal: AbortSignal): Promise<number> {
  let highest = 0;
  try {
    for await (const _ of setInterval(sampleMs, undefined, { signal }))
      highest = Math.max(highest, (await server.memory()) ?? 0);
  } catch (error) {
    if (!signal.aborted) throw error;
  }
  return highest;
}

function report({ seconds, processor, megabytes, grown }: Measured): boolean {
  console.log(`${answers} answers saved in ${seconds.toFixed(1)} s (promised: ${promisedSeconds})`);
  console.log(
    `${processor.toFixed(1)} s of processor, ${megabytes.toFixed(1)} MB, ${grown.toFixed(0)} MB more memory at most`,
  );
  return seconds <= promisedSeconds;
}
