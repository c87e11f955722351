import { once } from "node:events";

import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { WebSocket } from "ws";
import { readText } from "@alambic/domain/testing";

import { capsuleRequest } from "../../testing/capsuleRequest.ts";
import { onPostgres } from "../../testing/createTestDatabase.ts";
import { createTestAuthor } from "../../testing/createTestAuthor.ts";
import { createTicket, openSocket, socketUrl } from "../../testing/openSocket.ts";
import { startTestServer } from "../../testing/startTestServer.ts";
import { createMember } from "../../testing/TestMember.ts";
import { waitFor } from "../../testing/waitFor.ts";

const author = createTestAuthor();
const server = await startTestServer({ author, withJobs: true });

describe("a ticket", () => {
  it("opens one socket, once", async () => {
    const member = await createMember(server);
    const ticket = await createTicket(member);
    const first = await openSocket(server, ticket);
    const second = await openSocket(server, ticket);
    expect(await second.closed).toBe(4001);
    first.socket.close();
    await first.closed;
  });

  it("is good for 30 seconds", async () => {
    const member = await createMember(server);
    const ticket = await createTicket(member);
    server.clock.advance({ seconds: 30 });
    const { closed } = await openSocket(server, ticket);
    expect(await closed).toBe(4001);
  });

  it.each(["", "nonsense", "A".repeat(256)])(
    "that was not given (%j) opens nothing",
    async (ticket) => {
      const { closed } = await openSocket(server, ticket);
      expect(await closed).toBe(4001);
    },
  );

  it("is not the session's own token", async () => {
    const member = await createMember(server);
    const { closed } = await openSocket(server, member.token ?? "");
    expect(await closed).toBe(4001);
  });
});

/** Does something while nobody can use a ticket; it may let them go on earlier. */
async function holdingTickets(work: (release: () => Promise<void>) => Promise<void>) {
  const held = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const done = server.db.transaction().execute(async (tx) => {
    await sql`lock table socket_tickets in access exclusive mode`.execute(tx);
    held.resolve();
    await released.promise;
  });
  const release = (): Promise<void> => {
    released.resolve();
    return done;
  };
  await held.promise;
  try {
    await work(release);
  } finally {
    await release();
  }
}

async function openSockets(): Promise<number> {
  const { body } = await server.app.inject("/metrics");
  return Number(/^sockets_open (\d+)$/mu.exec(body)?.[1]);
}

describe("a socket whose ticket is being looked up", () => {
  it("is not open yet, so that whoever sees it open misses nothing", async () => {
    const member = await createMember(server);
    const ticket = await createTicket(member);
    const url = new URL((await socketUrl(server, ticket)).replace("ws:", "http:"));
    await holdingTickets(async (release) => {
      const upgrading = once(server.app.server, "upgrade");
      let isOpen = false;
      const opening = openSocket(server, ticket).finally(() => (isOpen = true));
      await upgrading;
      expect((await fetch(new URL("/healthz", url))).status).toBe(200);
      expect(isOpen).toBe(false);
      await release();
      const { socket, closed } = await opening;
      expect(await openSockets()).toBe(1);
      socket.close();
      await closed;
    });
  });

  it("is forgotten when its client goes away meanwhile", async () => {
    const member = await createMember(server);
    const url = await socketUrl(server, await createTicket(member));
    await holdingTickets(async (release) => {
      const upgrading = once(server.app.server, "upgrade");
      const socket = new WebSocket(url);
      await upgrading;
      const gone = new Promise((resolve) => socket.once("close", resolve));
      socket.on("error", () => undefined).terminate();
      await gone;
      await release();
      await expect.poll(openSockets).toBe(0);
    });
  });
});

