import { replaceItems } from "@alambic/domain/quests";

import type { Tx } from "../../platform/db/Store.ts";
import { chooseOf, loadChoice } from "./chooseFor.ts";
import type { Chooser } from "./chooseFor.ts";
import { findQuest } from "./findQuest.ts";
import { loadAskable } from "./loadAskable.ts";
import type { StoredQuest } from "./loadQuests.ts";
import { settleQuestXp } from "./settleQuestXp.ts";
import { storeItems } from "./storeItems.ts";

/**
 * Brings an open quest in line with what can still be asked. What was answered stays. The rest is replaced
 * from its capsule, or it becomes shorter; where nothing was answered and nothing is left of it, it becomes
 * another one.
 *
 * @returns the quest; null where there is nothing to ask any more.
 */
export async function mendQuest(
  tx: Tx,
  quest: StoredQuest,
  chooser: Chooser,
): Promise<StoredQuest | null> {
  if (quest.standing.state !== "open") return quest;
  const { userId, now } = chooser;
  const { answers } = quest.standing;
  const open = quest.items.filter(({ atomId, isDropped }) => !isDropped && !answers.has(atomId));
  const askable = await loadAskable(
    tx,
    userId,
    open.map(({ atomId }) => atomId),
  );
  const gone = open.filter(({ atomId }) => !askable.has(atomId));
  const isEmpty = gone.length === open.length && quest.standing.answered === 0;
  if (gone.length === 0 && !isEmpty) return quest;

  const key = { userId, questId: quest.questId };
  await drop(
    tx,
    key,
    gone.map(({ atomId }) => atomId),
    now,
  );
  const choice = await loadChoice(tx, chooser);
  if (isEmpty) {
    const other = chooseOf(choice);
    if (other === null) return null;
    await tx
      .updateTable("quests")
      .set({ capsule_id: other.capsuleId, granule_id: other.chapterId, reason: other.reason })
      .where("user_id", "=", userId)
      .where("quest_id", "=", quest.questId)
      .execute();
    await storeItems(tx, key, other.items, quest.items.length + 1);
  } else {
    const rules = { size: gone.filter(({ isReading }) => !isReading).length, seed: choice.seed };
    const atomIds = new Set(quest.items.map(({ atomId }) => atomId));
    const items = replaceItems(choice.candidates, rules, { ...quest, atomIds });
    await storeItems(tx, key, items, quest.items.length + 1);
  }
  const mended = await findQuest(tx, userId, quest.questId);
  await settleQuestXp(tx, userId, mended, now);
  return mended;
}

async function drop(
  tx: Tx,
  { userId, questId }: { readonly userId: string; readonly questId: string },
  atomIds: readonly string[],
  now: Date,
): Promise<void> {
  if (atomIds.length === 0) return;
  await tx
    .updateTable("quest_items")
    .set({ dropped_at: now })
    .where("user_id", "=", userId)
    .where("quest_id", "=", questId)
    .where("atom_id", "in", atomIds)
    .execute();
}
