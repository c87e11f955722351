// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "refused.dismiss": "Weggooien",
  "refused.lead": "Er is niets verloren: verzend het opnieuw of gooi het weg.",
  "refused.noReason": "De server gaf geen reden.",
  "refused.of": [{"select":"kind","options":{"answer":"Antwoord","other":"Melding"}}," in ‘",{"argument":"title"},"’, ",{"argument":"at"}],
  "refused.retry": "Opnieuw verzenden",
  "refused.title": "Niet aangenomen door de server",
  "refused.untitled": [{"select":"kind","options":{"answer":"Antwoord","other":"Melding"}}," van ",{"argument":"at"}],
};

export default messages;
