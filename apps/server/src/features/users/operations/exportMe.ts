import { consumeRateLimit } from "../../../http/limits/consumeRateLimit.ts";
import { memberOperation } from "../../../http/operation.ts";
import type { Member } from "../../../http/Session.ts";
import { accountKey } from "../accounts/accountKeys.ts";
import { createArchive } from "../data/createArchive.ts";
import type { RowOwner } from "../data/memberTables.ts";

const windowSeconds = 3600;
const most = 10;
/** Of what was only said of an address, who has not shown that it is theirs gets nothing. */
function rowOwner({ id, email, email_verified_at }: Member): RowOwner {
  return { id, emailKey: email_verified_at === null ? null : accountKey(email) };
}

const dayLength = "2026-11-20".length;

/** Everything that is kept of the member, as one archive. */
export const exportMe = memberOperation<"exportMe">(
  async ({ services: { db }, member, texts, now }) => {
    await consumeRateLimit(db, { key: `export:${member.id}`, most, windowSeconds }, now);
    const readme = `${texts.t("server.export.readme", { name: member.username })}\n`;
    const day = now.toISOString().slice(0, dayLength);
    return {
      status: 200,
      headers: {
        "content-type": "application/zip",
        "content-disposition": `attachment; filename="alambic-${day}.zip"`,
      },
      body: await createArchive({ db, member: rowOwner(member), now, readme }),
    };
  },
);
