import { generateSync } from "otplib";
import { describe, expect, it } from "vitest";
import { readText } from "@alambic/domain/testing";

import { changeMember } from "../../../testing/changeMember.ts";
import { everyRow } from "../../../testing/everyRow.ts";
import { readArchive } from "../../../testing/readArchive.ts";
import { startTestServer } from "../../../testing/startTestServer.ts";
import { createMember, TestCaller, testPassword } from "../../../testing/TestMember.ts";
import type { TestMember } from "../../../testing/TestMember.ts";

const server = await startTestServer({ environment: { ADMIN_SECOND_STEP: "required" } });
const guest = new TestCaller(server);
const proof = { current_password: testPassword };
const step = 30;
const wrong = { status: 422, body: { errors: [{ path: "code", code: "code_wrong" }] } };

function codeOf(secret: string, later = 0): string {
  const epoch = Math.floor(server.clock.now().getTime() / 1000) + later;
  return generateSync({ secret, epoch });
}

/** Time in which a code that was taken gives way to the next. */
function nextStep(): void {
  server.clock.advance({ seconds: step });
}

async function setUp(member: TestMember) {
  const { body } = await member.post("/users/me/second-step", proof);
  const secret = readText(body, "secret");
  const confirmed = await member.post("/users/me/second-step/confirm", { code: codeOf(secret) });
  expect(confirmed.status).toBe(200);
  const recoveryCode = readText(confirmed.body, "recovery_codes.0");
  nextStep();
  return { secret, recoveryCode };
}

function logIn(username: string, password = testPassword) {
  return guest.call("POST", "/users/login", {
    payload: new URLSearchParams({ username, password }).toString(),
    headers: { "content-type": "application/x-www-form-urlencoded" },
  });
}

async function stepToken(member: TestMember): Promise<string> {
  const answer = await logIn(member.username);
  expect(answer.status).toBe(202);
  return readText(answer.body, "step_token");
}

const finish = (step_token: string, code: string) =>
  guest.post("/users/login/second-step", { step_token, code });

