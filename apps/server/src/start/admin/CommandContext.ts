import type { Database } from "../../platform/db/Store.ts";

export interface CommandContext {
  readonly db: Database;
  readonly now: Date;
}
