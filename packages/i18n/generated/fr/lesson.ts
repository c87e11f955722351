// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "lesson.backToPlan": [{"type":0,"value":"Retour au plan"}],
  "lesson.distillingElsewhere": [{"type":0,"value":"Tu peux aller ailleurs ; on te préviendra quand elle sera prête."}],
  "lesson.distillingLong": [{"type":0,"value":"Cela prend plus de temps que prévu. Nous allons réessayer."}],
  "lesson.distillingNow": [{"type":0,"value":"Vérifier maintenant"}],
  "lesson.distillingText": [{"type":0,"value":"Elle arrive goutte à goutte et s’ouvrira d’elle-même dès qu’elle sera prête."}],
  "lesson.distillingTitle": [{"type":0,"value":"Cette leçon se distille"}],
  "lesson.emptyText": [{"type":0,"value":"Contenu en attente. Reviens dans un instant."}],
  "lesson.emptyTitle": [{"type":0,"value":"Pas encore d’élément dans cette leçon"}],
  "lesson.failedTitle": [{"type":0,"value":"La leçon n’a pas pu être chargée"}],
  "lesson.generationFailedText": [{"type":0,"value":"La création a échoué. Réessaie plus tard ; tes autres leçons sont intactes."}],
  "lesson.generationFailedTitle": [{"type":0,"value":"Cette leçon n’a pas pu être créée"}],
  "lesson.loading": [{"type":0,"value":"La leçon s’ouvre"}],
  "lesson.lockedText": [{"type":0,"value":"Termine d’abord la leçon précédente."}],
  "lesson.lockedTitle": [{"type":0,"value":"Cette leçon est encore verrouillée"}],
  "lesson.missingText": [{"type":0,"value":"Elle a peut-être été supprimée, ou appartient à quelqu’un d’autre."}],
  "lesson.missingTitle": [{"type":0,"value":"Cette leçon n’est pas ici"}],
  "lesson.notEnrolledText": [{"type":0,"value":"Inscris-toi pour ouvrir ses leçons."}],
  "lesson.notEnrolledTitle": [{"type":0,"value":"Tu ne suis pas encore cette capsule"}],
  "lesson.title": [{"type":1,"value":"lesson"},{"type":0,"value":" · "},{"type":1,"value":"capsule"}],
  "lesson.titleLoading": [{"type":0,"value":"Leçon"}],
};

export default messages;
