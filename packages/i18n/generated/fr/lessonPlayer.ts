// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "lessonPlayer.close": "Quitter la leçon",
  "lessonPlayer.done": [{"number":"done"}," sur ",{"number":"total"}],
  "lessonPlayer.progress": "Progression de la leçon",
  "lessonPlayer.summary.firstTry": "du premier coup",
  "lessonPlayer.summary.firstTryValue": [{"number":"right"}," sur ",{"number":"total"}],
  "lessonPlayer.summary.item.first": "du premier coup",
  "lessonPlayer.summary.item.later": "après un retour",
  "lessonPlayer.summary.item.open": "à reprendre",
  "lessonPlayer.summary.item.read": "lu",
  "lessonPlayer.summary.learned": "Ce que tu as distillé",
  "lessonPlayer.summary.next": ["Leçon suivante : ",{"argument":"title"}],
  "lessonPlayer.summary.plan": "Retour au plan",
  "lessonPlayer.summary.redo": "Reprendre ce qui reste",
  "lessonPlayer.summary.rework": "Leçon parcourue",
  "lessonPlayer.summary.reworkText": [{"plural":"count","options":{"one":["Il te reste ",{"pound":true}," élément à reprendre pour ouvrir la suite."],"many":["Il te reste ",{"pound":true}," éléments à reprendre pour ouvrir la suite."],"other":["Il te reste ",{"pound":true}," éléments à reprendre pour ouvrir la suite."]}}],
  "lessonPlayer.summary.title": "Leçon distillée !",
  "lessonPlayer.summary.xp": "XP gagnés",
  "lessonPlayer.xp": [{"number":"xp"}," XP"],
  "lessonPlayer.xpLabel": [{"number":"xp"}," XP dans cette leçon"],
};

export default messages;
