// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "mail.copyLink": "Opent de knop niet? Kopieer deze link dan in je browser:",
  "mail.email_changed.action": "Dit was ik niet",
  "mail.email_changed.body": "Je Alambic-account gebruikt nu een ander adres. Naar dit adres schrijven we niet meer.",
  "mail.email_changed.heading": "Je e-mailadres is gewijzigd",
  "mail.email_changed.note": "Was jij het, dan hoef je niets te doen. Zo niet, schrijf dan meteen naar het team: de gegevens staan op deze pagina.",
  "mail.email_changed.subject": "Je e-mailadres is gewijzigd",
  "mail.email_known.action": "Wachtwoord kiezen",
  "mail.email_known.body": "Iemand, waarschijnlijk jij, wilde dit adres gebruiken voor een Alambic-account. Het heeft er al een.",
  "mail.email_known.heading": "Je hebt al een account",
  "mail.email_known.note": "Log in met dit adres of vraag een nieuw wachtwoord aan. Was jij het niet, dan hoef je niets te doen: er is niets veranderd.",
  "mail.email_known.subject": "Je hebt al een account",
  "mail.email_verify.action": "Mijn adres bevestigen",
  "mail.email_verify.body": "Bevestig het, dan gebruikt je Alambic-account het om je te schrijven en om je weer binnen te laten als je je wachtwoord vergeet.",
  "mail.email_verify.heading": "Is dit jouw adres?",
  "mail.email_verify.note": "De link werkt één keer, 24 uur lang. Heb je niets gevraagd, dan hoef je niets te doen.",
  "mail.email_verify.subject": "Bevestig je e-mailadres",
  "mail.footer": ["Deze e-mail komt van Alambic (",{"argument":"host"},"). Hij is automatisch verzonden; niemand leest antwoorden."],
  "mail.password_changed.action": "Dit was ik niet",
  "mail.password_changed.body": "Het wachtwoord van je account is zojuist vervangen en je andere sessies zijn beëindigd.",
  "mail.password_changed.heading": "Je wachtwoord is gewijzigd",
  "mail.password_changed.note": "Was jij het, dan hoef je niets te doen. Zo niet, vraag dan meteen een nieuw wachtwoord aan.",
  "mail.password_changed.subject": "Je wachtwoord is gewijzigd",
  "mail.password_reset.action": "Wachtwoord kiezen",
  "mail.password_reset.body": "Iemand, waarschijnlijk jij, heeft een nieuw wachtwoord gevraagd voor het account met dit adres.",
  "mail.password_reset.heading": "Een nieuw wachtwoord?",
  "mail.password_reset.note": "De link werkt één keer, een uur lang. Heb je niets gevraagd, dan hoef je niets te doen: je wachtwoord blijft hetzelfde.",
  "mail.password_reset.subject": "Kies een nieuw wachtwoord",
};

export default messages;
