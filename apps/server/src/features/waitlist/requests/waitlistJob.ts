import { randomUUIDv7 } from "node:crypto";

import { json } from "../../../platform/db/tables/columns.ts";
import type { Tx } from "../../../platform/db/Store.ts";
import type { JobKind, JobSender } from "../../../platform/jobs/Jobs.ts";
import { accountKey } from "../../users/index.ts";
import type { StoredRequest } from "./StoredRequest.ts";

export interface WaitlistJobData {
  readonly request_id: string;
}

/** Looks up whether an address is known, and mails what fits. */
export const waitlistJob: JobKind<WaitlistJobData> = { name: "waitlist-request" };

/** Notes that a place was asked for. What is done here does not depend on who has the address. */
export async function noteRequest(
  tx: Tx,
  jobs: JobSender,
  request: StoredRequest,
  now: Date,
): Promise<void> {
  const id = randomUUIDv7();
  const email_key = accountKey(request.email);
  const row = { id, email_key, request: json(request), created_at: now };
  await tx.insertInto("waitlist_requests").values(row).execute();
  await jobs.send(tx, waitlistJob, { request_id: id });
}
