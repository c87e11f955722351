// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "kit.close": [{"type":0,"value":"Sluiten"}],
  "kit.opensInNewTab": [{"type":0,"value":"(opent in een nieuw tabblad)"}],
  "kit.pending": [{"type":0,"value":"Bezig"}],
};

export default messages;
