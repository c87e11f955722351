import { writeSetting } from "../settings.ts";

/** Where the one draft of this device is kept. */
export const draftKey = "draft";

/** Forgets the draft: whoever uses this device next finds none. */
export function forgetDraft(): void {
  writeSetting(draftKey, null);
}
