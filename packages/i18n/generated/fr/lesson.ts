// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "lesson.backToPlan": "Retour au plan du cours",
  "lesson.bonus": "En bonus",
  "lesson.bonusShared": "Bonus de la communauté",
  "lesson.distillingElsewhere": "Tu peux aller ailleurs ; nous te préviendrons quand elle sera prête.",
  "lesson.distillingLong": "Cela prend plus de temps que prévu. Nous allons réessayer.",
  "lesson.distillingNow": "Vérifier maintenant",
  "lesson.distillingText": "Elle s’ouvrira d’elle-même dès qu’elle sera prête.",
  "lesson.distillingTitle": "Cette leçon se prépare",
  "lesson.emptyText": "Contenu en attente. Reviens dans un instant.",
  "lesson.emptyTitle": "Pas encore d’étape dans cette leçon",
  "lesson.failedTitle": "La leçon n’a pas pu être chargée",
  "lesson.loading": "La leçon s’ouvre",
  "lesson.notes": "Prendre des notes",
  "lesson.title": [{"argument":"lesson"}," · ",{"argument":"capsule"}],
  "lesson.titleLoading": "Leçon",
};

export default messages;
