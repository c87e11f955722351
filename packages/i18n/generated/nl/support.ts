// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "support.ask": "Een vraag stellen",
  "support.askAnother": "Een andere vraag stellen",
  "support.draftKept": "Je concept blijft op dit apparaat.",
  "support.draftRestored": "Je concept van de vorige keer staat hier.",
  "support.earlier": "Eerdere vragen",
  "support.lead": "Een vraag, een probleem? Schrijf naar het team van Alambic.",
  "support.listFailed": "Je vragen kunnen niet worden geladen",
  "support.mail": ["Je kunt ook schrijven naar ",{"tag":"link","children":[{"argument":"email"}]},"."],
  "support.messageFailed": "Je bericht kon niet worden verzonden",
  "support.missingText": "Het bestaat niet of hoort bij een ander account.",
  "support.missingTitle": "Gesprek niet gevonden",
  "support.noneText": "Je vragen en onze antwoorden komen hier.",
  "support.noneTitle": "Nog geen vragen",
  "support.placeholder": "Wat wilde je doen? Wat gebeurde er?",
  "support.send": "Verzenden",
  "support.sendFailed": "Je vraag kon niet worden verzonden",
  "support.sent": "Je vraag is verzonden.",
  "support.subject": "Onderwerp",
  "support.subjectMissing": "Geef in een paar woorden een onderwerp.",
  "support.subjectTooLong": "Dit onderwerp is te lang: hoogstens 120 tekens.",
  "support.text": "Je vraag",
  "support.textMissing": "Schrijf je vraag.",
  "support.textTooLong": "Dit is te lang: hoogstens 5.000 tekens. Verzend de rest in een ander bericht.",
  "support.title": "Helpdesk",
  "support.toList": "Je vragen bekijken",
  "support.unread": [{"plural":"count","options":{"one":[{"pound":true}," ongelezen antwoord"],"other":[{"pound":true}," ongelezen antwoorden"]}}],
  "support.when": "Het team antwoordt zodra het kan. Je krijgt hier een melding.",
  "support.yours": "Je vragen",
};

export default messages;
