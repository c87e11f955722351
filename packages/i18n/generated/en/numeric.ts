// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "numeric.close": [{"type":0,"value":"Close, but not there yet."}],
  "numeric.hint": [{"type":0,"value":"Decimal, fraction or power of ten, as you like."}],
  "numeric.hintUnit": [{"type":0,"value":"A number with its unit."}],
  "numeric.tolerance": [{"type":0,"value":"To within "},{"type":1,"value":"amount"},{"type":0,"value":"."}],
  "numeric.understood": [{"type":0,"value":"Read as "},{"type":1,"value":"value"}],
  "numeric.unit": [{"type":0,"value":"Unit"}],
  "numeric.unreadable": [{"type":0,"value":"This is not a number yet."}],
  "numeric.unreadableUnit": [{"type":0,"value":"Write a number, alone or with "},{"type":1,"value":"units"},{"type":0,"value":"."}],
  "numeric.value": [{"type":0,"value":"Number"}],
};

export default messages;
