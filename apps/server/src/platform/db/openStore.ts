import type { Config } from "../config/Config.ts";
import { openEmbedded } from "./embedded/openEmbedded.ts";
import { openPostgres } from "./postgres/openPostgres.ts";
import type { Store } from "./Store.ts";

type StoreConfig = Pick<Config, "databaseUrl" | "databasePool" | "dataFolder" | "statementSeconds">;

/** Opens the database that the settings name. */
export function openStore(config: StoreConfig, onError: (error: Error) => void): Promise<Store> {
  const { databaseUrl: url, databasePool: connections, statementSeconds } = config;
  return url === null
    ? openEmbedded({ folder: config.dataFolder })
    : openPostgres({ url, connections, statementSeconds, onError });
}
