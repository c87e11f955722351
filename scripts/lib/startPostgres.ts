import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { chown, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "./freePort.ts";
import type { PostgresPrograms } from "./postgresPrograms.ts";
import { run } from "./run.ts";
import { unprivilegedUser } from "./unprivilegedUser.ts";

export interface TemporaryPostgres {
  /** Connection string of an administrator. */
  url: string;
  stop(): Promise<void>;
}

/** It lives for minutes and holds nothing of worth, so it need not wait for the disk. */
const settings = ["fsync=off", "full_page_writes=off", "max_connections=200"];

/** Whoever breaks a run off leaves no server behind. */
const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/** Starts a PostgreSQL server with a cluster of its own in a temporary folder. */
export async function startPostgres(programs: PostgresPrograms): Promise<TemporaryPostgres> {
  const folder = await mkdtemp(join(tmpdir(), "alambic-postgres-"));
  const user = await unprivilegedUser();
  if (user !== undefined) await chown(folder, user.uid, user.gid);
  const data = join(folder, "data");
  const shape = [
    "--username=alambic",
    "--auth=trust",
    "--encoding=UTF8",
    "--locale=C",
    "--no-sync",
  ];
  const asUser = user === undefined ? {} : { user };
  const made = await run(programs.initdb, ["-D", data, ...shape], {
    cwd: folder,
    quiet: true,
    ...asUser,
  });
  if (made.code !== 0) throw new Error(`initdb failed:\n${made.output}`);
  const port = await freePort();
  const options = settings.flatMap((setting) => ["-c", setting]);
  const server = spawn(
    programs.postgres,
    ["-D", data, "-p", String(port), "-k", folder, "-h", "127.0.0.1", ...options],
    { cwd: folder, stdio: ["ignore", "ignore", "pipe"], ...user },
  );
  const end = () => {
    server.once("exit", () => {
      rmSync(folder, { recursive: true, force: true });
      process.exit(1);
    });
    server.kill("SIGINT");
  };
  for (const signal of signals) process.once(signal, end);
  await ready(server);
  return {
    url: `postgres://alambic@127.0.0.1:${port}/postgres`,
    async stop() {
      for (const signal of signals) process.off(signal, end);
      server.kill("SIGINT");
      if (server.exitCode === null) await once(server, "exit");
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Settles when the server says that it is ready, and fails with its words when it ends instead. */
function ready(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let words = "";
    server.stderr?.on("data", (chunk: Buffer) => {
      words += chunk.toString("utf8");
      if (words.includes("ready to accept connections")) resolve();
    });
    server.once("error", reject);
    server.once("exit", () => reject(new Error(`PostgreSQL did not start:\n${words}`)));
  });
}
