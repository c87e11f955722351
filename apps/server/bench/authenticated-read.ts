import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

import { insertUser } from "../src/features/users/accounts/insertUser.ts";
import { buildApp } from "../src/http/buildApp.ts";
import { Health } from "../src/http/Health.ts";
import { createAuthorService } from "../src/author/service/createAuthorService.ts";
import { parseConfig } from "../src/platform/config/Config.ts";
import { migrate } from "../src/platform/db/migrate.ts";
import { openStore } from "../src/platform/db/openStore.ts";
import { JobQueue } from "../src/platform/jobs/JobQueue.ts";
import { createSession, sessionSeconds } from "../src/features/users/sessions/createSession.ts";
import { createBareServer } from "./bareServer.ts";

/**
 * What an authenticated read costs against a bare `node:http` server with the same indexed read,
 * interleaved in one run: `node bench/authenticated-read.ts [rounds] [seconds]`. Exits with 1 when
 * the median of the ratios is above the budget.
 */
const budget = 1.5;
const [rounds = "7", seconds = "2"] = process.argv.slice(2);
const run = promisify(execFile);
const load = fileURLToPath(new URL("load.ts", import.meta.url));

const folder = mkdtempSync(join(tmpdir(), "alambic-bench-"));
const config = parseConfig({ DATA_DIR: folder, LOG_LEVEL: "error", ...databaseOf(process.env) });
const store = await openStore(config, console.error);
await migrate(store.db);
const author = createAuthorService();
const services = {
  config,
  store,
  db: store.db,
  author,
  jobs: new JobQueue(store),
  health: new Health(),
  now: () => new Date(),
};
const app = await buildApp({ services });
await app.listen({ port: 0, host: "127.0.0.1" });
const bare = createBareServer(store.db).listen(0, "127.0.0.1");
const token = await signIn();

const ratios: number[] = [];
for (let round = 0; round < Number(rounds); round += 1) {
  const ours = await measure(`http://127.0.0.1:${portOf(app.server.address())}/api/v2/users/me`);
  const theirs = await measure(`http://127.0.0.1:${portOf(bare.address())}/`);
  ratios.push(theirs / ours);
  console.log(`${ours} requests against ${theirs}: ${(theirs / ours).toFixed(2)} times the cost`);
}
const median = ratios.toSorted((first, second) => first - second)[Math.floor(ratios.length / 2)];
console.log(`median ${median?.toFixed(2)}, budget ${budget} (${store.kind})`);
await app.close();
bare.close();
await store.close();
rmSync(folder, { recursive: true, force: true });
process.exitCode = median !== undefined && median <= budget ? 0 : 1;

/** Requests that were answered, asked for by a process of its own. */
async function measure(address: string): Promise<number> {
  const { stdout } = await run(process.execPath, [load, address, token, seconds]);
  return Number(stdout);
}

async function signIn(): Promise<string> {
  const now = new Date();
  const name = `bench-${now.getTime()}`;
  const { id } = await insertUser(
    store.db,
    {
      username: name,
      email: `${name}@example.org`,
      password: "Still-Water-7",
      preferredLanguage: "en",
    },
    now,
  );
  return (await createSession(store.db, id, sessionSeconds.day, now)).token;
}

function portOf(address: AddressInfo | string | null): number {
  return typeof address === "object" && address !== null ? address.port : 0;
}

function databaseOf({ DATABASE_URL }: NodeJS.ProcessEnv): Record<string, string> {
  return DATABASE_URL === undefined ? {} : { DATABASE_URL };
}
