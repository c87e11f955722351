import { randomUUIDv7 } from "node:crypto";

import type { ExerciseResponse } from "@alambic/contract";

import { memberOperation } from "../../../http/operation.ts";
import { timeZoneOf } from "../../../http/timeZoneOf.ts";
import { lockMember } from "../../../platform/db/lockMember.ts";
import type { Tx } from "../../../platform/db/Store.ts";
import { transact } from "../../../platform/db/transact.ts";
import { countAnswer, requestHash } from "../../progress/index.ts";
import type { AnswerContext } from "../../progress/index.ts";
import { findQuest } from "../findQuest.ts";
import { loadAskable } from "../loadAskable.ts";
import { loadCapsuleOf } from "../loadCapsuleOf.ts";
import { loadQuestAtoms } from "../loadQuestAtoms.ts";
import type { StoredQuest } from "../loadQuests.ts";
import { presentStanding } from "../presentStanding.ts";
import { notifyOfNewStatus } from "../questUpdated.ts";

/** Shows the correction of a quest, which from then on earns nothing more and comes back. */
export const showQuestCorrection = memberOperation<"showQuestCorrection">(
  ({ services, member, path, request, now }) =>
    transact(services.db, async (tx) => {
      await lockMember(tx, member.id);
      const before = await findQuest(tx, member.id, path.quest_id);
      if (!before.isCorrected) {
        const { publishLearned } = services;
        await reveal(tx, before, { member, timeZone: timeZoneOf(request), now, publishLearned });
        await tx
          .updateTable("quests")
          .set({ corrected_at: now })
          .where("user_id", "=", member.id)
          .where("quest_id", "=", path.quest_id)
          .execute();
      }
      const quest = await findQuest(tx, member.id, path.quest_id);
      await notifyOfNewStatus(tx, member.id, { before, after: quest });
      return { status: 200, body: await present(tx, member.id, quest) };
    }),
);

/** What was not answered counts as shown: an answer that is worth nothing, and comes back. */
async function reveal(
  tx: Tx,
  quest: StoredQuest,
  context: Omit<AnswerContext, "hash">,
): Promise<void> {
  const { answers } = quest.standing;
  const open = quest.items.filter(
    ({ atomId, isReading, isDropped }) => !isReading && !isDropped && !answers.has(atomId),
  );
  const { member, now } = context;
  const askable = await loadAskable(
    tx,
    member.id,
    open.map(({ atomId }) => atomId),
  );
  for (const { atomId } of open.filter((item) => askable.has(item.atomId))) {
    const shown = {
      answer_id: randomUUIDv7(),
      atom_id: atomId,
      response: null,
      revealed: true,
      answered_at: now.toISOString(),
    };
    await countAnswer(tx, shown, { ...context, hash: requestHash(shown) });
  }
}

async function present(tx: Tx, userId: string, quest: StoredQuest) {
  const { answers } = quest.standing;
  const exercises = quest.items.filter(
    ({ atomId, isReading, isDropped }) => !isReading && (!isDropped || answers.has(atomId)),
  );
  const atoms = await loadQuestAtoms(
    tx,
    userId,
    exercises.map(({ atomId }) => atomId),
  );
  const responses = await loadResponses(
    tx,
    userId,
    [...answers.values()].map(({ answerId }) => answerId),
  );
  return {
    quest: presentStanding(quest, quest.standing.rework.length > 0),
    day: quest.day,
    capsule: await loadCapsuleOf(tx, quest.capsuleId),
    items: exercises.flatMap(({ atomId }) => {
      const known = atoms.get(atomId);
      if (!known) return [];
      const answer = answers.get(atomId);
      const response = answer === undefined ? null : (responses.get(answer.answerId) ?? null);
      return [{ atom: known.atom, response, score: answer?.score ?? 0 }];
    }),
  };
}

async function loadResponses(
  tx: Tx,
  userId: string,
  answerIds: readonly string[],
): Promise<ReadonlyMap<string, ExerciseResponse | null>> {
  if (answerIds.length === 0) return new Map();
  const rows = await tx
    .selectFrom("answers")
    .select(["answer_id", "response"])
    .where("user_id", "=", userId)
    .where("answer_id", "in", answerIds)
    .execute();
  return new Map(rows.map(({ answer_id, response }) => [answer_id, response]));
}
