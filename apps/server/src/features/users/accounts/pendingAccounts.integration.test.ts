import { once } from "node:events";
import type { Readable } from "node:stream";

import { simpleParser } from "mailparser";
import type { ParsedMail } from "mailparser";
import { SMTPServer } from "smtp-server";
import { afterAll, describe, expect, it } from "vitest";

import { recordQueries } from "../../../testing/recordQueries.ts";
import { startTestServer } from "../../../testing/startTestServer.ts";
import { createMember, TestCaller, testPassword } from "../../../testing/TestMember.ts";
import { waitFor } from "../../../testing/waitFor.ts";
import { notePending } from "./pendingAccounts.ts";

const received: ParsedMail[] = [];

async function receive(stream: Readable, done: () => void): Promise<void> {
  received.push(await simpleParser(stream));
  done();
}

const peer = new SMTPServer({
  authOptional: true,
  disabledCommands: ["STARTTLS"],
  onData: (stream, _session, done) => {
    void receive(stream, done);
  },
});
await once(peer.listen(0, "127.0.0.1"), "listening");
afterAll(() => new Promise<void>((resolve) => peer.close(() => resolve())));
const address = peer.server.address();
if (address === null || typeof address === "string") throw new Error("The peer has no port.");

const server = await startTestServer({
  withJobs: true,
  environment: {
    SMTP_URL: `smtp://127.0.0.1:${address.port}`,
    MAIL_FROM: "no-reply@school.example",
    PUBLIC_URL: "https://school.example",
    SIGN_UPS_PER_HOUR: "1000",
  },
});
const guest = new TestCaller(server);

function signUp(username: string, email: string) {
  const passwords = { password: testPassword, password_confirm: testPassword };
  const age = { country: "BE", confirmed_age: 13 };
  return guest.post("/users/", { username, email, ...passwords, ...age, preferred_language: "nl" });
}

async function mailTo(email: string, subject: string): Promise<string> {
  const mail = await waitFor(`${subject} to ${email}`, () =>
    received.find((one) => JSON.stringify(one.to).includes(email) && one.subject === subject),
  );
  return mail.text ?? "";
}

function tokenIn(text: string): string {
  return /\/verify-email#token=(?<token>[\w-]+)/u.exec(text)?.groups?.["token"] ?? "";
}

async function signIn(username: string): Promise<number> {
  const payload = new URLSearchParams({ username, password: testPassword }).toString();
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  return (await guest.call("POST", "/users/login", { payload, headers })).status;
}

describe("a sign-up where mails are sent", () => {
  it("makes the account once its link is followed", async () => {
    const email = "lina@example.org";
    expect(await signUp("lina", email)).toMatchObject({ status: 202, body: { email } });
    expect(await signIn("lina")).toBe(401);
    const token = tokenIn(await mailTo(email, "Bevestig je e-mailadres"));
    expect((await guest.post("/users/email/verify", { token })).status).toBe(204);
    expect(await signIn("lina")).toBe(200);
    expect(await guest.post("/users/email/verify", { token })).toMatchObject({ status: 404 });
    const user = await server.db
      .selectFrom("users")
      .select(["email_verified_at", "preferred_language"])
      .where("username", "=", "lina")
      .executeTakeFirstOrThrow();
    expect(user).toEqual({
      email_verified_at: server.clock.now(),
      preferred_language: "nl",
    });
  });

  it("answers and works alike for an address that is known, whose owner is told", async () => {
    const member = await createMember(server);
    const emails = [`${member.username}@example.org`, "new@example.org"];
    const work: (readonly string[])[] = [];
    for (const [index, email] of emails.entries()) {
      expect(await signUp(`nina${index}`, email)).toMatchObject({ status: 202, body: { email } });
      // A name stays taken either way.
      expect(await signUp(`nina${index}`, "else@example.org")).toMatchObject({
        status: 409,
        body: { code: "username_taken" },
      });
      const { db, asked } = recordQueries(server.db);
      const account = { username: `nora${index}`, email, password: testPassword };
      const services = { db, jobs: server.jobs };
      await notePending(services, { ...account, language: "en" }, server.clock.now());
      work.push(asked);
      expect(await signIn(`nina${index}`)).toBe(401);
    }
    expect(work[1]).toEqual(work[0]);
    await mailTo(emails[0] ?? "", "You already have an account");
    const kinds = await server.db
      .selectFrom("mails")
      .select("kind")
      .where("recipient", "=", emails[0] ?? "")
      .execute();
    expect(kinds).toEqual([{ kind: "email_known" }]);
  });

  it("is forgotten after a day, and its name is free again", async () => {
    await signUp("late", "late@example.org");
    const token = tokenIn(await mailTo("late@example.org", "Bevestig je e-mailadres"));
    server.clock.advance({ seconds: 24 * 3600 });
    expect(await guest.post("/users/email/verify", { token })).toMatchObject({ status: 404 });
    expect((await signUp("late", "other@example.org")).status).toBe(202);
  });
});
