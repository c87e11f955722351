// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "support.ask": "Ask a question",
  "support.askAnother": "Ask another question",
  "support.draftKept": "Your draft stays on this device.",
  "support.draftRestored": "Your draft from last time is here.",
  "support.earlier": "Earlier questions",
  "support.lead": "A question, a problem? Write to the Alambic team.",
  "support.listFailed": "Your questions could not be loaded",
  "support.mail": ["You can also write to ",{"tag":"link","children":[{"argument":"email"}]},"."],
  "support.messageFailed": "Your message could not be sent",
  "support.missingText": "It does not exist, or belongs to another account.",
  "support.missingTitle": "We can’t find this conversation",
  "support.noneText": "Your questions and our answers will be here.",
  "support.noneTitle": "No questions yet",
  "support.placeholder": "What were you trying to do? What happened?",
  "support.send": "Send",
  "support.sendFailed": "Your question could not be sent",
  "support.sent": "Your question has been sent.",
  "support.subject": "Subject",
  "support.subjectMissing": "Give a subject in a few words.",
  "support.subjectTooLong": "This subject is too long: 120 characters at most.",
  "support.text": "Your question",
  "support.textMissing": "Write your question.",
  "support.textTooLong": "This is too long: 5,000 characters at most. Send the rest in another message.",
  "support.title": "Support",
  "support.toList": "See your questions",
  "support.unread": [{"plural":"count","options":{"one":[{"pound":true}," unread answer"],"other":[{"pound":true}," unread answers"]}}],
  "support.when": "The team answers as soon as it can. You get a notification here.",
  "support.yours": "Your questions",
};

export default messages;
