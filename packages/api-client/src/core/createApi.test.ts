import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { ServerResponse } from "node:http";

import { listenLocally } from "./testing/listenLocally.ts";
import type { LocalPeer } from "./testing/listenLocally.ts";
import { buildUser } from "./testing/replies.ts";
import { logAnswer } from "../progress/useLogAnswer.ts";
import { call, callForGenerated } from "./call.ts";
import { createApi } from "./createApi.ts";
import type { Api } from "./createApi.ts";
import { createMemoryStorage } from "./storage.ts";

type Reply = (response: ServerResponse) => void;

let peer: LocalPeer;
let api: Api;
let language = "fr";
const replies = new Map<string, Reply>();

beforeEach(async () => {
  language = "fr";
  replies.clear();
  peer = await listenLocally(({ method, url }, response) => {
    const reply = replies.get(`${method} ${url}`);
    if (reply) reply(response);
    else response.writeHead(404).end("nothing here");
  });
  api = createApi({
    language: () => language,
    baseUrl: `${peer.origin}/api/v2`,
    storage: createMemoryStorage(),
  });
});
afterEach(() => peer.close());

function json(body: unknown, status = 200, headers: Record<string, string> = {}): Reply {
  return (response) =>
    response
      .writeHead(status, { "Content-Type": "application/json", ...headers })
      .end(JSON.stringify(body));
}

function problem(body: unknown, status: number, headers: Record<string, string> = {}): Reply {
  return json(body, status, { "Content-Type": "application/problem+json", ...headers });
}

function getQuota() {
  return call((signal) => api.client.GET("/capsules/quota", { signal }));
}

async function signIn(): Promise<void> {
  replies.set("POST /api/v2/users/login", json({ access_token: "abc", token_type: "bearer" }));
  replies.set("GET /api/v2/users/me", json(buildUser()));
  await api.session.login({ username: "ada", password: "p&ss w=rd", remember: false });
}

test("signing in sends a form, and every call after it bears the token", async () => {
  await signIn();
  const [login, me] = peer.received;
  expect(login?.headers["content-type"]).toBe("application/x-www-form-urlencoded");
  expect(Object.fromEntries(new URLSearchParams(login?.body))).toEqual({
    username: "ada",
    password: "p&ss w=rd",
    remember: "false",
  });
  expect(login?.headers.authorization).toBeUndefined();
  expect(me?.headers.authorization).toBe("Bearer abc");
});

test("every call says the language and the zone", async () => {
  replies.set("GET /api/v2/capsules/quota", json({ used: 1 }));
  await getQuota();
  language = "nl";
  await getQuota();
  expect(peer.received.map(({ headers }) => headers["accept-language"])).toEqual(["fr", "nl"]);
  expect(peer.received[0]?.headers).toMatchObject({ "x-timezone": "Europe/Paris" });
  expect(peer.received[0]?.headers).toHaveProperty("x-timezone-offset");
});

describe("failures", () => {
  test("a problem of the contract keeps its words", async () => {
    const reached = { code: "capsule_quota_reached", detail: "Limite atteinte.", status: 429 };
    replies.set("GET /api/v2/capsules/quota", problem(reached, 429, { "Retry-After": "9" }));
    await expect(getQuota()).rejects.toMatchObject({
      message: "Limite atteinte.",
      failure: { kind: "problem", status: 429, code: "capsule_quota_reached", retryAfter: 9 },
    });
  });

  test("an answer of something in between is unexpected", async () => {
    await expect(getQuota()).rejects.toMatchObject({
      failure: { kind: "unexpected", status: 404 },
    });
  });

  test("a success that is not JSON is unexpected", async () => {
    replies.set("GET /api/v2/capsules/quota", (response) => response.end("<html>"));
    await expect(getQuota()).rejects.toMatchObject({ failure: { kind: "unexpected" } });
  });

  test("a connection that is cut is the network's", async () => {
    replies.set("GET /api/v2/capsules/quota", (response) => response.destroy());
    await expect(getQuota()).rejects.toMatchObject({ failure: { kind: "network" } });
  });

  test("a body that stops in the middle is the network's", async () => {
    replies.set("GET /api/v2/capsules/quota", (response) => {
      response.writeHead(200, { "Content-Length": "100" }).write('{"used":');
      response.socket?.destroySoon();
    });
    await expect(getQuota()).rejects.toMatchObject({ failure: { kind: "network" } });
  });
});

