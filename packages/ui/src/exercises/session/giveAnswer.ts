import type { Judge } from "../playable.ts";
import { checked, delivered, foreseen, retried, revealed, seen, sentAgain } from "./answered.ts";
import { outcomeOf } from "./ExerciseSession.ts";
import type { AnswerReply, Delivery } from "./ExerciseSession.ts";
import type { Circumstances } from "./Host.ts";

/** What scores an answer, and where. */
export interface Answerable extends Circumstances {
  readonly judge: Judge;
}

/** Scores the response on the device, and hands it on. */
export function check(answerable: Answerable): void {
  const { store, host } = answerable;
  const next = checked(store.get(), { ...answerable, ...host });
  store.update(next, next.phase === "checked" ? 2 : 0);
  show(answerable);
}

/** Shows the right answer, and hands on that it was shown. */
export function reveal(answerable: Answerable): void {
  const { store, host } = answerable;
  store.update(revealed(store.get(), { ...answerable, ...host }));
  show(answerable);
}

/** Sees the answer painted, and hands it on. */
function show({ store, host, afterFrame }: Answerable): void {
  const session = store.get();
  if (session.phase === "answering") return;
  afterFrame(() => store.update(seen(store.get(), session.sent), "joined"));
  void send({ store, host });
}

export function retry({ store, host, at }: Circumstances): void {
  store.update(retried(store.get(), host.playable.empty, at));
}

export function sendAgain({ store, host }: Circumstances): void {
  store.update(sentAgain(store.get()));
  void send({ store, host });
}

/**
 * Notes what the response will come to when it is checked; nothing where it is still to be answered. It is
 * checked by what checks it in earnest, which the browser has compiled by then.
 */
export function foresee({ store, host, judge, at }: Answerable): void {
  const outcome = outcomeOf(checked(store.get(), { ...host, judge, at }));
  store.update(foreseen(store.get(), outcome), "joined");
}

async function send({ store, host }: Pick<Circumstances, "store" | "host">): Promise<void> {
  const session = store.get();
  if (session.phase === "answering") return;
  const { requestId, sent } = session;
  const { response, ...circumstances } = sent;
  const deliver = (delivery: Delivery) =>
    store.update(delivered(store.get(), requestId, delivery), "joined");
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
