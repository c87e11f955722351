const key = "test-mode";
const parameter = "test_tier";

/** The tier that was kept for this tab, or null where there is none or the browser refuses. */
export function keptTier(): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps the tier for as long as the tab is open; null forgets it. */
export function keepTier(tier: string | null): void {
  try {
    if (tier === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, tier);
  } catch {
    // The address alone then says it.
  }
}

/** The tier that the address asks for, or null where it says nothing. */
export function askedTier(): string | null {
  return new URLSearchParams(location.search).get(parameter);
}

/** The address without what it asks of test mode. */
export function addressWithoutTier(): string {
  const address = new URL(location.href);
  address.searchParams.delete(parameter);
  return `${address.pathname}${address.search}${address.hash}`;
}
