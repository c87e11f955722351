import { once } from "node:events";
import { connect } from "node:net";

import { afterEach, describe, expect, it } from "vitest";
import { read, readText } from "@alambic/domain/testing";

import { prefix } from "../http/contract/Contract.ts";
import { capsuleRequest } from "../testing/capsuleRequest.ts";
import { createTestDatabase, onPostgres } from "../testing/createTestDatabase.ts";
import { ServerProcess } from "../testing/ServerProcess.ts";
import { createFolder } from "../testing/testFolders.ts";
import { waitFor } from "../testing/waitFor.ts";

const cleanUp: (() => void | Promise<void>)[] = [];

afterEach(async () => {
  for (const step of cleanUp.splice(0).toReversed()) await step();
});

function start(environment: Readonly<Record<string, string>>): ServerProcess {
  const server = ServerProcess.start(environment);
  cleanUp.push(() => server.kill());
  return server;
}

async function database(): Promise<Readonly<Record<string, string>>> {
  const created = await createTestDatabase({ withContent: true });
  cleanUp.push(created.remove);
  return created.environment;
}

/** A folder in which the server has to make its database first. */
function emptyFolder(): Readonly<Record<string, string>> {
  const { folder, remove } = createFolder("new");
  cleanUp.push(remove);
  return { DATA_DIR: folder };
}

/** The password that a first run tells. */
function adminPassword(server: ServerProcess): Promise<string> {
  return waitFor("the password", () => /password {2}(\S+)/u.exec(server.output)?.[1]);
}

function signIn(address: string, username: string, password: string): Promise<Response> {
  return fetch(`${address}${prefix}/users/login`, {
    method: "POST",
    body: new URLSearchParams({ username, password }),
  });
}

/** Two starts, one after the other: half a minute each where the machine has much else to do. */
const patience = 180_000;

describe("the server", { timeout: patience }, () => {
  it("makes an administrator on the first run only, and tells the password once", async () => {
    const environment = await database();
    const first = start(environment);
    const address = await first.address();
    const password = await adminPassword(first);
    expect((await signIn(address, "admin", password)).status).toBe(200);
    await first.kill();
    const second = start(environment);
    expect((await signIn(await second.address(), "admin", password)).status).toBe(200);
    expect(second.output).not.toContain("password");
  });

  it("does not start with a wrong variable, and names it", async () => {
    const server = start({ PORT: "eighty" });
    expect(await server.exited()).toBe(1);
    expect(server.output).toContain("PORT must be a whole number from 0 to 65535.");
    expect(server.output).not.toContain(".ts");
  });

  it("does not start on a port that is in use", async () => {
    const environment = await database();
    const first = start(environment);
    const { port } = new URL(await first.address());
    const second = start({ ...(await database()), PORT: port });
    expect(await second.exited()).toBe(1);
    expect(second.output).toContain("The port is in use");
  });

  it.runIf(!onPostgres).each(["prepared", "new"])(
    "does not start beside another on the same %s folder",
    async (state) => {
      const environment = state === "new" ? emptyFolder() : await database();
      await start(environment).address();
      const second = start(environment);
      expect(await second.exited()).toBe(1);
      expect(second.output).toContain("in use by another process");
    },
  );

  it("runs twice on one PostgreSQL, and not at all without it", async () => {
    const server = start({ DATABASE_URL: "postgres://nobody@127.0.0.1:9/none" });
    expect(await server.exited()).toBe(1);
    expect(server.output).toContain("The database of DATABASE_URL cannot be reached");
    if (!onPostgres) return;
    const environment = await database();
    const servers = [start(environment), start(environment)];
    const addresses = await Promise.all(servers.map((process) => process.address()));
    for (const address of addresses) {
      expect((await fetch(`${address}/readyz`)).status).toBe(200);
    }
  });
});

describe("a server that is killed while it makes a capsule", () => {
  it("goes on when it is started again: one capsule, whole, and one unit of the quota", async () => {
    const environment = await database();
    const first = start(environment);
    const address = await first.address();
    const login = await signIn(address, "admin", await adminPassword(first));
    const authorization = `Bearer ${readText(await login.json(), "access_token")}`;
    const headers = { authorization, "content-type": "application/json" };
    const request = capsuleRequest({ topic: "Dutch for beginners", main_skill: "dutch" });
    const created = await fetch(`${address}${prefix}/capsules/`, {
      method: "POST",
      headers,
      body: JSON.stringify({ ...request, domain: "languages", area: "foreign" }),
    });
    expect(created.status).toBe(202);
    const id = readText(await created.json(), "id");
    await first.kill();

    const second = await start(environment).address();
    const ask = async (path: string): Promise<unknown> =>
      (await fetch(`${second}${prefix}${path}`, { headers })).json();
    const detail = await waitFor("the capsule", async () => {
      const body = await ask(`/capsules/${id}/languages/foreign`);
      return read(body, "capsule.generation_status") === "completed" && body;
    });
    expect(read(detail, "capsule.lessons_ready")).toBe(read(detail, "capsule.lesson_count"));
    expect(await ask("/capsules/quota")).toMatchObject({ used: 1 });
    expect(await ask("/capsules/me")).toMatchObject({ total: 1 });
  }, 180_000);
});

describe("a server that is told to stop", () => {
  it("finishes what is in flight, is not ready any more, and leaves", async () => {
    const server = start(await database());
    const address = await server.address();
    const slow = await beginRequest(address);
    const idle = await keepAlive(address);
    server.signal("SIGTERM");
    await waitFor("that it is not ready", async () => {
      const { status } = await fetch(`${address}/readyz`);
      return status === 503;
    });
    slow.finish();
    expect(await slow.answer).toMatch(/^HTTP\/1\.1 422 [\s\S]*connection: close/u);
    expect(await server.exited()).toBe(0);
    await idle.closed;
  });
});

/** A request whose body is still under way. */
async function beginRequest(address: string) {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  await once(socket, "connect");
  let text = "";
  socket.on("data", (chunk) => {
    text += String(chunk);
  });
  const answer = once(socket, "close").then(() => text);
  socket.write(
    `POST ${prefix}/users/ HTTP/1.1\r\nhost: ${hostname}:${port}\r\n` +
      "content-type: application/json\r\ncontent-length: 2\r\n\r\n{",
  );
  return { answer, finish: () => socket.write("}") };
}

/** A connection that is kept open for nothing. */
async function keepAlive(address: string) {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  socket.write(`GET /healthz HTTP/1.1\r\nhost: ${hostname}:${port}\r\n\r\n`);
  await once(socket, "data");
  return { closed: once(socket, "close") };
}
