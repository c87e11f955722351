import { useEffect, useEffectEvent } from "react";
import type { Delivery } from "./exerciseState.ts";

/** After a text there is nothing to look at: once its reading counts, it goes on. */
export function useAfterReading(isText: boolean, { status }: Delivery, goOn: () => void): void {
  const leave = useEffectEvent(goOn);
  useEffect(() => {
    if (isText && status !== "sending" && status !== "failed") leave();
  }, [isText, status]);
}
