import { useEffect } from "react";
import { useSnapshot } from "valtio/react";
import { proxy } from "valtio/vanilla";

/** Milliseconds after which what the learner came for is there, or they are reading already. */
const untilRest = 3_000;

/** Whether the app has come to rest, and what is asked of that which else waits for it. */
export const later = proxy({
  isAtRest: false,
  isWanted: false,
  isTourWanted: false,
  hasReminders: false,
});

let isWaiting = false;

/** Waits once, however many parts ask: who goes to another screen does not wait anew. */
function waitForRest(): void {
  if (isWaiting) return;
  isWaiting = true;
  setTimeout(() => {
    later.isAtRest = true;
  }, untilRest);
}

export function startTour(): void {
  later.isWanted = true;
  later.isTourWanted = true;
}

/** From now on there are reminders on this device to look after. */
export function lookAfterReminders(): void {
  later.isWanted = true;
  later.hasReminders = true;
}

/** Whether the app has been open for a moment: what nobody waits for is loaded then. */
export function useRest(): boolean {
  useEffect(waitForRest, []);
  return useSnapshot(later).isAtRest;
}
