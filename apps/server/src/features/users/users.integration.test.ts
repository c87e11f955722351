import { describe, expect, it } from "vitest";

import { startTestServer } from "../../testing/startTestServer.ts";
import { createMember, TestCaller, testPassword } from "../../testing/TestMember.ts";

const server = await startTestServer();
const guest = new TestCaller(server);

const registration = {
  username: "Zoé.7",
  email: " zoe@example.org ",
  password: testPassword,
  password_confirm: testPassword,
  country: "FR",
  confirmed_age: 15,
};

function logIn(fields: Record<string, string>, address = "203.0.113.1") {
  return guest.call("POST", "/users/login", {
    payload: new URLSearchParams(fields).toString(),
    headers: { "content-type": "application/x-www-form-urlencoded" },
    remoteAddress: address,
  });
}

describe("createUser", () => {
  it("makes a member on the free plan, with the language of the request", async () => {
    const answer = await guest.post("/users/", registration);
    expect(answer).toMatchObject({
      status: 201,
      body: {
        username: "Zoé.7",
        email: "zoe@example.org",
        plan: "free",
        preferred_language: "en",
        is_superuser: false,
        subscription_status: null,
      },
    });
    expect(answer.body).not.toHaveProperty("password_hash");
  });

  it("judges an age where it is told, whole or not at all", async () => {
    const { country, confirmed_age, ...account } = registration;
    const other = { ...account, username: "api-alone", email: "api-alone@example.org" };
    for (const half of [{ country }, { confirmed_age }]) {
      const refused = await guest.post("/users/", { ...other, ...half });
      expect(refused).toMatchObject({ status: 422, body: { code: "validation_failed" } });
    }
    expect(await guest.post("/users/", other)).toMatchObject({ status: 201 });
  });

  it("refuses a name and an address that differ by case alone", async () => {
    const sameName = { ...registration, username: "ZOÉ.7", email: "other@example.org" };
    expect(await guest.post("/users/", sameName)).toMatchObject({
      status: 409,
      body: { code: "username_taken" },
    });
    const sameEmail = { ...registration, username: "other", email: "ZOE@example.org" };
    expect(await guest.post("/users/", sameEmail)).toMatchObject({
      status: 409,
      body: { code: "email_taken" },
    });
  });

  it("says what is wrong with each field", async () => {
    const wrong = {
      username: " a ",
      email: "a@b",
      password: "weak",
      password_confirm: "other",
      country: "FR",
      confirmed_age: 14,
    };
    expect(await guest.post("/users/", wrong)).toMatchObject({
      status: 422,
      body: {
        code: "validation_failed",
        errors: [
          { path: "username", code: "too_short" },
          { path: "email", code: "invalid_email" },
          {
            path: "password",
            code: "password_rules",
            message: "Password doesn’t meet all requirements.",
          },
          {
            path: "password_confirm",
            code: "password_mismatch",
            message: "Passwords do not match.",
          },
          {
            path: "confirmed_age",
            code: "age_unconfirmed",
            message:
              "Confirm your age, or open the account with a parent: 15 in France, 13 in Belgium, 16 elsewhere.",
          },
        ],
      },
    });
  });

  it("refuses a common password and an unknown field", async () => {
    const common = {
      ...registration,
      username: "another",
      password: "P@ssw0rd1",
      password_confirm: "P@ssw0rd1",
    };
    expect(await guest.post("/users/", common)).toMatchObject({
      status: 422,
      body: { errors: [{ path: "password", code: "password_common" }] },
    });
    expect(await guest.post("/users/", { ...registration, is_superuser: true })).toMatchObject({
      status: 422,
      body: { errors: [{ path: "is_superuser", code: "unknown_field" }] },
    });
  });

  it("lets one of many at once have a name", async () => {
    const attempts = Array.from({ length: 10 }, (_, index) =>
      guest.post("/users/", {
        ...registration,
        username: "wanted",
        email: `wanted${index}@example.org`,
      }),
    );
    const statuses = (await Promise.all(attempts)).map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([
      201,
      ...Array.from({ length: 9 }, () => 409),
    ]);
  });
});

describe("a known e-mail address", () => {
  const asking = { ...registration, username: "asking" };
  const signUp = (email: string, remoteAddress: string) =>
    guest.call("POST", "/users/", { payload: { ...asking, email }, remoteAddress });

  it("is told ten times in an hour to one address, which is then told nothing", async () => {
    const { username } = await createMember(server);
    const known = `${username}@example.org`;
    for (let count = 0; count < 5; count += 1) {
      expect((await signUp(known, "198.51.100.1")).body).toMatchObject({ code: "email_taken" });
      expect((await signUp("zoe@example.org", "198.51.100.1")).status).toBe(409);
    }
    for (const email of [known, "new@example.org"]) {
      expect(await signUp(email, "198.51.100.1")).toMatchObject({
        status: 429,
        body: { code: "too_many_requests" },
      });
    }
  });

  it("is told ten times in an hour to all together", async () => {
    const { username } = await createMember(server);
    const known = `${username}@example.org`;
    for (let count = 0; count < 10; count += 1) {
      expect((await signUp(known, `198.51.100.${10 + count}`)).status).toBe(409);
    }
    expect((await signUp(known, "198.51.100.30")).status).toBe(429);
    expect((await signUp("newer@example.org", "198.51.100.30")).status).toBe(201);
  });
});

