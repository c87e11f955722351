import { currentItem, isDone, mostReturns } from "./lessonAccount.ts";
import type { AccountItem, LessonAccount } from "./lessonAccount.ts";

/** How an item of this sitting stands: a text was read, a question known at once, later, or not yet. */
export type ItemWay = "read" | "first" | "later" | "open";

export interface PlayedItem {
  readonly id: string;
  readonly way: ItemWay;
}

/** Every figure of a lesson that stands on the screen. */
export interface LessonFigures {
  readonly total: number;
  /** Items that are known: what the bar fills on. */
  readonly known: number;
  /** Items that were reached, the one on the screen with them: what the bar advances on. */
  readonly seen: number;
  readonly xp: number;
  /** The item on the screen came before, and was not right yet. */
  readonly isReturn: boolean;
  /** When the item on the screen comes back where its answer lacks something. */
  readonly prospect: "end" | "round";
  /** Three questions in a row were right at once, the one on the screen the third. */
  readonly isThree: boolean;
  /** What was played in this sitting, in the order of the lesson. */
  readonly played: readonly PlayedItem[];
  /** Of all questions, how many were right at once; null where some were played before: nobody counted then. */
  readonly firstTry: { readonly right: number; readonly total: number } | null;
  /** Items of the lesson that are not known yet. */
  readonly open: number;
}

function wayOf(account: LessonAccount, { id, isText }: AccountItem): ItemWay {
  const record = account.records.get(id);
  if (record?.done !== true) return "open";
  if (isText) return "read";
  return record.missed ? "later" : "first";
}

export function figuresOf(account: LessonAccount): LessonFigures {
  const { items, order, at, records, xp, round, third } = account;
  const current = currentItem(account);
  const reached = new Set(order.slice(0, at + 1));
  const isSeen = ({ id, before }: AccountItem) =>
    before === "done" || records.has(id) || reached.has(id);
  const isTried = (id: string) => items.some((item) => item.id === id && item.before === "tried");
  const known = items.filter(({ id }) => isDone(account, id)).length;
  const touched = items.filter(({ id, before }) => {
    const record = records.get(id);
    return record !== undefined && (before !== "tried" || record.done || reached.has(id));
  });
  const played = touched.map((item) => ({ id: item.id, way: wayOf(account, item) }));
  const questions = touched.filter(({ isText }) => !isText).length;
  const isResumed = items.some(({ isText, before }) => !isText && before !== "open");
  return {
    total: items.length,
    known,
    seen: items.filter(isSeen).length,
    xp,
    isReturn:
      current !== undefined && (round > 0 || order.indexOf(current) < at || isTried(current)),
    prospect: (records.get(current ?? "")?.turns ?? 0) < mostReturns ? "end" : "round",
    isThree: current !== undefined && third === current,
    played,
    firstTry:
      isResumed || questions === 0
        ? null
        : { right: played.filter(({ way }) => way === "first").length, total: questions },
    open: items.length - known,
  };
}
