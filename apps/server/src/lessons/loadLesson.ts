import type { GenerationPending, Lesson, LessonPointer } from "@alambic/contract";
import type { Formatter } from "@alambic/i18n";

import type { Member } from "../app/Session.ts";
import { completeCapsules } from "../capsules/completeCapsules.ts";
import { findCapsule } from "../capsules/findCapsule.ts";
import { loadPlan } from "../capsules/loadPlan.ts";
import type { PlannedLesson } from "../capsules/loadPlan.ts";
import { readAtOnce } from "../db/readAtOnce.ts";
import type { Database } from "../db/Store.ts";
import { Problem } from "../problems/Problem.ts";
import { loadAtoms } from "./loadAtoms.ts";

/** Seconds after which it is worth asking again for a lesson that is being made. */
const askAgainSeconds = 2;

/** A lesson, or that it is still being made. */
export type LessonAnswer =
  | { readonly status: 200; readonly body: Lesson }
  | {
      readonly status: 202;
      readonly headers: Readonly<Record<string, string>>;
      readonly body: GenerationPending;
    };

export interface LessonRequest {
  readonly db: Database;
  readonly member: Member;
  readonly texts: Formatter;
}

/**
 * The lesson of a capsule that `pick` chooses, with its items and its sums as of one moment. Throws `not_found`, `not_enrolled`, `lesson_locked`,
 * or `generation_failed` where it could not be made.
 */
export function loadLesson(
  { db, ...request }: LessonRequest,
  capsuleId: string,
  pick: (lesson: PlannedLesson) => boolean,
): Promise<LessonAnswer> {
  return readAtOnce(db, (tx) => readLesson({ db: tx, ...request }, capsuleId, pick));
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
    return pending(texts);
  }
  if (molecule.is_locked) throw new Problem("lesson_locked");
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

function pending({ t }: Formatter): LessonAnswer {
  return {
    status: 202,
    headers: { "retry-after": String(askAgainSeconds) },
    body: { generation_status: "pending", detail: t("server.generation.lesson_pending") },
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
