import type { SocketMessage } from "@alambic/contract";
import { WebSocket } from "ws";

import type { SocketOwner } from "./SocketOwner.ts";

/** Why the server closes a socket, with the code that tells it. */
const closeCodes = {
  unauthenticated: 4001,
  going_away: 1001,
  too_many: 1008,
} as const;

export type CloseReason = keyof typeof closeCodes;

/** What may wait to be sent before a client counts as gone, bytes. */
const mostBuffered = 1024 * 1024;
const mostReceived = 100;

/** An open socket of a member. */
export class LiveSocket {
  readonly owner: SocketOwner;
  readonly #socket: WebSocket;
  #isAlive = true;

  constructor(socket: WebSocket, owner: SocketOwner) {
    this.owner = owner;
    this.#socket = socket;
    socket.on("pong", () => {
      this.#isAlive = true;
    });
  }

  onClose(listener: () => void): void {
    this.#socket.once("close", listener);
  }

  send(message: SocketMessage): void {
    if (this.#socket.readyState !== WebSocket.OPEN) return;
    if (this.#socket.bufferedAmount > mostBuffered) this.#socket.terminate();
    else this.#socket.send(JSON.stringify(message));
  }

  close(reason: CloseReason): void {
    closeSocket(this.#socket, reason);
  }

  /** Closes the socket of an expired session, cuts off a client that is gone, and asks the others. */
  check(now: Date): void {
    if (now >= this.owner.expiresAt) {
      this.close("unauthenticated");
    } else if (this.#isAlive) {
      this.#isAlive = false;
      this.#socket.ping();
    } else {
      this.#socket.terminate();
    }
  }
}

/** A client has nothing to say: what it sends is counted from the first moment, and not read. */
export function limitMessages(socket: WebSocket): void {
  let received = 0;
  socket.on("message", () => {
    received += 1;
    if (received > mostReceived) closeSocket(socket, "too_many");
  });
}

/** Closes a socket with the code of a reason. */
export function closeSocket(socket: WebSocket, reason: CloseReason): void {
  socket.close(closeCodes[reason], reason);
}
