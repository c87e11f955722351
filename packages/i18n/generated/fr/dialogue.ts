// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "dialogue.change": [{"type":0,"value":"Redire ta réplique "},{"type":2,"value":"number","style":null}],
  "dialogue.conversation": [{"type":0,"value":"Conversation"}],
  "dialogue.done": [{"type":0,"value":"Tout est dit. Vérifie quand tu veux."}],
  "dialogue.line": [{"type":0,"value":"Ta réplique"}],
  "dialogue.remark": [{"type":2,"value":"right","style":null},{"type":0,"value":" sur "},{"type":6,"value":"total","options":{"one":{"value":[{"type":7},{"type":0,"value":" réplique"}]},"many":{"value":[{"type":7},{"type":0,"value":" répliques"}]},"other":{"value":[{"type":7},{"type":0,"value":" répliques"}]}},"offset":0,"pluralType":"cardinal"},{"type":0,"value":" conviennent."}],
  "dialogue.say": [{"type":0,"value":"Dire"}],
  "dialogue.spoken": [{"type":1,"value":"name"},{"type":0,"value":" : "},{"type":8,"value":"line","children":[{"type":0,"value":"mots"}]}],
  "dialogue.translation": [{"type":0,"value":"Traduction"}],
  "dialogue.turn": [{"type":0,"value":"À toi, réplique "},{"type":2,"value":"number","style":null},{"type":0,"value":" sur "},{"type":2,"value":"total","style":null}],
  "dialogue.you": [{"type":0,"value":"Toi"}],
};

export default messages;
