import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, it } from "vitest";
import { readText } from "@alambic/domain/testing";

import { askForReset } from "./askForReset.ts";
import { outboxFolder } from "../../../platform/mail/outboxFiles.ts";
import { recordQueries } from "../../../testing/recordQueries.ts";
import { createTicket, openSocket } from "../../../testing/openSocket.ts";
import { startTestServer } from "../../../testing/startTestServer.ts";
import { createMember, TestCaller, testPassword } from "../../../testing/TestMember.ts";
import type { TestMember } from "../../../testing/TestMember.ts";
import { waitFor } from "../../../testing/waitFor.ts";

const server = await startTestServer({ withJobs: true });
const guest = new TestCaller(server);
const newPassword = "Running-Water-8";

function forgot(email: string) {
  return guest.post("/users/password/forgot", { email });
}

function reset(token: string, password = newPassword) {
  const payload = { token, password, password_confirm: password };
  return guest.post("/users/password/reset", payload);
}

function texts(): string[] {
  const folder = outboxFolder(server.config);
  return readdirSync(folder)
    .filter((name) => name.endsWith(".txt"))
    .toSorted()
    .map((name) => readFileSync(join(folder, name), "utf8"));
}

/** The token of the newest mail to an address that leads to a page. */
function mailed(email: string, page: string): Promise<string> {
  return waitFor(`a mail to ${email}`, async () => {
    const waiting = await server.db
      .selectFrom("mails")
      .select("id")
      .where("recipient", "=", email)
      .where("status", "=", "kept")
      .executeTakeFirst();
    if (!waiting) return null;
    const found = texts().findLast(
      (text) => text.startsWith(`To: ${email}\n`) && text.includes(`/${page}#token=`),
    );
    return /#token=(?<token>[\w-]+)/u.exec(found ?? "")?.groups?.["token"];
  });
}

describe("forgotPassword", () => {
  it("mails a link that sets a new password once, and ends every session and socket", async () => {
    const member = await createMember(server);
    const email = `${member.username}@example.org`;
    const { closed } = await openSocket(server, await createTicket(member));
    expect((await forgot(` ${email.toUpperCase()} `)).status).toBe(204);
    const token = await mailed(email, "reset-password");
    expect(token).toMatch(/^[\w-]{43}$/u);
    expect(await reset(token, "weak")).toMatchObject({ status: 422 });
    expect((await reset(token)).status).toBe(204);
    expect(await closed).toBe(4001);
    expect((await member.get("/users/me")).status).toBe(401);
    expect(await reset(token)).toMatchObject({ status: 404, body: { code: "link_invalid" } });
    for (const [password, status] of [
      [testPassword, 401],
      [newPassword, 200],
    ] as const) {
      const form = new URLSearchParams({ username: email, password }).toString();
      const answer = await guest.call("POST", "/users/login", {
        payload: form,
        headers: { "content-type": "application/x-www-form-urlencoded" },
      });
      expect(answer.status).toBe(status);
    }
    await waitFor("the notice", () => texts().some((text) => text.includes("was just replaced")));
  });

  it("are opened by scanners ten times and more, and still serve", async () => {
    const member = await createMember(server);
    const email = `${member.username}@example.org`;
    await forgot(email);
    const token = await mailed(email, "reset-password");
    const before = await server.db.selectFrom("mailed_links").selectAll().execute();
    for (const page of ["reset-password", "verify-email", "waitlist/confirm", "waitlist/activate"])
      for (const method of ["HEAD", ...Array.from({ length: 10 }, () => "GET")] as const)
        await server.app.inject({
          method,
          url: `/${page}?token=${token}`,
          headers: { accept: "text/html" },
        });
    for (const path of ["/users/password/reset", "/users/email/verify"])
      for (const method of ["HEAD", "GET"])
        expect((await guest.call(method, `${path}?token=${token}`)).status).toBe(405);
    expect(await server.db.selectFrom("mailed_links").selectAll().execute()).toEqual(before);
    expect((await member.get("/users/me")).status).toBe(200);
    expect((await reset(token)).status).toBe(204);
  });

  it("refuses a link that has expired, is unknown or of another purpose", async () => {
    const member = await createMember(server);
    const email = `${member.username}@example.org`;
    await forgot(email);
    const token = await mailed(email, "reset-password");
    expect(await guest.post("/users/email/verify", { token })).toMatchObject({ status: 404 });
    expect(await reset("A".repeat(43))).toMatchObject({ status: 404 });
    server.clock.advance({ seconds: 3601 });
    expect(await reset(token)).toMatchObject({ status: 404, body: { code: "link_invalid" } });
  });

  it("does the same work and says the same for an address that nobody has", async () => {
    const { username } = await createMember(server);
    const answers: unknown[] = [];
    const work: (readonly string[])[] = [];
    for (const email of [`${username}@example.org`, `nobody-${username}@example.org`]) {
      const { status, body } = await forgot(email);
      answers.push({ status, body });
      const { db, asked } = recordQueries(server.db);
      const from = { ip: "203.0.113.9", email };
      await askForReset({ db, jobs: server.jobs }, from, server.clock.now());
      work.push(asked);
    }
    expect(answers[1]).toEqual(answers[0]);
    expect(work[1]).toEqual(work[0]);
    expect(work[0]?.join("\n")).toContain("account_requests");
    expect(work[0]?.join("\n")).not.toContain('"users"');
  });

  it("is refused a sixth time in an hour for an address, whether it is known or not", async () => {
    const member = await createMember(server);
    for (const email of [`${member.username}@example.org`, `x-${member.username}@example.org`]) {
      for (let times = 0; times < 5; times += 1) expect((await forgot(email)).status).toBe(204);
      expect(await forgot(email)).toMatchObject({ status: 429 });
    }
  });

  it("stores no token that it mails, and logs none", async () => {
    const member = await createMember(server);
    const email = `${member.username}@example.org`;
    await forgot(email);
    const token = await mailed(email, "reset-password");
    const links = await server.db.selectFrom("mailed_links").selectAll().execute();
    expect(JSON.stringify(links)).not.toContain(token);
    expect(server.logLines.join("\n")).not.toContain(token);
  });
});

