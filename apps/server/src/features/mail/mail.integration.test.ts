import type { AddressInfo } from "node:net";
import type { Readable } from "node:stream";

import type { Locale } from "@alambic/contract";
import { simpleParser } from "mailparser";
import type { ParsedMail } from "mailparser";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeEach, describe, expect, it } from "vitest";

import { queueMail } from "../../platform/mail/queueMail.ts";
import type { NewMail } from "../../platform/mail/queueMail.ts";
import { changeMember } from "../../testing/changeMember.ts";
import { startTestServer } from "../../testing/startTestServer.ts";
import { createMember } from "../../testing/TestMember.ts";
import { waitFor } from "../../testing/waitFor.ts";

/** What the peer answers to a recipient before it takes a mail. */
const refusals: { readonly code: number; readonly text: string }[] = [];
/** How many more connections the peer turns away, as one that starts or stops does. */
let turnedAway = 0;
const received: ParsedMail[] = [];
const peer = new SMTPServer({
  authOptional: true,
  disabledCommands: ["STARTTLS"],
  onConnect: (_session, done) => {
    if (turnedAway === 0) return done();
    turnedAway -= 1;
    return done(Object.assign(new Error("Closing"), { responseCode: 421 }));
  },
  onRcptTo: (_address, _session, done) => {
    const refusal = refusals.shift();
    if (refusal === undefined) return done();
    return done(Object.assign(new Error(refusal.text), { responseCode: refusal.code }));
  },
  onData: (stream, _session, done) => {
    void receive(stream, done);
  },
});

async function receive(stream: Readable, done: () => void): Promise<void> {
  received.push(await simpleParser(stream));
  done();
}

await new Promise<void>((resolve) => peer.listen(0, "127.0.0.1", resolve));
afterAll(() => new Promise<void>((resolve) => peer.close(() => resolve())));

const server = await startTestServer({
  withJobs: true,
  environment: {
    SMTP_URL: `smtp://127.0.0.1:${portOf(peer.server.address())}`,
    MAIL_FROM: "Alambic <no-reply@school.example>",
    PUBLIC_URL: "https://school.example/",
  },
});
const member = await createMember(server);
let count = 0;

beforeEach(() => {
  received.splice(0);
  refusals.splice(0);
});

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === "string") throw new Error("The peer has no port.");
  return address.port;
}

async function send(fields: Partial<NewMail> = {}): Promise<string> {
  count += 1;
  const mail: NewMail = {
    cause: `test:${count}`,
    userId: member.id,
    recipient: "lina+cours@example.org",
    language: "en",
    content: { kind: "password_reset", token: "secret-token" },
    ...fields,
  };
  await server.db
    .transaction()
    .execute((tx) => queueMail(tx, server.jobs, mail, server.clock.now()));
  return mail.cause;
}

function settled(cause: string) {
  return waitFor(`${cause} to be settled`, () =>
    server.db
      .selectFrom("mails")
      .selectAll()
      .where("cause", "=", cause)
      .where("status", "!=", "waiting")
      .executeTakeFirst(),
  );
}

describe("a mail", () => {
  it.each(["fr", "en", "nl"] as const)(
    "reaches its reader in %s, as text and HTML",
    async (language: Locale) => {
      expect(await settled(await send({ language }))).toMatchObject({
        status: "sent",
        attempts: 1,
        parameters: {},
      });
      const [mail] = received;
      expect(mail?.from?.value).toEqual([{ name: "Alambic", address: "no-reply@school.example" }]);
      expect(mail?.to).toMatchObject({ value: [{ address: "lina+cours@example.org" }] });
      const link = "https://school.example/reset-password#token=secret-token";
      expect(mail?.text).toContain(`\n${link}\n`);
      const html = mail?.html === false ? "" : (mail?.html ?? "");
      expect(html).toContain(`href="${link}"`);
      expect(html).toContain(`lang="${language}"`);
      expect(html).not.toContain("{{");
      expect(new Set(html.match(/href="[^"]*"/gu))).toEqual(new Set([`href="${link}"`]));
      expect(html).not.toMatch(/<img|<script|src=/u);
    },
  );

  it("is sent once for a cause", async () => {
    const cause = await send();
    await send({ cause });
    await settled(cause);
    await settled(await send());
    expect(received).toHaveLength(2);
  });

  it("is not sent where its transaction fails", async () => {
    const cause = "test:rolled-back";
    const failing = server.db.transaction().execute(async (tx) => {
      const content = { kind: "email_known" } as const;
      const mail = {
        cause,
        userId: null,
        recipient: "a@example.org",
        language: "en",
        content,
      } as const;
      await queueMail(tx, server.jobs, mail, server.clock.now());
      throw new Error("rolled back");
    });
    await expect(failing).rejects.toThrow("rolled back");
    await settled(await send());
    expect(received).toHaveLength(1);
  });

  it("is tried again where the server greylists, under the same Message-ID", async () => {
    refusals.push({ code: 451, text: "Greylisted" }, { code: 451, text: "Greylisted" });
    const mail = await settled(await send());
    expect(mail).toMatchObject({ status: "sent", attempts: 3, error: null });
    expect(received.map(({ messageId }) => messageId)).toEqual([`<${mail.id}@school.example>`]);
  });

  it("waits for a server that is down, and is lost nowhere", async () => {
    turnedAway = 2;
    expect(await settled(await send())).toMatchObject({ status: "sent", attempts: 3, error: null });
    expect(received).toHaveLength(1);
  });

  it.each(["jörg+cours@exämple.org", "o'neill@example.org"])(
    "reaches the address %j",
    async (recipient) => {
      expect(await settled(await send({ recipient }))).toMatchObject({ status: "sent" });
      expect(received).toHaveLength(1);
    },
  );

  it("is given up where the server refuses it for good, and the operator is told", async () => {
    refusals.push({ code: 550, text: "No such mailbox" });
    const cause = await send();
    const mail = await settled(cause);
    expect(mail).toMatchObject({ status: "failed", attempts: 1, parameters: {} });
    const admin = await createMember(server);
    await changeMember(server, admin, { is_superuser: true });
    const { body } = await admin.get("/admin/mails?limit=1");
    expect(body).toMatchObject({
      delivery: "smtp",
      items: [{ status: "failed", error: expect.stringContaining("No such mailbox"), text: null }],
    });
  });

  it("is not sent once its link has ended", async () => {
    const expiresAt = server.clock.now();
    expect(await settled(await send({ expiresAt }))).toMatchObject({ status: "failed" });
    expect(received).toEqual([]);
  });

  it.each(["a@example.org\r\nBcc: b@example.org", "a@example.org\nX: y", "a\u2028@example.org"])(
    "is refused for the address %j",
    async (recipient) => {
      await expect(send({ recipient })).rejects.toThrow("control character");
    },
  );
});
