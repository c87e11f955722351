import { randomUUIDv7 } from "node:crypto";

import { supportLimits } from "@alambic/domain/support";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";

import { changeMember } from "../../testing/changeMember.ts";
import { createTicket, openSocket } from "../../testing/openSocket.ts";
import { read, readList, readText } from "@alambic/domain/testing";
import { startTestServer } from "../../testing/startTestServer.ts";
import { createMember } from "../../testing/TestMember.ts";
import type { TestMember } from "../../testing/TestMember.ts";
import { waitFor } from "../../testing/waitFor.ts";

const server = await startTestServer();
const admin = await createMember(server);
await changeMember(server, admin, { is_superuser: true });

const own = "/support/conversations";
const message = (text = "Mon PDF est refusé.") => ({ id: randomUUIDv7(), text });
const question = (given: object = {}) => ({
  id: randomUUIDv7(),
  subject: " Mon PDF ",
  message: message(),
  ...given,
});

function later(): void {
  server.clock.advance({ seconds: 1 });
}

/** A question of a member, as the member and as the team know it. */
async function ask(member: TestMember, given: object = {}) {
  later();
  const body = question(given);
  expect(await member.post(own, body)).toMatchObject({ status: 201 });
  const { id } = await server.db
    .selectFrom("support_conversations")
    .select("id")
    .where("conversation_id", "=", body.id)
    .executeTakeFirstOrThrow();
  return { body, path: `${own}/${body.id}`, desk: `/admin/support/${id}` };
}

const write = (member: TestMember, path: string, body: object) => {
  later();
  return member.post(`${path}/messages`, body);
};

