import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Outcome } from "../session/ExerciseSession.ts";
import { accountReducer, currentItem, isDone, mostReturns, openAccount } from "./lessonAccount.ts";
import type { AccountEvent, AccountItem, LessonAccount } from "./lessonAccount.ts";
import { figuresOf } from "./lessonFigures.ts";

const seed = 17;
const question = (id: string, before: AccountItem["before"] = "open"): AccountItem => ({
  id,
  isText: false,
  before,
});
const three = ["a", "b", "c"].map((id) => question(id));
const after = (account: LessonAccount, ...events: readonly AccountEvent[]) =>
  events.reduce(accountReducer, account);
const answer = (outcome: Outcome): readonly AccountEvent[] => [
  { type: "judged", outcome },
  { type: "left", outcome },
];

/** Once through a lesson: answers of all sorts, with XP or without, tried again or not, and rounds. */
type Turn =
  | {
      readonly kind: "answered";
      readonly tries: readonly Outcome[];
      readonly xp: number;
      readonly isLost: boolean;
    }
  | { readonly kind: "left and come back" };

const outcome = fc.constantFrom<Outcome>("correct", "partial", "incorrect", "revealed");
const turn: fc.Arbitrary<Turn> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constant("answered" as const),
      tries: fc.array(outcome, { minLength: 1, maxLength: 3 }),
      xp: fc.nat(20),
      isLost: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ kind: "left and come back" as const }) },
);
const lesson = fc.array(
  fc.record({
    isText: fc.boolean(),
    before: fc.constantFrom<AccountItem["before"]>("open", "tried", "done"),
  }),
  { minLength: 1, maxLength: 8 },
);

/** The lesson as a server would hand it out to who comes back. */
function comeBack(account: LessonAccount): LessonAccount {
  const items = account.items.map((item) => ({
    ...item,
    before: isDone(account, item.id)
      ? ("done" as const)
      : account.records.has(item.id)
        ? ("tried" as const)
        : ("open" as const),
  }));
  return openAccount(items, account.xp);
}

function expectAgreement(account: LessonAccount): void {
  const figures = figuresOf(account);
  const { total, known, seen, played, firstTry, open } = figures;
  expect(known).toBeLessThanOrEqual(seen);
  expect(seen).toBeLessThanOrEqual(total);
  expect(known + open).toBe(total);
  const count = (way: string) => played.filter((item) => item.way === way).length;
  if (firstTry !== null) {
    expect(firstTry.right).toBe(count("first"));
    expect(firstTry.total).toBe(played.length - textsOf(account));
  }
  // What is listed as open is not known, and what is listed otherwise is.
  for (const { id, way } of played) expect(isDone(account, id)).toBe(way !== "open");
  if (currentItem(account) === undefined) {
    // The end: all was seen, and what the list leaves open is what the text counts.
    expect(seen).toBe(total);
    expect(count("open")).toBe(open);
    expect(known === total).toBe(open === 0);
  }
}

function textsOf(account: LessonAccount): number {
  const { played } = figuresOf(account);
  return account.items.filter(({ id, isText }) => isText && played.some((item) => item.id === id))
    .length;
}

