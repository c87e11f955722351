import { useEffect, useEffectEvent } from "react";
import type { Delivery } from "../session/ExerciseSession.ts";

/** After a text there is nothing to look at: once its reading counts, it goes on. */
export function useAfterReading(isText: boolean, { status }: Delivery, proceed: () => void): void {
  const leave = useEffectEvent(proceed);
  useEffect(() => {
    if (isText && status !== "sending" && status !== "failed") leave();
  }, [isText, status]);
}
