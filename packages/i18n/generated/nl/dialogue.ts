// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "dialogue.change": [{"type":0,"value":"Je zin "},{"type":2,"value":"number","style":null},{"type":0,"value":" opnieuw zeggen"}],
  "dialogue.conversation": [{"type":0,"value":"Gesprek"}],
  "dialogue.done": [{"type":0,"value":"Alles is gezegd. Controleer wanneer je wilt."}],
  "dialogue.line": [{"type":0,"value":"Jouw zin"}],
  "dialogue.remark": [{"type":2,"value":"right","style":null},{"type":0,"value":" van de "},{"type":6,"value":"total","options":{"one":{"value":[{"type":7},{"type":0,"value":" zin"}]},"other":{"value":[{"type":7},{"type":0,"value":" zinnen"}]}},"offset":0,"pluralType":"cardinal"},{"type":0,"value":" past."}],
  "dialogue.say": [{"type":0,"value":"Zeggen"}],
  "dialogue.spoken": [{"type":1,"value":"name"},{"type":0,"value":": "},{"type":8,"value":"line","children":[{"type":0,"value":"woorden"}]}],
  "dialogue.translation": [{"type":0,"value":"Vertaling"}],
  "dialogue.turn": [{"type":0,"value":"Jouw beurt, zin "},{"type":2,"value":"number","style":null},{"type":0,"value":" van "},{"type":2,"value":"total","style":null}],
  "dialogue.you": [{"type":0,"value":"Jij"}],
};

export default messages;
