import { once } from "node:events";
import { connect } from "node:net";

import { sql } from "kysely";
import { describe, expect, it } from "vitest";

import { onPostgres } from "../../testing/createTestDatabase.ts";
import { socketUrl } from "../../testing/openSocket.ts";
import { startTestServer } from "../../testing/startTestServer.ts";
import { createMember, TestCaller } from "../../testing/TestMember.ts";
import { uploadPdf } from "../../testing/uploadPdf.ts";

/** Requests that nobody's browser sends, and a database that does not do what it is asked. */
const server = await startTestServer({
  environment: {
    // Where the application is built, it takes what reaches no other route: a 404, not a 414.
    APP_DIR: import.meta.dirname,
    TRUST_PROXY: "10.0.0.0/8",
    REQUEST_TIMEOUT_SECONDS: "1",
    DATABASE_TIMEOUT_SECONDS: "3",
  },
});
const guest = new TestCaller(server);
const member = await createMember(server, "pro");
const state = { status: "in_progress", last_step_index: 3 };
const tour = "/toolbox/coach/tutorials/app_onboarding/state";

/** All that the server says to what is written on a bare connection, until it closes it. */
async function write(text: string): Promise<string> {
  const { hostname, port } = new URL(await socketUrl(server, ""));
  const socket = connect(Number(port), hostname);
  let said = "";
  socket.on("data", (chunk) => (said += String(chunk)));
  socket.on("error", () => undefined);
  socket.write(text);
  await once(socket, "close");
  return said;
}

describe("a text that no database can keep", () => {
  it.each([
    ["U+0000 in a field", { username: "a\u0000b" }, "username"],
    ["half of a pair in a field", { email: "\uD800@example.org" }, "email"],
    ["U+0000 in the name of a field", { "a\u0000": 1 }, "a\uFFFD"],
    ["U+0000 deep in a field", { username: [{ inner: "\u0000" }] }, "username.0.inner"],
  ])("is refused by the name of its field: %s", async (_what, payload, path) => {
    expect(await guest.post("/users/", payload)).toMatchObject({
      status: 422,
      body: { code: "validation_failed", errors: [{ path, code: "unreadable_characters" }] },
    });
  });

  it("is refused in the text of a topic, in a form, in a query and in a path", async () => {
    expect(await member.post("/capsules/classify-topic/", { text: "a\u0000" })).toMatchObject({
      status: 422,
      body: { errors: [{ path: "text", code: "unreadable_characters" }] },
    });
    const form = await guest.call("POST", "/users/login", {
      payload: "username=%00&password=b",
      headers: { "content-type": "application/x-www-form-urlencoded" },
    });
    expect(form).toMatchObject({ status: 422, body: { errors: [{ path: "username" }] } });
    expect(await guest.get("/capsules/public?search=%00")).toMatchObject({
      status: 400,
      body: { errors: [{ path: "search", code: "unreadable_characters" }] },
    });
    expect((await member.get("/capsules/%00/granule/1/molecule/1")).status).toBe(400);
    for (const path of ["/%00", "/pictures/%00.svg", "/assets/%00.js"]) {
      expect((await server.app.inject(path)).statusCode, path).toBeLessThan(500);
    }
  });

  it("is refused in a field beside a PDF", async () => {
    const answer = await uploadPdf(member, Buffer.from("%PDF-1.7\n"), { title: "a\u0000" });
    expect(answer).toMatchObject({
      status: 422,
      body: { errors: [{ path: "title", code: "unreadable_characters" }] },
    });
  });
});

