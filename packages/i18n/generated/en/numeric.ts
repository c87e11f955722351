// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "numeric.close": "Close, but not quite.",
  "numeric.hint": "Decimal, fraction or power of ten, as you like.",
  "numeric.hintUnit": "A number with its unit.",
  "numeric.tolerance": ["To within ",{"argument":"amount"},"."],
  "numeric.understood": ["Read as ",{"argument":"value"}],
  "numeric.unit": "Unit",
  "numeric.unreadable": "This is not a number yet.",
  "numeric.unreadableUnit": ["Write a number, alone or with ",{"argument":"units"},"."],
  "numeric.value": "Number",
};

export default messages;
