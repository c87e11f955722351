// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "vocabulary.article": [{"type":0,"value":"Het woord klopt: kijk naar het lidwoord."}],
  "vocabulary.choose": [{"type":0,"value":"Kies"}],
  "vocabulary.remark": [{"type":2,"value":"right","style":null},{"type":0,"value":" van de "},{"type":6,"value":"total","options":{"one":{"value":[{"type":7},{"type":0,"value":" woord"}]},"other":{"value":[{"type":7},{"type":0,"value":" woorden"}]}},"offset":0,"pluralType":"cardinal"},{"type":0,"value":" gekend."}],
  "vocabulary.turn": [{"type":0,"value":"Omdraaien"}],
  "vocabulary.turned": [{"type":0,"value":"De woorden worden nu andersom gevraagd."}],
  "vocabulary.way": [{"type":1,"value":"from"},{"type":0,"value":" naar "},{"type":1,"value":"to"}],
};

export default messages;
