// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "refused.dismiss": "Supprimer",
  "refused.lead": "Rien n’est perdu : renvoie-les ou supprime-les.",
  "refused.noReason": "Le serveur n’a pas donné de raison.",
  "refused.of": [{"select":"kind","options":{"answer":"Réponse","other":"Signalement"}}," dans « ",{"argument":"title"}," », ",{"argument":"at"}],
  "refused.retry": "Renvoyer",
  "refused.title": "Non acceptés par le serveur",
  "refused.untitled": [{"select":"kind","options":{"answer":"Réponse","other":"Signalement"}}," du ",{"argument":"at"}],
};

export default messages;
