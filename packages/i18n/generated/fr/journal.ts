// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "journal.empty": "Écris quelque chose avant d’enregistrer.",
  "journal.loadFailed": "Le journal n’a pas pu être chargé.",
  "journal.removeFailed": "La note ne peut pas être supprimée pour l’instant.",
  "journal.saveFailed": "La note n’a pas pu être enregistrée.",
};

export default messages;
