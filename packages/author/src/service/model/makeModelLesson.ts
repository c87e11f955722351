import { isScored } from "@alambic/domain/exercises";

import type { AuthorRequest } from "../../model/AuthorRequest.ts";
import type { CapsuleOutline } from "../../model/CapsuleOutline.ts";
import type { ItemDraft } from "../../model/LessonDraft.ts";
import { targetOf } from "../../provider/createModelAuthor.ts";
import type { ModelAuthor } from "../../provider/createModelAuthor.ts";
import { byDifficulty } from "../../provider/lesson/ModelItem.ts";
import type { ModelItem } from "../../provider/lesson/ModelItem.ts";
import type { Rejection } from "../../verify/Check.ts";
import { sealEvidence } from "../../verify/sealEvidence.ts";
import { isSolvedBlind } from "../../verify/isSolvedBlind.ts";
import { fewestItems } from "../../model/fewestItems.ts";
import type { VerifiedLesson } from "../AuthorService.ts";
import type { AuthorTools } from "../AuthorTools.ts";

/** What is needed to make one lesson with a model. */
export interface ModelLesson {
  readonly author: ModelAuthor;
  readonly tools: AuthorTools;
  readonly request: AuthorRequest;
  readonly outline: CapsuleOutline;
  readonly index: number;
}

interface Rejected<Item> {
  readonly item: Item;
  readonly reasons: readonly Rejection[];
}

interface Judged<Item> {
  readonly accepted: readonly Item[];
  readonly rejected: readonly Rejected<Item>[];
}

/**
 * Drafts a lesson, holds each item against its source and has it solved blind; what falls is mended
 * once, judged again, and then left out.
 */
export async function makeModelLesson(lesson: ModelLesson): Promise<VerifiedLesson> {
  const { author, outline, request } = lesson;
  const draft = await author.draftLesson(outline, lesson.index);
  const first = await judgeItems(draft.items, [], lesson);
  const fallen = [
    ...draft.unusable,
    ...first.rejected.map(({ item, reasons }) => ({
      draft: shownItem(item),
      reasons: reasons.map(shownReason),
    })),
  ];
  const mended = fallen.length === 0 ? [] : await author.repair(outline, draft, fallen);
  const second =
    mended.length === 0
      ? first
      : await judgeItems([...first.accepted, ...mended], first.accepted, lesson);
  const { index, title, description } = draft;
  const items = sealEvidence(byDifficulty(second.accepted), request);
  const rejected = second === first ? first.rejected : [...first.rejected, ...second.rejected];
  return { index, title, description, items, rejected, isPublishable: isEnough(items) };
}

/** Verifies items in their order, and has those solved that were not accepted before. */
export async function judgeItems<Item extends ItemDraft>(
  items: readonly Item[],
  accepted: readonly ItemDraft[],
  { author, tools, request, outline, index }: ModelLesson,
): Promise<Judged<Item>> {
  const material = outline.lessons[index]?.material;
  const target = material === undefined ? undefined : targetOf(material);
  const draft = {
    index,
    title: "",
    description: "",
    items,
    ...(target === undefined ? {} : { target }),
  };
  const reasons = await tools.verify(draft, request);
  const verified = items.filter((_, place) => reasons[place]?.length === 0);
  const unsolved = verified.filter(
    (item) => !accepted.includes(item) && isSolvedBlind(item.exercise),
  );
  const solved = await author.solve(outline, index, verified, unsolved);
  const isWrong = (item: Item) => unsolved.includes(item) && !solved.has(item);
  return {
    accepted: verified.filter((item) => !isWrong(item)),
    rejected: items.flatMap((item, place): Rejected<Item>[] => {
      if (isWrong(item)) return [{ item, reasons: [{ code: "solved_otherwise", detail: "" }] }];
      const found = reasons[place] ?? [];
      return found.length > 0 ? [{ item, reasons: found }] : [];
    }),
  };
}

/** A model has wrong choices to offer: what it leaves to be told in the learner’s own words makes no lesson. */
function isEnough(items: readonly ItemDraft[]): boolean {
  return items.filter(({ exercise }) => isScored(exercise)).length >= fewestItems;
}

/** Why an item fell, as a model is told; with the words where only they are to blame. */
function shownReason({ code, detail }: Rejection): string {
  return code === "above_level" ? `${code} ${detail}` : code;
}

/** What a model is shown of an item that fell: as it had drafted it, where it is no text. */
function shownItem({ title, step, exercise, source, draft }: ModelItem): unknown {
  return draft ?? { concept: title, step, quote: source?.quote ?? "", ...exercise };
}
