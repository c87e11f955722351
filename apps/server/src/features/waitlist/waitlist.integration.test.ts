import { describe, expect, it } from "vitest";
import { readText } from "@alambic/domain/testing";

import { hashToken } from "../../platform/tokens.ts";
import { changeMember } from "../../testing/changeMember.ts";
import { recordQueries } from "../../testing/recordQueries.ts";
import { startTestServer } from "../../testing/startTestServer.ts";
import { createMember, TestCaller, testPassword } from "../../testing/TestMember.ts";
import { waitFor } from "../../testing/waitFor.ts";
import { noteRequest } from "./requests/waitlistJob.ts";
import { toStoredRequest } from "./requests/StoredRequest.ts";

const server = await startTestServer({
  withJobs: true,
  environment: { WAITLIST_ENABLED: "true", SIGN_UPS_PER_HOUR: "1000" },
});
const guest = new TestCaller(server);
let count = 0;

const admin = await createMember(server);
await changeMember(server, admin, { is_superuser: true });

function newAddress(name = "lina"): string {
  count += 1;
  return `${name}${count}@example.org`;
}

function subscribe(body: object) {
  // Each from somewhere else: how often one asks is another test.
  return guest.call("POST", "/waitlist/subscribe", {
    payload: body,
    remoteAddress: `203.0.113.${(count % 200) + 1}`,
  });
}

function mailsTo(recipient: string) {
  return server.db
    .selectFrom("mails")
    .select(["kind", "parameters", "status"])
    .where("recipient", "=", recipient)
    .orderBy("id")
    .execute();
}

/** The token of the only mail of a kind to an address. */
async function tokenOf(recipient: string, kind: string): Promise<string> {
  const mail = await waitFor(`${kind} to ${recipient}`, async () =>
    (await mailsTo(recipient)).findLast((one) => one.kind === kind),
  );
  return readText(mail.parameters, "token");
}

function confirm(token: string, answer = "accept") {
  return guest.post("/waitlist/confirm", { token, answer });
}

function activate(token: string, fields: object = {}) {
  count += 1;
  const passwords = { password: testPassword, password_confirm: testPassword };
  const body = { username: `lina${count}`, ...passwords, country: "NL", confirmed_age: 16 };
  return guest.post("/waitlist/activation/complete", { token, ...body, ...fields });
}

async function idOf(email: string): Promise<string> {
  const entry = await server.db
    .selectFrom("waitlist_entries")
    .select("id")
    .where("email", "=", email)
    .executeTakeFirstOrThrow();
  return entry.id;
}

async function invited(email: string): Promise<string> {
  await admin.post("/admin/waitlist/invite", { emails: [email], language: "fr" });
  return tokenOf(email, "waitlist_invitation");
}

/** Waits until all that was asked for is answered. */
function answered() {
  return waitFor("the answers", async () => {
    const waiting = await server.db.selectFrom("waitlist_requests").select("id").execute();
    return waiting.length === 0;
  });
}

