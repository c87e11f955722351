import { shownName } from "@alambic/domain/waitlist";

import { publicOperation } from "../../../http/operation.ts";
import { Problem } from "../../../http/problems/Problem.ts";
import { hashToken } from "../../../platform/tokens.ts";
import { limitLinks } from "../limitLinks.ts";

/** What a mailed link would confirm. Scanners open links: nothing changes. */
export const getWaitlistConfirmation = publicOperation<"getWaitlistConfirmation">(
  async ({ services: { db }, query, request, now }) => {
    await limitLinks(db, request.ip, now);
    const link = await db
      .selectFrom("waitlist_links as link")
      .leftJoin("waitlist_invitees as invitee", "invitee.id", "link.invitee_id")
      .innerJoin("waitlist_entries as entry", (join) =>
        join.on(({ eb, fn, ref }) =>
          eb("entry.id", "=", fn.coalesce(ref("link.entry_id"), ref("invitee.entry_id"))),
        ),
      )
      .select(["entry.email", "entry.first_name", "entry.last_name", "invitee.email as friend"])
      .where("link.token_hash", "=", hashToken(query.token))
      .where("link.purpose", "!=", "activate")
      .where("link.expires_at", ">", now)
      .executeTakeFirst();
    if (!link) throw new Problem("link_invalid");
    const { friend, email } = link;
    const body =
      friend === null
        ? ({ kind: "own", email, inviter: null } as const)
        : ({ kind: "friend", email: friend, inviter: shownName(link) } as const);
    return { status: 200, body };
  },
);
