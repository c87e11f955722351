import type { SocketMessage } from "@alambic/contract";

import { ApiError } from "../core/failure.ts";
import { parseSocketMessage } from "./parseSocketMessage.ts";
import { reconnectDelay } from "./reconnectDelay.ts";

/** The messages of one type. */
export type MessageOf<Type extends SocketMessage["type"]> = Extract<SocketMessage, { type: Type }>;

export interface Socket {
  /** Opens the socket, and opens it again whenever it closes. */
  connect(): void;
  /** Closes the socket for good. */
  disconnect(): void;
  /** Calls `handler` for each message of a type; returns how to stop that. */
  subscribe<Type extends SocketMessage["type"]>(
    type: Type,
    handler: (message: MessageOf<Type>) => void,
  ): () => void;
}

export interface SocketOptions {
  /** Gets a ticket for one connection. Throws an `ApiError`. */
  readonly getTicket: () => Promise<string>;
  /** Absolute address of the socket, to which the ticket is added as `token`. */
  readonly url: string;
  /** In [0, 1). */
  readonly random: () => number;
}

/** What keeps `Socket` connected: nothing, a wait, or a connection. */
type Link =
  | { readonly kind: "closed" }
  | { readonly kind: "waiting"; readonly timer: ReturnType<typeof setTimeout> }
  | { readonly kind: "asking" }
  | { readonly kind: "open"; readonly webSocket: WebSocket };

/** A WebSocket that stays connected with a fresh ticket each time, and sorts its messages. */
export function createSocket({ getTicket, url, random }: SocketOptions): Socket {
  const handlers = new Set<(message: SocketMessage) => void>();
  let link: Link = { kind: "closed" };

  async function open(): Promise<void> {
    const asking: Link = { kind: "asking" };
    link = asking;
    const ticket = await getTicket().catch(ignoreApiError);
    if (link !== asking) return;
    if (ticket === null) reopenAfter(0);
    else listen(new WebSocket(`${url}?token=${encodeURIComponent(ticket)}`));
  }

  function listen(webSocket: WebSocket): void {
    const opened: Link = { kind: "open", webSocket };
    link = opened;
    webSocket.addEventListener("message", ({ data }) => {
      const message = parseSocketMessage(data);
      if (message) for (const handle of handlers) handle(message);
    });
    webSocket.addEventListener("close", ({ code }) => {
      if (link === opened) reopenAfter(code);
    });
  }

  function reopenAfter(code: number): void {
    const timer = setTimeout(() => void open(), reconnectDelay(code, random()));
    link = { kind: "waiting", timer };
  }

  return {
    connect: () => {
      if (link.kind === "closed") void open();
    },
    disconnect: () => {
      const last = link;
      link = { kind: "closed" };
      if (last.kind === "waiting") clearTimeout(last.timer);
      if (last.kind === "open") last.webSocket.close();
    },
    subscribe: (type, handler) => {
      const handle = (message: SocketMessage) => {
        if (isOfType(message, type)) handler(message);
      };
      handlers.add(handle);
      return () => void handlers.delete(handle);
    },
  };
}

function isOfType<Type extends SocketMessage["type"]>(
  message: SocketMessage,
  type: Type,
): message is MessageOf<Type> {
  return message.type === type;
}

/** Without a ticket it is tried again later; a session that ended is noticed by the client. */
function ignoreApiError(error: unknown): null {
  if (error instanceof ApiError) return null;
  throw error;
}
