// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "mood.negative": "Niet goed",
  "mood.neutral": "Gaat wel",
  "mood.positive": "Goed",
};

export default messages;
