import type { ReplacementFailure } from "@alambic/contract";

import type { Services } from "../../http/Services.ts";
import { transact } from "../../platform/db/transact.ts";
import { notify } from "../../platform/realtime/notify.ts";
import { addNotification, noticedLesson } from "../notifications/index.ts";
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
    if (!asked) return;
    const { molecule_id: moleculeId } = await tx
      .selectFrom("atoms")
      .select("molecule_id")
      .where("id", "=", atomId)
      .executeTakeFirstOrThrow();
    const lesson = await noticedLesson(tx, moleculeId);
    const about = { kind: "replacement_failed", lesson, atom_id: atomId, reason: failure } as const;
    await addNotification(tx, { userId: asked.user_id, thing: atomId, about }, now());
    await notify(tx, replacementFailed, asked);
  });
}
