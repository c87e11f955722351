import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";

import type { Schema } from "../Schema.ts";
import type { Store } from "../Store.ts";
import { listenOnPostgres } from "./listenOnPostgres.ts";

export interface PostgresOptions {
  readonly url: string;
  /** Most connections of the pool of queries. */
  readonly connections: number;
  /** Longest time of a statement, seconds. */
  readonly statementSeconds: number;
  /** Told of what goes wrong on an idle connection, which the pool then replaces. */
  readonly onError: (error: Error) => void;
}

const int8 = 20;
const date = 1082;
const queueConnections = 3;
const millisecondsInSecond = 1000;
/** How long a query waits for a connection: a request that waits longer is better told so. */
const connectionMs = 30_000;
/** How long a transaction may do nothing: whoever holds it is gone. */
const idleInTransactionMs = 60_000;

/** Opens a PostgreSQL database. Throws when it cannot be reached. */
export async function openPostgres(options: PostgresOptions): Promise<Store> {
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.connections,
    connectionTimeoutMillis: connectionMs,
    statement_timeout: options.statementSeconds * millisecondsInSecond,
    idle_in_transaction_session_timeout: idleInTransactionMs,
    types: { getTypeParser },
    options: "-c timezone=UTC",
  });
  pool.on("error", options.onError);
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  try {
    await pool.query("select 1");
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return {
    kind: "postgres",
    db,
    queueOptions: { connectionString: options.url, max: queueConnections },
    listen: (listener) =>
      listenOnPostgres({ ...listener, url: options.url, onError: options.onError }),
    close: () => db.destroy(),
  };
}

/** How values come back, the same as from the embedded database. */
function getTypeParser(type: number, format?: "text" | "binary") {
  if (type === int8) return Number;
  if (type === date) return (text: string) => text;
  return pg.types.getTypeParser(type, format);
}
