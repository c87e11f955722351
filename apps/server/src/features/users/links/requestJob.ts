import { randomUUIDv7 } from "node:crypto";

import { accountKey } from "../accounts/accountKeys.ts";
import type { Tx } from "../../../platform/db/Store.ts";
import type { AccountRequestsTable } from "../../../platform/db/tables/mail.ts";
import type { JobKind, JobSender } from "../../../platform/jobs/Jobs.ts";

export interface RequestJobData {
  readonly request_id: string;
}

/** Looks up whether an account has an e-mail address, and mails what was asked for. */
export const requestJob: JobKind<RequestJobData> = { name: "account-request" };

export interface AccountRequest {
  readonly kind: AccountRequestsTable["kind"];
  readonly userId: string | null;
  readonly email: string;
}

/** Notes what was asked for an e-mail address. What is done here does not depend on who has it. */
export async function noteRequest(
  tx: Tx,
  jobs: JobSender,
  { kind, userId, email }: AccountRequest,
  now: Date,
): Promise<void> {
  const id = randomUUIDv7();
  await tx
    .insertInto("account_requests")
    .values({
      id,
      kind,
      user_id: userId,
      email,
      email_key: accountKey(email),
      created_at: now,
    })
    .execute();
  await jobs.send(tx, requestJob, { request_id: id });
}
