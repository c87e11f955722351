import type { SocketMessage } from "@alambic/contract";

import type { Services } from "../../http/Services.ts";
import type { Database } from "../../platform/db/Store.ts";
import type { Texts } from "../../http/texts/Texts.ts";
import { bonusMessage, generationMessage, replacementMessage, reportMessage } from "./messages.ts";
import { eventChannel, parseEvent } from "../../platform/realtime/ServerEvent.ts";
import type { ServerEvent } from "../../platform/realtime/ServerEvent.ts";
import type { SocketHub } from "../../platform/realtime/SocketHub.ts";

type RelayServices = Pick<Services, "store" | "db" | "now" | "log">;

/** Passes the events of all processes on to the sockets of this one. Returns what stops it. */
export function relayEvents(
  services: RelayServices,
  hub: SocketHub,
  texts: Texts,
): Promise<() => Promise<void>> {
  return services.store.listen(eventChannel, (payload) => {
    const event = parseEvent(payload);
    if (!event) return;
    relay(services, hub, texts, event).catch((error: unknown) =>
      services.log.error({ err: error }, "an event could not be passed on"),
    );
  });
}

async function relay(
  { db, now }: RelayServices,
  hub: SocketHub,
  texts: Texts,
  event: ServerEvent,
): Promise<void> {
  if (event.kind === "session.ended") {
    hub.endSession(event.session_id);
    return;
  }
  if (!hub.hasMember(event.user_id)) return;
  const message = await messageOf(db, texts, event, now());
  if (message) hub.send(event.user_id, message);
}

function messageOf(
  db: Database,
  texts: Texts,
  event: Exclude<ServerEvent, { kind: "session.ended" }>,
  now: Date,
): Promise<SocketMessage | null> {
  switch (event.kind) {
    case "generation.changed":
      return generationMessage(db, event.capsule_id);
    case "bonus.added":
    case "bonus.theory_added":
    case "bonus.missed":
      return bonusMessage(db, texts, event, now);
    case "replacement.made":
    case "replacement.failed":
      return replacementMessage(db, event);
    case "item.reported":
      return reportMessage(db, texts, event, now);
  }
}
