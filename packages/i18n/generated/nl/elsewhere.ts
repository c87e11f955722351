// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "elsewhere.back": "Terug",
  "elsewhere.comingSoonText": "We werken eraan. Kom binnenkort terug.",
  "elsewhere.comingSoonTitle": "Binnenkort beschikbaar",
  "elsewhere.notFoundText": "Op dit adres is niets te vinden. Misschien is het verplaatst of ontbreekt er een letter.",
  "elsewhere.notFoundTitle": "Pagina niet gevonden",
  "elsewhere.toHomePage": "Naar de startpagina",
};

export default messages;
