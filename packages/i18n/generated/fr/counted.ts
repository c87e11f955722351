// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "counted.memory": "Comment est-ce compté ?",
  "counted.memoryDays": "Pour chaque carte, nous estimons au bout de combien de jours ta chance de retrouver la réponse descend à 90 %.",
  "counted.memoryParts": "30 jours ou plus : retenue plus d’un mois. De 7 à 30 jours : plus d’une semaine. Moins de 7 jours : encore fragile.",
};

export default messages;
