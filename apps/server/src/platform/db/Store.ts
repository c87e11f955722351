import type { Kysely, Transaction } from "kysely";
import type { ConstructorOptions } from "pg-boss";

import type { Schema } from "./Schema.ts";

/** The queries of the server, typed by its tables. */
export type Database = Kysely<Schema>;

/** Inside a transaction only this handle may be used: on the embedded database another one waits. */
export type Tx = Transaction<Schema>;

/** Who listens to a channel of notifications. */
export interface Listener {
  readonly channel: string;
  readonly onPayload: (payload: string) => void;
  /** Called when notifications may have been missed, once they are heard again. */
  readonly onGap: () => void;
}

/** A database that is open, whichever of the two kinds it is. */
export interface Store {
  readonly kind: "embedded" | "postgres";
  readonly db: Database;
  /** How the job queue reaches the same database. */
  readonly queueOptions: ConstructorOptions;
  /** Calls back on every notification of a channel until the returned function is called. */
  readonly listen: (listener: Listener) => Promise<() => Promise<void>>;
  readonly close: () => Promise<void>;
}
