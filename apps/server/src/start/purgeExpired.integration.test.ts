import { randomUUIDv7 } from "node:crypto";

import { expect, it } from "vitest";

import { startTestServer } from "../testing/startTestServer.ts";
import { makeCapsule } from "../testing/makeCapsule.ts";
import { createMember } from "../testing/TestMember.ts";
import { purgeExpired } from "./purgeExpired.ts";

const server = await startTestServer();
const day = 86_400;

it("forgets what has expired, and nothing else", async () => {
  const member = await createMember(server);
  await member.post("/realtime/tickets");
  await member.post("/capsules/classify-topic/", { text: "fractions" });
  const counts = () =>
    Promise.all(
      (["rate_limits", "socket_tickets", "sessions"] as const).map(async (table) => {
        const { total } = await server.db
          .selectFrom(table)
          .select(({ fn }) => fn.countAll<number>().as("total"))
          .executeTakeFirstOrThrow();
        return total;
      }),
    );
  await purgeExpired(server.db, server.clock.now());
  expect(await counts()).toEqual([1, 1, 1]);
  server.clock.advance({ seconds: 31 * day });
  await purgeExpired(server.db, server.clock.now());
  expect(await counts()).toEqual([0, 0, 1]);
  server.clock.advance({ seconds: 31 * day });
  await purgeExpired(server.db, server.clock.now());
  expect(await counts()).toEqual([0, 0, 0]);
});

it("keeps for a year who read what of a private capsule", async () => {
  const owner = await createMember(server);
  const { capsuleId } = await makeCapsule(server, owner);
  await server.db
    .insertInto("private_reads")
    .values({
      id: randomUUIDv7(),
      reader_id: owner.id,
      operation: "getCapsuleQuality",
      capsule_id: capsuleId,
      atom_id: null,
      report_id: randomUUIDv7(),
      read_at: server.clock.now(),
    })
    .execute();
  const kept = async () => {
    await purgeExpired(server.db, server.clock.now());
    return (await server.db.selectFrom("private_reads").select("id").execute()).length;
  };
  server.clock.advance({ seconds: 365 * day });
  expect(await kept()).toBe(1);
  server.clock.advance({ seconds: day });
  expect(await kept()).toBe(0);
});
