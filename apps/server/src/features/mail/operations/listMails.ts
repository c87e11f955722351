import type { Mail } from "@alambic/contract";
import type { Selectable } from "kysely";

import { memberOperation } from "../../../http/operation.ts";
import { decodeCursor, encodeCursor } from "../../../http/paging/cursor.ts";
import type { Config } from "../../../platform/config/Config.ts";
import type { Database } from "../../../platform/db/Store.ts";
import type { MailsTable } from "../../../platform/db/tables/mail.ts";
import { readContent } from "../../../platform/mail/MailContent.ts";
import { publicOrigin } from "../../../platform/mail/publicOrigin.ts";
import { renderMail } from "../../../platform/mail/renderMail.ts";

const defaultLimit = 20;

/** The mails of the server for administrators, newest first. */
export const listMails = memberOperation<"listMails">(
  async ({ services: { db, config }, query }) => {
    const limit = query.limit ?? defaultLimit;
    const rows = await selectPage(db, query.cursor, limit + 1);
    const page = rows.slice(0, limit);
    const last = rows.length > limit ? page.at(-1) : undefined;
    const { total } = await db
      .selectFrom("mails")
      .select(({ fn }) => fn.countAll<number>().as("total"))
      .executeTakeFirstOrThrow();
    return {
      status: 200,
      body: {
        items: await Promise.all(page.map((mail) => present(mail, config))),
        next_cursor: last ? encodeCursor({ time: last.created_at, id: last.id }) : null,
        total,
        delivery: config.mail.smtpUrl === null ? "outbox" : "smtp",
      },
    };
  },
);

async function present(mail: Selectable<MailsTable>, config: Config): Promise<Mail> {
  const { id, kind, recipient, language, status, attempts, error } = mail;
  const content = readContent(kind, mail.parameters);
  const origin = publicOrigin(config);
  // Emptied: the subject is that of its kind still.
  const shown = content ?? readContent(kind, { token: "", reference: "" });
  const letter = shown === null ? null : await renderMail(shown, language, origin);
  return {
    id,
    kind,
    recipient,
    language,
    status,
    attempts,
    error,
    subject: letter?.subject ?? kind,
    text: content === null ? null : (letter?.text ?? null),
    created_at: mail.created_at.toISOString(),
    settled_at: mail.settled_at?.toISOString() ?? null,
  };
}

function selectPage(db: Database, cursor: string | undefined, limit: number) {
  const page = db
    .selectFrom("mails")
    .selectAll()
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(limit);
  if (cursor === undefined) return page.execute();
  const { time, id } = decodeCursor(cursor);
  return page
    .where(({ eb, refTuple, tuple }) => eb(refTuple("created_at", "id"), "<", tuple(time, id)))
    .execute();
}
