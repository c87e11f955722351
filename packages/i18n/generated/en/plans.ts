// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "plans.billing.legend": "Billing period",
  "plans.billing.monthly": "Monthly",
  "plans.billing.note": "Cancel anytime; local taxes may apply at checkout.",
  "plans.billing.quarterly": "3 months",
  "plans.billing.saving": ["Save ",{"argument":"percent"}],
  "plans.billing.yearly": "Yearly",
  "plans.comparison.caption": "What each plan includes",
  "plans.comparison.current": "Your plan",
  "plans.comparison.excluded": "not included",
  "plans.comparison.failed": "The plans could not be loaded",
  "plans.comparison.failedText": "Your plan has not changed. Try again in a moment.",
  "plans.comparison.feature": "Feature",
  "plans.comparison.included": "included",
};

export default messages;
