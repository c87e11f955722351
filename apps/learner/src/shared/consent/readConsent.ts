/** What a visitor allows beyond the necessary, and when they said so (milliseconds). */
export interface Consent {
  readonly analytics: boolean;
  readonly at: number;
}

/** Months after which it is asked again. */
const months = 6;

/** The choice as it was kept; null where there is none, or it is too old to count. */
export function readConsent(kept: string | null, now: number): Consent | null {
  const [, analytics, at] =
    /^\{"analytics":(true|false),"at":(\d{1,15})\}$/u.exec(kept ?? "") ?? [];
  if (analytics === undefined) return null;
  const end = new Date(Number(at));
  end.setUTCMonth(end.getUTCMonth() + months);
  const isInForce = Number(at) <= now && now < end.getTime();
  return isInForce ? { analytics: analytics === "true", at: Number(at) } : null;
}

/** The choice as it is kept. */
export function writeConsent({ analytics, at }: Consent): string {
  return JSON.stringify({ analytics, at });
}
