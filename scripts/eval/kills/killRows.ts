import { killSteps } from "../../../apps/server/src/features/capsules/generation/testing/kills/KillStep.ts";
import { killAtSteps } from "../../../apps/server/src/features/capsules/generation/testing/kills/killAtSteps.ts";
import { createEmbeddedTestDatabase } from "../../../apps/server/src/testing/embeddedTestDatabase.ts";
import { createPostgresTestDatabase } from "../../../apps/server/src/testing/postgresTestDatabase.ts";
import type { TestDatabase } from "../../../apps/server/src/testing/TestDatabase.ts";
import { ensurePostgresPrograms } from "../../lib/postgresPrograms.ts";
import { startPostgres } from "../../lib/startPostgres.ts";
import { shareRow, skippedRow } from "../Row.ts";
import type { Row } from "../Row.ts";

const times = 50;
/** Embedded databases that are killed at the same time: a core each. */
const lanes = 2;
const together = 12;

/**
 * Capsules whose making is killed with SIGKILL at each step, on both kinds of database: the share
 * that is there once in the end, whole, and cost one unit of the quota.
 */
export async function killRows(): Promise<Row[]> {
  // One after another: the first makes the template of which all are copies.
  const databases: TestDatabase[] = [];
  while (databases.length < lanes) databases.push(await createEmbeddedTestDatabase());
  const embedded = await Promise.all(
    databases.map((database) => measure(database, times / databases.length)),
  );
  return [rowOf("embedded", embedded), await postgresRow()];
}

async function postgresRow(): Promise<Row> {
  const programs = await ensurePostgresPrograms();
  if (programs === undefined) return skippedRow("killed, PostgreSQL", "no server");
  const server = await startPostgres(programs);
  process.env["DATABASE_URL_TEST"] = server.url;
  try {
    return rowOf("PostgreSQL", [await measure(await createPostgresTestDatabase(), times)]);
  } finally {
    await server.stop();
  }
}

interface Measured {
  readonly whole: number;
  readonly processes: number;
}

async function measure(database: TestDatabase, count: number): Promise<Measured> {
  const { processes, faults } = await killAtSteps(database, { times: count, together });
  for (const fault of faults) console.error(fault);
  await database.remove();
  return { whole: count * killSteps.length - faults.length, processes };
}

function rowOf(database: string, measured: readonly Measured[]): Row {
  const whole = measured.reduce((sum, each) => sum + each.whole, 0);
  const processes = measured.reduce((sum, each) => sum + each.processes, 0);
  const all = times * killSteps.length;
  const name = `killed, ${database}: ${whole} of ${all} whole (${processes} processes)`;
  return shareRow(name, whole / all, 1);
}
