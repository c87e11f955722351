import { randomUUIDv7 } from "node:crypto";

import type { Database } from "../../../platform/db/Store.ts";
import { unknownDevice } from "./deviceOf.ts";
import type { Device } from "./deviceOf.ts";
import { createToken, hashToken } from "../../../platform/tokens.ts";

const second = 1000;
const hour = 3600;

/** How long a session lives, seconds: for the day, or when the member asked to stay signed in. */
export const sessionSeconds = { day: 12 * hour, remembered: 30 * 24 * hour };

export interface NewSession {
  /** The secret, which is stored nowhere. */
  readonly token: string;
  readonly expiresAt: Date;
}

/** Opens a session for a member. */
export async function createSession(
  db: Database,
  userId: string,
  lifetimeSeconds: number,
  now: Date,
  device: Device = unknownDevice,
  secondStepAt: Date | null = null,
): Promise<NewSession> {
  const token = createToken();
  const expiresAt = new Date(now.getTime() + lifetimeSeconds * second);
  await db
    .insertInto("sessions")
    .values({
      id: randomUUIDv7(),
      user_id: userId,
      token_hash: hashToken(token),
      created_at: now,
      expires_at: expiresAt,
      second_step_at: secondStepAt,
      ...device,
    })
    .execute();
  return { token, expiresAt };
}
