import { useEffect, useState } from "react";
import { proxy } from "valtio/vanilla";

/** Milliseconds after which what the learner came for is there, or they are reading already. */
const untilRest = 3_000;

/** What is asked of that which else is loaded once the screen has come to rest. */
export const later = proxy({ isWanted: false, isTourWanted: false, hasReminders: false });

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
  const [isAtRest, setAtRest] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setAtRest(true), untilRest);
    return () => clearTimeout(timer);
  }, []);
  return isAtRest;
}
