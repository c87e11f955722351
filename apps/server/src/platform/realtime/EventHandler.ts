import type { SocketMessage } from "@alambic/contract";

import { parseEvent } from "./ServerEvent.ts";
import type { EventIds, EventKind } from "./ServerEvent.ts";
import type { SocketHub } from "./SocketHub.ts";

/** What a process does when it hears of an event of a kind: what a feature declares. */
export interface EventHandler<Context> {
  readonly kind: string;
  readonly handle: (payload: string, hub: SocketHub, context: Context) => Promise<void>;
}

/** Declares what is done for a kind of event. */
export function handleEvent<Id extends string, Context>(
  kind: EventKind<Id>,
  handle: (ids: EventIds<Id>, hub: SocketHub, context: Context) => Promise<void>,
): EventHandler<Context> {
  return {
    kind: kind.kind,
    handle: async (payload, hub, context) => {
      const ids = parseEvent(kind, payload);
      if (ids !== null) await handle(ids, hub, context);
    },
  };
}

/** Declares what the sockets of a member are told of a kind of event; nothing where it is null. */
export function tellMember<Id extends string, Context>(
  kind: EventKind<Id | "user_id">,
  messageOf: (ids: EventIds<Id | "user_id">, context: Context) => Promise<SocketMessage | null>,
): EventHandler<Context> {
  return handleEvent<Id | "user_id", Context>(kind, async (ids, hub, context) => {
    if (!hub.hasMember(ids.user_id)) return;
    await hub.tell(ids.user_id, () => messageOf(ids, context));
  });
}
