import { useEffect, useEffectEvent } from "react";
import type { RefObject } from "react";

/** Listens for keys inside an element, whichever part of it has focus. */
export function useKeyDown(
  ref: RefObject<HTMLElement | null>,
  onKey: (event: KeyboardEvent, element: HTMLElement) => void,
): void {
  const handle = useEffectEvent(onKey);
  useEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    const listen = (event: KeyboardEvent) => handle(event, element);
    element.addEventListener("keydown", listen);
    return () => element.removeEventListener("keydown", listen);
  }, [ref]);
}
