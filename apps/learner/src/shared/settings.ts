/** A choice kept on this device, or null where there is none or the browser refuses. */
export function readSetting(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a choice on this device; null forgets it. A browser that refuses forgets it at the end. */
export function writeSetting(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Nothing is lost but the memory of the choice.
  }
}

/** Told whenever another tab of this browser may have changed a setting. */
export function watchSetting(key: string, onChange: () => void): () => void {
  const hear = (event: StorageEvent) => {
    // Without a key everything was cleared.
    if (event.key === key || event.key === null) onChange();
  };
  // A page that was put aside heard nothing meanwhile.
  const wake = ({ persisted }: PageTransitionEvent) => {
    if (persisted) onChange();
  };
  window.addEventListener("storage", hear);
  window.addEventListener("pageshow", wake);
  return () => {
    window.removeEventListener("storage", hear);
    window.removeEventListener("pageshow", wake);
  };
}
