// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "mood.negative": "Not good",
  "mood.neutral": "So-so",
  "mood.positive": "Good",
};

export default messages;
