// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "shell.about": "Over ons",
  "shell.blog": "Blog",
  "shell.contact": "Contact",
  "shell.cookiePreferences": "Cookievoorkeuren",
  "shell.documentTitle": [{"argument":"title"}," · Alambic"],
  "shell.failedText": "Misschien viel de verbinding weg of is Alambic net bijgewerkt. Je antwoorden zijn bewaard.",
  "shell.failedTitle": "Dit scherm is niet geladen",
  "shell.languageFailed": "De taal is alleen op dit apparaat veranderd.",
  "shell.legal": "Hulp en juridische pagina’s",
  "shell.legalCookies": "Cookies",
  "shell.legalNotice": "Juridische kennisgeving",
  "shell.legalPrivacy": "Privacy",
  "shell.legalReport": "Inhoud melden",
  "shell.legalTerms": "Gebruiksvoorwaarden",
  "shell.places": "Op deze pagina",
  "shell.reload": "Opnieuw laden",
  "shell.signIn": "Inloggen",
  "shell.signUp": "Registreren",
  "shell.tagline": "Een onderwerp, een pdf. De kern, gedistilleerd.",
  "shell.toDashboard": "Naar het dashboard",
  "shell.unreachable": "De server is niet bereikbaar. Controleer je verbinding en probeer het opnieuw.",
};

export default messages;
