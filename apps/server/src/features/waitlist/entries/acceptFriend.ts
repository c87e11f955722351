import { randomUUIDv7 } from "node:crypto";

import type { Selectable } from "kysely";

import { json } from "../../../platform/db/tables/columns.ts";
import type { Tx } from "../../../platform/db/Store.ts";
import type { WaitlistInviteesTable } from "../../../platform/db/tables/waitlist.ts";

export type Invitee = Selectable<WaitlistInviteesTable>;

/** Lets a friend wait who was invited; who stands on the list by themselves stays as they are. */
export async function acceptFriend(tx: Tx, invitee: Invitee, now: Date): Promise<void> {
  const { email, email_key, first_name, last_name, language, entry_id } = invitee;
  await tx
    .insertInto("waitlist_entries")
    .values({
      id: randomUUIDv7(),
      email,
      email_key,
      first_name,
      last_name,
      language,
      study_topics: json([]),
      beta_tester: false,
      status: "waiting",
      inviter_id: entry_id,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column("email_key").doNothing())
    .execute();
}
