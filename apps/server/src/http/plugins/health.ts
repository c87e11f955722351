import type { FastifyInstance } from "fastify";
import { sql } from "kysely";

import type { Health } from "../Health.ts";
import type { Database } from "../../platform/db/Store.ts";

/**
 * `/healthz`: the process answers. `/readyz`: it takes work, and its database answers. While it
 * stops, connections are closed after their answer, so that clients go elsewhere.
 */
export function registerHealth(app: FastifyInstance, health: Health, db: Database): void {
  app.get("/healthz", () => ({ status: "ok" }));
  app.get("/readyz", async (_request, reply) => {
    const isReady = !health.isStopping && (await answers(db));
    return reply
      .code(isReady ? 200 : 503)
      .header("cache-control", "no-store")
      .send({ status: isReady ? "ready" : "unavailable" });
  });
  app.addHook("onSend", (_request, reply, payload, done) => {
    if (health.isStopping) reply.header("connection", "close");
    done(null, payload);
  });
  app.addHook("preClose", async () => health.stop());
}

async function answers(db: Database): Promise<boolean> {
  try {
    await sql`select 1`.execute(db);
    return true;
  } catch {
    return false;
  }
}
