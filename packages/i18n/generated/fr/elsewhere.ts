// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "elsewhere.back": "Retour",
  "elsewhere.comingSoonText": "Nous y travaillons. Reviens bientôt.",
  "elsewhere.comingSoonTitle": "Bientôt disponible",
  "elsewhere.notFoundText": "Il n’y a rien à cette adresse. Elle a peut-être changé, ou il y manque une lettre.",
  "elsewhere.notFoundTitle": "Page introuvable",
  "elsewhere.toHomePage": "Aller à la page d’accueil",
};

export default messages;
