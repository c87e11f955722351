// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "numeric.approximate": "That is an approximation: give the exact fraction.",
  "numeric.close": "Close, but not quite.",
  "numeric.hint": "Decimal, fraction or power of ten, as you like.",
  "numeric.hintFraction": "A fraction, such as 3/4.",
  "numeric.hintUnit": "A number with its unit.",
  "numeric.tolerance": ["To within ",{"argument":"amount"},"."],
  "numeric.understood": ["Read as ",{"argument":"value"}],
  "numeric.unit": "Unit",
  "numeric.unreadable": "Write a number, in figures.",
  "numeric.unreadableUnit": ["Write a number, alone or with ",{"argument":"units"},"."],
  "numeric.value": "Number",
};

export default messages;
