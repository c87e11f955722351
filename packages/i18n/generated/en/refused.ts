// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "refused.dismiss": "Throw away",
  "refused.lead": "Nothing is lost: send it again, or throw it away.",
  "refused.noReason": "The server gave no reason.",
  "refused.of": [{"select":"kind","options":{"answer":"Answer","other":"Report"}}," in “",{"argument":"title"},"”, ",{"argument":"at"}],
  "refused.retry": "Send again",
  "refused.title": "Not taken by the server",
  "refused.untitled": [{"select":"kind","options":{"answer":"Answer","other":"Report"}}," of ",{"argument":"at"}],
};

export default messages;
