// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "lesson.backToPlan": "Retour au plan du cours",
  "lesson.bonus": "En bonus",
  "lesson.bonusShared": "Bonus de la communauté",
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
