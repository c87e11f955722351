// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "lesson.backToDashboard": [{"type":0,"value":"Aller au tableau de bord"}],
  "lesson.backToPlan": [{"type":0,"value":"Retour au plan"}],
  "lesson.capsuleProgress": [{"type":0,"value":"Progression de la capsule : "},{"type":1,"value":"percent"}],
  "lesson.distillingElsewhere": [{"type":0,"value":"Tu peux aller ailleurs ; on te préviendra quand elle sera prête."}],
  "lesson.distillingLong": [{"type":0,"value":"Cela prend plus de temps que prévu. Nous allons réessayer."}],
  "lesson.distillingNow": [{"type":0,"value":"Vérifier maintenant"}],
  "lesson.distillingText": [{"type":0,"value":"Elle arrive goutte à goutte et s’ouvrira d’elle-même dès qu’elle sera prête."}],
  "lesson.distillingTitle": [{"type":0,"value":"Cette leçon se distille"}],
  "lesson.doneAgain": [{"type":0,"value":"Refaire la leçon"}],
  "lesson.doneCapsule": [{"type":0,"value":"Tu as distillé toute la capsule."}],
  "lesson.doneNext": [{"type":0,"value":"Leçon suivante : "},{"type":1,"value":"title"}],
  "lesson.doneNextWaits": [{"type":0,"value":"La leçon suivante, « "},{"type":1,"value":"title"},{"type":0,"value":" », se distille encore."}],
  "lesson.doneRework": [{"type":0,"value":"Leçon parcourue"}],
  "lesson.doneText": [{"type":6,"value":"correct","options":{"one":{"value":[{"type":7},{"type":0,"value":" bonne réponse"}]},"other":{"value":[{"type":7},{"type":0,"value":" bonnes réponses"}]}},"offset":0,"pluralType":"cardinal"},{"type":0,"value":" sur "},{"type":2,"value":"count","style":null},{"type":0,"value":". Tu as gagné "},{"type":2,"value":"xp","style":null},{"type":0,"value":" XP."}],
  "lesson.doneTitle": [{"type":0,"value":"Leçon distillée !"}],
  "lesson.emptyText": [{"type":0,"value":"Contenu en attente. Reviens dans un instant."}],
  "lesson.emptyTitle": [{"type":0,"value":"Pas encore d’élément dans cette leçon"}],
  "lesson.failedTitle": [{"type":0,"value":"La leçon n’a pas pu être chargée"}],
  "lesson.generationFailedText": [{"type":0,"value":"La création a échoué. Réessaie plus tard ; tes autres leçons sont intactes."}],
  "lesson.generationFailedTitle": [{"type":0,"value":"Cette leçon n’a pas pu être créée"}],
  "lesson.loading": [{"type":0,"value":"La leçon s’ouvre"}],
  "lesson.lockedText": [{"type":0,"value":"Termine d’abord la leçon précédente."}],
  "lesson.lockedTitle": [{"type":0,"value":"Cette leçon est encore verrouillée"}],
  "lesson.notEnrolledText": [{"type":0,"value":"Inscris-toi pour ouvrir ses leçons."}],
  "lesson.notEnrolledTitle": [{"type":0,"value":"Tu ne suis pas encore cette capsule"}],
  "lesson.place": [{"type":0,"value":"Leçon "},{"type":2,"value":"number","style":null}],
  "lesson.saveFailed": [{"type":0,"value":"Ta réponse n’a pas pu être enregistrée sur cet appareil. Garde cette page ouverte et renvoie-la."}],
  "lesson.savedForLater": [{"type":0,"value":"Ta réponse est enregistrée sur cet appareil et partira dès le retour du réseau."}],
  "lesson.sendAgain": [{"type":0,"value":"Renvoyer"}],
  "lesson.sendFailed": [{"type":0,"value":"Ta réponse est gardée, mais elle ne nous est pas parvenue."}],
  "lesson.title": [{"type":1,"value":"lesson"},{"type":0,"value":" · "},{"type":1,"value":"capsule"}],
  "lesson.titleLoading": [{"type":0,"value":"Leçon"}],
};

export default messages;
