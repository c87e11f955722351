import { planOf } from "@alambic/domain/plans";

import { memberOperation } from "../../app/operation.ts";
import type { MemberCall } from "../../app/operation.ts";
import { loadBonusLesson } from "../../bonus/loadBonusLesson.ts";
import type { BonusLesson } from "../../bonus/loadBonusLesson.ts";
import { mostBonusRounds } from "../../capsules/canHaveBonus.ts";
import { limitCreations } from "../../generation/limitCreations.ts";
import { findCapsuleOfLesson } from "../../lessons/findCapsuleOfLesson.ts";
import { loadLesson } from "../../lessons/loadLesson.ts";
import { Problem } from "../../problems/Problem.ts";

type BonusCall = MemberCall<"createMoleculeBonus">;

const askAgainSeconds = 2;

/** Asks for bonus exercises, or for more theory, in a lesson of one's own capsule, as long as its source gives any. */
export const createMoleculeBonus = memberOperation<"createMoleculeBonus">(async (call) => {
  const { services, member, texts, now } = call;
  await limitCreations(services.db, member.id, now);
  await assertReadable(call);
  const lesson = await lessonOfMember(call);
  await assertAuthorable(call, lesson);
  const { moleculeId, rounds } = lesson;
  const isShared = planOf(member) === "pro";
  await services.db.transaction().execute((tx) =>
    services.jobs.send(tx, "bonus", {
      molecule_id: moleculeId,
      round: rounds,
      is_shared: isShared,
      kind: call.query.kind ?? "exercises",
    }),
  );
  return {
    status: 202,
    headers: { "retry-after": String(askAgainSeconds) },
    body: { generation_status: "pending", detail: texts.t("server.generation.bonus_pending") },
  };
});

/** Bonus is for lessons that the member has reached. */
async function assertReadable({ services: { db }, member, texts, path }: BonusCall): Promise<void> {
  const capsuleId = await findCapsuleOfLesson(db, path.molecule_id);
  const lesson = await loadLesson(
    { db, member, texts },
    capsuleId,
    ({ molecule }) => molecule.id === path.molecule_id,
  );
  if (lesson.status === 202) throw new Problem("generation_in_progress");
}

async function lessonOfMember({ services, member, path, query }: BonusCall): Promise<BonusLesson> {
  const lesson = await loadBonusLesson(services.db, path.molecule_id, query.kind);
  const isOwn = lesson?.generation.userId === member.id;
  if (!lesson || !isOwn || lesson.rounds >= mostBonusRounds) {
    throw new Problem("nothing_more_to_author");
  }
  return lesson;
}

/** Drafts follow from their seed, so that the job will make what is found here. */
async function assertAuthorable(
  { services, query }: BonusCall,
  lesson: BonusLesson,
): Promise<void> {
  const { generation, outline, index, existing, rounds } = lesson;
  const items = await services.author.makeBonus(generation.request, outline, index, existing, {
    kind: query.kind ?? "exercises",
    round: rounds,
  });
  if (items.length === 0) throw new Problem("nothing_more_to_author");
}
