// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "mood.negative": "Pas bien",
  "mood.neutral": "Moyen",
  "mood.positive": "Bien",
};

export default messages;
