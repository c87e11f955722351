// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "counted.memory": "Hoe wordt dit geteld?",
  "counted.memoryDays": "Voor elke kaart schatten we na hoeveel dagen de kans dat je het antwoord nog weet tot 90% daalt.",
  "counted.memoryParts": "30 dagen of meer: langer dan een maand onthouden. Van 7 tot 30 dagen: langer dan een week. Minder dan 7 dagen: nog kwetsbaar.",
};

export default messages;
