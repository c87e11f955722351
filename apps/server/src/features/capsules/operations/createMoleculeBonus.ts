import { memberOperation } from "../../../http/operation.ts";
import type { MemberCall } from "../../../http/operation.ts";
import { askForBonus, isBonusAsked, roundsOf } from "../bonus/askForBonus.ts";
import { loadBonusLesson } from "../bonus/loadBonusLesson.ts";
import type { BonusLesson } from "../bonus/loadBonusLesson.ts";
import { mayAddBonus, mostBonusRounds } from "../bonus-rights.ts";
import { findCapsule } from "../findCapsule.ts";
import { pendingResponse } from "../generation/pendingResponse.ts";
import { limitCreations } from "../generation/limitCreations.ts";
import { findCapsuleOfLesson } from "../lessons/findCapsuleOfLesson.ts";
import { loadLesson } from "../lessons/loadLesson.ts";
import { Problem } from "../../../http/problems/Problem.ts";

type BonusCall = MemberCall<"createMoleculeBonus">;

/**
 * Asks for bonus exercises, or for more theory, in a lesson, as long as its source gives any. Asked
 * again while they are made, or for a round that is made, it changes nothing.
 */
export const createMoleculeBonus = memberOperation<"createMoleculeBonus">(async (call) => {
  const { services, member, texts, now } = call;
  await assertMayAdd(call);
  const kind = call.query.kind ?? "exercises";
  if (!(await isAnswered(call, kind))) {
    await limitCreations(services.db, member.id, now);
    const lesson = await lessonWithRounds(call);
    await assertAuthorable(call, lesson);
    await askForBonus(services, member, { ...lesson, kind }, now);
  }
  return pendingResponse(texts.t("server.generation.bonus_pending"));
});

/** Whether the round that is asked for is being made, or was: its request may arrive twice. */
async function isAnswered(
  { services: { db }, path: { molecule_id: id }, query }: BonusCall,
  kind: NonNullable<BonusCall["query"]["kind"]>,
): Promise<boolean> {
  if (await isBonusAsked(db, id, kind)) return true;
  return query.round !== undefined && query.round < ((await roundsOf(db, id, kind)) ?? 0);
}

/** Bonus is for lessons that the member has reached, in capsules that they may add to. */
async function assertMayAdd({ services: { db }, member, texts, path }: BonusCall): Promise<void> {
  const capsuleId = await findCapsuleOfLesson(db, path.molecule_id);
  const lesson = await loadLesson(
    { db, member, texts },
    capsuleId,
    ({ molecule }) => molecule.id === path.molecule_id,
  );
  if (lesson.status === 202) throw new Problem("generation_in_progress");
  const capsule = await findCapsule(db, capsuleId, member.id);
  if (capsule.owner_id === null) throw new Problem("nothing_more_to_author");
  if (!mayAddBonus(capsule, member)) {
    throw new Problem(capsule.is_public ? "plan_required" : "forbidden");
  }
}

async function lessonWithRounds({ services, path, query }: BonusCall): Promise<BonusLesson> {
  const lesson = await loadBonusLesson(services.db, path.molecule_id, query.kind);
  if (!lesson || lesson.rounds >= mostBonusRounds) {
    throw new Problem("nothing_more_to_author");
  }
  return lesson;
}

async function assertAuthorable(
  { services, member, query }: BonusCall,
  lesson: BonusLesson,
): Promise<void> {
  const { generation, outline, index, existing, rounds } = lesson;
  const bonus = { kind: query.kind ?? "exercises", round: rounds, memberId: member.id } as const;
  const offer = await services.author.offerBonus(
    generation.request,
    outline,
    index,
    existing,
    bonus,
  );
  if (offer !== "offered") throw new Problem(offer);
}
