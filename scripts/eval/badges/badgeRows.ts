import { ensurePostgresPrograms } from "../../lib/postgresPrograms.ts";
import { run } from "../../lib/run.ts";
import { startPostgres } from "../../lib/startPostgres.ts";
import { shareRow, skippedRow } from "../Row.ts";
import type { Row } from "../Row.ts";

const rounds = 200;
const undos = 1000;
const tests = "apps/server/src/features/badges/badges.integration.test.ts";

/**
 * A badge that 32 answers earn at the same time, and one that is earned and taken back over and over:
 * whether each is awarded once with its XP, and no XP stays behind, on both kinds of database.
 */
export async function badgeRows(): Promise<Row[]> {
  const embedded = await rowOf("embedded", "pglite");
  const programs = await ensurePostgresPrograms();
  if (programs === undefined) return [embedded, skippedRow("badges, PostgreSQL", "no server")];
  const server = await startPostgres(programs);
  try {
    const env = { DATABASE_URL_TEST: server.url };
    return [embedded, await rowOf("PostgreSQL", "postgres", env)];
  } finally {
    await server.stop();
  }
}

async function rowOf(
  name: string,
  database: "pglite" | "postgres",
  env: Readonly<Record<string, string>> = {},
): Promise<Row> {
  const { code } = await run("vitest", ["run", "--project", `server-${database}`, tests], {
    env: {
      ...env,
      TEST_DATABASE: database,
      BADGE_ROUNDS: String(rounds),
      BADGE_UNDOS: String(undos),
    },
  });
  const measured = `badges, ${name}: ${rounds} times 32 answers at once, ${undos} undone`;
  return shareRow(measured, code === 0 ? 1 : 0, 1);
}
