const typing = "input:not([type='radio'], [type='checkbox']), textarea, select, [contenteditable]";

/**
 * Presses the control that bears the typed digit as its shortcut, inside the element that listens.
 * The digit reaches it only while focus is in the exercise, and never out of a text field. `target` is
 * what it was typed into, where the event has forgotten it.
 */
export function pressByNumber(
  event: KeyboardEvent,
  within: HTMLElement,
  target = event.target,
): void {
  if (event.ctrlKey || event.altKey || event.metaKey || !/^[1-9]$/u.test(event.key)) return;
  if (target instanceof Element && target.matches(typing)) return;
  const control = within.querySelector(`[data-shortcut="${event.key}"]`);
  if (!(control instanceof HTMLElement) || control.matches(":disabled")) return;
  event.preventDefault();
  control.focus();
  control.click();
}