describe("a place", () => {
  it("is asked for, confirmed, approved and made an account", async () => {
    const email = newAddress();
    const asked = await subscribe({
      email: ` ${email} `,
      beta_tester: true,
      study_topics: ["a, b"],
    });
    expect(asked).toMatchObject({
      status: 202,
      body: { message: "Check your mailbox to confirm your address." },
    });
    const token = await tokenOf(email, "waitlist_confirm");
    expect(await guest.get(`/waitlist/confirm?token=${token}`)).toMatchObject({
      body: { kind: "own", email, inviter: null },
    });
    const early = await admin.post("/admin/waitlist/approve", { ids: [await idOf(email)] });
    expect(early.body).toEqual({ invited: 0, left_out: [{ email, reason: "unconfirmed" }] });
    for (let times = 0; times < 10; times += 1)
      expect((await guest.get(`/waitlist/confirm?token=${token}`)).status).toBe(200);
    expect((await guest.call("HEAD", `/waitlist/confirm?token=${token}`)).status).toBe(200);
    expect((await confirm(token)).status).toBe(204);
    expect(await confirm(token)).toMatchObject({ status: 404, body: { code: "link_invalid" } });

    const { body: list } = await admin.get("/admin/waitlist?status=waiting");
    expect(list).toMatchObject({ items: [{ email, study_topics: ["a", "b"], beta_tester: true }] });
    const approved = await admin.post("/admin/waitlist/approve", { ids: [await idOf(email)] });
    expect(approved.body).toEqual({ invited: 1, left_out: [] });
    const place = await tokenOf(email, "waitlist_invitation");
    for (let times = 0; times < 10; times += 1)
      expect((await guest.get(`/waitlist/activation?token=${place}`)).status).toBe(200);
    expect(await activate(place, { password: "weak" })).toMatchObject({ status: 422 });
    expect(await activate(place)).toMatchObject({
      status: 201,
      body: { email, email_verified: true, is_beta_tester: true },
    });
    expect(await activate(place)).toMatchObject({ status: 404, body: { code: "link_invalid" } });
    expect(await guest.get(`/waitlist/activation?token=${place}`)).toMatchObject({ status: 404 });
  });

  it("is given once, however many redeem its invitation at once", async () => {
    const email = newAddress();
    const token = await invited(email);
    const answers = await Promise.all(Array.from({ length: 32 }, () => activate(token)));
    const statuses = answers.map(({ status }) => status).toSorted((one, other) => one - other);
    expect(statuses).toEqual([201, ...Array.from({ length: 31 }, () => 404)]);
    const accounts = await server.db
      .selectFrom("users")
      .select("id")
      .where("email", "=", email)
      .execute();
    expect(accounts).toHaveLength(1);
  });

  it("keeps the invitation of whoever did not confirm their age", async () => {
    const email = newAddress();
    const token = await invited(email);
    expect(await activate(token, { country: "FR", confirmed_age: 14 })).toMatchObject({
      status: 422,
      body: { errors: [{ path: "confirmed_age", code: "age_unconfirmed" }] },
    });
    expect(await activate(token, { country: "BE", confirmed_age: 13 })).toMatchObject({
      status: 201,
    });
  });

  it("is refused without an invitation, and with one of another address", async () => {
    const email = newAddress();
    const invite_token = await invited(email);
    const account = {
      username: "somebody",
      password: testPassword,
      password_confirm: testPassword,
      country: "FR",
      confirmed_age: 15,
    };
    const refused = { status: 403, body: { code: "invite_required" } };
    expect(await guest.post("/users/", { ...account, email })).toMatchObject(refused);
    const other = { ...account, email: newAddress(), invite_token };
    expect(await guest.post("/users/", other)).toMatchObject(refused);
    const own = { ...account, email: email.toUpperCase(), invite_token };
    expect(await guest.post("/users/", own)).toMatchObject({ status: 201, body: { email } });
    expect(await guest.post("/users/", own)).toMatchObject(refused);
  });

  it("ends with its links: expired, struck off, replaced by a newer one, of another purpose", async () => {
    const email = newAddress();
    const first = await invited(email);
    await admin.post("/admin/waitlist/approve", { ids: [await idOf(email)] });
    const second = await waitFor("a second invitation", async () => {
      const token = await tokenOf(email, "waitlist_invitation");
      return token === first ? null : token;
    });
    expect(await activate(first)).toMatchObject({ status: 404 });
    expect(await confirm(second)).toMatchObject({ status: 404 });
    const removed = await admin.call("DELETE", `/admin/waitlist/${await idOf(email)}`);
    expect(removed.status).toBe(204);
    expect(await activate(second)).toMatchObject({ status: 404 });

    const late = await invited(newAddress());
    const [asking, friend] = [newAddress(), newAddress("noor")];
    await subscribe({ email: asking, invitees: [{ email: friend }] });
    await confirm(await tokenOf(asking, "waitlist_confirm"));
    const unread = newAddress();
    await subscribe({ email: unread });
    const ended = [
      await tokenOf(friend, "waitlist_friend"),
      await tokenOf(unread, "waitlist_confirm"),
    ];
    await server.db.updateTable("waitlist_links").set({ expires_at: server.clock.now() }).execute();
    for (const token of ended) {
      const refused = { status: 404, body: { code: "link_invalid" } };
      expect(await guest.get(`/waitlist/confirm?token=${token}`)).toMatchObject(refused);
      expect(await confirm(token)).toMatchObject(refused);
    }
    expect(await activate(late)).toMatchObject({ status: 404, body: { code: "link_invalid" } });
  });

  it("says that an account has the address meanwhile, and keeps the invitation", async () => {
    const email = newAddress();
    const token = await invited(email);
    const member = await createMember(server);
    await server.db
      .updateTable("users")
      .set({ email, email_key: email })
      .where("id", "=", member.id)
      .execute();
    expect(await activate(token)).toMatchObject({ status: 409, body: { code: "email_taken" } });
    expect((await guest.get(`/waitlist/activation?token=${token}`)).status).toBe(200);
  });
});

