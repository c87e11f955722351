// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "lessonPlayer.close": "Leave the lesson",
  "lessonPlayer.done": [{"number":"done"}," of ",{"number":"total"}],
  "lessonPlayer.progress": "Progress of the lesson",
  "lessonPlayer.summary.firstTry": "at the first try",
  "lessonPlayer.summary.firstTryValue": [{"number":"right"}," of ",{"number":"total"}],
  "lessonPlayer.summary.item.first": "at the first try",
  "lessonPlayer.summary.item.later": "after a second look",
  "lessonPlayer.summary.item.open": "to take up again",
  "lessonPlayer.summary.item.read": "read",
  "lessonPlayer.summary.learned": "What you have distilled",
  "lessonPlayer.summary.next": ["Next lesson: ",{"argument":"title"}],
  "lessonPlayer.summary.plan": "Back to the plan",
  "lessonPlayer.summary.redo": "Take up what is left",
  "lessonPlayer.summary.rework": "Lesson gone through",
  "lessonPlayer.summary.reworkText": [{"plural":"count","options":{"one":[{"pound":true}," item is left to take up again before the next lesson opens."],"other":[{"pound":true}," items are left to take up again before the next lesson opens."]}}],
  "lessonPlayer.summary.title": "Lesson distilled!",
  "lessonPlayer.summary.xp": "XP gained",
  "lessonPlayer.xp": [{"number":"xp"}," XP"],
  "lessonPlayer.xpLabel": [{"number":"xp"}," XP in this lesson"],
};

export default messages;
