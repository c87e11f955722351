import type { Config } from "../config/Config.ts";
import { openEmbedded } from "./embedded/openEmbedded.ts";
import { openPostgres } from "./postgres/openPostgres.ts";
import type { Store } from "./Store.ts";

type StoreConfig = Pick<Config, "databaseUrl" | "databasePool" | "dataFolder">;

/** Opens the database that the settings name. */
export function openStore(config: StoreConfig, onError: (error: Error) => void): Promise<Store> {
  return config.databaseUrl === null
    ? openEmbedded({ folder: config.dataFolder })
    : openPostgres({ url: config.databaseUrl, connections: config.databasePool, onError });
}
