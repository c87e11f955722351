// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "server.field.invalid_characters": "Gebruik alleen letters, cijfers, punten, koppeltekens en lage streepjes.",
  "server.field.invalid_email": "Vul een geldig e-mailadres in, bijvoorbeeld naam@voorbeeld.org.",
  "server.field.invalid_format": "Deze waarde heeft niet de verwachte vorm.",
  "server.field.not_allowed": "Kies een van de aangeboden waarden.",
  "server.field.out_of_range": "Dit getal valt buiten het toegestane bereik.",
  "server.field.password_common": "Dit wachtwoord is een van de meest gebruikte. Kies een ander.",
  "server.field.password_mismatch": "De wachtwoorden komen niet overeen.",
  "server.field.password_rules": "Het wachtwoord voldoet niet aan alle eisen.",
  "server.field.required": "Dit veld is verplicht.",
  "server.field.too_long": "Dit is te lang. Maak het korter.",
  "server.field.too_short": "Dit is te kort. Vul het aan.",
  "server.field.topic_required": "Beschrijf kort het onderwerp van je capsule.",
  "server.field.unknown_field": "Dit veld is hier niet bekend.",
  "server.field.wrong_type": "Deze waarde is niet van het verwachte type.",
  "server.generation.bonus_pending": "De bonusoefeningen worden gemaakt. Ze verschijnen in de les.",
  "server.generation.lesson_pending": "Deze les wordt gemaakt. Ze is zo klaar.",
  "server.notification.bonus_added.body": ["Er staan nieuwe oefeningen klaar in ‘",{"argument":"lesson"},"’."],
  "server.notification.bonus_added.title": "De bonusoefeningen zijn klaar",
  "server.notification.item_reported.body": ["Iemand meldt een probleem in ‘",{"argument":"capsule"},"’."],
  "server.notification.item_reported.title": "Een oefening is gemeld",
  "server.title.bad_request": "Ongeldig verzoek",
  "server.title.conflict": "Tegenstrijdigheid",
  "server.title.forbidden": "Niet toegestaan",
  "server.title.internal_error": "Serverfout",
  "server.title.method_not_allowed": "Actie niet beschikbaar",
  "server.title.not_acceptable": "Niet geaccepteerd",
  "server.title.not_found": "Niet gevonden",
  "server.title.too_large": "Te groot",
  "server.title.too_many": "Limiet bereikt",
  "server.title.unauthenticated": "Aanmelden vereist",
  "server.title.unavailable": "Dienst niet beschikbaar",
  "server.title.unsupported": "Inhoud niet ondersteund",
};

export default messages;
