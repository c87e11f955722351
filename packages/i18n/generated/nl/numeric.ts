// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "numeric.close": [{"type":0,"value":"Je zit er heel dichtbij."}],
  "numeric.hint": [{"type":0,"value":"Decimaal, breuk of macht van tien, zoals je wilt."}],
  "numeric.hintUnit": [{"type":0,"value":"Een getal met zijn eenheid."}],
  "numeric.tolerance": [{"type":0,"value":"Een afwijking van "},{"type":1,"value":"amount"},{"type":0,"value":" mag."}],
  "numeric.understood": [{"type":0,"value":"Gelezen als "},{"type":1,"value":"value"}],
  "numeric.unit": [{"type":0,"value":"Eenheid"}],
  "numeric.unreadable": [{"type":0,"value":"Dit is nog geen getal."}],
  "numeric.unreadableUnit": [{"type":0,"value":"Schrijf een getal, alleen of met "},{"type":1,"value":"units"},{"type":0,"value":"."}],
  "numeric.value": [{"type":0,"value":"Getal"}],
};

export default messages;
