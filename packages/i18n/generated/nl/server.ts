// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "server.field.invalid_characters": [{"type":0,"value":"Gebruik alleen letters, cijfers, punten, koppeltekens en lage streepjes."}],
  "server.field.invalid_email": [{"type":0,"value":"Vul een geldig e-mailadres in, bijvoorbeeld naam@voorbeeld.org."}],
  "server.field.invalid_format": [{"type":0,"value":"Deze waarde heeft niet de verwachte vorm."}],
  "server.field.not_allowed": [{"type":0,"value":"Kies een van de aangeboden waarden."}],
  "server.field.out_of_range": [{"type":0,"value":"Dit getal valt buiten het toegestane bereik."}],
  "server.field.password_common": [{"type":0,"value":"Dit wachtwoord is een van de meest gebruikte. Kies een ander."}],
  "server.field.password_mismatch": [{"type":0,"value":"De wachtwoorden komen niet overeen."}],
  "server.field.password_rules": [{"type":0,"value":"Het wachtwoord voldoet niet aan alle eisen."}],
  "server.field.required": [{"type":0,"value":"Dit veld is verplicht."}],
  "server.field.too_long": [{"type":0,"value":"Dit is te lang. Maak het korter."}],
  "server.field.too_short": [{"type":0,"value":"Dit is te kort. Vul het aan."}],
  "server.field.topic_required": [{"type":0,"value":"Beschrijf kort het onderwerp van je capsule."}],
  "server.field.unknown_field": [{"type":0,"value":"Dit veld is hier niet bekend."}],
  "server.field.wrong_type": [{"type":0,"value":"Deze waarde is niet van het verwachte type."}],
  "server.generation.bonus_pending": [{"type":0,"value":"De bonusoefeningen worden gemaakt. Ze verschijnen in de les."}],
  "server.generation.lesson_pending": [{"type":0,"value":"Deze les wordt gemaakt. Ze is zo klaar."}],
  "server.notification.bonus_added.body": [{"type":0,"value":"Er staan nieuwe oefeningen klaar in ‘"},{"type":1,"value":"lesson"},{"type":0,"value":"’."}],
  "server.notification.bonus_added.title": [{"type":0,"value":"De bonusoefeningen zijn klaar"}],
  "server.title.bad_request": [{"type":0,"value":"Ongeldig verzoek"}],
  "server.title.conflict": [{"type":0,"value":"Tegenstrijdigheid"}],
  "server.title.forbidden": [{"type":0,"value":"Niet toegestaan"}],
  "server.title.internal_error": [{"type":0,"value":"Serverfout"}],
  "server.title.method_not_allowed": [{"type":0,"value":"Actie niet beschikbaar"}],
  "server.title.not_acceptable": [{"type":0,"value":"Niet geaccepteerd"}],
  "server.title.not_found": [{"type":0,"value":"Niet gevonden"}],
  "server.title.too_large": [{"type":0,"value":"Te groot"}],
  "server.title.too_many": [{"type":0,"value":"Limiet bereikt"}],
  "server.title.unauthenticated": [{"type":0,"value":"Aanmelden vereist"}],
  "server.title.unavailable": [{"type":0,"value":"Dienst niet beschikbaar"}],
  "server.title.unsupported": [{"type":0,"value":"Inhoud niet ondersteund"}],
};

export default messages;
