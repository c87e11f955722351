import { randomUUIDv7 } from "node:crypto";

import type { SocketMessage } from "@alambic/contract";

/** A notice to a member, in words of their language. */
export function notification(title: string, body: string, now: Date): SocketMessage {
  return { type: "notification", id: randomUUIDv7(), title, body, created_at: now.toISOString() };
}
