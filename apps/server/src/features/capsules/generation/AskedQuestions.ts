import { parseExercise } from "@alambic/domain/exercises";
import type { Exercise } from "@alambic/domain/exercises";

import type { ItemDraft } from "@alambic/author/model";
import { stemOf } from "@alambic/author/verify";
import type { Tx } from "../../../platform/db/Store.ts";

/**
 * What the lessons of a capsule ask, kept while they are made: read from the database once, and
 * again only where somebody else went on with the capsule meanwhile.
 */
export class AskedQuestions {
  #lessons = -1;
  #keys: ReadonlySet<string> = new Set();

  /** What the first lessons ask, which are as many as were published or dropped. */
  async ofFirst(lessons: number, tx: Tx, capsuleId: string): Promise<ReadonlySet<string>> {
    if (lessons === 0) return new Set();
    return lessons === this.#lessons ? this.#keys : questionsOf(tx, capsuleId);
  }

  /** Remembers what so many first lessons ask, once they are stored for good. */
  remember(lessons: number, keys: ReadonlySet<string>): void {
    this.#lessons = lessons;
    this.#keys = keys;
  }
}

/** What stands for the question of an item: all that a learner sees before answering. */
export function questionKey({ exercise }: Pick<ItemDraft, "exercise">): string {
  return keyOf(exercise);
}

async function questionsOf(tx: Tx, capsuleId: string): Promise<ReadonlySet<string>> {
  const rows = await tx
    .selectFrom("atoms")
    .select(["content_type", "content"])
    .where("capsule_id", "=", capsuleId)
    .where("content_type", "<>", "lesson")
    .execute();
  return new Set(
    rows.flatMap((row) => {
      const exercise = parseExercise(row);
      return exercise.ok ? [keyOf(exercise.value)] : [];
    }),
  );
}

function keyOf(exercise: Exercise): string {
  return `${exercise.content_type} ${stemOf(exercise)}`;
}
