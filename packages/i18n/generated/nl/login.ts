// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "login.errorNetwork": [{"type":0,"value":"De server is niet bereikbaar. Controleer je verbinding en probeer het opnieuw."}],
  "login.errorUnknown": [{"type":0,"value":"Er is iets misgegaan. Probeer het opnieuw."}],
  "login.failed": [{"type":0,"value":"Inloggen is niet gelukt"}],
  "login.heading": [{"type":0,"value":"Daar ben je weer."}],
  "login.identifier": [{"type":0,"value":"Gebruikersnaam of e-mail"}],
  "login.identifierRequired": [{"type":0,"value":"Vul je gebruikersnaam of e-mailadres in."}],
  "login.lead": [{"type":0,"value":"Je capsules liggen waar je ze liet."}],
  "login.noAccount": [{"type":0,"value":"Nog geen account? "},{"type":8,"value":"link","children":[{"type":0,"value":"Maak er een"}]}],
  "login.password": [{"type":0,"value":"Wachtwoord"}],
  "login.passwordRequired": [{"type":0,"value":"Vul je wachtwoord in."}],
  "login.remember": [{"type":0,"value":"Ingelogd blijven"}],
  "login.rememberHint": [{"type":0,"value":"30 dagen, op dit apparaat. Niet op een gedeeld apparaat."}],
  "login.signIn": [{"type":0,"value":"Inloggen"}],
  "login.title": [{"type":0,"value":"Inloggen"}],
};

export default messages;
