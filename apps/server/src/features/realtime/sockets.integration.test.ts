import { describe, expect, it } from "vitest";

import { capsuleRequest } from "../../testing/capsuleRequest.ts";
import { createTestAuthor } from "../../testing/createTestAuthor.ts";
import { createTicket, openSocket, socketUrl } from "../../testing/openSocket.ts";
import { readText } from "../../testing/read.ts";
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
    expect(mine.messages.at(-1)).toEqual({
      type: "generation.ready",
      capsule_id,
      title: "Fractions",
    });
    expect(theirs.messages).toEqual([]);
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
