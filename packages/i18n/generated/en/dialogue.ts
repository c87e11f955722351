// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "dialogue.change": ["Say your line ",{"number":"number"}," again"],
  "dialogue.conversation": "Conversation",
  "dialogue.done": "Everything has been said. Check whenever you like.",
  "dialogue.line": "Your line",
  "dialogue.remark": [{"plural":"right","options":{"one":[{"pound":true}," line of ",{"number":"total"}," fits."],"other":[{"pound":true}," lines of ",{"number":"total"}," fit."]}}],
  "dialogue.say": "Say",
  "dialogue.spoken": [{"argument":"name"},": ",{"tag":"line","children":"words"}],
  "dialogue.translation": "Translation",
  "dialogue.turn": ["Your turn, line ",{"number":"number"}," of ",{"number":"total"}],
  "dialogue.you": "You",
};

export default messages;
