import type { AddressInfo } from "node:net";

import type { SocketMessage } from "@alambic/contract";
import { WebSocket } from "ws";
import { readText } from "@alambic/domain/testing";

import { prefix } from "../http/contract/Contract.ts";
import type { TestServer } from "./startTestServer.ts";
import type { TestCaller } from "./TestMember.ts";

/** A socket with all that came over it. */
export interface TestSocket {
  readonly socket: WebSocket;
  readonly messages: readonly SocketMessage[];
  /** The code with which it is closed. */
  readonly closed: Promise<number>;
}

/** The address of the server's WebSocket; listens on a free port when it does not yet. */
export async function socketUrl({ app }: TestServer, ticket: string): Promise<string> {
  if (!app.server.listening) await app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = addressOf(app.server.address());
  return `ws://127.0.0.1:${port}${prefix}/ws?token=${encodeURIComponent(ticket)}`;
}

/** A ticket of a member. */
export async function createTicket(member: TestCaller): Promise<string> {
  return readText((await member.post("/realtime/tickets")).body, "ticket");
}

/** Opens a socket with a ticket. */
export async function openSocket(
  server: TestServer,
  ticket: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<TestSocket> {
  const socket = new WebSocket(await socketUrl(server, ticket), { headers: { ...headers } });
  const messages: SocketMessage[] = [];
  socket.on("message", (data: Buffer) => messages.push(JSON.parse(data.toString())));
  const closed = new Promise<number>((resolve) => socket.once("close", resolve));
  await new Promise((resolve, reject) => {
    socket.once("open", resolve);
    socket.once("error", reject);
  });
  return { socket, messages, closed };
}

function addressOf(address: AddressInfo | string | null): AddressInfo {
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  return address;
}
