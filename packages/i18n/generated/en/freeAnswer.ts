// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "freeAnswer.compare": [{"type":0,"value":"Compare with the model answer"}],
  "freeAnswer.count": [{"type":6,"value":"count","options":{"=0":{"value":[{"type":0,"value":"No words yet"}]},"one":{"value":[{"type":7},{"type":0,"value":" word"}]},"other":{"value":[{"type":7},{"type":0,"value":" words"}]}},"offset":0,"pluralType":"cardinal"}],
  "freeAnswer.found": [{"type":0,"value":"found"}],
  "freeAnswer.judge": [{"type":0,"value":"What does your answer say?"}],
  "freeAnswer.judgeHint": [{"type":0,"value":"You are the judge: the points that you tick make your score."}],
  "freeAnswer.missing": [{"type":0,"value":"to find next time"}],
  "freeAnswer.model": [{"type":0,"value":"Model answer"}],
  "freeAnswer.modelShown": [{"type":0,"value":"The model answer is here. Tick the points that your answer says."}],
  "freeAnswer.remark": [{"type":2,"value":"found","style":null},{"type":0,"value":" of "},{"type":6,"value":"total","options":{"one":{"value":[{"type":7},{"type":0,"value":" key point"}]},"other":{"value":[{"type":7},{"type":0,"value":" key points"}]}},"offset":0,"pluralType":"cardinal"},{"type":0,"value":", by your own judgement."}],
  "freeAnswer.write": [{"type":0,"value":"Your text"}],
  "freeAnswer.writeHint": [{"type":0,"value":"Write first: the model answer comes after."}],
};

export default messages;