describe("changeEmail", () => {
  const ask = (member: TestMember, email: string, current_password = testPassword) =>
    member.call("PUT", "/users/me/email", { payload: { email, current_password } });
  const verify = (token: string) => guest.post("/users/email/verify", { token });
  const addressOf = async (member: TestMember) =>
    readText((await member.get("/users/me")).body, "email");

  it("changes the address by the password and a mailed link alone", async () => {
    const member = await createMember(server);
    const [before, wanted] = [
      `${member.username}@example.org`,
      `new-${member.username}@example.org`,
    ];
    expect((await ask(member, wanted, "Wrong-Water-1")).status).toBe(422);
    expect((await ask(member, wanted)).status).toBe(204);
    const token = await mailed(wanted, "verify-email");
    expect(await addressOf(member)).toBe(before);
    expect((await verify(token)).status).toBe(204);
    expect(await addressOf(member)).toBe(wanted);
    expect(await verify(token)).toMatchObject({ status: 404, body: { code: "link_invalid" } });
  });

  it("does nothing by a link that has expired, or whose address another account has meanwhile", async () => {
    const [member, other] = [await createMember(server), await createMember(server)];
    const [late, taken] = [
      `late-${member.username}@example.org`,
      `taken-${member.username}@example.org`,
    ];
    await ask(member, late);
    const expired = await mailed(late, "verify-email");
    await server.db.updateTable("mailed_links").set({ expires_at: server.clock.now() }).execute();
    expect(await verify(expired)).toMatchObject({ status: 404, body: { code: "link_invalid" } });
    await ask(member, taken);
    const token = await mailed(taken, "verify-email");
    await server.db
      .updateTable("users")
      .set({ email: taken, email_key: taken })
      .where("id", "=", other.id)
      .execute();
    expect(await verify(token)).toMatchObject({ status: 409, body: { code: "email_taken" } });
    expect(await addressOf(member)).toBe(`${member.username}@example.org`);
  });
});
