/** Milliseconds that the service worker may take to keep the app's own files. */
const longestWait = 60_000;

/** Whether this browser can keep lessons and open them without a network. */
export function canKeep(): boolean {
  return "serviceWorker" in navigator && "indexedDB" in globalThis && "caches" in globalThis;
}

/** Waits until the app's own files are on this device: a lesson opens with them, or not at all. */
export async function shellIsHere(): Promise<boolean> {
  const tooLong = new Promise<null>((resolve) => setTimeout(resolve, longestWait, null));
  return (await Promise.race([navigator.serviceWorker.ready, tooLong])) !== null;
}
