import { createEmbeddedTestDatabase } from "./embeddedTestDatabase.ts";
import { createPostgresTestDatabase } from "./postgresTestDatabase.ts";
import type { TestDatabase, TestDatabaseOptions } from "./TestDatabase.ts";

/** Whether tests run on a PostgreSQL server: `TEST_DATABASE=postgres`. Otherwise on PGlite. */
export const onPostgres = process.env["TEST_DATABASE"] === "postgres";

/** A prepared database of the kind that is tested on. */
export function createTestDatabase(options: TestDatabaseOptions = {}): Promise<TestDatabase> {
  return onPostgres ? createPostgresTestDatabase(options) : createEmbeddedTestDatabase(options);
}
