// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "vocabulary.article": [{"type":0,"value":"The word is there: look at its article."}],
  "vocabulary.choose": [{"type":0,"value":"Choose"}],
  "vocabulary.remark": [{"type":2,"value":"right","style":null},{"type":0,"value":" of "},{"type":6,"value":"total","options":{"one":{"value":[{"type":7},{"type":0,"value":" word"}]},"other":{"value":[{"type":7},{"type":0,"value":" words"}]}},"offset":0,"pluralType":"cardinal"},{"type":0,"value":" known."}],
  "vocabulary.turn": [{"type":0,"value":"Turn around"}],
  "vocabulary.turned": [{"type":0,"value":"The words are now asked the other way."}],
  "vocabulary.way": [{"type":1,"value":"from"},{"type":0,"value":" into "},{"type":1,"value":"to"}],
};

export default messages;
