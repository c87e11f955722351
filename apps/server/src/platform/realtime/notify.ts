import { sql } from "kysely";

import type { Database } from "../db/Store.ts";
import { eventChannel, formatEvent } from "./ServerEvent.ts";
import type { EventIds, EventKind } from "./ServerEvent.ts";

/** Tells every process of an event. Inside a transaction it is sent when that is committed. */
export async function notify<Id extends string>(
  db: Database,
  kind: EventKind<Id>,
  ids: EventIds<Id>,
): Promise<void> {
  await sql`select pg_notify(${eventChannel}, ${formatEvent(kind, ids)})`.execute(db);
}
