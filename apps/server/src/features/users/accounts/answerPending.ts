import type { JobServices } from "../../../http/Feature.ts";
import { transact } from "../../../platform/db/transact.ts";
import { queueMail } from "../../../platform/mail/queueMail.ts";
import { createToken, hashToken } from "../../../platform/tokens.ts";
import { mailKnown } from "../links/answerRequest.ts";

/** Mails the link of a sign-up, or tells who has the address that somebody tried it. */
export async function answerPending(
  services: Pick<JobServices, "db" | "jobs" | "now">,
  pendingId: string,
): Promise<void> {
  await transact(services.db, async (tx) => {
    const pending = await tx
      .selectFrom("pending_accounts")
      .selectAll()
      .where("id", "=", pendingId)
      .forUpdate()
      .executeTakeFirst();
    if (!pending || pending.token_hash !== null) return;
    const holder = await tx
      .selectFrom("users")
      .select(["id", "email", "preferred_language"])
      .where("email_key", "=", pending.email_key)
      .executeTakeFirst();
    if (holder) return mailKnown(tx, services, holder);
    const token = createToken();
    await tx
      .updateTable("pending_accounts")
      .set({ token_hash: hashToken(token) })
      .where("id", "=", pendingId)
      .execute();
    const content = { kind: "sign_up", token } as const;
    const { email: recipient, preferred_language: language, expires_at: expiresAt } = pending;
    const cause = `sign_up:${pendingId}`;
    const mail = { cause, userId: null, recipient, language, content, expiresAt };
    await queueMail(tx, services.jobs, mail, services.now());
  });
}
