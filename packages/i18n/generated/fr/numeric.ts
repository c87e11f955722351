// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "numeric.close": [{"type":0,"value":"Tu es tout près."}],
  "numeric.hint": [{"type":0,"value":"Décimal, fraction ou puissance de dix, comme tu veux."}],
  "numeric.hintUnit": [{"type":0,"value":"Un nombre avec son unité."}],
  "numeric.tolerance": [{"type":0,"value":"À "},{"type":1,"value":"amount"},{"type":0,"value":" près."}],
  "numeric.understood": [{"type":0,"value":"Lu comme "},{"type":1,"value":"value"}],
  "numeric.unit": [{"type":0,"value":"Unité"}],
  "numeric.unreadable": [{"type":0,"value":"Ce n’est pas encore un nombre."}],
  "numeric.unreadableUnit": [{"type":0,"value":"Écris un nombre, seul ou avec "},{"type":1,"value":"units"},{"type":0,"value":"."}],
  "numeric.value": [{"type":0,"value":"Nombre"}],
};

export default messages;
