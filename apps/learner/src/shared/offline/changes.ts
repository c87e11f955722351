/** The copies on this device changed, in whatever tab. */
const channel = new BroadcastChannel("alambic-copies");
const own = new EventTarget();

export function announceCopies(): void {
  own.dispatchEvent(new Event("change"));
  channel.postMessage("changed");
}

/** Hears of changes; returns how to stop. */
export function subscribeToCopies(listener: () => void): () => void {
  own.addEventListener("change", listener);
  channel.addEventListener("message", listener);
  return () => {
    own.removeEventListener("change", listener);
    channel.removeEventListener("message", listener);
  };
}
