import { parseExercise } from "@alambic/domain/exercises";
import type { ItemDraft } from "@alambic/author/model";
import { stemOf } from "@alambic/author/verify";

import type { Services } from "../../http/Services.ts";
import { atomRows, loadBonusLesson, loadDrafts } from "../capsules/index.ts";
import type { Tx } from "../../platform/db/Store.ts";
import type { JobAttempt } from "../../platform/jobs/Jobs.ts";
import { notify } from "../../platform/realtime/notify.ts";
import { addNotification, noticedLesson } from "../notifications/index.ts";
import { changeLesson } from "./changeLesson.ts";
import type { AskedReplacement } from "./loadAskedReplacement.ts";
import type { QualityItem } from "./QualityItem.ts";
import { replacementMade } from "./qualityEvents.ts";
import { retireItem } from "./withdrawItem.ts";

/** How many drafts of the lesson are looked through for an item that is not there yet. */
const mostDrafts = 4;
/** How often one is drafted again that somebody else put in meanwhile. */
const mostTries = 3;
/** Rounds below are those of bonus items. */
const firstRound = 1000;

/** `nothing more`: the source gives no other item, and nothing changed. `interrupted`: the server stops. */
export type ReplacementResult = "done" | "nothing more" | "interrupted";

/**
 * Puts another item from the same source in the place of one, and tells whoever asked. Done again,
 * or where nobody waits for it any more, it changes nothing. Rejects as `makeBonus` does.
 */
export async function replaceItem(
  services: Pick<Services, "db" | "author" | "jobs" | "now">,
  asked: AskedReplacement,
  attempt: Pick<JobAttempt, "isStopping">,
): Promise<ReplacementResult> {
  const { item, member } = asked;
  for (let tries = 0; tries < mostTries; tries += 1) {
    const draft = await draftReplacement(services, asked, attempt);
    if (draft === "interrupted") return "interrupted";
    if (draft === null) break;
    const now = services.now();
    const swapped = await changeLesson(services, member, item, (tx) => swap(tx, item, draft, now));
    if (swapped !== "asked already") return "done";
  }
  return "nothing more";
}

type Swapped = "swapped" | "not waited for" | "asked already";

/** `asked already`: the lesson asks the same by now. */
async function swap(tx: Tx, item: QualityItem, draft: ItemDraft, now: Date): Promise<Swapped> {
  const asked = await tx
    .selectFrom("item_replacements")
    .select(["user_id", "atom_id"])
    .where("atom_id", "=", item.id)
    .where("failure", "is", null)
    .executeTakeFirst();
  if (!asked) return "not waited for";
  if ((await stemsOf(tx, item, draft)).includes(stemOf(draft.exercise))) return "asked already";
  const place = { capsuleId: item.capsule_id, moleculeId: item.molecule_id, first: item.position };
  const rows = atomRows([draft], place);
  await retireItem(tx, item, now);
  const { is_bonus, is_shared_bonus } = item;
  await tx
    .insertInto("atoms")
    .values(rows.map((row) => ({ ...row, is_bonus, is_shared_bonus })))
    .execute();
  const lesson = await noticedLesson(tx, item.molecule_id);
  const about = { kind: "item_replaced", lesson, atom_id: item.id } as const;
  await addNotification(tx, { userId: asked.user_id, thing: item.id, about }, now);
  await notify(tx, replacementMade, asked);
  return "swapped";
}

/** What the lesson asks with exercises of the kind of a draft. */
async function stemsOf(tx: Tx, item: QualityItem, draft: ItemDraft): Promise<readonly string[]> {
  const live = await tx
    .selectFrom("atoms")
    .select(["content_type", "content"])
    .where("molecule_id", "=", item.molecule_id)
    .where("retired_at", "is", null)
    .execute();
  return live.flatMap((row) => {
    const exercise = parseExercise(row);
    return exercise.ok && row.content_type === draft.exercise.content_type
      ? [stemOf(exercise.value)]
      : [];
  });
}

async function draftReplacement(
  { db, author }: Pick<Services, "db" | "author">,
  { item, member }: AskedReplacement,
  { isStopping }: Pick<JobAttempt, "isStopping">,
): Promise<ItemDraft | "interrupted" | null> {
  const lesson = await loadBonusLesson(db, item.molecule_id);
  if (lesson === null) return null;
  const { generation, outline, index, existing } = lesson;
  const known = [...existing, ...(await loadDrafts(db, item.molecule_id, "withdrawn"))];
  for (let draft = 0; draft < mostDrafts; draft += 1) {
    if (isStopping()) return "interrupted";
    const round = firstRound + known.length * mostDrafts + draft;
    const bonus = { kind: "exercises", round, memberId: member.id } as const;
    const drafts = await author.makeBonus(generation.request, outline, index, known, bonus);
    const sameKind = drafts.find(({ exercise }) => exercise.content_type === item.content_type);
    const found = sameKind ?? drafts[0];
    if (found !== undefined) return found;
  }
  return null;
}
