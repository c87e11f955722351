// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "dialogue.change": [{"type":0,"value":"Say your line "},{"type":2,"value":"number","style":null},{"type":0,"value":" anew"}],
  "dialogue.conversation": [{"type":0,"value":"Conversation"}],
  "dialogue.done": [{"type":0,"value":"All is said. Check when you like."}],
  "dialogue.line": [{"type":0,"value":"Your line"}],
  "dialogue.remark": [{"type":2,"value":"right","style":null},{"type":0,"value":" of "},{"type":6,"value":"total","options":{"one":{"value":[{"type":7},{"type":0,"value":" line"}]},"other":{"value":[{"type":7},{"type":0,"value":" lines"}]}},"offset":0,"pluralType":"cardinal"},{"type":0,"value":" fit."}],
  "dialogue.say": [{"type":0,"value":"Say"}],
  "dialogue.spoken": [{"type":1,"value":"name"},{"type":0,"value":": "},{"type":8,"value":"line","children":[{"type":0,"value":"words"}]}],
  "dialogue.translation": [{"type":0,"value":"Translation"}],
  "dialogue.turn": [{"type":0,"value":"Your turn, line "},{"type":2,"value":"number","style":null},{"type":0,"value":" of "},{"type":2,"value":"total","style":null}],
  "dialogue.you": [{"type":0,"value":"You"}],
};

export default messages;
