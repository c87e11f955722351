import type { SocketMessage } from "@alambic/contract";

const types: Readonly<Record<SocketMessage["type"], true>> = {
  "generation.progress": true,
  "generation.ready": true,
  "generation.failed": true,
  "badge.awarded": true,
  notification: true,
  "notifications.changed": true,
  "quest.updated": true,
  "replacement.made": true,
  "replacement.failed": true,
  "coach.writing": true,
};

/** Reads what came over the socket. Null for what this version of the contract does not know. */
export function parseSocketMessage(text: unknown): SocketMessage | null {
  if (typeof text !== "string") return null;
  try {
    const value: unknown = JSON.parse(text);
    return isSocketMessage(value) ? value : null;
  } catch {
    return null;
  }
}

function isSocketMessage(value: unknown): value is SocketMessage {
  return (
    typeof value === "object" &&
    value !== null &&
    "type" in value &&
    typeof value.type === "string" &&
    Object.hasOwn(types, value.type)
  );
}
