// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "login.byPasskey": "Verdergaan met je toegangssleutel",
  "login.code": "Code",
  "login.codeHeading": "Nog één stap",
  "login.codeHint": "De zes cijfers van je app, of een herstelcode.",
  "login.codeLead": "Je wachtwoord klopt. Vul nu de code in die je app toont.",
  "login.codeRequired": "Vul de code in.",
  "login.codeTooLate": "Er zijn vijf minuten voorbij. Begin opnieuw met je wachtwoord.",
  "login.errorNetwork": "De server is niet bereikbaar. Controleer je verbinding en probeer het opnieuw.",
  "login.errorUnknown": "Er is iets misgegaan. Probeer het opnieuw.",
  "login.failed": "Inloggen is niet gelukt",
  "login.forgot": "Wachtwoord vergeten?",
  "login.heading": "Welkom terug.",
  "login.identifier": "Gebruikersnaam of e-mail",
  "login.identifierRequired": "Vul je gebruikersnaam of e-mailadres in.",
  "login.lead": "Je capsules staan klaar waar je gebleven was.",
  "login.noAccount": ["Nog geen account? ",{"tag":"link","children":"Registreren"}],
  "login.passkey": "Inloggen met een toegangssleutel",
  "login.passkeyLead": "Je wachtwoord klopt. Gebruik nu je toegangssleutel of een code.",
  "login.password": "Wachtwoord",
  "login.passwordRequired": "Vul je wachtwoord in.",
  "login.remember": "Ingelogd blijven",
  "login.rememberHint": "30 dagen, op dit apparaat. Niet op een gedeeld apparaat.",
  "login.restart": "Opnieuw beginnen",
  "login.signIn": "Inloggen",
  "login.title": "Inloggen",
};

export default messages;
