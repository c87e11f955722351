import type { Queue, ReplayReport } from "./createQueue.ts";
import { replayDelay } from "./replayDelay.ts";

/** A queue of whatever is to be sent. */
type Replayed<Result> = Pick<Queue<unknown, Result>, "replay" | "getState" | "subscribe">;

export interface ReplayingOptions<Result> {
  /** Where `online`, `focus` and `pageshow` happen: the window. */
  readonly target: Pick<EventTarget, "addEventListener" | "removeEventListener">;
  /** In [0, 1). */
  readonly random: () => number;
  /** Told after each replay that delivered something: what shows progress is then old. */
  readonly onDelivered: (report: ReplayReport<Result>) => void;
}

const occasions = ["online", "focus", "pageshow"] as const;

/**
 * Replays the queue now, when something is queued, when the network or the learner comes back, and
 * after a growing delay for as long as something is left. Returns how to stop.
 */
export function startReplaying<Result>(
  queue: Replayed<Result>,
  options: ReplayingOptions<Result>,
): () => void {
  const { target, random, onDelivered } = options;
  const status = { isRunning: false, isWanted: false, isStopped: false };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let fruitless = 0;
  let unsent = 0;

  function trigger(): void {
    if (status.isRunning) status.isWanted = true;
    else if (!status.isStopped) void run();
  }

  async function run(): Promise<void> {
    clearTimeout(timer);
    Object.assign(status, { isRunning: true, isWanted: false });
    const report = await queue.replay().catch(storageFailed);
    status.isRunning = false;
    if (status.isStopped) return;
    if (report.delivered.length > 0) onDelivered(report);
    fruitless = report.delivered.length > 0 ? 1 : fruitless + 1;
    if (report.left === 0) fruitless = 0;
    if (status.isWanted) trigger();
    else if (report.left > 0) {
      timer = setTimeout(trigger, replayDelay(fruitless, report.retryAfter, random()));
    }
  }

  const unsubscribe = queue.subscribe(() => {
    const before = unsent;
    unsent = queue.getState().unsent;
    if (unsent > before) trigger();
  });
  for (const occasion of occasions) target.addEventListener(occasion, trigger);
  trigger();

  return () => {
    status.isStopped = true;
    clearTimeout(timer);
    unsubscribe();
    for (const occasion of occasions) target.removeEventListener(occasion, trigger);
  };
}

/** A store that cannot be read now is tried again later, like a server that cannot be reached. */
function storageFailed(error: unknown): ReplayReport<never> {
  if (error instanceof DOMException) return { delivered: [], left: 1, retryAfter: null };
  throw error;
}
