import { migrate } from "../platform/db/migrate.ts";
import type { Database } from "../platform/db/Store.ts";
import { createAdministrator } from "./createAdministrator.ts";
import type { FirstAdministrator } from "./createAdministrator.ts";

export interface Prepared {
  readonly migrations: readonly string[];
  readonly administrator: FirstAdministrator | null;
}

/** Brings a database to the state that the server needs; done again, nothing changes. */
export async function prepareDatabase(db: Database, now: Date): Promise<Prepared> {
  const migrations = await migrate(db);
  return { migrations, administrator: await createAdministrator(db, now) };
}
