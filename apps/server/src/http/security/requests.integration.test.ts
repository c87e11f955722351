import { once } from "node:events";
import { request } from "node:http";

import { describe, expect, it } from "vitest";

import { startTestServer } from "../../testing/startTestServer.ts";
import { createMember, TestCaller, testPassword } from "../../testing/TestMember.ts";

const server = await startTestServer({
  environment: { PUBLIC_URL: "https://learn.example", METRICS_TOKEN: "for-prometheus" },
});
const guest = new TestCaller(server);

describe("a request that a cookie authenticates", () => {
  it.each([
    ["no origin at all", {}, 403],
    ["another site", { "sec-fetch-site": "cross-site" }, 403],
    ["another origin of this site", { "sec-fetch-site": "same-site" }, 403],
    ["a foreign origin", { origin: "https://evil.example" }, 403],
    ["an opaque origin", { origin: "null" }, 403],
    ["the same origin", { "sec-fetch-site": "same-origin" }, 200],
    ["the public origin", { origin: "https://learn.example" }, 200],
    ["the host that was asked", { origin: "http://localhost" }, 200],
  ])("from %s", async (_from, headers, status) => {
    const member = await createMember(server);
    const answer = await guest.call("PATCH", "/users/me", {
      payload: { preferred_language: "nl" },
      headers: { cookie: `__Host-alambic_session=${member.token}`, host: "localhost", ...headers },
    });
    expect(answer.status).toBe(status);
  });

  it("needs no origin to read, and none with a bearer token", async () => {
    const member = await createMember(server);
    const headers = { cookie: `__Host-alambic_session=${member.token}` };
    expect((await guest.get("/users/me", { headers })).status).toBe(200);
    const changed = await member.call("PATCH", "/users/me", {
      payload: { preferred_language: "nl" },
    });
    expect(changed.status).toBe(200);
  });
});

describe("signing in from another site's page", () => {
  it("is refused, so that nobody is signed in unawares", async () => {
    const answer = await guest.call("POST", "/users/login", {
      payload: "username=a&password=b",
      headers: {
        "content-type": "application/x-www-form-urlencoded",
        origin: "https://evil.example",
      },
    });
    expect(answer.status).toBe(403);
  });
});

