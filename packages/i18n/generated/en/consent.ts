// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "consent.acceptAll": "Accept all",
  "consent.alwaysOn": "Always on",
  "consent.analytics": "Analytics",
  "consent.analyticsText": "They count visits and lessons, without your name, so that we see what helps.",
  "consent.customise": "Customise",
  "consent.necessary": "Necessary",
  "consent.necessaryText": "They keep you signed in and remember your language and theme.",
  "consent.policy": "Read the cookie policy",
  "consent.preferences": "Cookie preferences",
  "consent.preferencesLead": "You can change them at any time at the foot of each page.",
  "consent.region": "Cookies",
  "consent.rejectAll": "Reject all",
  "consent.save": "Save my choice",
  "consent.text": "Necessary cookies keep you signed in. With your consent, we also count visits, to see what helps.",
  "consent.title": "Your cookies, your choice",
};

export default messages;
