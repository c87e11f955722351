// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "kit.close": [{"type":0,"value":"Fermer"}],
  "kit.opensInNewTab": [{"type":0,"value":"(s’ouvre dans un nouvel onglet)"}],
  "kit.pending": [{"type":0,"value":"En cours"}],
};

export default messages;
