import { once } from "node:events";

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { WebSocketServer } from "ws";
import type { WebSocket as PeerSocket } from "ws";

import { ApiError } from "../core/failure.ts";
import { createSocket } from "./createSocket.ts";
import type { Socket } from "./createSocket.ts";

const getTicket = vi.fn<() => Promise<string>>();
let server: WebSocketServer;
let socket: Socket;
/** Resolves when the socket has chosen how long it waits before it opens again. */
let waiting: PromiseWithResolvers<void>;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  getTicket.mockReset().mockResolvedValueOnce("t&1").mockResolvedValueOnce("t&2");
  server = new WebSocketServer({ host: "127.0.0.1", port: 0 });
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The peer has no port.");
  const url = `ws://127.0.0.1:${address.port}/api/v2/ws`;
  waiting = Promise.withResolvers<void>();
  const random = () => {
    waiting.resolve();
    return 0;
  };
  socket = createSocket({ getTicket, url, random });
});

afterEach(async () => {
  socket.disconnect();
  for (const client of server.clients) client.terminate();
  server.close();
  await once(server, "close");
  vi.useRealTimers();
});

/** The next connection that the server gets, with the address that it was asked for. */
function nextConnection(): Promise<{ peer: PeerSocket; url: string | undefined }> {
  return new Promise((resolve) => {
    server.once("connection", (peer, request) => resolve({ peer, url: request.url }));
  });
}

async function connect(): Promise<PeerSocket> {
  const connection = nextConnection();
  socket.connect();
  return (await connection).peer;
}

test("opens with a ticket, once", async () => {
  const connection = nextConnection();
  socket.connect();
  socket.connect();
  expect((await connection).url).toBe("/api/v2/ws?token=t%261");
  expect(getTicket).toHaveBeenCalledTimes(1);
});

describe("messages", () => {
  test("go to those who asked for their type; unknown and broken ones to nobody", async () => {
    const peer = await connect();
    const seen: string[] = [];
    const arrived = Promise.withResolvers<void>();
    socket.subscribe("generation.progress", ({ lessons_ready }) => {
      seen.push(`progress ${lessons_ready}`);
    });
    socket.subscribe("quest.updated", () => arrived.resolve());
    const ended = socket.subscribe("generation.progress", () => void seen.push("ended"));
    ended();
    peer.send("{");
    peer.send(JSON.stringify({ type: "toString" }));
    peer.send(JSON.stringify({ type: "brand.new" }));
    peer.send(Buffer.from([1, 2, 3]));
    peer.send(JSON.stringify({ type: "generation.progress", lessons_ready: 2 }));
    peer.send(JSON.stringify({ type: "quest.updated" }));
    await arrived.promise;
    expect(seen).toEqual(["progress 2"]);
  });
});

describe("a closed socket", () => {
  test.each([
    [4000, 600],
    [4001, 600],
    [1001, 2_000],
  ])("with code %i opens again after %i milliseconds with a new ticket", async (code, delay) => {
    const peer = await connect();
    peer.close(code);
    await waiting.promise;
    vi.advanceTimersByTime(delay - 1);
    expect(getTicket).toHaveBeenCalledTimes(1);
    const again = nextConnection();
    vi.advanceTimersByTime(1);
    expect((await again).url).toBe("/api/v2/ws?token=t%262");
  });

  test("opens again although no ticket could be had at first", async () => {
    getTicket.mockReset();
    getTicket.mockRejectedValueOnce(new ApiError({ kind: "network" }));
    getTicket.mockResolvedValueOnce("late");
    socket.connect();
    await waiting.promise;
    const connection = nextConnection();
    vi.advanceTimersByTime(2_000);
    expect((await connection).url).toBe("/api/v2/ws?token=late");
  });
});

describe("disconnecting", () => {
  test("closes for good", async () => {
    const peer = await connect();
    const closed = once(peer, "close");
    socket.disconnect();
    await closed;
    vi.advanceTimersByTime(10_000);
    expect(getTicket).toHaveBeenCalledTimes(1);
  });

  test("ends a wait", async () => {
    const peer = await connect();
    peer.close(1001);
    await waiting.promise;
    socket.disconnect();
    vi.advanceTimersByTime(10_000);
    expect(getTicket).toHaveBeenCalledTimes(1);
  });

  test("while a ticket is asked for opens nothing with it", async () => {
    const first = Promise.withResolvers<string>();
    const second = Promise.withResolvers<string>();
    getTicket.mockReset().mockReturnValueOnce(first.promise).mockReturnValueOnce(second.promise);
    const connection = nextConnection();
    socket.connect();
    socket.disconnect();
    socket.connect();
    first.resolve("first");
    await first.promise;
    second.resolve("second");
    expect((await connection).url).toBe("/api/v2/ws?token=second");
  });
});
