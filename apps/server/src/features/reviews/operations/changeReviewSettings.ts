import type { ReviewExamChange } from "@alambic/contract";

import { memberOperation } from "../../../http/operation.ts";
import { Problem } from "../../../http/problems/Problem.ts";
import { timeZoneOf } from "../../../http/timeZoneOf.ts";
import { lockMember } from "../../../platform/db/lockMember.ts";
import type { Tx } from "../../../platform/db/Store.ts";
import { transact } from "../../../platform/db/transact.ts";
import { foldCards } from "../foldCards.ts";
import { loadSettings } from "../loadSettings.ts";
import { presentSettings } from "../presentSettings.ts";

/** Changes what is named, and schedules the cards anew where that concerns them. */
export const changeReviewSettings = memberOperation<"changeReviewSettings">(
  ({ services, member, body, request, now }) =>
    transact(services.db, async (tx) => {
      await lockMember(tx, member.id);
      const { exam, ...named } = body;
      const before = await loadSettings(tx, member.id);
      const settings = { ...before, ...named };
      await tx
        .insertInto("review_settings")
        .values({ user_id: member.id, ...settings })
        .onConflict((conflict) => conflict.column("user_id").doUpdateSet(settings))
        .execute();
      if (exam) await changeExam(tx, member.id, exam, timeZoneOf(request));
      const isOtherModel =
        settings.desired_retention !== before.desired_retention ||
        settings.own_parameters !== before.own_parameters;
      if (isOtherModel) await foldCards(tx, member.id);
      else if (exam) await foldCards(tx, member.id, { capsuleId: exam.capsule_id });
      return { status: 200, body: await presentSettings(tx, member.id, now) };
    }),
);

/** Throws `not_found` for a capsule of which the member has learned nothing. */
async function changeExam(
  tx: Tx,
  userId: string,
  { capsule_id, exam_on }: ReviewExamChange,
  timeZone: string,
): Promise<void> {
  const card = await tx
    .selectFrom("review_cards")
    .select("card_id")
    .where("user_id", "=", userId)
    .where("capsule_id", "=", capsule_id)
    .limit(1)
    .executeTakeFirst();
  if (!card) throw new Problem("not_found");
  const key = { user_id: userId, capsule_id };
  if (exam_on === null) {
    await tx
      .deleteFrom("review_exams")
      .where((eb) => eb.and(key))
      .execute();
    return;
  }
  const exam = { exam_on, time_zone: timeZone };
  await tx
    .insertInto("review_exams")
    .values({ ...key, ...exam })
    .onConflict((conflict) => conflict.columns(["user_id", "capsule_id"]).doUpdateSet(exam))
    .execute();
}
