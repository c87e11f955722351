// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "numeric.approximate": "Dat is een benadering: geef de exacte breuk.",
  "numeric.close": "Je zit er heel dichtbij.",
  "numeric.hint": "Decimaal, breuk of macht van tien, zoals je wilt.",
  "numeric.hintFraction": "Een breuk, zoals 3/4.",
  "numeric.hintUnit": "Een getal met zijn eenheid.",
  "numeric.tolerance": ["Een afwijking van ",{"argument":"amount"}," mag."],
  "numeric.understood": ["Gelezen als ",{"argument":"value"}],
  "numeric.unit": "Eenheid",
  "numeric.unreadable": "Schrijf een getal, in cijfers.",
  "numeric.unreadableUnit": ["Schrijf een getal, alleen of met ",{"argument":"units"},"."],
  "numeric.value": "Getal",
};

export default messages;
