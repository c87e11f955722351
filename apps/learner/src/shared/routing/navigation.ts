import { nextEntry, readEntry } from "./history-entries.ts";
import { rememberScroll } from "./scroll-memory.ts";

/** Goes to an address of the app. `replace` leaves no step back to where one was. */
export function navigate(href: string, { replace = false } = {}): void {
  const entry = readEntry(history.state);
  if (replace) {
    history.replaceState({ ...entry }, "", href);
    return;
  }
  rememberScroll();
  // Not a UUID: over http the browser has none, and it names an entry of one tab.
  history.pushState(nextEntry(entry, Math.random().toString(36)), "", href);
}

/** One step back where this visit has one, else to the given address. */
export function goBack(otherwise: string): void {
  if (readEntry(history.state).index > 0) history.back();
  else navigate(otherwise, { replace: true });
}
