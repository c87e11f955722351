const typing = "input:not([type='radio'], [type='checkbox']), textarea, select, [contenteditable]";

/**
 * Presses the control that bears the typed digit as its shortcut, inside the element that listens.
 * The digit reaches it only while focus is in the exercise, and never out of a text field.
 */
export function pressByNumber(event: KeyboardEvent, within: HTMLElement): void {
  if (event.ctrlKey || event.altKey || event.metaKey || !/^[1-9]$/u.test(event.key)) return;
  if (event.target instanceof Element && event.target.matches(typing)) return;
  const control = within.querySelector(`[data-shortcut="${event.key}"]`);
  if (!(control instanceof HTMLElement) || control.matches(":disabled")) return;
  event.preventDefault();
  control.focus();
  control.click();
}
