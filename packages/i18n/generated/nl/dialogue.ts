// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "dialogue.change": ["Je zin ",{"number":"number"}," opnieuw zeggen"],
  "dialogue.conversation": "Gesprek",
  "dialogue.done": "Alles is gezegd. Controleer wanneer je wilt.",
  "dialogue.line": "Jouw zin",
  "dialogue.remark": [{"plural":"right","options":{"one":[{"pound":true}," van de ",{"number":"total"}," zinnen past."],"other":[{"pound":true}," van de ",{"number":"total"}," zinnen passen."]}}],
  "dialogue.say": "Zeggen",
  "dialogue.spoken": [{"argument":"name"},": ",{"tag":"line","children":"woorden"}],
  "dialogue.translation": "Vertaling",
  "dialogue.turn": ["Jouw beurt, zin ",{"number":"number"}," van ",{"number":"total"}],
  "dialogue.you": "Jij",
};

export default messages;
