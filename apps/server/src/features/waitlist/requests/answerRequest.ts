import { randomUUIDv7 } from "node:crypto";

import type { JobServices } from "../../../http/Feature.ts";
import { json } from "../../../platform/db/tables/columns.ts";
import type { Tx } from "../../../platform/db/Store.ts";
import { transact } from "../../../platform/db/transact.ts";
import { queueMail } from "../../../platform/mail/queueMail.ts";
import { accountKey, mailKnown } from "../../users/index.ts";
import { confirmEntry } from "../entries/confirmEntry.ts";
import type { Entry } from "../entries/confirmEntry.ts";
import { mailInvitation } from "../entries/mailInvitation.ts";
import { createLink } from "../links.ts";
import { readStoredRequest } from "./StoredRequest.ts";
import type { StoredRequest } from "./StoredRequest.ts";

type AnswerServices = Pick<JobServices, "db" | "jobs" | "now">;

/** Enters who asked for a place, and mails what fits their address, once. */
export async function answerRequest(services: AnswerServices, requestId: string): Promise<void> {
  await transact(services.db, async (tx) => {
    const stored = await tx
      .deleteFrom("waitlist_requests")
      .where("id", "=", requestId)
      .returning("request")
      .executeTakeFirst();
    const request = readStoredRequest(stored?.request);
    if (request === null) return;
    const account = await tx
      .selectFrom("users")
      .select(["id", "email", "preferred_language"])
      .where("email_key", "=", accountKey(request.email))
      .executeTakeFirst();
    if (account) return mailKnown(tx, services, account);
    const entry = await enter(tx, request, services.now());
    await answer(tx, services, { entry, request, requestId });
  });
}

/** The entry of who asks: what they say holds until their address is confirmed, and not beyond. */
async function enter(tx: Tx, request: StoredRequest, now: Date): Promise<Entry> {
  const { email, first_name, last_name, beta_tester, language } = request;
  const said = {
    email,
    first_name,
    last_name,
    beta_tester,
    language,
    study_topics: json(request.study_topics),
  };
  const email_key = accountKey(email);
  const entered = await tx
    .insertInto("waitlist_entries")
    .values({ ...said, id: randomUUIDv7(), email_key, status: "unconfirmed", created_at: now })
    .onConflict((conflict) =>
      conflict
        .column("email_key")
        .doUpdateSet(said)
        .where("waitlist_entries.status", "=", "unconfirmed"),
    )
    .returningAll()
    .executeTakeFirst();
  if (!entered) {
    return tx
      .selectFrom("waitlist_entries")
      .selectAll()
      .where("email_key", "=", email_key)
      .executeTakeFirstOrThrow();
  }
  await tx.deleteFrom("waitlist_invitees").where("entry_id", "=", entered.id).execute();
  const invitees = request.invitees.map((invitee) => ({
    ...invitee,
    id: randomUUIDv7(),
    entry_id: entered.id,
    email_key: accountKey(invitee.email),
    language,
  }));
  if (invitees.length > 0)
    await tx
      .insertInto("waitlist_invitees")
      .values(invitees)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  return entered;
}

interface Answered {
  readonly entry: Entry;
  readonly request: StoredRequest;
  readonly requestId: string;
}

async function answer(
  tx: Tx,
  { jobs, now }: AnswerServices,
  { entry, request, requestId }: Answered,
): Promise<void> {
  const { id, email: recipient, language } = entry;
  switch (entry.status) {
    case "unconfirmed": {
      if (await redeemFriend(tx, request, now())) return confirmEntry(tx, jobs, entry, now());
      const { token, expiresAt } = await createLink(tx, "confirm", { entryId: id }, now());
      const content = { kind: "waitlist_confirm", token } as const;
      const cause = `waitlist_confirm:${requestId}`;
      const mail = { cause, userId: null, recipient, language, content, expiresAt };
      return queueMail(tx, jobs, mail, now());
    }
    case "waiting": {
      const content = { kind: "waitlist_waiting" } as const;
      const cause = `waitlist_waiting:${id}:${now().toISOString().slice(0, dayLength)}`;
      return queueMail(tx, jobs, { cause, userId: null, recipient, language, content }, now());
    }
    case "invited":
      return mailInvitation(tx, jobs, entry, now());
    case "joined":
      // Their account has another address by now.
      return;
  }
}

const dayLength = "2026-11-20".length;

/** Whether a friend's invitation came with the request that was mailed to its address; it is used up. */
async function redeemFriend(tx: Tx, request: StoredRequest, now: Date): Promise<boolean> {
  if (request.invite_hash === null) return false;
  const mailed = await tx
    .deleteFrom("waitlist_links")
    .where("token_hash", "=", Buffer.from(request.invite_hash, "base64url"))
    .where("purpose", "=", "friend")
    .where("expires_at", ">", now)
    .where("invitee_id", "in", (query) =>
      query
        .selectFrom("waitlist_invitees")
        .select("id")
        .where("email_key", "=", accountKey(request.email)),
    )
    .returning("invitee_id")
    .executeTakeFirst();
  return mailed !== undefined;
}
