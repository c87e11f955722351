// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "lessonPlayer.close": [{"type":0,"value":"Quitter la leçon"}],
  "lessonPlayer.done": [{"type":2,"value":"done","style":null},{"type":0,"value":" sur "},{"type":2,"value":"total","style":null}],
  "lessonPlayer.progress": [{"type":0,"value":"Progression de la leçon"}],
  "lessonPlayer.summary.firstTry": [{"type":0,"value":"du premier coup"}],
  "lessonPlayer.summary.firstTryValue": [{"type":2,"value":"right","style":null},{"type":0,"value":" sur "},{"type":2,"value":"total","style":null}],
  "lessonPlayer.summary.item.first": [{"type":0,"value":"du premier coup"}],
  "lessonPlayer.summary.item.later": [{"type":0,"value":"après un retour"}],
  "lessonPlayer.summary.item.open": [{"type":0,"value":"à reprendre"}],
  "lessonPlayer.summary.item.read": [{"type":0,"value":"lu"}],
  "lessonPlayer.summary.learned": [{"type":0,"value":"Ce que tu as distillé"}],
  "lessonPlayer.summary.next": [{"type":0,"value":"Leçon suivante : "},{"type":1,"value":"title"}],
  "lessonPlayer.summary.plan": [{"type":0,"value":"Retour au plan"}],
  "lessonPlayer.summary.redo": [{"type":0,"value":"Reprendre ce qui reste"}],
  "lessonPlayer.summary.rework": [{"type":0,"value":"Leçon parcourue"}],
  "lessonPlayer.summary.reworkText": [{"type":6,"value":"count","options":{"one":{"value":[{"type":0,"value":"Il te reste "},{"type":7},{"type":0,"value":" élément à reprendre pour ouvrir la suite."}]},"many":{"value":[{"type":0,"value":"Il te reste "},{"type":7},{"type":0,"value":" éléments à reprendre pour ouvrir la suite."}]},"other":{"value":[{"type":0,"value":"Il te reste "},{"type":7},{"type":0,"value":" éléments à reprendre pour ouvrir la suite."}]}},"offset":0,"pluralType":"cardinal"}],
  "lessonPlayer.summary.title": [{"type":0,"value":"Leçon distillée !"}],
  "lessonPlayer.summary.xp": [{"type":0,"value":"XP gagnés"}],
  "lessonPlayer.xp": [{"type":2,"value":"xp","style":null},{"type":0,"value":" XP"}],
  "lessonPlayer.xpLabel": [{"type":2,"value":"xp","style":null},{"type":0,"value":" XP dans cette leçon"}],
};

export default messages;
