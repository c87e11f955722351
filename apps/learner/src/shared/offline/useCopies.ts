import type { SavedCapsule, SavedLesson } from "@alambic/offline/store";
import { useEffect, useEffectEvent, useState } from "react";
import { subscribeToCopies } from "./changes.ts";
import {
  readCopies,
  readOwnCopy,
  readOwnLesson,
  readStoredCopies,
  readWasCleared,
} from "./copies.ts";

/** What the member keeps of a capsule; undefined until it was looked up. */
export function useCopy(capsuleId: string): SavedCapsule | null | undefined {
  return useFollowed(readOwnCopy, capsuleId);
}

/** Whether an update of the app threw away what the member kept of a capsule. */
export function useWasCleared(capsuleId: string): boolean {
  return useFollowed(readWasCleared, capsuleId) ?? false;
}

/** The capsules that the member keeps, the last saved first; undefined until they were looked up. */
export function useCopies(): readonly SavedCapsule[] | undefined {
  return useFollowed(readCopies, "");
}

/** All that is stored for the member, also what they may no longer open. */
export function useStoredCopies(): readonly SavedCapsule[] | undefined {
  return useFollowed(readStoredCopies, "");
}

/** A lesson that the member keeps; undefined until it was looked up. */
export function useKeptLesson(moleculeId: string): SavedLesson | null | undefined {
  return useFollowed(readOwnLesson, moleculeId);
}

function useFollowed<Data>(read: (key: string) => Promise<Data>, key: string): Data | undefined {
  const [data, setData] = useState<Data>();
  const look = useEffectEvent(read);
  useEffect(() => {
    const update = () =>
      look(key).then(
        (found) => setData(() => found),
        // A browser that refuses its database keeps nothing.
        () => undefined,
      );
    void update();
    return subscribeToCopies(() => void update());
  }, [key]);
  return data;
}
