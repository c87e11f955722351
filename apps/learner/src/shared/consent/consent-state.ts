import { proxy } from "valtio/vanilla";
import { readSetting, writeSetting } from "../settings.ts";
import { readConsent, writeConsent } from "./readConsent.ts";
import type { Consent } from "./readConsent.ts";

const key = "cookie-consent";

/** What is allowed, null before it was said; and whether it is being chosen again. */
export const consentState = proxy<{ consent: Consent | null; isChoosing: boolean }>({
  consent: readConsent(readSetting(key), Date.now()),
  isChoosing: false,
});

/** Keeps a choice with its time. */
export function decideConsent({ analytics }: { readonly analytics: boolean }): void {
  const consent = { analytics, at: Date.now() };
  writeSetting(key, writeConsent(consent));
  consentState.consent = consent;
  consentState.isChoosing = false;
}

/** Opens the choice again, from the foot of a page. */
export function chooseConsent(isChoosing = true): void {
  consentState.isChoosing = isChoosing;
}
