import type { AtomSummary, MoleculeQuality } from "@alambic/contract";
import { useEffect, useEffectEvent, useRef } from "react";
import { usePolling } from "../../shared/network/usePolling.ts";
import { useReplacementNotice } from "../../shared/notices/useReplacementNotice.ts";
import { endedReplacements } from "./endedReplacements.ts";

/** Milliseconds between two questions: the built-in author is done within one. */
const pause = 2_000;

/**
 * Keeps a lesson up to date while items of it are replaced, and says what came of each. Returns what
 * is to be told which item was asked for.
 */
export function useEndedReplacements(
  { atoms, title }: MoleculeQuality,
  refresh: () => Promise<void>,
): (atomId: string) => void {
  const tell = useReplacementNotice();
  const asked = useRef(new Set<string>());
  const before = useRef<readonly AtomSummary[]>(atoms);
  const isPending = atoms.some(({ replacement }) => replacement.status === "pending");
  usePolling(isPending, refresh, pause);
  const compare = useEffectEvent((now: readonly AtomSummary[]) => {
    const ended = endedReplacements(before.current, now, asked.current);
    before.current = now;
    for (const each of ended) {
      asked.current.delete(each.atomId);
      tell(each, title);
    }
  });
  useEffect(() => compare(atoms), [atoms]);
  return (atomId) => void asked.current.add(atomId);
}