describe("headers of every answer", () => {
  it("are strict, for pages, the API and errors alike", async () => {
    for (const url of ["/", "/api/v2/waitlist/status", "/api/v2/nothing", "/healthz"]) {
      const { headers } = await server.app.inject(url);
      expect(headers).toMatchObject({
        "strict-transport-security": "max-age=31536000; includeSubDomains",
        "x-content-type-options": "nosniff",
        "x-frame-options": "DENY",
        "referrer-policy": "same-origin",
        "cross-origin-opener-policy": "same-origin",
        "cross-origin-resource-policy": "same-origin",
      });
      const policy = String(headers["content-security-policy"]);
      expect(policy).toContain("default-src 'none'");
      expect(policy).toMatch(/;script-src 'self'(?: 'sha256-[^']+')*;style-src 'self' 'sha256-/u);
      expect(policy).toContain("require-trusted-types-for 'script'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).toContain("object-src 'none'");
      expect(policy).toContain("base-uri 'none'");
      expect(policy).not.toContain("unsafe");
      expect(headers["permissions-policy"]).toContain("camera=()");
      expect(headers["x-request-id"]).toMatch(/^[\da-f-]{36}$/u);
      expect(headers["server"]).toBeUndefined();
      expect(headers["access-control-allow-origin"]).toBeUndefined();
    }
  });

  it("secure the cookie where the public address is https", async () => {
    const { username } = await createMember(server);
    const answer = await guest.call("POST", "/users/login", {
      payload: new URLSearchParams({ username, password: testPassword }).toString(),
      headers: { "content-type": "application/x-www-form-urlencoded" },
    });
    expect(answer.headers["set-cookie"]).toMatch(
      /^__Host-alambic_session=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Strict$/u,
    );
  });

  it("of a member are kept by no cache", async () => {
    const member = await createMember(server);
    for (const path of ["/users/me", "/users/me/sessions", "/capsules/me", "/users/nobody"])
      expect((await member.get(path)).headers["cache-control"]).toBe("no-store");
  });
});

describe("requests", () => {
  it("that say a parameter twice are refused", async () => {
    expect(await guest.get("/capsules/public?limit=1&limit=100")).toMatchObject({
      status: 400,
      body: { errors: [{ path: "limit" }] },
    });
  });

  it("is not traced", async () => {
    const { hostname, port } = new URL(await server.app.listen({ port: 0, host: "127.0.0.1" }));
    const asked = request({
      hostname,
      port,
      method: "TRACE",
      path: "/",
      headers: { "x-secret": "s" },
    });
    const [answer] = await once(asked.end(), "response");
    expect(answer.statusCode).toBe(404);
    expect(Buffer.concat(await answer.toArray()).toString()).not.toContain("x-secret");
  });
});

describe("bodies", () => {
  const post = (contentType: string, payload: string) =>
    guest.call("POST", "/users/", { payload, headers: { "content-type": contentType } });

  it.each([
    ["application/json", "{", 400, "invalid_request"],
    ["application/json", "", 400, "invalid_request"],
    ["application/json", '"text"', 400, "invalid_request"],
    ["application/json", '{"__proto__":{"a":1}}', 400, "invalid_request"],
    ["application/json", "{}", 422, "validation_failed"],
    ["application/x-www-form-urlencoded", "a=b", 415, "unsupported_media_type"],
    ["text/plain", "{}", 415, "unsupported_media_type"],
    ["application/json", `{"username":"${"a".repeat(300_000)}"}`, 413, "payload_too_large"],
  ])("of %s %.20s", async (contentType, payload, status, code) => {
    expect(await post(contentType, payload)).toMatchObject({ status, body: { code, status } });
  });

  it("are told of in the reader's language, with the request's id", async () => {
    const answer = await guest.call("POST", "/users/", {
      payload: {},
      headers: { "accept-language": "nl-BE, en;q=0.5" },
    });
    expect(answer).toMatchObject({
      headers: { "content-language": "nl" },
      body: {
        type: "urn:alambic:problem:validation_failed",
        title: "Niet geaccepteerd",
        request_id: answer.headers["x-request-id"],
        errors: [
          { path: "username", code: "required", message: "Dit veld is verplicht." },
          { path: "email" },
          { path: "password" },
          { path: "password_confirm" },
        ],
      },
    });
  });
});

describe("logs", () => {
  it("hold no token, password, cookie or search word", async () => {
    const member = await createMember(server);
    const cookie = { headers: { cookie: `__Host-alambic_session=${member.token}` } };
    await guest.get("/capsules/public?search=my-illness", cookie);
    await guest.get(`/ws?token=${member.token}`);
    await guest.call("POST", "/users/login", {
      payload: new URLSearchParams({
        username: member.username,
        password: testPassword,
      }).toString(),
      headers: { "content-type": "application/x-www-form-urlencoded" },
    });
    const log = server.logLines.join("");
    expect(server.logLines.length).toBeGreaterThan(3);
    for (const secret of [member.token, testPassword, "my-illness"]) {
      expect(log).not.toContain(secret);
    }
  });

  it("have a line with the request's id for every request", async () => {
    const { headers } = await guest.get("/waitlist/status");
    const line = server.logLines.find((text) => text.includes(String(headers["x-request-id"])));
    expect(JSON.parse(line ?? "null")).toMatchObject({
      level: "info",
      operation: "getWaitlistStatus",
      status: 200,
    });
  });
});

describe("faults of the server", () => {
  it("tell nothing of its inner workings, and are logged", async () => {
    const member = await createMember(server);
    await server.db.schema.alterTable("tutorial_states").renameTo("hidden").execute();
    const answer = await member.get("/toolbox/coach/tutorials/states");
    await server.db.schema.alterTable("hidden").renameTo("tutorial_states").execute();
    expect(answer).toMatchObject({ status: 500, body: { code: "internal_error" } });
    expect(JSON.stringify(answer.body)).not.toMatch(/tutorial_states|select|\.ts|node_modules/u);
    const logged = server.logLines.find((line) => line.includes("tutorial_states"));
    expect(JSON.parse(logged ?? "null")).toMatchObject({
      level: "error",
      request_id: answer.headers["x-request-id"],
    });
  });
});

describe("metrics", () => {
  it("are for who holds the token", async () => {
    expect((await server.app.inject("/metrics")).statusCode).toBe(401);
    const authorization = "Bearer for-prometheus";
    const answer = await server.app.inject({ url: "/metrics", headers: { authorization } });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('http_request_duration_seconds_count{operation="getMe"');
    expect(answer.body).toContain('jobs{queue="generation",state="waiting"} 0');
    expect(answer.body).toContain("sockets_open 0");
  });
});
