import { randomUUIDv7 } from "node:crypto";

import type { NotificationSubject } from "@alambic/contract";

import type { Tx } from "../../platform/db/Store.ts";
import { json } from "../../platform/db/tables/columns.ts";
import { notify } from "../../platform/realtime/notify.ts";
import { notificationsChanged } from "./notificationsChanged.ts";

/** More of a member are not kept: the contract says so. */
export const mostKept = 200;

export interface NewNotification {
  readonly userId: string;
  readonly about: NotificationSubject;
  /** What it is about: told again, it takes the place of what was told before, and is unread. */
  readonly thing: string;
}

/** Stores a notification, and tells every device of the member, once the transaction is committed. */
export async function addNotification(
  tx: Tx,
  { userId, about, thing }: NewNotification,
  now: Date,
): Promise<void> {
  const told = { about: json(about), created_at: now };
  await tx
    .insertInto("notifications")
    .values({ id: randomUUIDv7(), user_id: userId, kind: about.kind, thing, ...told })
    .onConflict((conflict) =>
      conflict.columns(["user_id", "kind", "thing"]).doUpdateSet({ ...told, read_at: null }),
    )
    .execute();
  await tx
    .deleteFrom("notifications")
    .where("id", "in", (eb) =>
      eb
        .selectFrom("notifications")
        .select("id")
        .where("user_id", "=", userId)
        .orderBy("created_at", "desc")
        .orderBy("id", "desc")
        .limit(mostKept)
        .offset(mostKept),
    )
    .execute();
  await notify(tx, notificationsChanged, { user_id: userId });
}

/** Takes back what is no longer so. */
export async function takeNotificationBack(
  tx: Tx,
  userId: string,
  { kind, thing }: { readonly kind: NotificationSubject["kind"]; readonly thing: string },
): Promise<void> {
  await tx
    .deleteFrom("notifications")
    .where("user_id", "=", userId)
    .where("kind", "=", kind)
    .where("thing", "=", thing)
    .execute();
  await notify(tx, notificationsChanged, { user_id: userId });
}
