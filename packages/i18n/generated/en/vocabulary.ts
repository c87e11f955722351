// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "vocabulary.article": "The word is right: check its article.",
  "vocabulary.choose": "Choose",
  "vocabulary.remark": [{"number":"right"}," of ",{"plural":"total","options":{"one":[{"pound":true}," word"],"other":[{"pound":true}," words"]}}," known."],
  "vocabulary.turn": "Swap direction",
  "vocabulary.turned": "The words are now asked the other way round.",
  "vocabulary.way": [{"argument":"from"}," into ",{"argument":"to"}],
};

export default messages;
