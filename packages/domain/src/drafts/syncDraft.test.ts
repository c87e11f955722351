import fc from "fast-check";
import { expect, test } from "vitest";
import { begunDraft, draftSaveState, openedDraft, stepDraft } from "./index.ts";
import type { DraftSync } from "./index.ts";

/** A draft is an object of its own: what was typed, sign by sign, each sign unlike any other. */
interface Draft {
  readonly signs: readonly number[];
}

interface ServerNote {
  readonly version: number;
  readonly signs: readonly number[];
  readonly begun: string;
}

type Action = { readonly tab: 0 | 1 } & (
  | { readonly do: "type" | "close" }
  | { readonly do: "send"; readonly fate: "answered" | "lost-request" | "lost-reply" }
);

const actions = fc.array(
  fc.oneof(
    fc.record({ tab: fc.constantFrom(0, 1), do: fc.constantFrom("type", "type", "close") }),
    fc.record({
      tab: fc.constantFrom(0, 1),
      do: fc.constant("send"),
      fate: fc.constantFrom("answered", "answered", "lost-request", "lost-reply"),
    }),
  ),
  { maxLength: 60 },
);

/** Two tabs, each with what it put on the device, before one server. */
function play(schedule: readonly Action[]) {
  const server = new Map<string, ServerNote>();
  const key = ({ signs }: Draft) => signs.join(" ");
  server.set("n", { version: 1, signs: [], begun: "" });
  let count = 0;
  const open = (): DraftSync<Draft> => {
    const note = server.get("n");
    return note === undefined
      ? begunDraft("n", { signs: [] })
      : openedDraft("n", note.version, { signs: note.signs });
  };
  const tabs = [open(), open()];
  /** Signs that a tab showed as saved. */
  const saved = new Set<number>();
  const typed = new Set<number>();

  const deliver = (sync: DraftSync<Draft>, sent: Draft): DraftSync<Draft> => {
    count += 1;
    const forkId = `fork-${count}`;
    const note = server.get(sync.id);
    if (sync.baseVersion === 0) {
      if (note === undefined) {
        server.set(sync.id, { version: 1, signs: sent.signs, begun: key(sent) });
        return stepDraft(sync, { kind: "kept", version: 1 });
      }
      if (note.begun === key(sent)) return stepDraft(sync, { kind: "kept", version: 1 });
      return stepDraft(sync, { kind: "changed-elsewhere", forkId });
    }
    if (note === undefined) return stepDraft(sync, { kind: "gone", forkId });
    if (key(note) === key(sent)) return stepDraft(sync, { kind: "kept", version: note.version });
    if (note.version !== sync.baseVersion) {
      return stepDraft(sync, { kind: "changed-elsewhere", forkId });
    }
    const version = note.version + 1;
    server.set(sync.id, { ...note, version, signs: sent.signs });
    return stepDraft(sync, { kind: "kept", version });
  };

  const act = (sync: DraftSync<Draft>, action: Action): DraftSync<Draft> => {
    if (action.do === "type") {
      count += 1;
      typed.add(count);
      return stepDraft(sync, { kind: "typed", draft: { signs: [...sync.draft.signs, count] } });
    }
    if (action.do !== "send") {
      // Whatever ends a tab: the next one takes up what is on the device, drafts as new objects.
      const copy = (draft: Draft) => ({ signs: [...draft.signs] });
      const { draft, held, sending } = sync;
      return {
        ...sync,
        draft: copy(draft),
        held: held && copy(held),
        sending: sending && copy(sending),
      };
    }
    const due = stepDraft(sync, { kind: "due" });
    if (due.sending === null || action.fate === "lost-request") {
      return stepDraft(due, { kind: "unanswered" });
    }
    const answered = deliver(due, due.sending);
    return action.fate === "answered" ? answered : stepDraft(due, { kind: "unanswered" });
  };

  const step = (action: Action) => {
    const sync = act(tabs[action.tab] ?? open(), action);
    tabs[action.tab] = sync;
    if (draftSaveState(sync) === "saved") for (const sign of sync.draft.signs) saved.add(sign);
  };
  for (const action of schedule) step(action);
  const kept = () => new Set([...server.values()].flatMap(({ signs }) => signs));
  return { tabs, saved, typed, kept, step };
}

test("no sign is lost once it was shown as saved, nor any once the network is back", () => {
  fc.assert(
    fc.property(actions, (schedule) => {
      const { tabs, saved, typed, kept, step } = play(schedule);
      for (const sign of saved) expect(kept()).toContain(sign);
      for (let round = 0; round < 4; round += 1) {
        for (const tab of [0, 1] as const) step({ tab, do: "send", fate: "answered" });
      }
      expect(tabs.map(draftSaveState)).toEqual(["saved", "saved"]);
      for (const sign of typed) expect(kept()).toContain(sign);
    }),
    { numRuns: 500 },
  );
});

test("what is refused waits for another draft, and is not sent again as it is", () => {
  const typed = stepDraft(openedDraft("n", 1, "a"), { kind: "typed", draft: "b" });
  const refused = stepDraft(stepDraft(typed, { kind: "due" }), { kind: "refused" });
  expect(draftSaveState(refused)).toBe("refused");
  expect(stepDraft(refused, { kind: "due" })).toBe(refused);
  const again = stepDraft(stepDraft(refused, { kind: "typed", draft: "c" }), { kind: "due" });
  expect(again.sending).toBe("c");
});

test("a note that was changed elsewhere goes on beside it, and again beside the first one", () => {
  const typed = stepDraft(openedDraft("n", 1, "a"), { kind: "typed", draft: "b" });
  const due = stepDraft(typed, { kind: "due" });
  const fork = stepDraft(due, { kind: "changed-elsewhere", forkId: "f" });
  expect(fork).toMatchObject({ id: "f", baseVersion: 0, draft: "b", conflictOf: "n" });
  const second = stepDraft(fork, { kind: "changed-elsewhere", forkId: "g" });
  expect(second).toMatchObject({ id: "g", conflictOf: "n" });
  expect(stepDraft(due, { kind: "gone", forkId: "f" })).toMatchObject({ conflictOf: null });
});
