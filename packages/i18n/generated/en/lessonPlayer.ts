// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "lessonPlayer.close": "Leave the lesson",
  "lessonPlayer.done": [{"number":"done"}," of ",{"number":"total"}],
  "lessonPlayer.progress": "Lesson progress",
  "lessonPlayer.summary.all": "All steps of this session",
  "lessonPlayer.summary.firstTry": "right first time",
  "lessonPlayer.summary.firstTryValue": [{"number":"right"}," of ",{"number":"total"}],
  "lessonPlayer.summary.item.first": "right first time",
  "lessonPlayer.summary.item.later": "at a second look",
  "lessonPlayer.summary.item.open": "to redo",
  "lessonPlayer.summary.item.read": "read",
  "lessonPlayer.summary.next": ["Next lesson: ",{"argument":"title"}],
  "lessonPlayer.summary.nextReview": ["Next review: ",{"argument":"when"}],
  "lessonPlayer.summary.plan": "Back to the outline",
  "lessonPlayer.summary.redo": "Redo what’s left",
  "lessonPlayer.summary.rework": "Nearly there",
  "lessonPlayer.summary.reworkText": [{"plural":"count","options":{"one":[{"pound":true}," step to redo before the next lesson opens."],"other":[{"pound":true}," steps to redo before the next lesson opens."]}}],
  "lessonPlayer.summary.title": "Lesson completed!",
  "lessonPlayer.summary.toRedo": "To redo",
  "lessonPlayer.summary.xp": "XP in this lesson",
  "lessonPlayer.three": "Three in a row.",
  "lessonPlayer.xp": [{"number":"xp"}," XP"],
  "lessonPlayer.xpLabel": [{"number":"xp"}," XP in this lesson"],
};

export default messages;
