// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "refused.dismiss": "Weggooien",
  "refused.lead": "Er is niets verloren: verzend het opnieuw of gooi het weg.",
  "refused.lesson.generationFailedText": "Het maken is mislukt. Probeer het later opnieuw; je andere lessen blijven gewoon werken.",
  "refused.lesson.generationFailedTitle": "Deze les kon niet worden gemaakt",
  "refused.lesson.lockedText": "Maak eerst de vorige les af.",
  "refused.lesson.lockedTitle": "Deze les is nog vergrendeld",
  "refused.lesson.missingText": "Misschien is hij verwijderd of is hij van iemand anders.",
  "refused.lesson.missingTitle": "Les niet gevonden",
  "refused.lesson.notEnrolledText": "Volg hem om de lessen te openen.",
  "refused.lesson.notEnrolledTitle": "Je volgt deze capsule nog niet",
  "refused.noReason": "De server gaf geen reden.",
  "refused.of": [{"select":"kind","options":{"answer":"Antwoord","other":"Melding"}}," in ‘",{"argument":"title"},"’, ",{"argument":"at"}],
  "refused.retry": "Opnieuw verzenden",
  "refused.title": "Niet aangenomen door de server",
  "refused.untitled": [{"select":"kind","options":{"answer":"Antwoord","other":"Melding"}}," van ",{"argument":"at"}],
};

export default messages;