describe.runIf(onPostgres)("a session that ends while notifications are not heard", () => {
  it("ends its sockets once they are heard again", async () => {
    const member = await createMember(server);
    const { closed } = await openSocket(server, await createTicket(member));
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query ilike 'listen%'`.execute(server.db);
    await member.post("/users/logout");
    expect(await closed).toBe(4001);
  });
});

describe("a socket", () => {
  it("is refused to a foreign origin before it opens", async () => {
    const member = await createMember(server);
    const opening = openSocket(server, await createTicket(member), {
      origin: "https://evil.example",
    });
    await expect(opening).rejects.toThrow("403");
  });

  it("is open to the server's own origin", async () => {
    const member = await createMember(server);
    const ticket = await createTicket(member);
    const origin = new URL((await socketUrl(server, ticket)).replace("ws:", "http:")).origin;
    const { socket, closed } = await openSocket(server, ticket, { origin });
    socket.close(1000);
    expect(await closed).toBe(1000);
  });

  it("closes when the session ends, and no other does", async () => {
    const member = await createMember(server);
    const other = await createMember(server);
    const ended = await openSocket(server, await createTicket(member));
    const kept = await openSocket(server, await createTicket(other));
    await member.post("/users/logout");
    expect(await ended.closed).toBe(4001);
    expect(kept.socket.readyState).toBe(kept.socket.OPEN);
    kept.socket.close();
    await kept.closed;
  });

  it("closes on a message of more than a kilobyte, and on a flood", async () => {
    const member = await createMember(server);
    const large = await openSocket(server, await createTicket(member));
    large.socket.send("x".repeat(2000));
    expect(await large.closed).toBe(1009);
    const flood = await openSocket(server, await createTicket(member));
    for (let count = 0; count < 200; count += 1) flood.socket.send("x");
    expect(await flood.closed).toBe(1008);
  });

  it("tells its member, and nobody else, how a capsule is coming on", async () => {
    const member = await createMember(server);
    const other = await createMember(server);
    const mine = await openSocket(server, await createTicket(member));
    const theirs = await openSocket(server, await createTicket(other));
    const { body } = await member.post("/capsules/", capsuleRequest());
    await waitFor("the end", () => mine.messages.some(({ type }) => type === "generation.ready"));
    const capsule_id = readText(body, "id");
    expect(mine.messages).toContainEqual({
      type: "generation.progress",
      capsule_id,
      lessons_ready: expect.any(Number),
      lesson_count: 3,
    });
    // What a socket is told on opening is read beside the rest, and may come after it.
    const made = mine.messages.filter(({ type }) => type.startsWith("generation."));
    const [domain, area] = [readText(body, "domain"), readText(body, "area")];
    expect(made.at(-1)).toEqual({
      type: "generation.ready",
      capsule_id,
      title: "Fractions",
      domain,
      area,
    });
    await waitFor("what is told on opening", () => theirs.messages.length > 0);
    expect(theirs.messages).toEqual([{ type: "notifications.changed", unread_count: 0 }]);
    for (const { socket } of [mine, theirs]) socket.close();
  });

  it("tells at once of a capsule that is being made", async () => {
    const member = await createMember(server);
    await member.post("/capsules/", capsuleRequest());
    await server.db
      .updateTable("generations")
      .set({ status: "pending" })
      .where("user_id", "=", member.id)
      .execute();
    const { socket, messages } = await openSocket(server, await createTicket(member));
    await waitFor("the progress", () =>
      messages.some(({ type }) => type === "generation.progress"),
    );
    expect(messages.map(({ type }) => type)).toContain("generation.progress");
    socket.close();
  });
});

describe("the address of the socket", () => {
  it("is no page", async () => {
    const member = await createMember(server);
    expect(await member.get("/ws?token=x")).toMatchObject({
      status: 400,
      body: { code: "invalid_request" },
    });
  });
});

describe("a server that stops", () => {
  it("closes sockets with 1001", async () => {
    const member = await createMember(server);
    const { closed } = await openSocket(server, await createTicket(member));
    await server.app.close();
    expect(await closed).toBe(1001);
  });
});
