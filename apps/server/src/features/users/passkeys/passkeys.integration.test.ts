import { describe, expect, it } from "vitest";
import { read, readText } from "@alambic/domain/testing";

import { commands } from "../../../start/admin/commands.ts";
import { changeMember } from "../../../testing/changeMember.ts";
import { SoftAuthenticator } from "../../../testing/SoftAuthenticator.ts";
import type { Deviation } from "../../../testing/SoftAuthenticator.ts";
import { startTestServer } from "../../../testing/startTestServer.ts";
import { createMember, TestCaller, testPassword } from "../../../testing/TestMember.ts";
import type { TestMember } from "../../../testing/TestMember.ts";

const server = await startTestServer({ environment: { ADMIN_SECOND_STEP: "required" } });
const guest = new TestCaller(server);
const proof = { current_password: testPassword };
const refused = { status: 422, body: { code: "passkey_refused" } };

async function addPasskey(member: TestCaller, key: SoftAuthenticator, deviation: Deviation = {}) {
  const { body } = await member.post("/users/me/passkeys/options", proof);
  const credential = key.create(read(body, "options"), deviation);
  const ceremony_token = readText(body, "ceremony_token");
  return member.post("/users/me/passkeys", { ceremony_token, name: " Phone ", credential });
}

/** A member who has a passkey. */
async function createHolder() {
  const member = await createMember(server);
  const key = new SoftAuthenticator();
  const added = await addPasskey(member, key);
  expect(added.status).toBe(201);
  const passkeyId = readText(added.body, "passkey.id");
  return { member, key, passkeyId, recoveryCode: readText(added.body, "recovery_codes.0") };
}

async function ask(step_token?: string) {
  const { status, body } = await guest.post("/users/login/passkey/options", {
    ...(step_token !== undefined && { step_token }),
  });
  expect(status).toBe(200);
  return { token: readText(body, "ceremony_token"), options: read(body, "options") };
}

const finish = (ceremony_token: string, credential: object) =>
  guest.post("/users/login/passkey", { ceremony_token, credential });

/** Signs in with a passkey alone, or after a password. */
async function signIn(key: SoftAuthenticator, deviation: Deviation = {}, stepToken?: string) {
  const { token, options } = await ask(stepToken);
  return finish(token, key.sign(options, deviation));
}

async function logIn({ username }: TestMember) {
  return guest.call("POST", "/users/login", {
    payload: new URLSearchParams({ username, password: testPassword }).toString(),
    headers: { "content-type": "application/x-www-form-urlencoded" },
  });
}

const stepTokenOf = async (member: TestMember) =>
  readText((await logIn(member)).body, "step_token");

/** So that what one test tries is not counted against the next. */
async function forgetTries(): Promise<void> {
  await server.db.deleteFrom("rate_limits").execute();
}

