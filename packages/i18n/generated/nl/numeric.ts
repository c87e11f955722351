// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "numeric.close": "Je zit er heel dichtbij.",
  "numeric.hint": "Decimaal, breuk of macht van tien, zoals je wilt.",
  "numeric.hintUnit": "Een getal met zijn eenheid.",
  "numeric.tolerance": ["Een afwijking van ",{"argument":"amount"}," mag."],
  "numeric.understood": ["Gelezen als ",{"argument":"value"}],
  "numeric.unit": "Eenheid",
  "numeric.unreadable": "Dit is nog geen getal.",
  "numeric.unreadableUnit": ["Schrijf een getal, alleen of met ",{"argument":"units"},"."],
  "numeric.value": "Getal",
};

export default messages;
