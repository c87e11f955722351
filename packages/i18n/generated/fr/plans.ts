// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "plans.billing.legend": "Période de facturation",
  "plans.billing.monthly": "Mensuel",
  "plans.billing.note": "Résiliable à tout moment ; des taxes locales peuvent s’ajouter au paiement.",
  "plans.billing.quarterly": "3 mois",
  "plans.billing.saving": [{"argument":"percent"}," de moins"],
  "plans.billing.yearly": "Annuel",
  "plans.comparison.caption": "Ce que comprend chaque formule",
  "plans.comparison.current": "Ta formule",
  "plans.comparison.excluded": "pas compris",
  "plans.comparison.failed": "Les formules n’ont pas pu être chargées",
  "plans.comparison.failedText": "Ta formule n’a pas changé. Réessaie dans un instant.",
  "plans.comparison.feature": "Fonction",
  "plans.comparison.included": "compris",
};

export default messages;
