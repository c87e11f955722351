import type { AnswerResult } from "@alambic/contract";
import { describe, expect, test } from "vitest";
import {
  checked,
  delivered,
  foreseen,
  hintPressed,
  retried,
  revealed,
  seen,
  sentAgain,
} from "./answered.ts";
import { changed, started, withScoring } from "./answering.ts";
import { isLost, outcomeOf } from "./ExerciseSession.ts";
import type { ExerciseSession } from "./ExerciseSession.ts";
import { playable, says, scoredAs } from "./testing/statement.ts";

const question = started(null, 1000);
const judging = { judge: playable.judge(), playable, language: "en", at: 3500.4 } as const;
const given = (value: boolean) => changed(question, says(value));
const wrong = checked(given(false), judging);
const right = checked(given(true), judging);
const shown = revealed(question, judging);
const painted = (session: ExerciseSession) =>
  session.phase === "answering" ? session : seen(session, session.sent);

describe("answering", () => {
  test("the last response counts, and takes back what waited to be judged", () => {
    const waiting = withScoring(given(false), "loading");
    expect(waiting).toMatchObject({ scoring: "loading", requestId: 1 });
    expect(changed(waiting, says(true))).toMatchObject({
      response: says(true),
      scoring: "ready",
      requestId: 2,
    });
  });

  test("whoever leaves takes back what waited to be judged", () => {
    const left = withScoring(withScoring(given(true), "loading"), "ready");
    expect(left).toMatchObject({ scoring: "ready", requestId: 2 });
    expect(withScoring(question, "ready")).toBe(question);
  });

  test("a judge that does not arrive leaves the response", () => {
    const failed = withScoring(withScoring(given(true), "loading"), "failed");
    expect(failed).toMatchObject({ scoring: "failed", response: says(true) });
    expect(checked(failed, judging)).toMatchObject({ phase: "checked" });
  });

  test("what was foreseen keeps its room until another outcome is", () => {
    const next = foreseen(given(true), "correct");
    expect(changed(next, says(false))).toMatchObject({ foreseen: "correct" });
    expect(foreseen(next, "correct")).toBe(next);
  });

  test("a hint is shown and hidden, and was heard from then on", () => {
    const once = hintPressed(question);
    expect(once).toMatchObject({ hint: "open" });
    expect(hintPressed(once)).toMatchObject({ hint: "closed" });
    expect(hintPressed(hintPressed(once))).toMatchObject({ hint: "open" });
  });

  test("an answer tells of a hint that was shown, also where it was hidden again", () => {
    const helped = hintPressed(hintPressed(given(true)));
    expect(checked(helped, judging)).toMatchObject({ sent: { hinted: true } });
    expect(revealed(checked(helped, judging), judging)).toMatchObject({ sent: { hinted: true } });
    expect(right).toMatchObject({ sent: { hinted: false } });
  });
});

describe("an answer", () => {
  test("is scored, with the time that it took, and is on its way unseen", () => {
    expect(wrong).toMatchObject({
      phase: "checked",
      response: says(false),
      delivery: { status: "sending" },
      isSeen: false,
      sent: { response: says(false), revealed: false, elapsedMs: 2500 },
    });
    expect(outcomeOf(wrong)).toBe("incorrect");
  });

  test("that nobody can read is still to be answered", () => {
    const unreadable = { ...judging, playable: { isComplete: () => false } };
    const next = checked(withScoring(given(true), "loading"), unreadable);
    expect(next).toMatchObject({ phase: "answering", response: says(true), scoring: "ready" });
    expect(outcomeOf(next)).toBeNull();
  });

  test("that was shown is the key, sent without a response", () => {
    expect(shown).toMatchObject({
      phase: "revealed",
      response: says(true),
      sent: { response: null, revealed: true, score: null, elapsedMs: 2500 },
    });
    expect(outcomeOf(shown)).toBe("revealed");
  });

  test("that is shown after a try was seen where the try was", () => {
    expect(revealed(painted(wrong), judging)).toMatchObject({ isSeen: true });
    expect(revealed(wrong, judging)).toMatchObject({ isSeen: false });
  });

  test("is known by the server’s word once that is there", () => {
    const result: AnswerResult = scoredAs("partial");
    const next = delivered(wrong, wrong.requestId, { status: "answered", result });
    expect(outcomeOf(next)).toBe("partial");
  });

  test("replies to any but the last request come too late", () => {
    const again = sentAgain(delivered(wrong, wrong.requestId, { status: "failed" }));
    expect(isLost(again)).toBe(false);
    expect(delivered(again, wrong.requestId, { status: "queued" })).toBe(again);
    const kept = delivered(again, again.requestId, { status: "queued" });
    expect(kept).toMatchObject({ delivery: { status: "queued" }, sent: { elapsedMs: 2500 } });
    const retry = checked(retried(again, null, 4000), judging);
    expect(delivered(retry, again.requestId, { status: "queued" })).toBe(retry);
  });
});

describe("another try", () => {
  test("of what was wrong keeps the response and the room of its verdict, on a new clock", () => {
    expect(retried(wrong, null, 4000)).toMatchObject({
      phase: "answering",
      response: says(false),
      foreseen: "incorrect",
      startedAt: 4000,
      hint: "unheard",
    });
  });

  test.each([
    ["was right", right],
    ["was shown", shown],
  ])("of what %s begins anew", (_, session) => {
    expect(retried(session, null, 4000)).toMatchObject({ response: null, foreseen: null });
  });
});

describe("a step that does not fit changes nothing:", () => {
  const steps: Readonly<Record<string, (session: ExerciseSession) => ExerciseSession>> = {
    change: (session) => changed(session, says(true)),
    "wait for the judge": (session) => withScoring(session, "loading"),
    "go without the judge": (session) => withScoring(session, "failed"),
    withdraw: (session) => withScoring(session, "ready"),
    foresee: (session) => foreseen(session, "correct"),
    "press the hint": hintPressed,
    check: (session) => checked(session, judging),
    reveal: (session) => revealed(session, judging),
    retry: (session) => retried(session, null, 0),
    "send again": sentAgain,
    deliver: (session) => delivered(session, session.requestId, { status: "queued" }),
    see: painted,
  };
  const unfit = {
    answering: ["withdraw", "check", "retry", "send again", "deliver", "see"],
    checked: Object.keys(steps).slice(0, 7),
    revealed: Object.keys(steps).slice(0, 8),
  };

  test.each([question, wrong, shown])("while $phase", (session) => {
    const idle = Object.keys(steps).filter((name) => steps[name]?.(session) === session);
    expect(idle).toEqual(unfit[session.phase]);
  });

  test("whatever is pressed, requests are numbered upwards", () => {
    const walk = (session: ExerciseSession, left: number): void => {
      for (const step of left === 0 ? [] : Object.values(steps)) {
        const next = step(session);
        expect(next.requestId).toBeGreaterThanOrEqual(session.requestId);
        if (next.phase !== session.phase) expect(next.requestId).toBe(session.requestId + 1);
        if (next !== session) walk(next, left - 1);
      }
    };
    walk(given(true), 4);
  });
});
