import { isDeepStrictEqual } from "node:util";

import type { AuthorService } from "@alambic/author/service";
import type { Database } from "../../../../../platform/db/Store.ts";
import { questionKey } from "../../AskedQuestions.ts";
import { loadGeneration } from "../../loadGeneration.ts";
import { withoutRepeats } from "../../withoutRepeats.ts";

/**
 * Judges what is left of generations that were killed: each member has one capsule, complete, and
 * spent one unit; each of its lessons is there once, with the very items that its seed gives. The
 * members for whom it is not so, with the reason.
 */
export async function checkCapsules(db: Database, author: AuthorService): Promise<string[]> {
  const faults: string[] = [];
  const members = await db.selectFrom("users").select(["id", "username"]).execute();
  for (const { id, username } of members) {
    const own = await db
      .selectFrom("capsules")
      .select(["id", "generation_status"])
      .where("owner_id", "=", id)
      .execute();
    const units = await db
      .selectFrom("quota_units")
      .select("refunded_at")
      .where("user_id", "=", id)
      .execute();
    const [capsule] = own;
    if (own.length !== 1 || capsule === undefined)
      faults.push(`${username}: ${own.length} capsules`);
    else if (units.length !== 1 || units[0]?.refunded_at !== null)
      faults.push(`${username}: ${units.length} units`);
    else if (capsule.generation_status !== "completed")
      faults.push(`${username}: ${capsule.generation_status}`);
    else if (!(await isWhole(db, author, capsule.id))) faults.push(`${username}: not whole`);
  }
  return faults;
}

async function isWhole(db: Database, author: AuthorService, id: string): Promise<boolean> {
  const lessons = await db
    .selectFrom("molecules")
    .select(["id", "title", "generation_status", "atom_count"])
    .where("capsule_id", "=", id)
    .orderBy("lesson_number")
    .execute();
  const atoms = await db
    .selectFrom("atoms")
    .select(["molecule_id", "position", "content"])
    .where("capsule_id", "=", id)
    .orderBy("position")
    .execute();
  const found = lessons.map(({ id: lesson, title, generation_status: status, atom_count }) => {
    const items = atoms.filter(({ molecule_id }) => molecule_id === lesson);
    const contents = items.map(({ position, content }) => ({ position, content }));
    return { title, status, count: atom_count, items: contents };
  });
  return isDeepStrictEqual(found, await expectedLessons(db, author, id));
}

/** The lessons that the seed of a capsule gives when nothing disturbs. */
async function expectedLessons(db: Database, author: AuthorService, id: string) {
  const generation = await loadGeneration(db, id);
  if (!generation) return [];
  const outline = await author.plan(generation.request);
  const asked = new Set<string>();
  const lessons = [];
  for (const index of outline.lessons.keys()) {
    const made = await author.makeLesson(generation.request, outline, index);
    const { title, items } = withoutRepeats(asked, made);
    for (const item of items) asked.add(questionKey(item));
    const contents = items.map(({ exercise }, place) => ({
      position: place + 1,
      content: plain(exercise.content),
    }));
    lessons.push({ title, status: "completed", count: items.length, items: contents });
  }
  return lessons;
}

/** As it comes back from a JSON column. */
function plain(content: object): unknown {
  return JSON.parse(JSON.stringify(content));
}
