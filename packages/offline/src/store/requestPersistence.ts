/** Whether the browser promises to keep what is stored, even when the disk gets full. */
export type Persistence = "granted" | "denied" | "unsupported";

/** Asks the browser to keep what is stored. To be asked when offline mode is switched on. */
export async function requestPersistence(
  storage: Partial<StorageManager> | undefined = globalThis.navigator?.storage,
): Promise<Persistence> {
  if (typeof storage?.persist !== "function") return "unsupported";
  return (await storage.persist()) ? "granted" : "denied";
}