describe("the second step", () => {
  it("counts once a code of the key was given, and not before", async () => {
    const member = await createMember(server);
    expect(
      await member.post("/users/me/second-step", { current_password: "Wrong-1-pass" }),
    ).toMatchObject({
      status: 422,
      body: { errors: [{ path: "current_password", code: "password_wrong" }] },
    });
    const { body } = await member.post("/users/me/second-step", proof);
    expect(readText(body, "address")).toContain(`secret=${readText(body, "secret")}`);
    expect(await member.post("/users/me/second-step/confirm", { code: "000000" })).toMatchObject(
      wrong,
    );
    expect((await logIn(member.username)).status).toBe(200);
    expect(await member.get("/users/me/second-step")).toMatchObject({
      body: { since: null, recovery_codes_left: 0 },
    });
  });

  it("opens no session by the password alone, and one by a code, each once", async () => {
    const member = await createMember(server);
    const { secret } = await setUp(member);
    const answer = await logIn(member.username);
    expect(answer).toMatchObject({ status: 202 });
    expect(answer.headers["set-cookie"]).toBeUndefined();
    const token = readText(answer.body, "step_token");
    // What goes on with a sign-in is no session.
    expect((await new TestCaller(server, token).get("/users/me")).status).toBe(401);
    expect(await finish(token, codeOf(secret, 5 * step))).toMatchObject(wrong);
    const code = codeOf(secret);
    const signedIn = await finish(token, code);
    expect(signedIn).toMatchObject({ status: 200, body: { token_type: "bearer" } });
    const session = new TestCaller(server, readText(signedIn.body, "access_token"));
    expect((await session.get("/users/me")).status).toBe(200);
    expect(await finish(token, code)).toMatchObject({ status: 401 });
    expect(await finish(await stepToken(member), code)).toMatchObject(wrong);
    // One that is older than the last that was taken does not serve either.
    expect(await finish(await stepToken(member), codeOf(secret, -step))).toMatchObject(wrong);
  });

  it("lets one of many at once in by the same code", async () => {
    const member = await createMember(server);
    const { secret } = await setUp(member);
    const tokens = [await stepToken(member), await stepToken(member), await stepToken(member)];
    const code = codeOf(secret);
    const answers = await Promise.all(tokens.map((token) => finish(token, code)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422, 422]);
  });

  it("takes a recovery code once, however it is typed", async () => {
    const member = await createMember(server);
    const { recoveryCode } = await setUp(member);
    const typed = recoveryCode.toUpperCase().replaceAll("-", " ");
    expect((await finish(await stepToken(member), typed)).status).toBe(200);
    expect(await finish(await stepToken(member), recoveryCode)).toMatchObject(wrong);
    expect(await member.get("/users/me/second-step")).toMatchObject({
      body: { recovery_codes_left: 9 },
    });
    const renewed = await member.post("/users/me/second-step/recovery-codes", proof);
    const other = readText(renewed.body, "recovery_codes.1");
    expect((await finish(await stepToken(member), other)).status).toBe(200);
  });

  it("is refused a sixth time, whichever tokens are tried, and after five minutes", async () => {
    const member = await createMember(server);
    const { secret } = await setUp(member);
    for (let count = 0; count < 5; count += 1) {
      expect(await finish(await stepToken(member), "123")).toMatchObject(wrong);
    }
    expect(await finish(await stepToken(member), codeOf(secret))).toMatchObject({ status: 429 });
    server.clock.advance({ seconds: 16 * 60 });
    const token = await stepToken(member);
    server.clock.advance({ seconds: 5 * 60 });
    expect(await finish(token, codeOf(secret))).toMatchObject({ status: 401 });
  });

  it("ends sessions that gave no code, and is asked for after a new password too", async () => {
    const member = await createMember(server);
    const { body } = await logIn(member.username);
    const older = new TestCaller(server, readText(body, "access_token"));
    const { secret } = await setUp(member);
    expect((await older.get("/users/me")).status).toBe(401);
    const token = await stepToken(member);
    const password = "Quiet-Water-8";
    const change = { ...proof, password, password_confirm: password };
    expect((await member.call("PATCH", "/users/me/password", { payload: change })).status).toBe(
      204,
    );
    expect(await finish(token, codeOf(secret))).toMatchObject({ status: 401 });
    expect((await logIn(member.username, password)).status).toBe(202);
  });

  it("is removed by the password, and the password is then enough", async () => {
    const member = await createMember(server);
    await setUp(member);
    const remove = (payload: object) => member.call("DELETE", "/users/me/second-step", { payload });
    expect((await remove({ current_password: "Wrong-1-pass" })).status).toBe(422);
    expect((await logIn(member.username)).status).toBe(202);
    expect((await remove(proof)).status).toBe(204);
    expect((await logIn(member.username)).status).toBe(200);
    expect(await member.post("/users/me/second-step/recovery-codes", proof)).toMatchObject({
      status: 404,
    });
  });

  it("is told of by mail as it comes and goes, once each", async () => {
    const member = await createMember(server);
    await setUp(member);
    for (let times = 0; times < 2; times += 1)
      await member.call("DELETE", "/users/me/second-step", { payload: proof });
    const mails = await server.db
      .selectFrom("mails")
      .select("kind")
      .where("user_id", "=", member.id)
      .orderBy("id")
      .execute();
    expect(mails.map(({ kind }) => kind)).toEqual(["second_step_added", "second_step_removed"]);
  });

  it("is neither logged nor exported, and its codes are stored hashed", async () => {
    const member = await createMember(server);
    const { secret, recoveryCode } = await setUp(member);
    const { rawPayload } = await server.app.inject({
      method: "GET",
      url: "/api/v2/users/me/export",
      headers: { authorization: `Bearer ${member.token ?? ""}` },
    });
    const archive = readArchive(rawPayload);
    expect(archive.get("account.json")).toContain("second_steps");
    const seen = JSON.stringify([...archive]) + server.logLines.join("\n");
    expect(seen).not.toContain(secret);
    expect(seen).not.toContain(recoveryCode);
    const rows = [...(await everyRow(server.db, "everywhere"))].map((row) => JSON.stringify(row));
    expect(rows.filter((row) => row.includes(recoveryCode))).toEqual([]);
  });
});

describe("an administrator", () => {
  it("has no powers before a code was given for the session, and says so of themself", async () => {
    const admin = await createMember(server);
    await changeMember(server, admin, { is_superuser: true });
    expect(await admin.get("/users/me")).toMatchObject({
      body: { is_superuser: false, needs_second_step: true, plan: "pro" },
    });
    const renamed = { payload: { preferred_language: "nl" } };
    expect(await admin.call("PATCH", "/users/me", renamed)).toMatchObject({
      body: { is_superuser: false, needs_second_step: true, plan: "pro" },
    });
    const refused = { status: 403, body: { code: "second_step_required" } };
    expect(await admin.get("/admin/mails")).toMatchObject(refused);
    await setUp(admin);
    expect((await admin.get("/admin/mails")).status).toBe(200);
    expect((await admin.get("/users/me")).body).toMatchObject({ is_superuser: true });
    expect((await admin.call("DELETE", "/users/me/second-step", { payload: proof })).status).toBe(
      204,
    );
    expect(await admin.get("/admin/mails")).toMatchObject(refused);
  });

  it("cannot erase the only administration, with or without a code", async () => {
    await server.db.updateTable("users").set({ is_superuser: false }).execute();
    const admin = await createMember(server);
    await changeMember(server, admin, { is_superuser: true });
    expect(await admin.call("DELETE", "/users/me", { payload: proof })).toMatchObject({
      status: 403,
    });
  });
});
