// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "lesson.backToPlan": [{"type":0,"value":"Terug naar het plan"}],
  "lesson.distillingElsewhere": [{"type":0,"value":"Je mag ergens anders heen; we laten het je weten wanneer ze klaar is."}],
  "lesson.distillingLong": [{"type":0,"value":"Dit duurt langer dan verwacht. We proberen het opnieuw."}],
  "lesson.distillingNow": [{"type":0,"value":"Nu kijken"}],
  "lesson.distillingText": [{"type":0,"value":"Ze komt druppel voor druppel en gaat vanzelf open zodra ze klaar is."}],
  "lesson.distillingTitle": [{"type":0,"value":"Deze les wordt gedistilleerd"}],
  "lesson.emptyText": [{"type":0,"value":"Inhoud in behandeling. Kom zo terug."}],
  "lesson.emptyTitle": [{"type":0,"value":"Nog geen onderdelen in deze les"}],
  "lesson.failedTitle": [{"type":0,"value":"De les kon niet worden geladen"}],
  "lesson.generationFailedText": [{"type":0,"value":"Het maken is mislukt. Probeer het later opnieuw; je andere lessen blijven gewoon werken."}],
  "lesson.generationFailedTitle": [{"type":0,"value":"Deze les kon niet worden gemaakt"}],
  "lesson.loading": [{"type":0,"value":"De les gaat open"}],
  "lesson.lockedText": [{"type":0,"value":"Maak eerst de vorige les af."}],
  "lesson.lockedTitle": [{"type":0,"value":"Deze les is nog vergrendeld"}],
  "lesson.missingText": [{"type":0,"value":"Misschien is ze verwijderd of is ze van iemand anders."}],
  "lesson.missingTitle": [{"type":0,"value":"Deze les is hier niet"}],
  "lesson.notEnrolledText": [{"type":0,"value":"Schrijf je in om de lessen te openen."}],
  "lesson.notEnrolledTitle": [{"type":0,"value":"Je volgt deze capsule nog niet"}],
  "lesson.title": [{"type":1,"value":"lesson"},{"type":0,"value":" · "},{"type":1,"value":"capsule"}],
  "lesson.titleLoading": [{"type":0,"value":"Les"}],
};

export default messages;
