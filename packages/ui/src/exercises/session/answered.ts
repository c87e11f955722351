import type { ExerciseResponse, Locale } from "@alambic/contract";
import type { Judge, Playable } from "../playable.ts";
import { changed, started } from "./answering.ts";
import type { Delivery, ExerciseSession, Outcome, SentAnswer } from "./ExerciseSession.ts";

/*
 * The steps of a session that come with its first answer, or with its hint. A step that does not fit the
 * phase changes nothing: it gives the session that it was given.
 */

/** What an answer is judged by, and when. */
export interface Judging {
  readonly judge: Judge;
  readonly playable: Pick<Playable, "isComplete">;
  readonly language: Locale;
  /** On the clock of who runs the session. */
  readonly at: number;
}

const sending: Delivery = { status: "sending" };

/** What both ways to an answer share; whether that of an earlier one was seen holds on. */
function answered(session: ExerciseSession, at: number) {
  return {
    requestId: session.requestId + 1,
    startedAt: session.startedAt,
    delivery: sending,
    isSeen: session.phase !== "answering" && session.isSeen,
    elapsedMs: Math.round(at - session.startedAt),
    hinted: wasHinted(session),
  };
}

/** Whether a hint was shown before the answer. What is shown after it was helped by the same. */
function wasHinted(session: ExerciseSession): boolean {
  return session.phase === "answering" ? session.hint !== "unheard" : session.sent.hinted;
}

/** The response is scored. */
export function checked(session: ExerciseSession, judging: Judging): ExerciseSession {
  const { response } = session;
  if (session.phase !== "answering" || response === null) return session;
  const { judge, playable, language, at } = judging;
  // What came with the judge may tell that nobody can read it: then it is still to be answered.
  if (!playable.isComplete(response)) return changed(session, response);
  const score = judge.score(response, { locale: language });
  const { elapsedMs, hinted, ...rest } = answered(session, at);
  const sent: SentAnswer = { response, revealed: false, score, elapsedMs, hinted };
  return { ...rest, phase: "checked", response, score, sent };
}

/** The right answer is shown. */
export function revealed(
  session: ExerciseSession,
  { judge, language, at }: Omit<Judging, "playable">,
): ExerciseSession {
  if (session.phase === "revealed") return session;
  const { key } = judge;
  const score = key && judge.score(key, { locale: language });
  const { elapsedMs, hinted, ...rest } = answered(session, at);
  const sent: SentAnswer = { response: null, revealed: true, score: null, elapsedMs, hinted };
  return { ...rest, phase: "revealed", response: key, score, sent };
}

/** Another try: what was not right is mended; what is done begins anew. */
export function retried(
  session: ExerciseSession,
  empty: ExerciseResponse | null,
  at: number,
): ExerciseSession {
  if (session.phase === "answering") return session;
  const next = { ...started(empty, at), requestId: session.requestId + 1 };
  if (session.phase === "revealed" || session.score.correct) return next;
  return { ...next, response: session.response, foreseen: session.score.outcome };
}

/** The answer is handed on once more, as it was. */
export function sentAgain(session: ExerciseSession): ExerciseSession {
  return session.phase === "answering"
    ? session
    : { ...session, delivery: sending, requestId: session.requestId + 1 };
}

/** What came of the answer was painted, which it is before it was handed on once more. */
export function seen(session: ExerciseSession, sent: SentAnswer): ExerciseSession {
  return session.phase !== "answering" && session.sent === sent && !session.isSeen
    ? { ...session, isSeen: true }
    : session;
}

/** What the response will come to as it stands. */
export function foreseen(session: ExerciseSession, outcome: Outcome | null): ExerciseSession {
  return session.phase === "answering" && session.foreseen !== outcome
    ? { ...session, foreseen: outcome }
    : session;
}

/** The hint is shown, or hidden. */
export function hintPressed(session: ExerciseSession): ExerciseSession {
  return session.phase === "answering"
    ? { ...session, hint: session.hint === "open" ? "closed" : "open" }
    : session;
}

/** What became of the answer that a request handed on. */
export function delivered(
  session: ExerciseSession,
  requestId: number,
  delivery: Delivery,
): ExerciseSession {
  return session.phase === "answering" || session.requestId !== requestId
    ? session
    : { ...session, delivery };
}
