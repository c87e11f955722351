import type { FastifyBaseLogger } from "fastify";

import type { Store } from "../db/Store.ts";
import type { EventHandler } from "./EventHandler.ts";
import { eventChannel, kindOf } from "./ServerEvent.ts";
import type { SocketHub } from "./SocketHub.ts";

export interface Relay<Context> {
  readonly store: Pick<Store, "listen">;
  readonly hub: SocketHub;
  readonly handlers: readonly EventHandler<Context>[];
  readonly context: () => Context;
  /** Makes good what may have been missed. */
  readonly catchUp: () => Promise<void>;
  readonly log: Pick<FastifyBaseLogger, "error">;
}

/** Passes the events of all processes on to the sockets of this one. Returns what stops it. */
export function relayEvents<Context>(relay: Relay<Context>): Promise<() => Promise<void>> {
  const handlers = new Map(relay.handlers.map((handler) => [handler.kind, handler]));
  const report = (error: unknown): void =>
    relay.log.error({ err: error }, "an event could not be passed on");
  return relay.store.listen({
    channel: eventChannel,
    onPayload: (payload) => {
      const handler = handlers.get(kindOf(payload) ?? "");
      handler?.handle(payload, relay.hub, relay.context()).catch(report);
    },
    onGap: () => void relay.catchUp().catch(report),
  });
}