describe("a conversation with the team", () => {
  it("is begun once, answered, read and closed, and a new message opens it again", async () => {
    const member = await createMember(server);
    const { body, path, desk } = await ask(member);
    expect(await member.post(own, body)).toMatchObject({
      status: 201,
      body: {
        id: body.id,
        subject: "Mon PDF",
        status: "open",
        unread_count: 0,
        messages: [{ id: body.message.id, author: "member", text: body.message.text }],
      },
    });
    expect(await member.post(own, { ...body, subject: "Other" })).toMatchObject({
      status: 409,
      body: { code: "message_id_reused" },
    });
    expect(await admin.post(`${desk}/close`)).toMatchObject({
      status: 409,
      body: { code: "answer_missing" },
    });

    const phone = await openSocket(server, await createTicket(member));
    const answer = message("Il a un mot de passe.");
    for (let times = 0; times < 2; times += 1)
      expect(await write(admin, desk, answer)).toMatchObject({
        status: 201,
        body: { id: answer.id, author: "team", text: answer.text },
      });
    await waitFor("the news", () =>
      phone.messages.some((told) => read(told, "unread_count") === 1),
    );
    phone.socket.close();
    expect((await member.get("/notifications")).body).toMatchObject({
      total: 1,
      items: [
        {
          about: { kind: "support_answered", conversation: { id: body.id, subject: "Mon PDF" } },
        },
      ],
    });
    expect((await member.get(own)).body).toMatchObject({
      total: 1,
      items: [{ id: body.id, status: "answered", unread_count: 1 }],
    });
    const seen = { message_id: answer.id };
    for (let times = 0; times < 2; times += 1)
      expect((await member.post(`${path}/read`, seen)).status).toBe(204);
    expect((await member.get(path)).body).toMatchObject({ unread_count: 0 });
    expect((await member.get("/notifications")).body).toMatchObject({ unread_count: 0 });

    for (let times = 0; times < 2; times += 1)
      expect((await admin.post(`${desk}/close`)).status).toBe(204);
    expect((await member.get(path)).body).toMatchObject({ status: "closed" });
    const again = message("Merci !");
    for (let times = 0; times < 2; times += 1)
      expect((await write(member, path, again)).status).toBe(201);
    expect(await write(member, path, { ...again, text: "Other" })).toMatchObject({
      status: 409,
      body: { code: "message_id_reused" },
    });
    expect((await admin.get(desk)).body).toMatchObject({
      author: member.username,
      status: "open",
      message_count: 3,
      messages: [{ author: "member" }, { author: "team" }, { id: again.id }],
    });
  });

  it("is read as far as was seen: what came meanwhile stays unread", async () => {
    const member = await createMember(server);
    const { path, desk } = await ask(member);
    const [first, second] = [message("Un."), message("Deux.")];
    await write(admin, desk, first);
    await write(admin, desk, second);
    await member.post(`${path}/read`, { message_id: first.id });
    expect((await member.get(path)).body).toMatchObject({ unread_count: 1 });
    expect((await member.get("/notifications")).body).toMatchObject({ unread_count: 1 });
    expect(await member.post(`${path}/read`, message())).toMatchObject({ status: 422 });
    const unknown = { message_id: randomUUIDv7() };
    expect(await member.post(`${path}/read`, unknown)).toMatchObject({ status: 404 });
  });

  it("comes by pages, what was written last first; what waits, by how long it has", async () => {
    const member = await createMember(server);
    await server.db.deleteFrom("support_conversations").execute();
    const [one, two, three] = [await ask(member), await ask(member), await ask(member)];
    await write(member, one.path, message("Encore."));
    const first = (await member.get(`${own}?limit=2`)).body;
    expect(first).toMatchObject({ total: 3, items: [{ id: one.body.id }, { id: three.body.id }] });
    const next = `${own}?limit=2&cursor=${readText(first, "next_cursor")}`;
    expect((await member.get(next)).body).toMatchObject({
      items: [{ id: two.body.id }],
      next_cursor: null,
    });

    const subjects = async (query: string) => {
      const { body } = await admin.get(`/admin/support?${query}`);
      const ids = readList(body, "items").map((item) => `/admin/support/${readText(item, "id")}`);
      return { ids, cursor: read(body, "next_cursor") };
    };
    const waiting = await subjects("status=open&limit=2");
    expect(waiting.ids).toEqual([one.desk, two.desk]);
    const rest = await subjects(`status=open&limit=2&cursor=${String(waiting.cursor)}`);
    expect(rest).toEqual({ ids: [three.desk], cursor: null });
    await write(admin, two.desk, message("Voilà."));
    await write(admin, one.desk, message("Voilà."));
    const answered = await subjects("status=answered&limit=1");
    expect(answered.ids).toEqual([one.desk]);
    const last = await subjects(`status=answered&limit=1&cursor=${String(answered.cursor)}`);
    expect(last).toEqual({ ids: [two.desk], cursor: null });
  });

  it("is nobody else's, and an id that another member uses tells nothing", async () => {
    const [member, other] = [await createMember(server), await createMember(server)];
    const { body, path, desk } = await ask(member);
    expect(await other.get(path)).toMatchObject({ status: 404 });
    expect(await write(other, path, message())).toMatchObject({ status: 404 });
    const seen = { message_id: body.message.id };
    expect(await other.post(`${path}/read`, seen)).toMatchObject({ status: 404 });
    expect((await other.get(own)).body).toMatchObject({ items: [], total: 0 });
    expect(await other.post(own, { ...body, subject: "Mine" })).toMatchObject({
      status: 201,
      body: { subject: "Mine" },
    });
    expect((await member.get(path)).body).toMatchObject({ subject: "Mon PDF" });
    expect(await member.get(desk)).toMatchObject({ status: 403 });
    const unknown = `/admin/support/${randomUUIDv7()}`;
    expect(await admin.get(unknown)).toMatchObject({ status: 404 });
    expect(await write(admin, unknown, message())).toMatchObject({ status: 404 });
    expect(await admin.post(`${unknown}/close`)).toMatchObject({ status: 404 });
  });

  it.each([
    [{ subject: " " }, "subject"],
    [{ subject: "s".repeat(supportLimits.subject + 1) }, "subject"],
    [{ message: message(" \n ") }, "message.text"],
    [{ message: message("t".repeat(supportLimits.text + 1)) }, "message.text"],
  ])("refuses %o", async (given, path) => {
    const member = await createMember(server);
    expect(await member.post(own, question(given))).toMatchObject({
      status: 422,
      body: { errors: [{ path }] },
    });
  });

  it("waits twenty times at most, holds so many messages, and is written to so often", async () => {
    const member = await createMember(server);
    const { path, body } = await ask(member);
    await sql`
      insert into support_conversations
      select gen_random_uuid(), user_id, gen_random_uuid(), subject, status, request_hash, created_at,
        last_activity_at, waiting_since, message_count, read_position
      from support_conversations, generate_series(2, ${supportLimits.waiting})
      where user_id = ${member.id}`.execute(server.db);
    expect(await member.post(own, question())).toMatchObject({
      status: 409,
      body: { code: "questions_waiting" },
    });
    await server.db
      .updateTable("support_conversations")
      .set({ message_count: supportLimits.messages })
      .where("conversation_id", "=", body.id)
      .execute();
    expect(await write(member, path, message())).toMatchObject({
      status: 409,
      body: { code: "conversation_full" },
    });
    expect(await write(member, path, body.message)).toMatchObject({ status: 201 });
    for (let sent = 4; sent < 20; sent += 1) await member.post(own, body);
    expect(await member.post(own, body)).toMatchObject({ status: 429 });
  });

  it("goes with its account", async () => {
    const member = await createMember(server);
    const { body } = await ask(member);
    await server.db.deleteFrom("users").where("id", "=", member.id).execute();
    const left = await server.db
      .selectFrom("support_messages")
      .select("text")
      .where("message_id", "=", body.message.id)
      .execute();
    expect(left).toEqual([]);
  });
});
