import websocket from "@fastify/websocket";
import type { FastifyInstance } from "fastify";
import type { WebSocket } from "ws";

import type { EventContext, Feature } from "../../http/Feature.ts";
import type { Services } from "../../http/Services.ts";
import { prefix } from "../../http/contract/Contract.ts";
import { Problem } from "../../http/problems/Problem.ts";
import { closeSocket, limitMessages, LiveSocket } from "../../platform/realtime/LiveSocket.ts";
import { findOwner, redeemTicket } from "./redeemTicket.ts";
import { relayEvents } from "../../platform/realtime/relayEvents.ts";
import { SocketHub } from "../../platform/realtime/SocketHub.ts";
import type { Texts } from "../../http/texts/Texts.ts";
import { isOwnOrigin } from "../../http/plugins/assertSameOrigin.ts";

const largestMessage = 1024;
const checkEveryMs = 30_000;
const partingMs = 2000;

/** The WebSocket of the contract. */
export async function registerSockets(
  app: FastifyInstance,
  services: Services,
  texts: Texts,
  features: readonly Feature[],
): Promise<SocketHub> {
  const hub = new SocketHub();
  const timer = setInterval(() => hub.checkAll(services.now()), checkEveryMs).unref();
  const stopRelay = await relayEvents<EventContext>({
    ...services,
    hub,
    handlers: features.flatMap(({ events = [] }) => events),
    context: () => ({ db: services.db, texts, now: services.now() }),
  });
  await app.register(websocket, {
    options: { maxPayload: largestMessage, perMessageDeflate: false },
    errorHandler: (_error, socket) => socket.terminate(),
    preClose: (done) => {
      clearInterval(timer);
      sendAway(app.websocketServer.clients);
      done();
    },
  });
  app.addHook("onClose", () => stopRelay());
  app.route({
    method: "GET",
    url: `${prefix}/ws`,
    config: { operationId: "openSocket" },
    onRequest: async (request) => {
      const { origin } = request.headers;
      if (!request.ws) throw new Problem("invalid_request");
      if (services.health.isStopping) throw new Problem("unavailable", { retryAfter: 1 });
      if (origin !== undefined && !isOwnOrigin(origin, request, services.config)) {
        throw new Problem("forbidden");
      }
    },
    handler: () => {
      throw new Problem("invalid_request");
    },
    wsHandler: (socket, request) => {
      limitMessages(socket);
      return open(socket, ticketOf(request.query), { ...services, hub, features });
    },
  });
  return hub;
}

/** Tells all that the server stops, those too that are only opening; who does not go is cut off. */
function sendAway(sockets: ReadonlySet<WebSocket>): void {
  for (const socket of sockets) closeSocket(socket, "going_away");
  setTimeout(() => {
    for (const socket of sockets) socket.terminate();
  }, partingMs).unref();
}

interface Opening extends Pick<Services, "db" | "now"> {
  readonly hub: SocketHub;
  readonly features: readonly Feature[];
}

async function open(
  socket: WebSocket,
  ticket: string,
  { db, now, hub, features }: Opening,
): Promise<void> {
  const owner = await redeemTicket(db, ticket, now());
  if (!owner) {
    closeSocket(socket, "unauthenticated");
    return;
  }
  hub.add(new LiveSocket(socket, owner));
  // The session may have ended while the ticket was looked up, before the hub knew the socket.
  if (!(await findOwner(db, owner.sessionId, now()))) hub.endSession(owner.sessionId);
  for (const { greet } of features) {
    const message = await greet?.(db, owner.userId);
    if (message) hub.send(owner.userId, message);
  }
}

function ticketOf(query: unknown): string {
  if (typeof query !== "object" || query === null || !("token" in query)) return "";
  return typeof query.token === "string" ? query.token : "";
}
