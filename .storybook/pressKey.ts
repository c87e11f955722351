import { userEvent } from "vitest/browser";

/**
 * Presses a key where nothing is yet: the browser shows each focus from then on, whatever was pressed in
 * files before.
 */
export async function pressKey(): Promise<void> {
  const target = document.createElement("button");
  document.body.append(target);
  // A key goes to the frame that has the focus, which at first is not that of the stories.
  window.focus();
  target.focus();
  await userEvent.keyboard("{Tab}");
  target.remove();
}
