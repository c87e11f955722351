import { readEntry } from "./history-entries.ts";

const storageKey = "scroll_places";
/** How many entries of the history are remembered. */
const capacity = 50;

/** The entry on screen: when the history has moved already, the place on the page is still its. */
let shown = readEntry(history.state).key;

function readPlaces(): [string, number][] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? "[]");
    return Array.isArray(stored) ? stored.filter(isPlace) : [];
  } catch {
    return [];
  }
}

function isPlace(value: unknown): value is [string, number] {
  return (
    Array.isArray(value) &&
    value.length === 2 &&
    typeof value[0] === "string" &&
    typeof value[1] === "number"
  );
}

/** Remembers how far the entry on screen is scrolled. */
export function rememberScroll(): void {
  const others = readPlaces().filter(([key]) => key !== shown);
  const places = [...others, [shown, Math.round(scrollY)]].slice(-capacity);
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(places));
  } catch {
    // Without storage every screen begins at its top.
  }
}

/** Takes the current entry of the history as the one on screen; returns how far it was scrolled. */
export function enterScroll(): number {
  shown = readEntry(history.state).key;
  return readPlaces().find(([key]) => key === shown)?.[1] ?? 0;
}
