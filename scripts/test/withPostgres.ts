import { ensurePostgresPrograms } from "../lib/postgresPrograms.ts";
import { startPostgres } from "../lib/startPostgres.ts";
import type { StepResult } from "./Step.ts";

const noPostgres =
  "no PostgreSQL server was found and none could be installed: install PostgreSQL 15 or later, or set DATABASE_URL_TEST to one whose user may create databases";

/** Runs tests against `DATABASE_URL_TEST`, or a server of their own that ends with them. */
export async function withPostgres(
  test: (url: string) => Promise<StepResult>,
): Promise<StepResult> {
  const given = process.env["DATABASE_URL_TEST"];
  if (given !== undefined && given !== "") return test(given);
  const programs = await ensurePostgresPrograms();
  if (programs === undefined) return { state: "could not run", why: noPostgres };
  const server = await startPostgres(programs);
  try {
    return await test(server.url);
  } finally {
    await server.stop();
  }
}