describe("all figures of a lesson agree", () => {
  test("over random runs: right, wrong, revealed, lost, left, come back, done again", () => {
    fc.assert(
      fc.property(
        lesson,
        fc.array(turn, { maxLength: 40 }),
        fc.nat(200),
        (items, turns, before) => {
          let account = openAccount(
            items.map((item, at) => ({ ...item, id: `${at}` })),
            before,
          );
          let xp = before;
          /** What was ever wrong, by a count of our own. */
          let missed = new Set(
            account.items.flatMap((item) => (item.before === "tried" ? [item.id] : [])),
          );
          const tell = (event: AccountEvent) => {
            account = accountReducer(account, event);
            expectAgreement(account);
          };
          for (const step of turns) {
            const id = currentItem(account);
            if (step.kind === "left and come back") {
              account = comeBack(account);
              const isOver = account.items.every((item) => item.before === "open");
              if (isOver) missed = new Set();
            } else if (id === undefined) {
              if (figuresOf(account).open === 0) break;
              tell({ type: "resumed" });
              expect(currentItem(account)).toBeDefined();
            } else {
              const isText = account.items.some((item) => item.id === id && item.isText);
              for (const given of isText ? (["completed"] as const) : step.tries) {
                tell({ type: "judged", outcome: given });
                if (given !== "correct" && given !== "completed") missed.add(id);
              }
              tell({ type: "paid", xp: step.xp });
              xp += step.xp;
              const last = isText ? "completed" : (step.tries.at(-1) ?? null);
              const { prospect } = figuresOf(account);
              tell({ type: "left", outcome: step.isLost ? null : last });
              const isBack = account.order.indexOf(id, account.at) >= 0;
              const isKnown = isDone(account, id);
              // What was promised is kept.
              expect(isBack).toBe(!isKnown && prospect === "end");
            }
            expectAgreement(account);
            expect(figuresOf(account).xp).toBe(xp);
            for (const item of figuresOf(account).played) {
              if (item.way === "first") expect(missed).not.toContain(item.id);
              if (item.way === "later") expect(missed).toContain(item.id);
            }
          }
        },
      ),
      { seed, numRuns: 500 },
    );
  });

  test("what was missed in a round is not known at once in the next", () => {
    let account = openAccount(three.slice(0, 2), 0);
    account = after(account, ...answer("correct"));
    for (let at = 0; at <= mostReturns; at += 1) account = after(account, ...answer("incorrect"));
    expect(figuresOf(account)).toMatchObject({ open: 1, firstTry: { right: 1, total: 2 } });
    account = after(account, { type: "resumed" }, ...answer("correct"));
    expect(figuresOf(account)).toMatchObject({ open: 0, firstTry: { right: 1, total: 2 } });
  });

  test("the bar has reached the end with the last question, and fills on its right answer", () => {
    const last = after(openAccount(three, 0), ...answer("correct"), ...answer("incorrect"));
    expect(figuresOf(last)).toMatchObject({ seen: 3, known: 1, isReturn: false });
    const right = after(last, { type: "judged", outcome: "correct" });
    expect(figuresOf(right)).toMatchObject({ seen: 3, known: 2 });
    const back = after(right, { type: "left", outcome: "correct" });
    expect(figuresOf(back)).toMatchObject({ seen: 3, known: 2, isReturn: true });
  });

  test("the third miss promises no return, and there is none", () => {
    let account = openAccount(three.slice(0, 1), 0);
    for (let at = 0; at < mostReturns; at += 1) {
      expect(figuresOf(account).prospect).toBe("end");
      account = after(account, ...answer("incorrect"));
    }
    expect(figuresOf(account).prospect).toBe("round");
    account = after(account, ...answer("revealed"));
    expect(currentItem(account)).toBeUndefined();
    expect(after(account, { type: "resumed" }).order).toEqual(["a"]);
  });
});

test.each(["tried", "done"] as const)("what was %s before has no first try to tell", (before) => {
  const account = openAccount([question("a", before), question("b")], 70);
  const played = after(account, ...account.order.flatMap(() => answer("correct")));
  expect(figuresOf(played)).toMatchObject({ open: 0, firstTry: null });
});

test("plays what is open, or all anew when all is done", () => {
  expect(openAccount([question("a", "done"), question("b")], 0).order).toEqual(["b"]);
  const again = openAccount([question("a", "done"), question("b", "done")], 9);
  expect(again.order).toEqual(["a", "b"]);
  expect(figuresOf(again)).toMatchObject({ known: 0, seen: 1, xp: 9 });
  expect(currentItem(openAccount([], 0))).toBeUndefined();
});

test("three in a row are told once, with the third", () => {
  const two = after(
    openAccount([...three, question("d")], 0),
    ...answer("correct"),
    ...answer("correct"),
  );
  expect(figuresOf(two).isThree).toBe(false);
  const third = after(two, { type: "judged", outcome: "correct" });
  expect(figuresOf(third).isThree).toBe(true);
  const fourth = after(
    third,
    { type: "left", outcome: "correct" },
    { type: "judged", outcome: "correct" },
  );
  expect(figuresOf(fourth).isThree).toBe(false);
  const missed = after(openAccount(three, 0), ...answer("correct"), ...answer("incorrect"));
  expect(figuresOf(after(missed, ...answer("correct"))).isThree).toBe(false);
});

test("a later word of the server changes what the device said", () => {
  const right = after(openAccount(three, 0), ...answer("correct"));
  const corrected = after(right, { type: "judged anew", id: "a", outcome: "incorrect" });
  expect(figuresOf(corrected)).toMatchObject({ known: 0, open: 3 });
});
