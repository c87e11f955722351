import type { SocketMessage } from "@alambic/contract";

import type { EventContext } from "../../http/Feature.ts";
import { notification } from "../../http/texts/notification.ts";
import type { EventIds } from "../../platform/realtime/ServerEvent.ts";

/** What whoever had an item replaced is told when that was done, or could not be. */
export async function replacementMessage(
  type: "replacement.made" | "replacement.failed",
  { atom_id: atomId }: EventIds<"atom_id">,
  { db }: Pick<EventContext, "db">,
): Promise<SocketMessage | null> {
  const row = await db
    .selectFrom("atoms")
    .innerJoin("molecules", "molecules.id", "atoms.molecule_id")
    .leftJoin("item_replacements", "item_replacements.atom_id", "atoms.id")
    .select(["atoms.id as atom_id", "molecules.id as molecule_id", "molecules.title"])
    .select("item_replacements.failure")
    .where("atoms.id", "=", atomId)
    .executeTakeFirst();
  if (!row) return null;
  const { failure: reason, ...about } = row;
  if (type === "replacement.made") return { type, ...about };
  return reason === null ? null : { type, ...about, reason };
}

/** What an owner or administrator is told when an item was reported, in their language. */
export async function reportMessage(
  { user_id: userId, atom_id: atomId }: EventIds<"user_id" | "atom_id">,
  { db, texts, now }: EventContext,
): Promise<SocketMessage | null> {
  const row = await db
    .selectFrom("atoms")
    .innerJoin("capsules", "capsules.id", "atoms.capsule_id")
    .innerJoin("users", (join) => join.on("users.id", "=", userId))
    .select(["capsules.title", "users.preferred_language"])
    .where("atoms.id", "=", atomId)
    .executeTakeFirst();
  if (!row) return null;
  const { t } = texts[row.preferred_language];
  return notification(
    t("server.notification.item_reported.title"),
    t("server.notification.item_reported.body", { capsule: row.title }),
    now,
  );
}
