import type { Locale } from "@alambic/contract";

import type { JobServices } from "../../../http/Feature.ts";
import type { Tx } from "../../../platform/db/Store.ts";
import { transact } from "../../../platform/db/transact.ts";
import { queueMail } from "../../../platform/mail/queueMail.ts";
import { createLink } from "./mailedLinks.ts";

type AnswerServices = Pick<JobServices, "db" | "jobs" | "now">;

interface Account {
  readonly id: string;
  readonly email: string;
  readonly preferred_language: Locale;
}

/** Mails what was asked for, once. */
export async function answerRequest(services: AnswerServices, requestId: string): Promise<void> {
  await transact(services.db, async (tx) => {
    const request = await tx
      .deleteFrom("account_requests")
      .where("id", "=", requestId)
      .returningAll()
      .executeTakeFirst();
    if (!request) return;
    const holder = await findAccount(tx, "email_key", request.email_key);
    if (request.kind === "password_forgot") {
      if (holder) await mailReset(tx, services, holder, requestId);
      return;
    }
    const asking = request.user_id === null ? null : await findAccount(tx, "id", request.user_id);
    if (!asking) return;
    if (holder && holder.id !== asking.id) await mailKnown(tx, services, holder);
    else await mailVerification(tx, services, { ...asking, email: request.email }, requestId);
  });
}

async function findAccount(
  tx: Tx,
  column: "id" | "email_key",
  value: string,
): Promise<Account | null> {
  const found = await tx
    .selectFrom("users")
    .select(["id", "email", "preferred_language"])
    .where(column, "=", value)
    .executeTakeFirst();
  return found ?? null;
}

async function mailReset(
  tx: Tx,
  services: AnswerServices,
  { id, email, preferred_language: language }: Account,
  requestId: string,
): Promise<void> {
  const now = services.now();
  const { token, expiresAt } = await createLink(tx, "password_reset", { userId: id, email }, now);
  const content = { kind: "password_reset", token } as const;
  const cause = `password_reset:${requestId}`;
  const mail = { cause, userId: id, recipient: email, language, content, expiresAt };
  await queueMail(tx, services.jobs, mail, now);
}

async function mailVerification(
  tx: Tx,
  services: AnswerServices,
  { id, email, preferred_language: language }: Account,
  requestId: string,
): Promise<void> {
  const now = services.now();
  const { token, expiresAt } = await createLink(tx, "email_verify", { userId: id, email }, now);
  const content = { kind: "email_verify", token } as const;
  const cause = `email_verify:${requestId}`;
  const mail = { cause, userId: id, recipient: email, language, content, expiresAt };
  await queueMail(tx, services.jobs, mail, now);
}

const dayLength = "2026-11-20".length;

/** At most once a day, however often somebody tries. */
export async function mailKnown(
  tx: Tx,
  { jobs, now }: AnswerServices,
  { id, email, preferred_language: language }: Account,
): Promise<void> {
  const day = now().toISOString().slice(0, dayLength);
  const content = { kind: "email_known" } as const;
  const cause = `email_known:${id}:${day}`;
  await queueMail(tx, jobs, { cause, userId: id, recipient: email, language, content }, now());
}
