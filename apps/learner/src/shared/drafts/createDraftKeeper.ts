import { settle } from "@alambic/api-client/core";
import type { Failure, Outcome } from "@alambic/api-client/core";
import { draftSaveState, stepDraft } from "@alambic/domain/drafts";
import type { DraftSaveState, DraftSync, DraftSyncEvent } from "@alambic/domain/drafts";
import { api } from "../api.ts";
import { uuidv7 } from "../uuidv7.ts";

const restMs = 800;
const retryMs = 5_000;

export interface DraftKeeper<Draft, Kept extends DraftSync<Draft>> {
  readonly subscribe: (listener: () => void) => () => void;
  readonly getState: () => Kept;
  /** Null before anything was written. */
  readonly saveState: () => DraftSaveState | null;
  /** Why the server refuses the draft; null where it does not. */
  readonly failure: () => Failure | null;
  readonly type: (changed: Partial<Draft>) => void;
  /** It was deleted: nothing of it is kept or sent any more. */
  readonly forget: () => void;
  /** Sends what is written now. */
  readonly flush: () => Promise<void>;
}

export interface DraftKeeperOptions<Draft, Kept extends DraftSync<Draft>> {
  readonly first: Kept;
  /** It was begun just now: it is kept once something is written. */
  readonly isBlank: boolean;
  /** Keeps on this device what the server does not hold yet; null once it does. */
  readonly keep: (kept: Kept | null) => void;
  /** Begins or saves it on the server. Throws an `ApiError`. */
  readonly send: (kept: Kept, draft: Draft) => Promise<{ readonly version: number }>;
  /** Told when the server took something. */
  readonly onKept: () => void;
}

/**
 * Keeps one thing that is written: on the device at once, and with the server after a moment's rest, again
 * until it is there. What was changed elsewhere goes on beside it, under an id of its own.
 */
export function createDraftKeeper<Draft, Kept extends DraftSync<Draft>>(
  options: DraftKeeperOptions<Draft, Kept>,
): DraftKeeper<Draft, Kept> {
  const { keep, send, onKept } = options;
  const listeners = new Set<() => void>();
  let state = options.first;
  let failure: Failure | null = null;
  let timer: ReturnType<typeof setTimeout> | null = null;
  let isSending = false;
  let { isBlank } = options;

  const step = (event: DraftSyncEvent<Draft>) => {
    state = { ...state, ...stepDraft<Draft>(state, event) };
    keep(draftSaveState(state) === "saved" ? null : state);
    for (const listener of listeners) listener();
  };
  const rest = (ms: number) => {
    if (timer !== null) clearTimeout(timer);
    timer = setTimeout(() => void flush(), ms);
  };
  const flush = async (): Promise<void> => {
    if (isSending || isBlank) return;
    step({ kind: "due" });
    const { sending } = state;
    if (sending === null) return;
    isSending = true;
    const answer = await settle(send(state, sending));
    isSending = false;
    failure = answer.ok ? null : answer.failure;
    step(eventOf(answer));
    if (answer.ok) onKept();
    const saving = draftSaveState(state);
    if (saving === "saving") await flush();
    else if (saving === "failed") rest(retryMs);
  };

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getState: () => state,
    saveState: () => (isBlank ? null : draftSaveState(state)),
    failure: () => failure,
    type: (changed) => {
      isBlank = false;
      step({ kind: "typed", draft: { ...state.draft, ...changed } });
      rest(restMs);
    },
    forget: () => {
      isBlank = true;
      if (timer !== null) clearTimeout(timer);
      keep(null);
    },
    flush,
  };
}

function eventOf<Draft>(answer: Outcome<{ readonly version: number }>): DraftSyncEvent<Draft> {
  if (answer.ok) return { kind: "kept", version: answer.data.version };
  const { failure } = answer;
  const forkId = uuidv7(api.clock.now());
  if (failure.kind !== "problem") return { kind: "unanswered" };
  switch (failure.code) {
    case "note_changed":
    case "changed_elsewhere":
    case "entry_id_reused":
      return { kind: "changed-elsewhere", forkId };
    case "not_found":
      return { kind: "gone", forkId };
    case "validation_failed":
    case "payload_too_large":
    case "limit_reached":
    case "discipline_locked":
      return { kind: "refused" };
    default:
      return { kind: "unanswered" };
  }
}
