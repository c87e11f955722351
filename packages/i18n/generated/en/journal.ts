// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "journal.empty": "Add some content before saving.",
  "journal.loadFailed": "The journal could not be loaded.",
  "journal.removeFailed": "The entry can’t be deleted right now.",
  "journal.saveFailed": "The entry could not be saved.",
};

export default messages;
