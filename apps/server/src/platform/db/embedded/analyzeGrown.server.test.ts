import { sql } from "kysely";
import { expect, test } from "vitest";

import { startTestServer } from "../../../testing/startTestServer.ts";
import { storeHistory } from "../../../testing/storeHistory.ts";
import { loadShipped } from "../../../start/content/loadShipped.ts";
import { shippedFixture } from "../../../testing/shippedFixture.ts";
import { analyzeGrown } from "./analyzeGrown.ts";

const server = await startTestServer();

async function rowsThatAreKnown(table: string): Promise<unknown> {
  const { rows } = await sql`select reltuples from pg_class where oid = ${table}::regclass`.execute(
    server.db,
  );
  return rows[0];
}

test("tables that have grown are counted, and no others", async () => {
  await loadShipped(server, server.clock.now(), [shippedFixture()]);
  await analyzeGrown(server.db);
  expect(await analyzeGrown(server.db)).toEqual([]);

  await storeHistory(server.db, { members: 3, answers: 200, now: server.clock.now() });
  const grown = await analyzeGrown(server.db);
  expect(grown).toContain("answers");
  expect(grown).not.toContain("atoms");
  expect(await rowsThatAreKnown("answers")).toEqual({ reltuples: 600 });
  expect(await analyzeGrown(server.db)).toEqual([]);
});
