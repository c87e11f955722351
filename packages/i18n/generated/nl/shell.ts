// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "shell.documentTitle": [{"type":1,"value":"title"},{"type":0,"value":" · Alambic"}],
  "shell.failedText": [{"type":0,"value":"Misschien viel de verbinding weg of is Alambic net bijgewerkt. Je antwoorden zijn bewaard."}],
  "shell.failedTitle": [{"type":0,"value":"Dit scherm is niet geladen"}],
  "shell.languageFailed": [{"type":0,"value":"De taal kon niet in je account worden bewaard. Op dit apparaat is ze wel gewijzigd."}],
  "shell.legal": [{"type":0,"value":"Juridische pagina’s"}],
  "shell.legalCookies": [{"type":0,"value":"Cookies"}],
  "shell.legalNotice": [{"type":0,"value":"Juridische kennisgeving"}],
  "shell.legalPrivacy": [{"type":0,"value":"Privacy"}],
  "shell.legalReport": [{"type":0,"value":"Inhoud melden"}],
  "shell.legalTerms": [{"type":0,"value":"Gebruiksvoorwaarden"}],
  "shell.notFoundText": [{"type":0,"value":"Op dit adres is niets gedistilleerd. Misschien is het verplaatst of ontbreekt er een letter."}],
  "shell.notFoundTitle": [{"type":0,"value":"Pagina niet gevonden"}],
  "shell.reload": [{"type":0,"value":"Opnieuw laden"}],
  "shell.signIn": [{"type":0,"value":"Inloggen"}],
  "shell.signUp": [{"type":0,"value":"Account maken"}],
  "shell.tagline": [{"type":0,"value":"Een onderwerp, een pdf. De kern, gedistilleerd."}],
  "shell.toDashboard": [{"type":0,"value":"Naar het overzicht"}],
  "shell.toHomePage": [{"type":0,"value":"Naar de startpagina"}],
};

export default messages;
