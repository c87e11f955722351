// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "journal.empty": "Schrijf iets voor je opslaat.",
  "journal.loadFailed": "Het journaal kan niet worden geladen.",
  "journal.removeFailed": "Verwijderen lukt momenteel niet.",
  "journal.saveFailed": "Kan de notitie niet opslaan.",
};

export default messages;
