// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "freeAnswer.compare": "Compare with the model answer",
  "freeAnswer.count": [{"plural":"count","options":{"=0":"No words yet","one":[{"pound":true}," word"],"other":[{"pound":true}," words"]}}],
  "freeAnswer.found": "found",
  "freeAnswer.judge": "What does your answer say?",
  "freeAnswer.judgeHint": "You are the judge: the points that you tick make your score.",
  "freeAnswer.missing": "to find next time",
  "freeAnswer.model": "Model answer",
  "freeAnswer.modelShown": "The model answer is here. Tick the points that your answer says.",
  "freeAnswer.remark": [{"number":"found"}," of ",{"plural":"total","options":{"one":[{"pound":true}," key point"],"other":[{"pound":true}," key points"]}},", by your own judgement."],
  "freeAnswer.write": "Your text",
  "freeAnswer.writeHint": "Write first: the model answer comes after.",
};

export default messages;
