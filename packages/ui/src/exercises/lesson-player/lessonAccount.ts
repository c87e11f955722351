import type { Outcome } from "../session/ExerciseSession.ts";
import { isLacking } from "../player/isLacking.ts";

/** An item as it stands when a sitting begins. */
export interface AccountItem {
  readonly id: string;
  /** A text to read: nobody can miss it. */
  readonly isText: boolean;
  /** `tried`: it was answered before, and was not right yet. */
  readonly before: "open" | "tried" | "done";
}

/** How an item went, over all rounds of a sitting. */
export interface ItemRecord {
  /** How often it was left in this round. */
  readonly turns: number;
  /** It was not right at once, in this sitting or before. */
  readonly missed: boolean;
  readonly done: boolean;
}

/** All that is known of one sitting of a lesson: every figure on the screen is read from it. */
export interface LessonAccount {
  readonly items: readonly AccountItem[];
  /** What this round plays. It grows as items come back; `at` is where the learner is. */
  readonly order: readonly string[];
  readonly at: number;
  readonly records: ReadonlyMap<string, ItemRecord>;
  /** XP of the lesson, old and new. */
  readonly xp: number;
  /** From 0: how often what was open was taken up again. */
  readonly round: number;
  /** How many questions in a row were right at once, and which was the third. */
  readonly inRow: number;
  readonly third: string | null;
}

export type AccountEvent =
  /** The item on the screen was judged, by the device or, after it, by the server. */
  | { readonly type: "judged"; readonly outcome: Outcome }
  | { readonly type: "judged anew"; readonly id: string; readonly outcome: Outcome }
  | { readonly type: "paid"; readonly xp: number }
  /** The item was left; null where it could not be played, or its answer was not sent. */
  | { readonly type: "left"; readonly outcome: Outcome | null }
  /** Another round, of what is still open. */
  | { readonly type: "resumed" };

/** How often an item comes back in one round. After that it waits for the next. */
export const mostReturns = 2;

/** Starts where the learner stopped: with what is not done, or with all of it anew when all is. */
export function openAccount(items: readonly AccountItem[], xp: number): LessonAccount {
  const isOver = items.every(({ before }) => before === "done");
  const fresh = isOver ? items.map((item) => ({ ...item, before: "open" as const })) : items;
  return {
    items: fresh,
    order: fresh.filter(({ before }) => before !== "done").map(({ id }) => id),
    at: 0,
    records: new Map(
      fresh.flatMap(({ id, before }) =>
        before === "tried" ? [[id, { turns: 0, missed: true, done: false }] as const] : [],
      ),
    ),
    xp,
    round: 0,
    inRow: 0,
    third: null,
  };
}

const unplayed: ItemRecord = { turns: 0, missed: false, done: false };

function recorded(account: LessonAccount, id: string, change: Partial<ItemRecord>): LessonAccount {
  const record = { ...(account.records.get(id) ?? unplayed), ...change };
  return { ...account, records: new Map(account.records).set(id, record) };
}

function judged(account: LessonAccount, id: string, outcome: Outcome): LessonAccount {
  const isText = account.items.find((item) => item.id === id)?.isText ?? false;
  const { missed = false, done = false } = account.records.get(id) ?? {};
  if (isMissed(outcome)) {
    return recorded({ ...account, inRow: 0 }, id, { missed: true, done: false });
  }
  if (isText || missed || done) return recorded(account, id, { done: true });
  const inRow = account.inRow + 1;
  const third = inRow === 3 ? id : account.third;
  return recorded({ ...account, inRow, third }, id, { done: true });
}

function isMissed(outcome: Outcome): boolean {
  return isLacking(outcome) || outcome === "revealed";
}

function left(account: LessonAccount, outcome: Outcome | null): LessonAccount {
  const id = currentItem(account);
  if (id === undefined) return account;
  const done = outcome !== null && !isMissed(outcome);
  const { turns = 0, missed = false } = account.records.get(id) ?? {};
  const next = recorded(account, id, {
    turns: turns + 1,
    missed: missed || (outcome !== null && !done),
    done,
  });
  const returns = !done && turns < mostReturns;
  return { ...next, order: returns ? [...account.order, id] : account.order, at: account.at + 1 };
}

function resumed(account: LessonAccount): LessonAccount {
  const order = account.items.map(({ id }) => id).filter((id) => !isDone(account, id));
  const records = [...account.records].map(
    ([id, record]) => [id, { ...record, turns: 0 }] as const,
  );
  return { ...account, order, at: 0, round: account.round + 1, records: new Map(records) };
}

/** The account after something happened. */
export function accountReducer(account: LessonAccount, event: AccountEvent): LessonAccount {
  switch (event.type) {
    case "judged": {
      const id = currentItem(account);
      return id === undefined ? account : judged(account, id, event.outcome);
    }
    case "judged anew":
      return account.records.get(event.id)?.done === !isMissed(event.outcome)
        ? account
        : judged(account, event.id, event.outcome);
    case "paid":
      return { ...account, xp: account.xp + event.xp };
    case "left":
      return left(account, event.outcome);
    case "resumed":
      return resumed(account);
  }
}

export function currentItem({ order, at }: LessonAccount): string | undefined {
  return order[at];
}

/** Whether an item is known, from before or by now. */
export function isDone({ items, records }: LessonAccount, id: string): boolean {
  const before = items.find((item) => item.id === id)?.before;
  return records.get(id)?.done ?? before === "done";
}
