import { userEvent } from "vitest/browser";

/**
 * Presses a key where nothing is yet: the browser shows each focus from then on, whatever was pressed in
 * files before.
 */
export async function pressKey(): Promise<void> {
  await userEvent.keyboard("{Tab}");
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}
