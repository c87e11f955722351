import { randomUUIDv7 } from "node:crypto";

import type { Locale } from "@alambic/contract";

import { json } from "../db/tables/columns.ts";
import type { Tx } from "../db/Store.ts";
import type { JobSender } from "../jobs/Jobs.ts";
import { mailJob } from "./mailJob.ts";
import type { MailContent } from "./MailContent.ts";
import { recipientOf } from "./mailbox.ts";

export interface NewMail {
  /** What it is sent for: there is one mail for a cause, however often it is asked for. */
  readonly cause: string;
  readonly userId: string | null;
  readonly recipient: string;
  readonly language: Locale;
  readonly content: MailContent;
  /** When its link ends. */
  readonly expiresAt?: Date;
}

/** Writes a mail into the outbox; it is sent when the transaction is committed, and never otherwise. */
export async function queueMail(
  tx: Tx,
  jobs: JobSender,
  { cause, userId, recipient, language, content, expiresAt }: NewMail,
  now: Date,
): Promise<void> {
  const { kind, ...parameters } = content;
  const stored = await tx
    .insertInto("mails")
    .values({
      id: randomUUIDv7(),
      cause,
      kind,
      user_id: userId,
      recipient: recipientOf(recipient).address,
      language,
      parameters: json(parameters),
      created_at: now,
      expires_at: expiresAt ?? null,
    })
    .onConflict((conflict) => conflict.column("cause").doNothing())
    .returning("id")
    .executeTakeFirst();
  if (stored) await jobs.send(tx, mailJob, { mail_id: stored.id });
}
