// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "kit.close": [{"type":0,"value":"Close"}],
  "kit.opensInNewTab": [{"type":0,"value":"(opens in a new tab)"}],
  "kit.pending": [{"type":0,"value":"Under way"}],
};

export default messages;