describe("friends", () => {
  it("are written to once, only after the address was confirmed, and never after a refusal", async () => {
    const friend = newAddress("noor");
    const first = newAddress();
    const person = { first_name: "Lina", last_name: "evil.example" };
    await subscribe({ email: first, ...person, invitees: [{ email: friend }, { email: first }] });
    const confirmation = await tokenOf(first, "waitlist_confirm");
    expect(await mailsTo(friend)).toEqual([]);
    await confirm(confirmation);
    const token = await tokenOf(friend, "waitlist_friend");
    expect(await guest.get(`/waitlist/confirm?token=${token}`)).toMatchObject({
      body: { kind: "friend", email: friend, inviter: "Lina evil. example" },
    });
    expect((await confirm(token, "refuse")).status).toBe(204);

    const second = newAddress();
    await subscribe({ email: second, invitees: [{ email: friend.toUpperCase() }] });
    await confirm(await tokenOf(second, "waitlist_confirm"));
    expect(await mailsTo(friend)).toHaveLength(1);
    const again = await admin.post("/admin/waitlist/invite", { emails: [friend], language: "nl" });
    expect(again.body).toEqual({ invited: 0, left_out: [{ email: friend, reason: "refused" }] });
    const { rows } = {
      rows: await server.db.selectFrom("waitlist_addresses").selectAll().execute(),
    };
    expect(JSON.stringify(rows)).not.toContain("noor");
  });

  it("wait once they accept, at once where the form brings their invitation along", async () => {
    const [accepting, asking] = [newAddress("noor"), newAddress("sam")];
    const email = newAddress();
    await subscribe({ email, invitees: [{ email: accepting }, { email: asking }] });
    await confirm(await tokenOf(email, "waitlist_confirm"));
    await confirm(await tokenOf(accepting, "waitlist_friend"));
    const invite_token = await tokenOf(asking, "waitlist_friend");
    await subscribe({ email: newAddress(), invite_token });
    await subscribe({ email: asking, invite_token });
    await answered();
    const { body } = await admin.get("/admin/waitlist?status=waiting&limit=100");
    expect(body).toMatchObject({
      items: expect.arrayContaining([
        expect.objectContaining({ email: accepting, invited_by: email }),
        expect.objectContaining({ email: asking }),
      ]),
    });
    expect((await mailsTo(asking)).map(({ kind }) => kind)).toEqual(["waitlist_friend"]);
  });
});

