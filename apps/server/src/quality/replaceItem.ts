import type { Services } from "../app/Services.ts";
import type { ItemDraft } from "../author/drafts.ts";
import { loadBonusLesson, loadDrafts } from "../bonus/loadBonusLesson.ts";
import { atomRows } from "../generation/atomRows.ts";
import { Problem } from "../problems/Problem.ts";
import type { QualityItem } from "./QualityItem.ts";
import { lockLesson, recountLesson } from "./recountLesson.ts";
import { retireItem } from "./withdrawItem.ts";

/** How many drafts of the lesson are looked through for an item that is not there yet. */
const mostDrafts = 4;
/** Rounds below are those of bonus items. */
const firstRound = 1000;

/**
 * Puts another item from the same source in the place of one, and returns its id. Throws
 * `nothing_more_to_author` where the source gives none; then nothing changes.
 */
export async function replaceItem(
  services: Pick<Services, "db" | "author" | "jobs">,
  item: QualityItem,
  now: Date,
): Promise<string> {
  const { db, jobs } = services;
  const draft = await draftReplacement(services, item);
  if (draft === null) throw new Problem("nothing_more_to_author");
  const place = { capsuleId: item.capsule_id, moleculeId: item.molecule_id, first: item.position };
  const rows = atomRows([draft], place).map((row) => ({ ...row, is_bonus: item.is_bonus }));
  await db.transaction().execute(async (tx) => {
    await lockLesson(tx, item.molecule_id);
    const current = await tx
      .selectFrom("atoms")
      .select("id")
      .where("id", "=", item.id)
      .where("retired_at", "is", null)
      .executeTakeFirst();
    if (!current) throw new Problem("nothing_more_to_author");
    await retireItem(tx, item, now);
    await tx.insertInto("atoms").values(rows).execute();
    await recountLesson(tx, item.molecule_id);
    await jobs.send(tx, "recount", { molecule_id: item.molecule_id });
  });
  return rows[0]?.id ?? item.id;
}

async function draftReplacement(
  { db, author }: Pick<Services, "db" | "author">,
  item: QualityItem,
): Promise<ItemDraft | null> {
  const lesson = await loadBonusLesson(db, item.molecule_id);
  if (lesson === null) return null;
  const { generation, outline, index, existing } = lesson;
  const known = [...existing, ...(await loadDrafts(db, item.molecule_id, "withdrawn"))];
  for (let draft = 0; draft < mostDrafts; draft += 1) {
    const round = firstRound + known.length * mostDrafts + draft;
    const drafts = await author.makeBonus(generation.request, outline, index, known, {
      kind: "exercises",
      round,
    });
    const sameKind = drafts.find(({ exercise }) => exercise.content_type === item.content_type);
    const found = sameKind ?? drafts[0];
    if (found !== undefined) return found;
  }
  return null;
}
