import type { CompiledMessages, Locale } from "@alambic/i18n";
import { loadMessages } from "@alambic/i18n";
import { useSyncExternalStore } from "react";

/** The texts that a story may use outside a lesson. */
const namespaces = [
  "kit",
  "exercise",
  "learning",
  "offer",
  "memory",
  "badges",
  "notifications",
  "quest",
  "review",
  "talk",
  "tools",
  "mood",
  "waitlist",
  "consent",
  "quality",
  "code",
  "notes",
  "journal",
  "coach",
  "debate",
] as const;

export const loadTexts = (locale: Locale) => loadMessages(locale, namespaces);

/** A language that a story is shown in, with its texts. */
export interface ShownLanguage {
  readonly locale: Locale;
  readonly messages: CompiledMessages;
}

let shown: ShownLanguage | null = null;
const listeners = new Set<() => void>();

function show(language: ShownLanguage | null): void {
  shown = language;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Turns the story that stands on the screen to another language, in the state that it has reached. */
export async function showIn(locale: Locale): Promise<void> {
  show({ locale, messages: await loadTexts(locale) });
}

/** Gives the story its own language back. */
export function showInItsOwn(): void {
  show(null);
}

/** The language that the story was turned to; `null` while it has its own. */
export function useShownLanguage(): ShownLanguage | null {
  return useSyncExternalStore(subscribe, () => shown);
}
