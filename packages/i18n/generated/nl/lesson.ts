// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "lesson.backToDashboard": [{"type":0,"value":"Naar het overzicht"}],
  "lesson.backToPlan": [{"type":0,"value":"Terug naar het plan"}],
  "lesson.capsuleProgress": [{"type":0,"value":"Voortgang van de capsule: "},{"type":1,"value":"percent"}],
  "lesson.distillingElsewhere": [{"type":0,"value":"Je mag ergens anders heen; we laten het je weten wanneer ze klaar is."}],
  "lesson.distillingLong": [{"type":0,"value":"Dit duurt langer dan verwacht. We proberen het opnieuw."}],
  "lesson.distillingNow": [{"type":0,"value":"Nu kijken"}],
  "lesson.distillingText": [{"type":0,"value":"Ze komt druppel voor druppel en gaat vanzelf open zodra ze klaar is."}],
  "lesson.distillingTitle": [{"type":0,"value":"Deze les wordt gedistilleerd"}],
  "lesson.doneAgain": [{"type":0,"value":"De les opnieuw doen"}],
  "lesson.doneCapsule": [{"type":0,"value":"Je hebt de hele capsule gedistilleerd."}],
  "lesson.doneNext": [{"type":0,"value":"Volgende les: "},{"type":1,"value":"title"}],
  "lesson.doneNextWaits": [{"type":0,"value":"De volgende les, ‘"},{"type":1,"value":"title"},{"type":0,"value":"’, wordt nog gedistilleerd."}],
  "lesson.doneRework": [{"type":0,"value":"Les doorlopen"}],
  "lesson.doneText": [{"type":2,"value":"correct","style":null},{"type":0,"value":" van "},{"type":6,"value":"count","options":{"one":{"value":[{"type":7},{"type":0,"value":" onderdeel"}]},"other":{"value":[{"type":7},{"type":0,"value":" onderdelen"}]}},"offset":0,"pluralType":"cardinal"},{"type":0,"value":" juist. Je hebt "},{"type":2,"value":"xp","style":null},{"type":0,"value":" XP verdiend."}],
  "lesson.doneTitle": [{"type":0,"value":"Les gedistilleerd!"}],
  "lesson.emptyText": [{"type":0,"value":"Inhoud in behandeling. Kom zo terug."}],
  "lesson.emptyTitle": [{"type":0,"value":"Nog geen onderdelen in deze les"}],
  "lesson.failedTitle": [{"type":0,"value":"De les kon niet worden geladen"}],
  "lesson.generationFailedText": [{"type":0,"value":"Het maken is mislukt. Probeer het later opnieuw; je andere lessen blijven gewoon werken."}],
  "lesson.generationFailedTitle": [{"type":0,"value":"Deze les kon niet worden gemaakt"}],
  "lesson.loading": [{"type":0,"value":"De les gaat open"}],
  "lesson.lockedText": [{"type":0,"value":"Maak eerst de vorige les af."}],
  "lesson.lockedTitle": [{"type":0,"value":"Deze les is nog vergrendeld"}],
  "lesson.notEnrolledText": [{"type":0,"value":"Schrijf je in om de lessen te openen."}],
  "lesson.notEnrolledTitle": [{"type":0,"value":"Je volgt deze capsule nog niet"}],
  "lesson.place": [{"type":0,"value":"Les "},{"type":2,"value":"number","style":null}],
  "lesson.saveFailed": [{"type":0,"value":"Je antwoord kon niet op dit toestel worden bewaard. Laat deze pagina open en verzend het opnieuw."}],
  "lesson.savedForLater": [{"type":0,"value":"Je antwoord is op dit toestel bewaard en wordt verzonden zodra het netwerk terug is."}],
  "lesson.sendAgain": [{"type":0,"value":"Opnieuw verzenden"}],
  "lesson.sendFailed": [{"type":0,"value":"Je antwoord is bewaard, maar het heeft ons niet bereikt."}],
  "lesson.title": [{"type":1,"value":"lesson"},{"type":0,"value":" · "},{"type":1,"value":"capsule"}],
  "lesson.titleLoading": [{"type":0,"value":"Les"}],
};

export default messages;
