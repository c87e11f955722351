import { parseExercise } from "@alambic/domain/exercises";

import type { Services } from "../app/Services.ts";
import type { Member } from "../app/Session.ts";
import type { ItemDraft } from "../author/drafts.ts";
import { stemOf } from "../author/verify/checks/checkDuplicates.ts";
import { loadBonusLesson, loadDrafts } from "../bonus/loadBonusLesson.ts";
import type { Tx } from "../db/Store.ts";
import { atomRows } from "../generation/atomRows.ts";
import { Problem } from "../problems/Problem.ts";
import { changeLesson } from "./changeLesson.ts";
import type { QualityItem } from "./QualityItem.ts";
import { retireItem } from "./withdrawItem.ts";

/** How many drafts of the lesson are looked through for an item that is not there yet. */
const mostDrafts = 4;
/** How often one is drafted again that somebody else put in meanwhile. */
const mostTries = 3;
/** Rounds below are those of bonus items. */
const firstRound = 1000;

/**
 * Puts another item from the same source in the place of one, and returns its id. Throws
 * `nothing_more_to_author` where the source gives none, and `not_found` where the item is gone; then
 * nothing changes.
 */
export async function replaceItem(
  services: Pick<Services, "db" | "author" | "jobs">,
  member: Member,
  item: QualityItem,
  now: Date,
): Promise<string> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const draft = await draftReplacement(services, item);
    if (draft === null) break;
    const id = await changeLesson(services, member, item, (tx) => swap(tx, item, draft, now));
    if (id !== null) return id;
  }
  throw new Problem("nothing_more_to_author");
}

/** Null where the lesson asks the same by now. */
async function swap(
  tx: Tx,
  item: QualityItem,
  draft: ItemDraft,
  now: Date,
): Promise<string | null> {
  const live = await tx
    .selectFrom("atoms")
    .select(["id", "content_type", "content"])
    .where("molecule_id", "=", item.molecule_id)
    .where("retired_at", "is", null)
    .execute();
  if (!live.some(({ id }) => id === item.id)) throw new Problem("not_found");
  const stems = live.flatMap((row) => {
    const exercise = parseExercise(row);
    return exercise.ok && row.content_type === draft.exercise.content_type
      ? [stemOf(exercise.value)]
      : [];
  });
  if (stems.includes(stemOf(draft.exercise))) return null;
  const place = { capsuleId: item.capsule_id, moleculeId: item.molecule_id, first: item.position };
  const [row] = atomRows([draft], place);
  if (row === undefined) return null;
  await retireItem(tx, item, now);
  const { is_bonus, is_shared_bonus } = item;
  await tx
    .insertInto("atoms")
    .values({ ...row, is_bonus, is_shared_bonus })
    .execute();
  return row.id;
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
    const bonus = { kind: "exercises", round } as const;
    const drafts = await author.makeBonus(generation.request, outline, index, known, bonus);
    const sameKind = drafts.find(({ exercise }) => exercise.content_type === item.content_type);
    const found = sameKind ?? drafts[0];
    if (found !== undefined) return found;
  }
  return null;
}
