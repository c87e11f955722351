const key = "reminders-shown";

/** The reminders that this tab shows: it shows them again when it is loaded anew. */
export function readShown(): readonly string[] {
  try {
    return (sessionStorage.getItem(key) ?? "").split(" ").filter((id) => id !== "");
  } catch {
    return [];
  }
}

export function writeShown(ids: readonly string[]): void {
  try {
    sessionStorage.setItem(key, ids.join(" "));
  } catch {
    // Where the browser refuses, they come again after six hours.
  }
}
