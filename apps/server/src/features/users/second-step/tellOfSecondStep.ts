import { randomUUIDv7 } from "node:crypto";

import type { Locale } from "@alambic/contract";

import type { Tx } from "../../../platform/db/Store.ts";
import type { JobSender } from "../../../platform/jobs/Jobs.ts";
import { queueMail } from "../../../platform/mail/queueMail.ts";

export interface SecondStepOwner {
  readonly id: string;
  readonly email: string;
  readonly preferred_language: Locale;
}

/** Tells a member by mail that signing in takes another way now, or one less: it may not have been them. */
export async function tellOfSecondStep(
  tx: Tx,
  jobs: JobSender,
  { id, email, preferred_language: language }: SecondStepOwner,
  kind: "second_step_added" | "second_step_removed" | "passkey_added" | "passkey_removed",
  now: Date,
): Promise<void> {
  const cause = `${kind}:${randomUUIDv7()}`;
  await queueMail(
    tx,
    jobs,
    { cause, userId: id, recipient: email, language, content: { kind } },
    now,
  );
}
