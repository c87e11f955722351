import { useEffect, useEffectEvent } from "react";
import type { RefObject } from "react";

const typing = "input:not([type='radio'], [type='checkbox']), textarea, select, [contenteditable]";
/** What a space presses by itself. */
const pressable = "button, a[href], input, summary, [role]:not([role='group'])";
const elsewhere = "dialog, [role='dialog'], [role='menu']";

/**
 * Presses what bears a key as its shortcut: space shows the answer, 1 to 4 rate, U takes back. Never out
 * of a text field or a dialog, and never where the learner has put the keys off: then nothing bears one.
 */
export function useReviewKeys(review: RefObject<HTMLElement | null>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event;
    if (event.defaultPrevented || event.repeat || event.isComposing) return;
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    if (!(target instanceof Element) || target.matches(typing)) return;
    if (target.closest(elsewhere) !== null) return;
    if (key === " " && target.matches(pressable)) return;
    const name = key === " " ? "Space" : key.toUpperCase();
    const bearers = review.current?.querySelectorAll<HTMLElement>(
      `[data-review-key][aria-keyshortcuts="${CSS.escape(name)}"]`,
    );
    // The next card bears the same ones, and is not shown yet.
    const control = [...(bearers ?? [])].find((bearer) => bearer.checkVisibility());
    if (control === undefined || control.matches(":disabled")) return;
    event.preventDefault();
    control.click();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
}
