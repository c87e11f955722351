import type { Config } from "../config/Config.ts";
import type { Database } from "../db/Store.ts";
import { MailRefusedError } from "./Delivery.ts";
import { deliveryOf } from "./deliveryOf.ts";
import { readContent } from "./MailContent.ts";
import { publicOrigin } from "./publicOrigin.ts";
import { renderMail } from "./renderMail.ts";

export interface MailServices {
  readonly config: Config;
  readonly db: Database;
  readonly now: () => Date;
}

const longestError = 500;

/**
 * Sends a mail that waits. Throws where it is worth trying again; what was refused for good, or whose
 * link has ended meanwhile, is given up. Cut off between the server's "yes" and ours, it is sent twice,
 * under one Message-ID.
 */
export async function sendMail(services: MailServices, mailId: string): Promise<void> {
  const { config, db, now } = services;
  const mail = await db
    .updateTable("mails")
    .set((row) => ({ attempts: row("attempts", "+", 1) }))
    .where("id", "=", mailId)
    .where("status", "=", "waiting")
    .returningAll()
    .executeTakeFirst();
  if (!mail) return;
  const content = readContent(mail.kind, mail.parameters);
  if (content === null) return giveUpMail(services, mailId, "Its text is of another version.");
  if (mail.expires_at !== null && mail.expires_at <= now())
    return giveUpMail(services, mailId, mail.error ?? "Its link has ended.");
  const letter = await renderMail(content, mail.language, publicOrigin(config));
  const delivery = deliveryOf(config);
  const { id, kind, recipient, created_at: createdAt } = mail;
  try {
    await delivery.deliver({ ...letter, id, kind, recipient, createdAt });
  } catch (error) {
    const told = error instanceof Error ? error.message : String(error);
    if (error instanceof MailRefusedError) return giveUpMail(services, mailId, told);
    const noted = { error: told.slice(0, longestError) };
    await db.updateTable("mails").set(noted).where("id", "=", mailId).execute();
    throw error;
  }
  await db
    .updateTable("mails")
    .set({
      status: delivery.result,
      settled_at: now(),
      error: null,
      ...(delivery.result === "sent" && { parameters: "{}" }),
    })
    .where("id", "=", mailId)
    .execute();
}

/** Marks a mail that cannot be sent; the operator sees it among the mails. */
export async function giveUpMail(
  { db, now }: MailServices,
  mailId: string,
  reason: string | null,
): Promise<void> {
  await db
    .updateTable("mails")
    .set({
      status: "failed",
      settled_at: now(),
      parameters: "{}",
      ...(reason !== null && { error: reason.slice(0, longestError) }),
    })
    .where("id", "=", mailId)
    .where("status", "=", "waiting")
    .execute();
}
