// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "kit.close": [{"type":0,"value":"Sluiten"}],
};

export default messages;
