import { isTimeZone } from "@alambic/domain/streaks";
import type { FastifyRequest } from "fastify";

const longestName = 64;

/** The member's time zone, as the X-Timezone header names it; UTC where it names none. */
export function timeZoneOf({ headers }: FastifyRequest): string {
  const name = headers["x-timezone"];
  if (typeof name !== "string" || name.length > longestName) return "UTC";
  return isTimeZone(name) ? name : "UTC";
}
