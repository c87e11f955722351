import type { Tx } from "../../../platform/db/Store.ts";
import { notify } from "../../../platform/realtime/notify.ts";
import { generationChanged } from "./generationEvent.ts";

/** Tells the owner's sockets that something about a capsule in the making changed. */
export async function notifyChange(
  tx: Tx,
  { userId, capsuleId }: { readonly userId: string; readonly capsuleId: string },
): Promise<void> {
  await notify(tx, generationChanged, { user_id: userId, capsule_id: capsuleId });
}
