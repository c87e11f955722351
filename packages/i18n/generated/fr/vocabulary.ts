// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "vocabulary.article": [{"type":0,"value":"Le mot y est : regarde son article."}],
  "vocabulary.choose": [{"type":0,"value":"Choisis"}],
  "vocabulary.remark": [{"type":2,"value":"right","style":null},{"type":0,"value":" sur "},{"type":6,"value":"total","options":{"one":{"value":[{"type":7},{"type":0,"value":" mot su"}]},"many":{"value":[{"type":7},{"type":0,"value":" mots sus"}]},"other":{"value":[{"type":7},{"type":0,"value":" mots sus"}]}},"offset":0,"pluralType":"cardinal"},{"type":0,"value":"."}],
  "vocabulary.turn": [{"type":0,"value":"Inverser"}],
  "vocabulary.turned": [{"type":0,"value":"Les mots sont maintenant demandés dans l’autre sens."}],
  "vocabulary.way": [{"type":1,"value":"from"},{"type":0,"value":" vers "},{"type":1,"value":"to"}],
};

export default messages;
