// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "lesson.backToPlan": "Terug naar het overzicht",
  "lesson.bonus": "Als bonus",
  "lesson.bonusShared": "Bonus van de community",
  "lesson.distillingTitle": "Deze les wordt voorbereid",
  "lesson.emptyText": "De inhoud komt nog. Kom zo terug.",
  "lesson.emptyTitle": "Nog geen stappen in deze les",
  "lesson.failedTitle": "De les kon niet worden geladen",
  "lesson.loading": "De les gaat open",
  "lesson.notes": "Notities maken",
  "lesson.title": [{"argument":"lesson"}," · ",{"argument":"capsule"}],
  "lesson.titleLoading": "Les",
};

export default messages;
