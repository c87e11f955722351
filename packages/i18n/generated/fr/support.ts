// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "support.ask": "Poser une question",
  "support.askAnother": "Poser une autre question",
  "support.draftKept": "Ton brouillon reste sur cet appareil.",
  "support.draftRestored": "Ton brouillon de la dernière fois est là.",
  "support.earlier": "Questions plus anciennes",
  "support.lead": "Une question, un problème ? Écris à l’équipe d’Alambic.",
  "support.listFailed": "Tes questions n’ont pas pu être chargées",
  "support.mail": ["Tu peux aussi écrire à ",{"tag":"link","children":[{"argument":"email"}]},"."],
  "support.messageFailed": "Ton message n’a pas pu être envoyé",
  "support.missingText": "Elle n’existe pas, ou appartient à un autre compte.",
  "support.missingTitle": "Conversation introuvable",
  "support.noneText": "Tes questions et nos réponses seront ici.",
  "support.noneTitle": "Aucune question pour l’instant",
  "support.placeholder": "Que voulais-tu faire ? Que s’est-il passé ?",
  "support.send": "Envoyer",
  "support.sendFailed": "Ta question n’a pas pu être envoyée",
  "support.sent": "Ta question est envoyée.",
  "support.subject": "Sujet",
  "support.subjectMissing": "Donne un sujet en quelques mots.",
  "support.subjectTooLong": "Ce sujet est trop long : 120 caractères au plus.",
  "support.text": "Ta question",
  "support.textMissing": "Écris ta question.",
  "support.textTooLong": "C’est trop long : 5 000 caractères au plus. Envoie la suite dans un autre message.",
  "support.title": "Assistance",
  "support.toList": "Voir tes questions",
  "support.unread": [{"plural":"count","options":{"one":[{"pound":true}," réponse non lue"],"other":[{"pound":true}," réponses non lues"]}}],
  "support.when": "L’équipe répond dès qu’elle peut. Tu reçois une notification ici.",
  "support.yours": "Tes questions",
};

export default messages;
