import type { Lesson, LessonPointer } from "@alambic/contract";
import { keepingObstacle } from "@alambic/domain/offline";
import type { Formatter } from "@alambic/i18n";

import type { Member } from "../../../http/Session.ts";
import { completeCapsules } from "../completeCapsules.ts";
import { findCapsule } from "../findCapsule.ts";
import { loadPlan } from "../loadPlan.ts";
import type { PlannedLesson } from "../loadPlan.ts";
import { readSnapshot } from "../../../platform/db/readSnapshot.ts";
import type { Database } from "../../../platform/db/Store.ts";
import { pendingResponse } from "../generation/pendingResponse.ts";
import type { PendingResponse } from "../generation/pendingResponse.ts";
import { Problem } from "../../../http/problems/Problem.ts";
import { loadAtoms } from "./loadAtoms.ts";

/** A lesson, or that it is still being made. */
export type LessonAnswer = { readonly status: 200; readonly body: Lesson } | PendingResponse;

export interface LessonRequest {
  readonly db: Database;
  readonly member: Member;
  readonly texts: Formatter;
}

/**
 * The lesson of a capsule that `pick` chooses, with its items and its sums as of one moment. Throws `not_found`, `not_enrolled`, `lesson_locked`,
 * or `generation_failed` where it could not be made. Who keeps lessons on a device reads locked ones too: without a
 * network they open there as the ones before are done, while answers to them are still taken in order.
 */
export function loadLesson(
  { db, ...request }: LessonRequest,
  capsuleId: string,
  pick: (lesson: PlannedLesson) => boolean,
): Promise<LessonAnswer> {
  return readSnapshot(db, (tx) => readLesson({ db: tx, ...request }, capsuleId, pick));
}

async function readLesson(
  { db, member, texts }: LessonRequest,
  capsuleId: string,
  pick: (lesson: PlannedLesson) => boolean,
): Promise<LessonAnswer> {
  const row = await findCapsule(db, capsuleId, member.id);
  const plan = await loadPlan(db, row, member);
  const lesson = plan.find(pick);
  if (!lesson) throw new Problem("not_found");
  const [capsule] = await completeCapsules(db, [row], member);
  if (!capsule?.is_enrolled) throw new Problem("not_enrolled");
  const { molecule } = lesson;
  if (molecule.generation_status === "failed") throw new Problem("generation_failed");
  if (molecule.generation_status === "pending") {
    if (capsule.generation_status === "failed") throw new Problem("generation_failed");
    return pendingResponse(texts.t("server.generation.lesson_pending"));
  }
  if (molecule.is_locked && keepingObstacle(member) !== null) throw new Problem("lesson_locked");
  const next = plan[plan.indexOf(lesson) + 1];
  return {
    status: 200,
    body: {
      molecule,
      capsule,
      position: {
        granule_order: lesson.granuleOrder,
        granule_title: lesson.granuleTitle,
        lesson_number: lesson.lessonNumber,
      },
      next_lesson: next ? pointerTo(next) : null,
      atoms: await loadAtoms(db, molecule.id, row, member),
    },
  };
}

function pointerTo({ molecule, granuleOrder, lessonNumber }: PlannedLesson): LessonPointer {
  return {
    molecule_id: molecule.id,
    granule_order: granuleOrder,
    molecule_order: molecule.order,
    title: molecule.title,
    lesson_number: lessonNumber,
    atoms_completed: molecule.atoms_completed,
    atom_count: molecule.atom_count,
  };
}
