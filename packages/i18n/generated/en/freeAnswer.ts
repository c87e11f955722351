// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "freeAnswer.compare": "Compare with the model answer",
  "freeAnswer.count": [{"plural":"count","options":{"=0":"No words yet","one":[{"pound":true}," word"],"other":[{"pound":true}," words"]}}],
  "freeAnswer.found": "found",
  "freeAnswer.judge": "What does your answer say?",
  "freeAnswer.judgeHint": "You are the judge: your score comes from the points you tick.",
  "freeAnswer.missing": "to find next time",
  "freeAnswer.model": "Model answer",
  "freeAnswer.modelShown": "Here is the model answer. Tick the points that your answer covers.",
  "freeAnswer.remark": [{"number":"found"}," of ",{"plural":"total","options":{"one":[{"pound":true}," key point"],"other":[{"pound":true}," key points"]}},", in your own judgement."],
  "freeAnswer.write": "Your text",
  "freeAnswer.writeHint": "Write first; the model answer comes afterwards.",
};

export default messages;
