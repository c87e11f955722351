import { useEffect, useEffectEvent } from "react";
import type { RefObject } from "react";
import "./behindModal.css.ts";

export interface ModalEvents {
  /** Told once it is open, where the browser has given the focus already. */
  readonly onOpen: () => void;
  /** Told when the backdrop is pressed. */
  readonly onPressBeside: () => void;
}

/** Opens a dialog over the page while it is mounted, and gives the focus back to where it was. */
export function useModal(ref: RefObject<HTMLDialogElement | null>, events: ModalEvents): void {
  const opened = useEffectEvent(() => events.onOpen());
  const pressed = useEffectEvent((event: PointerEvent) => {
    const { current } = ref;
    if (current !== null && event.target === current && isOutside(current, event)) {
      events.onPressBeside();
    }
  });
  useEffect(() => {
    const element = ref.current;
    const before = document.activeElement;
    if (element !== null && !element.open) element.showModal();
    opened();
    element?.addEventListener("pointerdown", pressed);
    return () => {
      element?.removeEventListener("pointerdown", pressed);
      element?.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [ref]);
}

/** A press on the backdrop has the dialog as its target too. */
function isOutside(element: HTMLElement, { clientX, clientY }: PointerEvent): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}
