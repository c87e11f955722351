import { proxy } from "valtio/vanilla";
import { readSetting, writeSetting } from "../settings.ts";
import { chooseConsent } from "./consent-choice.ts";
import { readConsent, writeConsent } from "./readConsent.ts";
import type { Consent } from "./readConsent.ts";

const key = "cookie-consent";

/** What is allowed; null before it was said. */
export const consentState = proxy<{ consent: Consent | null }>({
  consent: readConsent(readSetting(key), Date.now()),
});

/** Keeps a choice with its time. */
export function decideConsent({ analytics }: { readonly analytics: boolean }): void {
  const consent = { analytics, at: Date.now() };
  writeSetting(key, writeConsent(consent));
  consentState.consent = consent;
  chooseConsent(false);
}