describe("who asks again", () => {
  it("is mailed what fits, and told the same as anybody", async () => {
    const member = await createMember(server);
    const emails = [`${member.username}@example.org`, newAddress()];
    const answers = [];
    const work: (readonly string[])[] = [];
    for (const email of emails) {
      const { status, body } = await subscribe({ email });
      answers.push({ status, body });
      const { db, asked } = recordQueries(server.db);
      const request = { email, first_name: "", last_name: "", invitees: [], study_topics: [] };
      const stored = toStoredRequest({ ...request, beta_tester: false }, "en", null);
      await db
        .transaction()
        .execute((tx) => noteRequest(tx, server.jobs, stored, server.clock.now()));
      work.push(asked);
    }
    expect(answers[1]).toEqual(answers[0]);
    expect(work[1]).toEqual(work[0]);
    await answered();
    expect(new Set((await mailsTo(emails[0] ?? "")).map(({ kind }) => kind))).toEqual(
      new Set(["email_known"]),
    );
  });

  it("changes nothing of a place that waits, and hears that it waits once a day", async () => {
    const email = newAddress();
    await subscribe({ email, first_name: "Lina" });
    await confirm(await tokenOf(email, "waitlist_confirm"));
    await subscribe({ email, first_name: "Mallory", invitees: [{ email: newAddress() }] });
    await subscribe({ email });
    await answered();
    expect((await mailsTo(email)).map(({ kind }) => kind)).toEqual([
      "waitlist_confirm",
      "waitlist_waiting",
    ]);
    const { body } = await admin.get("/admin/waitlist?limit=100");
    expect(body).toMatchObject({
      items: expect.arrayContaining([expect.objectContaining({ email, first_name: "Lina" })]),
    });
  });

  it("is refused a sixth time in an hour", async () => {
    const email = newAddress();
    for (let times = 0; times < 5; times += 1)
      expect((await subscribe({ email })).status).toBe(202);
    expect(await subscribe({ email })).toMatchObject({ status: 429 });
  });
});

describe("what keeps no rule", () => {
  const six = Array.from({ length: 6 }, (_, index) => ({ email: `friend${index}@example.org` }));
  const eleven = Array.from({ length: 11 }, (_, index) => `topic ${index}`);
  it.each([
    [{ email: " " }, "email", "Please enter your email address."],
    [{ email: "lina@" }, "email", "Enter a valid email address, such as name@example.org."],
    [
      { email: '"a b"@example.org' },
      "email",
      "Enter a valid email address, such as name@example.org.",
    ],
    [{ email: "a@b.org", invitees: six }, "invitees", "You can invite five people at most."],
    [{ email: "a@b.org", study_topics: eleven }, "study_topics", "Name ten topics at most."],
    [
      { email: "a@b.org", first_name: "http://x" },
      "first_name",
      "A name is written with letters, spaces and hyphens.",
    ],
  ])("is refused: %j", async (body, path, message) => {
    expect(await subscribe(body)).toMatchObject({
      status: 422,
      body: { errors: [expect.objectContaining({ path, message })] },
    });
  });

  it("takes five friends among empty, repeated and own ones, a plus and other scripts", async () => {
    const email = newAddress("jörg+cours");
    const invitees = [...six.slice(0, 5), ...six.slice(0, 2), { email }, { email: " " }];
    const names = { first_name: "ليلى", last_name: "Анна" };
    expect((await subscribe({ email, ...names, invitees })).status).toBe(202);
    await answered();
    const { body } = await admin.get("/admin/waitlist?status=unconfirmed&limit=100");
    expect(body).toMatchObject({
      items: expect.arrayContaining([
        expect.objectContaining({ email, invitee_count: 5, ...names }),
      ]),
    });
  });
});

it("stores no token that it mails, and logs none", async () => {
  const token = await invited(newAddress());
  await guest.get(`/waitlist/activation?token=${token}`);
  const links = await server.db.selectFrom("waitlist_links").selectAll().execute();
  expect(links.map(({ token_hash }) => Buffer.from(token_hash).toString("hex"))).toContain(
    hashToken(token).toString("hex"),
  );
  expect(JSON.stringify(links)).not.toContain(token);
  expect(server.logLines.join("\n")).not.toContain(token);
});
