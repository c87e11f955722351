// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "counted.memory": "How is this counted?",
  "counted.memoryDays": "For each card we estimate how many days it takes until your chance of recalling the answer falls to 90%.",
  "counted.memoryParts": "30 days or more: remembered over a month. From 7 to 30 days: over a week. Less than 7 days: still fragile.",
};

export default messages;
