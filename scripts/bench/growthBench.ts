import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseConfig } from "../../apps/server/src/platform/config/Config.ts";
import { openStore } from "../../apps/server/src/platform/db/openStore.ts";
import { storeHistory } from "../../apps/server/src/testing/storeHistory.ts";
import { createPostgresTestDatabase } from "../../apps/server/src/testing/postgresTestDatabase.ts";
import { ensurePostgresPrograms } from "../lib/postgresPrograms.ts";
import { startPostgres } from "../lib/startPostgres.ts";
import { median } from "./median.ts";
import { startProcess } from "./ServerProcess.ts";
import type { ServerProcess } from "./ServerProcess.ts";
import { signIn } from "./signIn.ts";

/**
 * What a screen of a learner costs the server as the product grows: the same learner, with a thousand
 * answers, alone in the database and among a thousand others. Both servers are asked in turns.
 */
const answers = 1000;
const others = 999;
const rounds = 200;
/** Enough for the embedded database to have counted its tables, which it does as it starts. */
const warmUps = 100;
const promisedRatio = 1.2;
const main = "apps/server/src/main.ts";

const screens: Readonly<Record<string, string>> = {
  dashboard: "progress/dashboard?language=fr",
  stats: "progress/activity",
  "review queue": "reviews/queue",
  "review figures": "reviews/stats",
  badges: "badges",
  quest: "quests/today",
};

/** Runs it on both kinds of database, and tells whether every promise was kept. */
export async function growthBench(): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), "alambic-bench-"));
  try {
    const embedded = await compare("embedded", {
      small: { DATA_DIR: join(folder, "small") },
      large: { DATA_DIR: join(folder, "large") },
    });
    return (await onPostgres()) && embedded;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function onPostgres(): Promise<boolean> {
  const programs = await ensurePostgresPrograms();
  if (programs === undefined) {
    console.log("PostgreSQL: no server here.");
    return false;
  }
  const postgres = await startPostgres(programs);
  process.env["DATABASE_URL_TEST"] = postgres.url;
  try {
    const [small, large] = [await createPostgresTestDatabase(), await createPostgresTestDatabase()];
    const pair = { small: { ...small.environment }, large: { ...large.environment } };
    return await compare("PostgreSQL", pair);
  } finally {
    await postgres.stop();
  }
}

interface Pair<Each> {
  readonly small: Each;
  readonly large: Each;
}

interface Asked {
  readonly server: ServerProcess;
  readonly token: string;
}

async function compare(database: string, pair: Pair<Record<string, string>>): Promise<boolean> {
  const small = await grow(pair.small, 0);
  const large = await grow(pair.large, others);
  try {
    return await report(database, { small, large });
  } finally {
    await small.server.stop();
    await large.server.stop();
  }
}

/** A server whose administrator has their answers, among so many other members. */
async function grow(environment: Record<string, string>, members: number): Promise<Asked> {
  const first = await startProcess(main, environment);
  const token = await signIn(first);
  await first.stop();
  const config = parseConfig(environment);
  const store = await openStore(config, (error) => console.error(error));
  const { id } = await store.db.selectFrom("users").select("id").executeTakeFirstOrThrow();
  const isVacuumed = config.databaseUrl !== null;
  await storeHistory(store.db, { members, answers, now: new Date(), also: id, isVacuumed });
  await store.close();
  return { server: await startProcess(main, environment), token };
}

async function report(database: string, { small, large }: Pair<Asked>): Promise<boolean> {
  const kept: boolean[] = [];
  for (const [screen, path] of Object.entries(screens)) {
    const times: Pair<number[]> = { small: [], large: [] };
    for (let round = -warmUps; round < rounds; round += 1) {
      const [alone, among] = [await ask(small, path), await ask(large, path)];
      if (round < 0) continue;
      times.small.push(alone);
      times.large.push(among);
    }
    const [alone, among] = [median(times.small), median(times.large)];
    const ratio = among / alone;
    kept.push(ratio <= promisedRatio);
    const counts = `${answers.toLocaleString("en")} answers ${alone.toFixed(2)} ms, ${(answers * (others + 1)).toLocaleString("en")} ${among.toFixed(2)} ms`;
    console.log(
      `${database.padEnd(11)} ${screen.padEnd(15)} ${counts}: ${ratio.toFixed(2)} times (promised: ${promisedRatio})`,
    );
  }
  return kept.every(Boolean);
}

/** Milliseconds until an answer is there. */
async function ask({ server, token }: Asked, path: string): Promise<number> {
  const started = performance.now();
  const response = await fetch(`http://127.0.0.1:${server.port}/api/v2/${path}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
  return performance.now() - started;
}
