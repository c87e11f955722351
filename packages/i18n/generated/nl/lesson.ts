// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "lesson.backToPlan": "Terug naar het plan",
  "lesson.bonus": "Als bonus",
  "lesson.bonusShared": "Bonus van de community",
  "lesson.distillingElsewhere": "Je mag ergens anders heen; we laten het je weten wanneer ze klaar is.",
  "lesson.distillingLong": "Dit duurt langer dan verwacht. We proberen het opnieuw.",
  "lesson.distillingNow": "Nu kijken",
  "lesson.distillingText": "Ze komt druppel voor druppel en gaat vanzelf open zodra ze klaar is.",
  "lesson.distillingTitle": "Deze les wordt gedistilleerd",
  "lesson.emptyText": "Inhoud in behandeling. Kom zo terug.",
  "lesson.emptyTitle": "Nog geen onderdelen in deze les",
  "lesson.failedTitle": "De les kon niet worden geladen",
  "lesson.generationFailedText": "Het maken is mislukt. Probeer het later opnieuw; je andere lessen blijven gewoon werken.",
  "lesson.generationFailedTitle": "Deze les kon niet worden gemaakt",
  "lesson.loading": "De les gaat open",
  "lesson.lockedText": "Maak eerst de vorige les af.",
  "lesson.lockedTitle": "Deze les is nog vergrendeld",
  "lesson.missingText": "Misschien is ze verwijderd of is ze van iemand anders.",
  "lesson.missingTitle": "Deze les is hier niet",
  "lesson.notEnrolledText": "Schrijf je in om de lessen te openen.",
  "lesson.notEnrolledTitle": "Je volgt deze capsule nog niet",
  "lesson.title": [{"argument":"lesson"}," · ",{"argument":"capsule"}],
  "lesson.titleLoading": "Les",
};

export default messages;
