// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "elsewhere.back": "Back",
  "elsewhere.comingSoonText": "We are working on it. Come back soon.",
  "elsewhere.comingSoonTitle": "Coming soon",
  "elsewhere.notFoundText": "There is nothing at this address. It may have moved, or a letter may be missing.",
  "elsewhere.notFoundTitle": "Page not found",
  "elsewhere.toHomePage": "Go to the home page",
};

export default messages;