describe("login", () => {
  it("signs in by name or address, whatever their case", async () => {
    const member = await createMember(server);
    for (const username of [member.username.toUpperCase(), `${member.username}@Example.org`]) {
      const answer = await logIn({ username, password: testPassword });
      expect(answer).toMatchObject({ status: 200, body: { token_type: "bearer" } });
    }
  });

  it("sets a cookie out of reach of scripts, which lasts only when asked", async () => {
    const { username } = await createMember(server);
    const forDay = await logIn({ username, password: testPassword });
    expect(forDay.headers["set-cookie"]).toMatch(
      /^alambic_session=[\w-]{43}; Path=\/api\/v2; HttpOnly; SameSite=Strict$/u,
    );
    const kept = await logIn({ username, password: testPassword, remember: "true" });
    expect(kept.headers["set-cookie"]).toContain("Expires=Sun, 20 Dec 2026 10:00:00 GMT");
    expect(kept.body).toMatchObject({ expires_at: "2026-12-20T10:00:00.000Z" });
  });

  it("answers alike for a wrong password and an unknown name", async () => {
    const { username } = await createMember(server);
    const wrong = await logIn({ username, password: "Wrong-Water-7" });
    const unknown = await logIn({ username: "nobody", password: "Wrong-Water-7" });
    expect(wrong).toMatchObject({ status: 401, body: { code: "incorrect_credentials" } });
    expect(withoutId(unknown.body)).toEqual(withoutId(wrong.body));
  });

  it("refuses the sixth try of an account from an address, and nobody else", async () => {
    const { username } = await createMember(server);
    for (let count = 0; count < 5; count += 1) {
      const failed = await logIn({ username, password: "Wrong-Water-7" });
      expect(failed.status).toBe(401);
    }
    const sixth = await logIn({ username, password: testPassword });
    expect(sixth).toMatchObject({ status: 429, headers: { "retry-after": "900" } });
    expect((await logIn({ username, password: testPassword }, "203.0.113.2")).status).toBe(200);
    server.clock.advance({ seconds: 901 });
    expect((await logIn({ username, password: testPassword })).status).toBe(200);
  });

  it("counts failures of one account together, by whichever of its names", async () => {
    const { username } = await createMember(server);
    const names = [username, `${username}@example.org`, username.toUpperCase()];
    for (const name of [...names, ...names].slice(0, 5)) {
      expect((await logIn({ username: name, password: "Wrong-Water-7" })).status).toBe(401);
    }
    for (const name of names) {
      expect((await logIn({ username: name, password: testPassword })).status).toBe(429);
    }
    const other = await createMember(server);
    expect((await logIn({ username: other.username, password: testPassword })).status).toBe(200);
  });

  it("counts failures of an address with many names, and no success", async () => {
    const address = "203.0.113.77";
    const expires_at = new Date(server.clock.now().getTime() + 60_000);
    await server.db
      .insertInto("rate_limits")
      .values({ key: `login:${address}`, used: 99, expires_at })
      .execute();
    const { username } = await createMember(server);
    for (const _ of [1, 2]) {
      expect((await logIn({ username, password: testPassword }, address)).status).toBe(200);
    }
    const guess = { username: "somebody", password: "Wrong-Water-7" };
    expect((await logIn(guess, address)).status).toBe(401);
    const next = await logIn({ ...guess, username: "somebody.else" }, address);
    expect(next).toMatchObject({ status: 429, headers: { "retry-after": "60" } });
  });

  it("hashes a few passwords at a time, and refuses what would wait too long", async () => {
    const tries = Array.from({ length: 80 }, (_, index) =>
      logIn({ username: `flood${index}`, password: "Wrong-Water-7" }, "203.0.113.78"),
    );
    const answers = await Promise.all(tries);
    const refused = answers.filter(({ status }) => status === 503);
    expect(refused[0]).toMatchObject({
      headers: { "retry-after": "1" },
      body: { code: "unavailable" },
    });
    expect(answers.filter(({ status }) => status === 401).length).toBeGreaterThanOrEqual(66);
  });

  it("forgets failures after a success", async () => {
    const { username } = await createMember(server);
    for (let count = 0; count < 4; count += 1) {
      await logIn({ username, password: "Wrong-Water-7" });
    }
    expect((await logIn({ username, password: testPassword })).status).toBe(200);
    expect((await logIn({ username, password: "Wrong-Water-7" })).status).toBe(401);
  });
});

describe("sessions", () => {
  it("know the member by bearer token and by cookie", async () => {
    const member = await createMember(server);
    const cookie = { headers: { cookie: `alambic_session=${member.token}` } };
    expect(await member.get("/users/me")).toMatchObject({ status: 200, body: { id: member.id } });
    expect(await guest.get("/users/me", cookie)).toMatchObject({ status: 200 });
  });

  it("end when they expire", async () => {
    const member = await createMember(server);
    server.clock.advance({ seconds: 30 * 24 * 3600 });
    expect(await member.get("/users/me")).toMatchObject({
      status: 401,
      body: { code: "unauthenticated" },
    });
  });

  it("end with signing out, which can be done again", async () => {
    const member = await createMember(server);
    expect((await member.post("/users/logout")).status).toBe(204);
    expect((await member.get("/users/me")).status).toBe(401);
    expect((await member.post("/users/logout")).status).toBe(204);
  });

  it("are stored as hashes only", async () => {
    const member = await createMember(server);
    const rows = await server.db.selectFrom("sessions").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(member.token);
  });
});

describe("updateMe", () => {
  it("changes the language, and nothing that is not offered", async () => {
    const member = await createMember(server);
    const changed = await member.call("PATCH", "/users/me", {
      payload: { preferred_language: "nl" },
    });
    expect(changed).toMatchObject({ status: 200, body: { preferred_language: "nl" } });
    for (const payload of [{}, { preferred_language: "de" }, { plan: "pro" }]) {
      expect((await member.call("PATCH", "/users/me", { payload })).status).toBe(422);
    }
    expect(await member.get("/users/me")).toMatchObject({ body: { plan: "free" } });
  });
});

function withoutId(body: unknown): unknown {
  return { ...Object(body), request_id: undefined };
}
