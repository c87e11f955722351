// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "plans.billing.legend": "Factureringsperiode",
  "plans.billing.monthly": "Maandelijks",
  "plans.billing.note": "Altijd opzegbaar; bij het afrekenen kunnen lokale belastingen worden toegevoegd.",
  "plans.billing.quarterly": "3 maanden",
  "plans.billing.saving": [{"argument":"percent"}," korting"],
  "plans.billing.yearly": "Jaarlijks",
  "plans.comparison.caption": "Wat elk abonnement bevat",
  "plans.comparison.current": "Jouw abonnement",
  "plans.comparison.excluded": "niet inbegrepen",
  "plans.comparison.failed": "De abonnementen kunnen niet worden geladen",
  "plans.comparison.failedText": "Je abonnement is niet veranderd. Probeer het zo dadelijk opnieuw.",
  "plans.comparison.feature": "Functie",
  "plans.comparison.included": "inbegrepen",
};

export default messages;
