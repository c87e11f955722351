import { describe, expect, it } from "vitest";
import { read, readList } from "@alambic/domain/testing";

import { openSocket, createTicket } from "../../testing/openSocket.ts";
import { startTestServer } from "../../testing/startTestServer.ts";
import { createMember } from "../../testing/TestMember.ts";
import type { TestMember } from "../../testing/TestMember.ts";
import { waitFor } from "../../testing/waitFor.ts";
import { addNotification, notificationsFeature } from "./index.ts";

const server = await startTestServer();

async function tell(member: TestMember, key: string): Promise<void> {
  const now = server.clock.now();
  const badge = { key, points: 1, bonus_xp: 1, title: null, awarded_at: now.toISOString() };
  const about = { kind: "badge_awarded", badge } as const;
  await server.db
    .transaction()
    .execute((tx) => addNotification(tx, { userId: member.id, thing: key, about }, now));
  server.clock.advance({ seconds: 1 });
}

const list = async (member: TestMember, query = "") =>
  (await member.get(`/notifications${query}`)).body;
const keysOf = (page: unknown) =>
  readList(page, "items").map((item) => read(read(read(item, "about"), "badge"), "key"));

describe("notifications", () => {
  it("come by pages, newest first, and only to their member", async () => {
    const member = await createMember(server);
    for (const key of ["a", "b", "c"]) await tell(member, key);
    const first = await list(member, "?limit=2");
    expect(keysOf(first)).toEqual(["c", "b"]);
    expect(first).toMatchObject({ total: 3, unread_count: 3 });
    const next = await list(member, `?limit=2&cursor=${String(read(first, "next_cursor"))}`);
    expect(keysOf(next)).toEqual(["a"]);
    expect(read(next, "next_cursor")).toBeNull();
    expect(await list(await createMember(server))).toMatchObject({ items: [], total: 0 });
  });

  it("are read one by one or all, on every device at once, and never for others", async () => {
    const member = await createMember(server);
    const other = await createMember(server);
    const phone = await openSocket(server, await createTicket(member));
    for (const key of ["a", "b"]) await tell(member, key);
    const counts = () => phone.messages.map((message) => read(message, "unread_count"));
    // A count is what holds as it is sent: it must not be later than what is read next.
    await waitFor("both counted", () => counts().includes(2));
    const [newest] = readList(await list(member), "items");
    const ids = [read(newest, "id")];
    expect(await other.post("/notifications/read", { ids })).toMatchObject({
      status: 200,
      body: { unread_count: 0 },
    });
    expect(await list(member)).toMatchObject({ unread_count: 2 });
    expect(await member.post("/notifications/read", { ids })).toMatchObject({
      body: { unread_count: 1 },
    });
    expect(await member.post("/notifications/read", {})).toMatchObject({
      body: { unread_count: 0 },
    });
    await waitFor("five messages", () => phone.messages.length >= 5);
    expect(counts().at(0)).toBe(0);
    expect(counts().at(-1)).toBe(0);
    phone.socket.close();
  });

  it("told again take the place of what was told before, unread", async () => {
    const member = await createMember(server);
    for (const key of ["a", "b"]) await tell(member, key);
    await member.post("/notifications/read", {});
    await tell(member, "a");
    const page = await list(member);
    expect(keysOf(page)).toEqual(["a", "b"]);
    expect(page).toMatchObject({ total: 2, unread_count: 1 });
  });

  it("are kept for 90 days, and 200 of them", async () => {
    const member = await createMember(server);
    const thingsOf = async () => {
      const query = server.db.selectFrom("notifications").select("thing");
      const rows = await query.where("user_id", "=", member.id).execute();
      return rows.map(({ thing }) => thing);
    };
    await tell(member, "old");
    for (let count = 0; count < 200; count += 1) await tell(member, `new_${count}`);
    expect(await thingsOf()).toHaveLength(200);
    expect(await thingsOf()).not.toContain("old");
    server.clock.advance({ seconds: 90 * 86_400 - 1 });
    await notificationsFeature.purge?.(server.db, server.clock.now());
    expect(await thingsOf()).toEqual(["new_199"]);
  });
});
