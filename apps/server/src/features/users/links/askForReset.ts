import type { Services } from "../../../http/Services.ts";
import { transact } from "../../../platform/db/transact.ts";
import { limitRequests } from "./limitRequests.ts";
import { noteRequest } from "./requestJob.ts";

/**
 * Notes that somebody forgot their password. No account is looked up here: whoever waits for the answer
 * waits for the same work, whether somebody has the address or nobody.
 */
export async function askForReset(
  { db, jobs }: Pick<Services, "db" | "jobs">,
  { ip, email }: { readonly ip: string; readonly email: string },
  now: Date,
): Promise<void> {
  await limitRequests(db, { ip, email }, now);
  await transact(db, (tx) =>
    noteRequest(tx, jobs, { kind: "password_forgot", userId: null, email }, now),
  );
}