test("content in the making is its own state", async () => {
  const path = "/api/v2/capsules/molecules/m-1/atoms";
  const pending = { generation_status: "pending", detail: "Presque prêt." };
  replies.set(`GET ${path}`, json(pending, 202, { "Retry-After": "1" }));
  const ask = () =>
    callForGenerated((signal) =>
      api.client.GET("/capsules/molecules/{molecule_id}/atoms", {
        signal,
        params: { path: { molecule_id: "m-1" } },
      }),
    );
  await expect(ask()).resolves.toEqual({
    status: "generating",
    retryAfter: 1,
    detail: "Presque prêt.",
  });
  replies.set(`GET ${path}`, json({ atoms: [] }));
  await expect(ask()).resolves.toEqual({ status: "ready", data: { atoms: [] } });
});

describe("a 401", () => {
  const unauthenticated = { code: "unauthenticated", detail: "Session terminée.", status: 401 };

  test("on any call has the session asked again, which then is a guest's", async () => {
    await signIn();
    replies.set("GET /api/v2/capsules/quota", problem(unauthenticated, 401));
    replies.set("GET /api/v2/users/me", problem(unauthenticated, 401));
    await expect(getQuota()).rejects.toMatchObject({ failure: { code: "unauthenticated" } });
    await api.session.refresh();
    expect(api.session.state.current).toEqual({ status: "guest" });
  });

  test("and so has a 409 for what is another member’s", async () => {
    await signIn();
    const others = { code: "account_mismatch", detail: "Un autre compte.", status: 409 };
    replies.set("POST /api/v2/progress/log-answer", problem(others, 409));
    replies.set("GET /api/v2/users/me", json(buildUser({ id: "other" })));
    const answer = { answer_id: "x", atom_id: "a", response: null, answered_at: "" };
    const logged = logAnswer(api, { accountId: buildUser().id, answer });
    await expect(logged).rejects.toMatchObject({ failure: { code: "account_mismatch" } });
    await api.session.refresh();
    expect(api.session.state.current).toMatchObject({ user: { id: "other" } });
    const [, , sent] = peer.received;
    expect(sent?.headers["x-account"]).toBe(buildUser().id);
  });

  test("on signing in does not", async () => {
    const wrong = { code: "incorrect_credentials", detail: "Identifiants incorrects." };
    replies.set("POST /api/v2/users/login", problem(wrong, 401));
    const login = api.session.login({ username: "ada", password: "?", remember: true });
    await expect(login).rejects.toMatchObject({ failure: { code: "incorrect_credentials" } });
    replies.set("GET /api/v2/capsules/quota", json({ used: 1 }));
    await getQuota();
    expect(peer.received.map(({ url }) => url)).not.toContain("/api/v2/users/me");
  });
});

test("the cache is emptied when another user takes over, not when the same one is confirmed", async () => {
  await signIn();
  api.cache.set("key", { data: "ada's" });
  await api.session.refresh();
  expect(api.cache.get("key")).toEqual({ data: "ada's" });

  replies.set("GET /api/v2/users/me", json(buildUser({ id: "other" })));
  await api.session.refresh();
  expect(api.cache.get("key")).toBeUndefined();

  api.cache.set("key", { data: "other's" });
  replies.set("POST /api/v2/users/logout", (response) => response.writeHead(204).end());
  await api.session.logout();
  expect(api.cache.get("key")).toBeUndefined();
});
