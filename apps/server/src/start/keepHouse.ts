import type { FastifyBaseLogger } from "fastify";

import { analyzeGrown } from "../platform/db/embedded/analyzeGrown.ts";
import type { Store } from "../platform/db/Store.ts";
import { purgeExpired } from "./purgeExpired.ts";

const hourMs = 3_600_000;

/** Keeps house now and every hour, as long as the process runs. */
export function keepHouse(
  { db, kind }: Pick<Store, "db" | "kind">,
  now: () => Date,
  log: Pick<FastifyBaseLogger, "error">,
): void {
  const work = async (): Promise<void> => {
    try {
      await purgeExpired(db, now());
      if (kind === "embedded") await analyzeGrown(db);
    } catch (error) {
      log.error({ err: error }, "keeping house");
    }
  };
  void work();
  setInterval(() => void work(), hourMs).unref();
}