describe("a passkey", () => {
  it("is made with the password, asked for after it from then on, and ends sessions without it", async () => {
    const member = await createMember(server);
    const older = new TestCaller(server, readText((await logIn(member)).body, "access_token"));
    const wrong = { current_password: "Wrong-1-pass" };
    expect((await member.post("/users/me/passkeys/options", wrong)).status).toBe(422);
    const { body } = await addPasskey(member, new SoftAuthenticator());
    expect(body).toMatchObject({ passkey: { name: "Phone", last_used_at: null } });
    expect(read(body, "recovery_codes")).toHaveLength(10);
    expect((await older.get("/users/me")).status).toBe(401);
    expect(await logIn(member)).toMatchObject({ status: 202, body: { methods: ["passkey"] } });
    const second = await addPasskey(member, new SoftAuthenticator());
    expect(second).toMatchObject({ status: 201, body: { recovery_codes: [] } });
    expect(await member.get("/users/me/second-step")).toMatchObject({
      body: { since: null, passkeys: 2, recovery_codes_left: 10 },
    });
  });

  it("signs in alone", async () => {
    const { member, key } = await createHolder();
    const { token, options } = await ask();
    expect(options).toMatchObject({ rpId: "localhost", allowCredentials: [] });
    const signedIn = await finish(token, key.sign(options));
    expect(signedIn).toMatchObject({ status: 200, body: { token_type: "bearer" } });
    expect(String(signedIn.headers["set-cookie"])).toContain("HttpOnly");
    const session = new TestCaller(server, readText(signedIn.body, "access_token"));
    expect(await session.get("/users/me")).toMatchObject({ body: { id: member.id } });
    expect(await session.get("/users/me/passkeys")).toMatchObject({
      body: { items: [{ last_used_at: server.clock.now().toISOString() }] },
    });
  });

  it("finishes what the password began, once, as a recovery code does", async () => {
    const { member, key, recoveryCode } = await createHolder();
    const token = await stepTokenOf(member);
    const { options } = await ask(token);
    expect(options).toMatchObject({ allowCredentials: [{ id: key.id, transports: ["internal"] }] });
    expect((await signIn(key, {}, token)).status).toBe(200);
    expect((await guest.post("/users/login/passkey/options", { step_token: token })).status).toBe(
      401,
    );
    const code = { step_token: await stepTokenOf(member), code: recoveryCode };
    expect((await guest.post("/users/login/second-step", code)).status).toBe(200);
  });

  it("answers each challenge once, within five minutes, and only for whom it was asked", async () => {
    const { member, key } = await createHolder();
    const { token, options } = await ask();
    const credential = key.sign(options);
    expect((await finish(token, credential)).status).toBe(200);
    expect(await finish(token, credential)).toMatchObject(refused);
    // The same answer on a new challenge is a replay as well.
    expect(await finish((await ask()).token, credential)).toMatchObject(refused);
    const late = await ask();
    server.clock.advance({ seconds: 5 * 60 });
    expect(await finish(late.token, key.sign(late.options))).toMatchObject(refused);
    // What adds a passkey does not sign in, what signs in adds none, and no other session can add it.
    const { body } = await member.post("/users/me/passkeys/options", proof);
    const adding = readText(body, "ceremony_token");
    const made = new SoftAuthenticator().create(read(body, "options"));
    const other = await createMember(server);
    const keep = { ceremony_token: adding, name: "Key", credential: made };
    expect(await other.post("/users/me/passkeys", keep)).toMatchObject(refused);
    expect(await member.post("/users/me/passkeys", keep)).toMatchObject(refused);
    const asked = await ask();
    const stray = { ...keep, ceremony_token: asked.token };
    expect(await member.post("/users/me/passkeys", stray)).toMatchObject(refused);
    await forgetTries();
  });

  it.each<[string, Deviation]>([
    ["for another origin", { origin: "https://localhost:8000" }],
    ["for another host", { rpId: "example.org" }],
    ["on another challenge", { challenge: "bm90LXdoYXQtd2FzLWFza2Vk" }],
    ["without verifying who holds it", { isUserVerified: false }],
  ])("is refused %s", async (_what, deviation) => {
    const { member, key } = await createHolder();
    expect(await signIn(key, deviation)).toMatchObject(refused);
    expect(await signIn(key, deviation, await stepTokenOf(member))).toMatchObject(refused);
    expect(await addPasskey(member, new SoftAuthenticator(), deviation)).toMatchObject(refused);
    expect((await signIn(key)).status).toBe(200);
  });

  it("is refused with a counter that went back, or did not move", async () => {
    const { key } = await createHolder();
    expect((await signIn(key, { counter: 7 })).status).toBe(200);
    expect(await signIn(key, { counter: 7 })).toMatchObject(refused);
    expect(await signIn(key, { counter: 3 })).toMatchObject(refused);
    expect((await signIn(key, { counter: 8 })).status).toBe(200);
  });

  it("signs in nobody but its own member", async () => {
    const { member, key, passkeyId } = await createHolder();
    const other = await createHolder();
    expect(await signIn(other.key, {}, await stepTokenOf(member))).toMatchObject(refused);
    const userHandle = Buffer.from(member.id.replaceAll("-", ""), "hex").toString("base64url");
    expect(await signIn(other.key, { userHandle })).toMatchObject(refused);
    const path = `/users/me/passkeys/${passkeyId}`;
    const rename = { payload: { name: "Mine" } };
    expect((await other.member.call("PATCH", path, rename)).status).toBe(404);
    expect((await other.member.call("DELETE", path, { payload: proof })).status).toBe(404);
    expect((await signIn(key)).status).toBe(200);
    // It cannot be kept a second time, for another member.
    expect(await addPasskey(other.member, key)).toMatchObject(refused);
  });

  it("has a name that can be changed", async () => {
    const { member, passkeyId } = await createHolder();
    const rename = (name: string) =>
      member.call("PATCH", `/users/me/passkeys/${passkeyId}`, { payload: { name } });
    expect(await rename(" Work ")).toMatchObject({ status: 200, body: { name: "Work" } });
    expect((await rename("  ")).status).toBe(422);
    expect((await rename("é".repeat(65))).status).toBe(422);
  });

  it("is removed by the password, ends other sessions, and the password is enough again", async () => {
    const { member, key, passkeyId } = await createHolder();
    const opened = await signIn(key);
    const other = new TestCaller(server, readText(opened.body, "access_token"));
    const remove = (payload: object) =>
      member.call("DELETE", `/users/me/passkeys/${passkeyId}`, { payload });
    expect((await remove({ current_password: "Wrong-1-pass" })).status).toBe(422);
    expect((await remove(proof)).status).toBe(204);
    expect((await other.get("/users/me")).status).toBe(401);
    expect(await signIn(key)).toMatchObject(refused);
    expect((await logIn(member)).status).toBe(200);
    expect(await member.get("/users/me/second-step")).toMatchObject({
      body: { passkeys: 0, recovery_codes_left: 0 },
    });
    const mails = await server.db
      .selectFrom("mails")
      .select("kind")
      .where("user_id", "=", member.id)
      .orderBy("id")
      .execute();
    expect(mails.map(({ kind }) => kind)).toEqual(["passkey_added", "passkey_removed"]);
  });

  it("is not tried a sixth time after a password, nor a hundred and first time from an address", async () => {
    await forgetTries();
    const { member, key } = await createHolder();
    const tryWrong = async () =>
      signIn(key, { origin: "https://evil.example" }, await stepTokenOf(member));
    for (let count = 0; count < 5; count += 1) expect(await tryWrong()).toMatchObject(refused);
    expect(await tryWrong()).toMatchObject({ status: 429 });
    await forgetTries();
    const known = await ask();
    for (let count = 0; count < 100; count += 1)
      expect((await finish("unknown", key.sign(known.options))).status).toBe(422);
    expect(await finish(known.token, key.sign(known.options))).toMatchObject({ status: 429 });
    await forgetTries();
  });

  it("is ended by the operator for a member who lost it", async () => {
    const { member, key } = await createHolder();
    const context = { db: server.db, now: server.clock.now() };
    await commands["remove-second-step"]?.run(context, [member.username]);
    expect(await signIn(key)).toMatchObject(refused);
    expect((await logIn(member)).status).toBe(200);
  });

  it("gives an administrator their powers, which end with the last of them", async () => {
    const { member, key, passkeyId } = await createHolder();
    await changeMember(server, member, { is_superuser: true });
    const opened = await signIn(key);
    const session = new TestCaller(server, readText(opened.body, "access_token"));
    expect((await session.get("/admin/mails")).status).toBe(200);
    const path = `/users/me/passkeys/${passkeyId}`;
    expect((await session.call("DELETE", path, { payload: proof })).status).toBe(204);
    expect(await session.get("/admin/mails")).toMatchObject({
      status: 403,
      body: { code: "second_step_required" },
    });
  });
});
