// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "refused.dismiss": "Supprimer",
  "refused.lead": "Rien n’est perdu : renvoie-les ou supprime-les.",
  "refused.lesson.generationFailedText": "La création a échoué. Réessaie plus tard ; tes autres leçons sont intactes.",
  "refused.lesson.generationFailedTitle": "Cette leçon n’a pas pu être créée",
  "refused.lesson.lockedText": "Termine d’abord la leçon précédente.",
  "refused.lesson.lockedTitle": "Cette leçon est encore verrouillée",
  "refused.lesson.missingText": "Elle a peut-être été supprimée, ou appartient à quelqu’un d’autre.",
  "refused.lesson.missingTitle": "Leçon introuvable",
  "refused.lesson.notEnrolledText": "Suis-la pour ouvrir ses leçons.",
  "refused.lesson.notEnrolledTitle": "Tu ne suis pas encore cette capsule",
  "refused.noReason": "Le serveur n’a pas donné de raison.",
  "refused.of": [{"select":"kind","options":{"answer":"Réponse","other":"Signalement"}}," dans « ",{"argument":"title"}," », ",{"argument":"at"}],
  "refused.retry": "Renvoyer",
  "refused.title": "Non acceptés par le serveur",
  "refused.untitled": [{"select":"kind","options":{"answer":"Réponse","other":"Signalement"}}," du ",{"argument":"at"}],
};

export default messages;
