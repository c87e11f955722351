import type { Locale } from "@alambic/contract";

import type { Tx } from "../../../platform/db/Store.ts";
import type { JobSender } from "../../../platform/jobs/Jobs.ts";
import { queueMail } from "../../../platform/mail/queueMail.ts";
import { endLinks } from "../links/mailedLinks.ts";
import { endSessionsOf } from "../sessions/endSessions.ts";

export interface PasswordOwner {
  readonly id: string;
  readonly email: string;
  readonly preferred_language: Locale;
}

export interface PasswordSetting {
  readonly passwordHash: string;
  /** What it is changed for, once. */
  readonly cause: string;
  /** The session that goes on. */
  readonly sessionId: string | null;
}

/** Sets a new password: every other session and every mailed link ends, and the member is told by mail. */
export async function setPassword(
  tx: Tx,
  jobs: JobSender,
  { id, email, preferred_language: language }: PasswordOwner,
  { passwordHash, cause, sessionId }: PasswordSetting,
  now: Date,
): Promise<void> {
  await tx.updateTable("users").set({ password_hash: passwordHash }).where("id", "=", id).execute();
  await endSessionsOf(tx, id, now, sessionId);
  await endLinks(tx, id);
  const content = { kind: "password_changed" } as const;
  await queueMail(tx, jobs, { cause, userId: id, recipient: email, language, content }, now);
}
