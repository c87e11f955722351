// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "lessonPlayer.close": [{"type":0,"value":"Leave the lesson"}],
  "lessonPlayer.done": [{"type":2,"value":"done","style":null},{"type":0,"value":" of "},{"type":2,"value":"total","style":null}],
  "lessonPlayer.progress": [{"type":0,"value":"Progress of the lesson"}],
  "lessonPlayer.summary.firstTry": [{"type":0,"value":"at the first try"}],
  "lessonPlayer.summary.firstTryValue": [{"type":2,"value":"right","style":null},{"type":0,"value":" of "},{"type":2,"value":"total","style":null}],
  "lessonPlayer.summary.item.first": [{"type":0,"value":"at the first try"}],
  "lessonPlayer.summary.item.later": [{"type":0,"value":"after a second look"}],
  "lessonPlayer.summary.item.open": [{"type":0,"value":"to take up again"}],
  "lessonPlayer.summary.item.read": [{"type":0,"value":"read"}],
  "lessonPlayer.summary.learned": [{"type":0,"value":"What you have distilled"}],
  "lessonPlayer.summary.next": [{"type":0,"value":"Next lesson: "},{"type":1,"value":"title"}],
  "lessonPlayer.summary.plan": [{"type":0,"value":"Back to the plan"}],
  "lessonPlayer.summary.redo": [{"type":0,"value":"Take up what is left"}],
  "lessonPlayer.summary.rework": [{"type":0,"value":"Lesson gone through"}],
  "lessonPlayer.summary.reworkText": [{"type":6,"value":"count","options":{"one":{"value":[{"type":7},{"type":0,"value":" item is left to take up again before the next lesson opens."}]},"other":{"value":[{"type":7},{"type":0,"value":" items are left to take up again before the next lesson opens."}]}},"offset":0,"pluralType":"cardinal"}],
  "lessonPlayer.summary.title": [{"type":0,"value":"Lesson distilled!"}],
  "lessonPlayer.summary.xp": [{"type":0,"value":"XP gained"}],
  "lessonPlayer.xp": [{"type":2,"value":"xp","style":null},{"type":0,"value":" XP"}],
  "lessonPlayer.xpLabel": [{"type":2,"value":"xp","style":null},{"type":0,"value":" XP in this lesson"}],
};

export default messages;
