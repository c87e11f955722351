import type { ReplacementFailure } from "@alambic/contract";

import type { Services } from "../../http/Services.ts";
import { transact } from "../../platform/db/transact.ts";
import { notify } from "../../platform/realtime/notify.ts";
import { replacementFailed } from "./qualityEvents.ts";

/** Ends the making of another item, and tells whoever asked. The item stays. Done again, it changes nothing. */
export function failReplacement(
  { db, now }: Pick<Services, "db" | "now">,
  atomId: string,
  failure: ReplacementFailure,
): Promise<void> {
  return transact(db, async (tx) => {
    const asked = await tx
      .updateTable("item_replacements")
      .set({ failure, since: now() })
      .where("atom_id", "=", atomId)
      .where("failure", "is", null)
      .returning(["user_id", "atom_id"])
      .executeTakeFirst();
    if (asked) await notify(tx, replacementFailed, asked);
  });
}
