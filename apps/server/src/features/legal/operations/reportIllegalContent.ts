import { randomUUIDv7 } from "node:crypto";

import { checkEmail } from "@alambic/domain/accounts";

import { publicOperation } from "../../../http/operation.ts";
import { addressKey } from "../../../http/limits/addressKey.ts";
import { consumeRateLimit } from "../../../http/limits/consumeRateLimit.ts";
import { Problem } from "../../../http/problems/Problem.ts";
import { transact } from "../../../platform/db/transact.ts";
import { queueMail } from "../../../platform/mail/queueMail.ts";
import { accountKey } from "../../users/index.ts";
import { createReference } from "../createReference.ts";

const windowSeconds = 3600;
const mostReports = 10;

/** Keeps a report of illegal content, tells the operator, and mails the receipt where it can. */
export const reportIllegalContent = publicOperation<"reportIllegalContent">(
  async ({ services: { db, jobs, config }, body, request, locale, now }) => {
    const email = body.email?.trim() || null;
    const code = email === null ? null : checkEmail(email);
    if (code !== null)
      throw new Problem("validation_failed", { fields: [{ path: "email", code }] });
    const key = `illegal-content:${addressKey(request.ip)}`;
    await consumeRateLimit(db, { key, most: mostReports, windowSeconds }, now);
    const { address, reason, explanation } = body;
    const reference = createReference();
    await transact(db, async (tx) => {
      await tx
        .insertInto("illegal_content_reports")
        .values({
          id: randomUUIDv7(),
          reference,
          address,
          reason,
          explanation,
          name: body.name?.trim() || null,
          email,
          email_key: email === null ? null : accountKey(email),
          created_at: now,
        })
        .execute();
      const mail = { userId: null, language: locale };
      if (email !== null) {
        const content = { kind: "legal_receipt", reference } as const;
        const cause = `legal_receipt:${reference}`;
        await queueMail(tx, jobs, { ...mail, cause, recipient: email, content }, now);
      }
      const told = config.operator.email;
      if (told !== null && checkEmail(told) === null) {
        const content = { kind: "legal_report", reference, address, explanation } as const;
        const cause = `legal_report:${reference}`;
        await queueMail(tx, jobs, { ...mail, cause, recipient: told, content }, now);
      }
    });
    return { status: 201, body: { reference } };
  },
);
