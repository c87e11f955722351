// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "numeric.approximate": "C’est une valeur approchée : donne la fraction exacte.",
  "numeric.close": "Tu es tout près.",
  "numeric.hint": "Décimal, fraction ou puissance de dix, comme tu veux.",
  "numeric.hintFraction": "Une fraction, comme 3/4.",
  "numeric.hintUnit": "Un nombre avec son unité.",
  "numeric.tolerance": ["À ",{"argument":"amount"}," près."],
  "numeric.understood": ["Lu comme ",{"argument":"value"}],
  "numeric.unit": "Unité",
  "numeric.unreadable": "Écris un nombre, en chiffres.",
  "numeric.unreadableUnit": ["Écris un nombre, seul ou avec ",{"argument":"units"},"."],
  "numeric.value": "Nombre",
};

export default messages;
