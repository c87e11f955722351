import { sql } from "kysely";

import type { Database } from "../db/Store.ts";
import { eventChannel } from "./ServerEvent.ts";
import type { ServerEvent } from "./ServerEvent.ts";

/** Tells every process of an event. Inside a transaction it is sent when that is committed. */
export async function notify(db: Database, event: ServerEvent): Promise<void> {
  await sql`select pg_notify(${eventChannel}, ${JSON.stringify(event)})`.execute(db);
}
