// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "dialogue.change": ["Redire ta réplique ",{"number":"number"}],
  "dialogue.conversation": "Conversation",
  "dialogue.done": "Tout est dit. Vérifie quand tu veux.",
  "dialogue.line": "Ta réplique",
  "dialogue.remark": [{"plural":"right","options":{"one":[{"pound":true}," réplique sur ",{"number":"total"}," convient."],"many":[{"pound":true}," répliques sur ",{"number":"total"}," conviennent."],"other":[{"pound":true}," répliques sur ",{"number":"total"}," conviennent."]}}],
  "dialogue.say": "Dire",
  "dialogue.spoken": [{"argument":"name"}," : ",{"tag":"line","children":"mots"}],
  "dialogue.translation": "Traduction",
  "dialogue.turn": ["À toi, réplique ",{"number":"number"}," sur ",{"number":"total"}],
  "dialogue.you": "Toi",
};

export default messages;
