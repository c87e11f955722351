import { killSteps } from "../../../apps/server/src/features/capsules/generation/testing/kills/KillStep.ts";
import { killAtSteps } from "../../../apps/server/src/features/capsules/generation/testing/kills/killAtSteps.ts";
import { killWhileAnswering } from "../../../apps/server/src/start/testing/killWhileAnswering.ts";
import { createEmbeddedTestDatabase } from "../../../apps/server/src/testing/embeddedTestDatabase.ts";
import { createPostgresTestDatabase } from "../../../apps/server/src/testing/postgresTestDatabase.ts";
import type { TestDatabase } from "../../../apps/server/src/testing/TestDatabase.ts";
import { ensurePostgresPrograms } from "../../lib/postgresPrograms.ts";
import { startPostgres } from "../../lib/startPostgres.ts";
import { shareRow, skippedRow } from "../Row.ts";
import type { Row } from "../Row.ts";

const times = 50;
/** How often a server is killed while members answer. */
const answerRounds = 20;
/** Embedded databases that are killed at the same time: a core each. */
const lanes = 2;
const together = 12;
const withContent = true;

/**
 * Capsules whose making is killed with SIGKILL at each step, on both kinds of database: the share
 * that is there once in the end, whole, and cost one unit of the quota. And servers that are killed
 * while members answer.
 */
export async function killRows(): Promise<Row[]> {
  // One after another: the first makes the template of which all are copies.
  const databases: TestDatabase[] = [];
  while (databases.length < lanes) databases.push(await createEmbeddedTestDatabase());
  const embedded = await Promise.all(
    databases.map((database) => measure(database, times / databases.length)),
  );
  const answers = await answersRow("embedded", await createEmbeddedTestDatabase({ withContent }));
  return [rowOf("embedded", embedded), answers, ...(await postgresRows())];
}

/** The share of members none of whose acknowledged answers was lost or counted twice. */
async function answersRow(kind: string, database: TestDatabase): Promise<Row> {
  const { sent, cutOff, faults } = await killWhileAnswering(database, { rounds: answerRounds });
  for (const fault of faults) console.error(fault);
  await database.remove();
  const name = `killed while answering, ${kind}: ${sent} answers, ${cutOff} cut off`;
  return shareRow(name, faults.length === 0 && cutOff > 0 ? 1 : 0, 1);
}

async function postgresRows(): Promise<Row[]> {
  const programs = await ensurePostgresPrograms();
  if (programs === undefined) return [skippedRow("killed, PostgreSQL", "no server")];
  const server = await startPostgres(programs);
  process.env["DATABASE_URL_TEST"] = server.url;
  try {
    return [
      rowOf("PostgreSQL", [await measure(await createPostgresTestDatabase(), times)]),
      await answersRow("PostgreSQL", await createPostgresTestDatabase({ withContent })),
    ];
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
