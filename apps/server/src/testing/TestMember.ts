import { randomBytes } from "node:crypto";

import type { Plan } from "@alambic/contract";
import type { InjectOptions } from "fastify";

import { insertUser } from "../features/users/accounts/insertUser.ts";
import { prefix } from "../http/contract/Contract.ts";
import { createSession, sessionSeconds } from "../features/users/sessions/createSession.ts";
import type { TestServer } from "./startTestServer.ts";

export interface TestAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  /** The JSON of the body; null for none. */
  readonly body: unknown;
}

type TestRequest = Omit<InjectOptions, "url" | "path" | "method">;

/** Someone who calls the server: a guest, or the holder of a token. */
export class TestCaller {
  readonly #server: TestServer;
  readonly token: string | null;

  constructor(server: TestServer, token: string | null = null) {
    this.#server = server;
    this.token = token;
  }

  get = (path: string, request: TestRequest = {}) => this.call("GET", path, request);
  post = (path: string, payload?: object) => this.call("POST", path, payload ? { payload } : {});

  /** Calls an operation below the contract's prefix. */
  async call(method: string, path: string, request: TestRequest = {}): Promise<TestAnswer> {
    const answer = await this.#server.app.inject({
      ...request,
      method: toMethod(method),
      url: `${prefix}${path}`,
      headers: {
        ...(this.token !== null && { authorization: `Bearer ${this.token}` }),
        "accept-language": "en",
        ...request.headers,
      },
    });
    const isJson = /\bjson\b/u.test(answer.headers["content-type"] ?? "json");
    const text = answer.body === "" ? "null" : answer.body;
    const body: unknown = isJson ? JSON.parse(text) : text;
    return { status: answer.statusCode, headers: answer.headers, body };
  }
}

/** A member with a session. */
export class TestMember extends TestCaller {
  readonly id: string;
  readonly username: string;

  constructor(server: TestServer, token: string, id: string, username: string) {
    super(server, token);
    this.id = id;
    this.username = username;
  }
}

export const testPassword = "Still-Water-7";

/** Makes a member and signs them in. */
export async function createMember(server: TestServer, plan: Plan = "free"): Promise<TestMember> {
  const username = `member-${randomBytes(6).toString("hex")}`;
  const { id } = await insertUser(
    server.db,
    {
      username,
      email: `${username}@example.org`,
      password: testPassword,
      preferredLanguage: "en",
      plan,
    },
    server.clock.now(),
  );
  const { token } = await createSession(
    server.db,
    id,
    sessionSeconds.remembered,
    server.clock.now(),
  );
  return new TestMember(server, token, id, username);
}

const methods = ["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS"] as const;

function toMethod(name: string): (typeof methods)[number] {
  const method = methods.find((known) => known === name);
  if (!method) throw new Error(`${name} is not a method.`);
  return method;
}
