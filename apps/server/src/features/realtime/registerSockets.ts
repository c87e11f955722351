import websocket from "@fastify/websocket";
import type { FastifyInstance } from "fastify";
import type { WebSocket } from "ws";

import type { EventContext, Feature } from "../../http/Feature.ts";
import type { Services } from "../../http/Services.ts";
import { prefix } from "../../http/contract/Contract.ts";
import { Problem } from "../../http/problems/Problem.ts";
import { closeSocket, limitMessages, LiveSocket } from "../../platform/realtime/LiveSocket.ts";
import { findOwner, redeemTicket } from "./redeemTicket.ts";
import { closeEndedSockets } from "./closeEndedSockets.ts";
import type { SocketOwner } from "../../platform/realtime/SocketOwner.ts";
import { relayEvents } from "../../platform/realtime/relayEvents.ts";
import { SocketHub } from "../../platform/realtime/SocketHub.ts";
import type { Texts } from "../../http/texts/Texts.ts";
import { isOwnOrigin } from "../../http/plugins/assertSameOrigin.ts";

const largestMessage = 1024;
const checkEveryMs = 30_000;
const partingMs = 2000;

declare module "fastify" {
  interface FastifyRequest {
    /** Who holds the ticket with which a socket is being opened. */
    socketOwner: SocketOwner | null;
  }
}

/** The WebSocket of the contract. */
export async function registerSockets(
  app: FastifyInstance,
  services: Services,
  texts: Texts,
  features: readonly Feature[],
): Promise<SocketHub> {
  const { db, now } = services;
  const hub = new SocketHub();
  const greeting = { db, now, hub, features };
  const timer = setInterval(() => {
    hub.checkAll(now());
    closeEndedSockets(db, hub, now()).catch((error: unknown) =>
      services.log.error({ err: error }, "sessions of sockets could not be checked"),
    );
  }, checkEveryMs).unref();
  const stopRelay = await relayEvents<EventContext>({
    ...services,
    hub,
    handlers: features.flatMap(({ events = [] }) => events),
    context: () => ({ db, texts, now: now() }),
    catchUp: async () => {
      await closeEndedSockets(db, hub, now());
      for (const userId of hub.memberIds()) await greet(userId, greeting);
    },
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
  app.decorateRequest("socketOwner", null);
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
      // Before the socket opens: whoever sees it open misses nothing that happens from then on.
      request.socketOwner = await redeemTicket(db, ticketOf(request.query), now());
    },
    handler: () => {
      throw new Problem("invalid_request");
    },
    wsHandler: async (socket, { socketOwner: owner }) => {
      limitMessages(socket);
      if (services.health.isStopping) closeSocket(socket, "going_away");
      else if (owner === null) closeSocket(socket, "unauthenticated");
      else await welcome(new LiveSocket(socket, owner), greeting);
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

interface Greeting extends Pick<Services, "db" | "now"> {
  readonly hub: SocketHub;
  readonly features: readonly Feature[];
}

async function welcome(socket: LiveSocket, greeting: Greeting): Promise<void> {
  const { db, now, hub } = greeting;
  const { sessionId, userId } = socket.owner;
  hub.add(socket);
  // The session may have ended between the look at the ticket and now.
  if (!(await findOwner(db, sessionId, now()))) hub.endSession(sessionId);
  await greet(userId, greeting);
}

/** Tells a member what they may have missed. */
async function greet(userId: string, { db, hub, features }: Greeting): Promise<void> {
  for (const feature of features) {
    const { greet: look } = feature;
    if (look !== undefined) await hub.tell(userId, () => look(db, userId));
  }
}

function ticketOf(query: unknown): string {
  if (typeof query !== "object" || query === null || !("token" in query)) return "";
  return typeof query.token === "string" ? query.token : "";
}
