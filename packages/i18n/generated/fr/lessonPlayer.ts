// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "lessonPlayer.close": "Quitter la leçon",
  "lessonPlayer.done": [{"number":"done"}," sur ",{"number":"total"}],
  "lessonPlayer.progress": "Progression de la leçon",
  "lessonPlayer.summary.all": "Toutes les étapes de cette séance",
  "lessonPlayer.summary.firstTry": "du premier coup",
  "lessonPlayer.summary.firstTryValue": [{"number":"right"}," sur ",{"number":"total"}],
  "lessonPlayer.summary.item.first": "du premier coup",
  "lessonPlayer.summary.item.later": "après un retour",
  "lessonPlayer.summary.item.open": "à refaire",
  "lessonPlayer.summary.item.read": "lu",
  "lessonPlayer.summary.next": ["Leçon suivante : ",{"argument":"title"}],
  "lessonPlayer.summary.nextReview": ["Prochaine révision : ",{"argument":"when"}],
  "lessonPlayer.summary.plan": "Retour au plan du cours",
  "lessonPlayer.summary.redo": "Refaire ce qui reste",
  "lessonPlayer.summary.rework": "Leçon parcourue",
  "lessonPlayer.summary.reworkText": [{"plural":"count","options":{"one":[{"pound":true}," étape à refaire avant que la leçon suivante s’ouvre."],"many":[{"pound":true}," étapes à refaire avant que la leçon suivante s’ouvre."],"other":[{"pound":true}," étapes à refaire avant que la leçon suivante s’ouvre."]}}],
  "lessonPlayer.summary.title": "Leçon terminée !",
  "lessonPlayer.summary.toRedo": "À refaire",
  "lessonPlayer.summary.xp": "XP dans cette leçon",
  "lessonPlayer.three": "Trois d’affilée.",
  "lessonPlayer.xp": [{"number":"xp"}," XP"],
  "lessonPlayer.xpLabel": [{"number":"xp"}," XP dans cette leçon"],
};

export default messages;