describe("a request that reaches no route", () => {
  const get = (path: string, header = "") =>
    write(`GET ${path} HTTP/1.1\r\nhost: a\r\n${header}connection: close\r\n\r\n`);

  it.each([
    ["an address that cannot be read", () => get("/api/v2/%zz"), 400, "invalid_request"],
    ["an endless part of one", () => get(`/pictures/${"a".repeat(300)}.svg`), 414, "uri_too_long"],
    ["a broken header", () => get("/", "a b: c\r\n"), 400, "invalid_request"],
    ["no HTTP at all", () => write("nonsense\r\n\r\n"), 400, "invalid_request"],
    ["endless headers", () => get("/", `a: ${"b".repeat(20_000)}\r\n`), 431, "headers_too_large"],
    ["half a request", () => write("GET / HTTP/1.1\r\nhost: a\r\n"), 408, "request_timeout"],
  ])("is answered as a problem: %s", async (_what, send, status, code) => {
    const [head = "", body = ""] = (await send()).split("\r\n\r\n");
    expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `, "u"));
    expect(head).toMatch(/content-type: application\/problem\+json/iu);
    expect(head).toMatch(/content-security-policy: default-src 'none'/iu);
    expect(JSON.parse(body)).toMatchObject({
      type: `urn:alambic:problem:${code}`,
      status,
      code,
      request_id: /x-request-id: (\S+)/iu.exec(head)?.[1],
    });
  });
});

describe("the address of a client", () => {
  it.each([
    ["is what a proxy of ours says", "10.1.2.3", "203.0.113.200"],
    ["is its own where nobody of ours speaks", "198.51.100.7", "198.51.100.7"],
  ])("%s", async (_what, remoteAddress, logged) => {
    const { headers } = await guest.get("/waitlist/status", {
      remoteAddress,
      headers: { "x-forwarded-for": "203.0.113.200" },
    });
    const line = server.logLines.find((text) => text.includes(String(headers["x-request-id"])));
    expect(JSON.parse(line ?? "null")).toMatchObject({ req: { remoteAddress: logged } });
  });
});

describe("a body with a great many faults", () => {
  it("is told of a hundred of them", async () => {
    const fields = Array.from({ length: 5000 }, (_, index) => [`a${index}`, index] as const);
    const { status, body } = await guest.post("/users/", Object.fromEntries(fields));
    expect(status).toBe(422);
    expect(body).toHaveProperty("errors.length", 100);
  });
});

describe("a database that", () => {
  /** Makes every change of a tour do something else first. */
  async function withTrigger(body: string, test: () => Promise<void>): Promise<void> {
    await sql`create function interfere() returns trigger language plpgsql as ${sql.lit(
      `begin ${body} return new; end`,
    )}`.execute(server.db);
    await sql`create trigger interfere after insert or update on tutorial_states
      for each row execute function interfere()`.execute(server.db);
    try {
      await test();
    } finally {
      await sql`drop function interfere cascade`.execute(server.db);
    }
  }

  const putState = () => member.call("PUT", tour, { payload: state });
  const states = () => server.db.selectFrom("tutorial_states").selectAll().execute();

  it("has no room left says so, and nothing is half-written", async () => {
    await withTrigger("raise exception using errcode = '53100';", async () => {
      expect(await putState()).toMatchObject({
        status: 503,
        headers: { "retry-after": "60" },
        body: { code: "storage_full", detail: expect.stringMatching(/storage is full/u) },
      });
      expect(await states()).toEqual([]);
    });
    expect((await putState()).status).toBe(200);
    await server.db.deleteFrom("tutorial_states").execute();
  });

  it.runIf(onPostgres)("takes too long is not waited for", async () => {
    await withTrigger("perform pg_sleep(30);", async () => {
      expect(await putState()).toMatchObject({
        status: 503,
        headers: { "retry-after": "1" },
        body: { code: "unavailable" },
      });
    });
  });

  it("refuses a row is logged without the row", async () => {
    await sql`alter table tutorial_states add constraint few check (last_step_index < 3)`.execute(
      server.db,
    );
    const answer = await putState();
    await sql`alter table tutorial_states drop constraint few`.execute(server.db);
    expect(answer).toMatchObject({ status: 500, body: { code: "internal_error" } });
    const logged = server.logLines.find(
      (line) => line.includes('"error"') && line.includes(String(answer.headers["x-request-id"])),
    );
    expect(JSON.parse(logged ?? "null")).toMatchObject({
      err: { code: "23514", constraint: "few", stack: expect.any(String) },
    });
    expect(logged).not.toMatch(/Failing row|app_onboarding, |insert into/u);
    expect(logged).not.toContain(member.id);
  });
});
