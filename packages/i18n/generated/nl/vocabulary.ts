// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "vocabulary.article": "Het woord klopt: kijk naar het lidwoord.",
  "vocabulary.choose": "Kies",
  "vocabulary.remark": [{"number":"right"}," van de ",{"plural":"total","options":{"one":[{"pound":true}," woord"],"other":[{"pound":true}," woorden"]}}," gekend."],
  "vocabulary.turn": "Omdraaien",
  "vocabulary.turned": "De woorden worden nu andersom gevraagd.",
  "vocabulary.way": [{"argument":"from"}," naar ",{"argument":"to"}],
};

export default messages;
