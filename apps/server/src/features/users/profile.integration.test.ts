import { describe, expect, it } from "vitest";
import { read, readList, readText } from "@alambic/domain/testing";

import { createSession, sessionSeconds } from "./sessions/createSession.ts";
import { startTestServer } from "../../testing/startTestServer.ts";
import { createMember, TestCaller, testPassword } from "../../testing/TestMember.ts";
import type { TestMember } from "../../testing/TestMember.ts";

const testAccount = "Tester+plans@example.org";
const server = await startTestServer({ environment: { TEST_ACCOUNT_EMAIL: testAccount } });
const newPassword = "Running-Water-8";

/** The same member on another device. */
async function elsewhere(member: TestMember): Promise<TestCaller> {
  const now = server.clock.now();
  const { token } = await createSession(server.db, member.id, sessionSeconds.remembered, now);
  return new TestCaller(server, token);
}

const patch = (member: TestCaller, path: string, payload: object) =>
  member.call("PATCH", path, { payload });

describe("updateMe", () => {
  it("changes name and language, and nothing where one of them is refused", async () => {
    const [member, other] = [await createMember(server), await createMember(server)];
    const name = `Renée.${member.username.slice(-6)}`;
    expect(
      await patch(member, "/users/me", { username: name, preferred_language: "nl" }),
    ).toMatchObject({ status: 200, body: { username: name, preferred_language: "nl" } });
    const taken = { username: other.username.toUpperCase(), preferred_language: "fr" };
    expect(await patch(member, "/users/me", taken)).toMatchObject({
      status: 409,
      body: { code: "username_taken" },
    });
    for (const [username, code] of [
      [" a ", "too_short"],
      ["alісе", "look_alike"],
    ]) {
      const wrong = { username, preferred_language: "fr" };
      expect(await patch(member, "/users/me", wrong)).toMatchObject({
        status: 422,
        body: { errors: [{ path: "username", code }] },
      });
    }
    expect((await member.get("/users/me")).body).toMatchObject({
      username: name,
      preferred_language: "nl",
    });
  });

  it("keeps the offline mode for Pro members", async () => {
    const [free, pro] = [await createMember(server), await createMember(server, "pro")];
    const on = { offline_mode_enabled: true };
    expect(await patch(free, "/users/me", on)).toMatchObject({ body: { code: "plan_required" } });
    expect(await patch(pro, "/users/me", on)).toMatchObject({ body: on });
  });
});

describe("the test account", () => {
  it("is told that it is, by its address, and may do no more for it", async () => {
    const [tester, other] = [await createMember(server), await createMember(server)];
    await server.db
      .updateTable("users")
      .set({ email: testAccount.toLowerCase() })
      .where("id", "=", tester.id)
      .execute();
    const told = { body: { is_test_account: true, plan: "free", is_superuser: false } };
    expect(await tester.get("/users/me")).toMatchObject(told);
    expect(await patch(tester, "/users/me", { preferred_language: "nl" })).toMatchObject(told);
    expect((await tester.get("/admin/mails")).status).toBe(403);
    expect((await other.get("/users/me")).body).not.toHaveProperty("is_test_account");
  });
});

describe("changePassword", () => {
  it("asks for the present one, and ends every other session", async () => {
    const member = await createMember(server);
    const other = await elsewhere(member);
    const change = { password: newPassword, password_confirm: newPassword };
    const path = "/users/me/password";
    expect(
      (await patch(member, path, { ...change, current_password: "Wrong-Water-1" })).status,
    ).toBe(422);
    expect((await other.get("/users/me")).status).toBe(200);
    expect((await patch(member, path, { ...change, current_password: testPassword })).status).toBe(
      204,
    );
    expect((await member.get("/users/me")).status).toBe(200);
    expect((await other.get("/users/me")).status).toBe(401);
  });
});

describe("the sessions of a member", () => {
  it("are listed, and end one by one or all but this one; nobody ends another's", async () => {
    const [member, stranger] = [await createMember(server), await createMember(server)];
    const [phone, tablet] = [await elsewhere(member), await elsewhere(member)];
    const { body } = await member.get("/users/me/sessions");
    const items = readList(body, "items");
    const others = items.filter((item) => read(item, "is_current") === false);
    expect([items.length, others.length]).toEqual([3, 2]);
    const one = `/users/me/sessions/${readText(others[0], "id")}`;
    expect((await stranger.call("DELETE", one)).status).toBe(404);
    expect((await member.call("DELETE", one)).status).toBe(204);
    expect((await member.call("DELETE", one)).status).toBe(404);
    // Which of them it was is open: both began in the same moment.
    const left = [(await phone.get("/users/me")).status, (await tablet.get("/users/me")).status];
    expect(new Set(left)).toEqual(new Set([200, 401]));
    expect((await member.call("DELETE", "/users/me/sessions")).status).toBe(204);
    expect((await phone.get("/users/me")).status).toBe(401);
    expect((await tablet.get("/users/me")).status).toBe(401);
    expect((await member.get("/users/me")).status).toBe(200);
  });
});
