// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "refused.dismiss": "Throw away",
  "refused.lead": "Nothing is lost: send it again, or throw it away.",
  "refused.lesson.generationFailedText": "Something went wrong. Try again later; your other lessons are not affected.",
  "refused.lesson.generationFailedTitle": "This lesson could not be created",
  "refused.lesson.lockedText": "Finish the previous lesson first.",
  "refused.lesson.lockedTitle": "This lesson is still locked",
  "refused.lesson.missingText": "It may have been removed, or it belongs to someone else.",
  "refused.lesson.missingTitle": "We can’t find this lesson",
  "refused.lesson.notEnrolledText": "Enrol in it to open its lessons.",
  "refused.lesson.notEnrolledTitle": "You are not enrolled in this capsule yet",
  "refused.noReason": "The server gave no reason.",
  "refused.of": [{"select":"kind","options":{"answer":"Answer","other":"Report"}}," in “",{"argument":"title"},"”, ",{"argument":"at"}],
  "refused.retry": "Send again",
  "refused.title": "Not taken by the server",
  "refused.untitled": [{"select":"kind","options":{"answer":"Answer","other":"Report"}}," of ",{"argument":"at"}],
};

export default messages;
