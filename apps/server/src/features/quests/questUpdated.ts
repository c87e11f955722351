import type { SocketMessage } from "@alambic/contract";

import type { Database, Tx } from "../../platform/db/Store.ts";
import { notify } from "../../platform/realtime/notify.ts";
import type { EventIds, EventKind } from "../../platform/realtime/ServerEvent.ts";
import { loadQuests } from "./loadQuests.ts";
import type { StoredQuest } from "./loadQuests.ts";

type QuestStatus = Extract<SocketMessage, { type: "quest.updated" }>["status"];

/** A quest was begun or brought to its end. */
export const questUpdated: EventKind<"user_id" | "quest_id"> = {
  kind: "quest.updated",
  ids: ["user_id", "quest_id"],
};

/** Tells the devices of a member of a quest whose status is another than before. */
export async function notifyOfNewStatus(
  tx: Tx,
  userId: string,
  { before, after }: { readonly before: StoredQuest; readonly after: StoredQuest },
): Promise<void> {
  if (statusOf(before) === statusOf(after)) return;
  await notify(tx, questUpdated, { user_id: userId, quest_id: after.questId });
}

/** What the devices of a member are told of it; null where the quest is gone. */
export async function updatedMessage(
  { user_id: userId, quest_id: questId }: EventIds<"user_id" | "quest_id">,
  { db }: { readonly db: Database },
): Promise<SocketMessage | null> {
  const [quest] = await loadQuests(db, userId, { questId });
  return quest ? { type: "quest.updated", quest_id: questId, status: statusOf(quest) } : null;
}

function statusOf({ standing }: StoredQuest): QuestStatus {
  if (standing.state !== "open") return "completed";
  return standing.answered === 0 ? "available" : "in_progress";
}
