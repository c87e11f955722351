import type { Judge } from "../playable.ts";
import { checked, delivered, foreseen, retried, revealed, seen, sentAgain } from "./answered.ts";
import { outcomeOf } from "./ExerciseSession.ts";
import type { AnswerReply, Delivery, ExerciseSession } from "./ExerciseSession.ts";
import type { Circumstances } from "./Host.ts";

/** What scores an answer, and where. */
export interface Answerable extends Circumstances {
  readonly judge: Judge;
}

/** Scores the response on the device, and hands it on. */
export function check(answerable: Answerable): void {
  const { store, host } = answerable;
  const next = checked(store.get(), { ...answerable, ...host });
  take(answerable, next, next.phase === "checked" ? 2 : 0);
}

/** Shows the right answer, and hands on that it was shown. */
export function reveal(answerable: Answerable): void {
  const { store, host } = answerable;
  take(answerable, revealed(store.get(), { ...answerable, ...host }), 0);
}

/** Goes on to an answer, if it is one more: sees it painted, and hands it on. */
function take(
  { store, host, afterFrame }: Answerable,
  session: ExerciseSession,
  frames: 0 | 2,
): void {
  if (session === store.get()) return;
  store.update(session, frames);
  if (session.phase === "answering") return;
  afterFrame(() => store.update(seen(store.get(), session.sent)));
  void send({ store, host });
}

export function retry({ store, host, at }: Circumstances): void {
  store.update(retried(store.get(), host.playable.empty, at), 0);
}

export function sendAgain({ store, host }: Circumstances): void {
  store.update(sentAgain(store.get()), 0);
  void send({ store, host });
}

/**
 * Notes what the response will come to when it is checked; nothing where it is still to be answered. It is
 * checked by what checks it in earnest, which the browser has compiled by then.
 */
export function foresee({ store, host, judge, at }: Answerable): void {
  const outcome = outcomeOf(checked(store.get(), { ...host, judge, at }));
  store.update(foreseen(store.get(), outcome));
}

async function send({ store, host }: Pick<Circumstances, "store" | "host">): Promise<void> {
  const session = store.get();
  if (session.phase === "answering") return;
  const { requestId, sent } = session;
  const { response, ...circumstances } = sent;
  const deliver = (delivery: Delivery) => store.update(delivered(store.get(), requestId, delivery));
  const reply = host.onAnswer(response, circumstances);
  if (reply instanceof Promise) {
    deliver(await reply.then(deliveryOf, () => ({ status: "failed" }) as const));
  } else {
    deliver(deliveryOf(reply));
  }
}

function deliveryOf(reply: AnswerReply): Delivery {
  return typeof reply === "string" ? { status: reply } : { status: "answered", result: reply };
}
