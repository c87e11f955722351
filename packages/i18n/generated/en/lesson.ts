// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "lesson.backToPlan": [{"type":0,"value":"Back to the plan"}],
  "lesson.distillingElsewhere": [{"type":0,"value":"You may go elsewhere; we will tell you when it is ready."}],
  "lesson.distillingLong": [{"type":0,"value":"This takes longer than expected. We will try again."}],
  "lesson.distillingNow": [{"type":0,"value":"Check now"}],
  "lesson.distillingText": [{"type":0,"value":"It arrives drop by drop and opens by itself as soon as it is ready."}],
  "lesson.distillingTitle": [{"type":0,"value":"This lesson is being distilled"}],
  "lesson.emptyText": [{"type":0,"value":"Content pending. Come back in a moment."}],
  "lesson.emptyTitle": [{"type":0,"value":"No item in this lesson yet"}],
  "lesson.failedTitle": [{"type":0,"value":"The lesson could not be loaded"}],
  "lesson.generationFailedText": [{"type":0,"value":"Generation failed. Try again later; your other lessons are not affected."}],
  "lesson.generationFailedTitle": [{"type":0,"value":"This lesson could not be made"}],
  "lesson.loading": [{"type":0,"value":"The lesson is opening"}],
  "lesson.lockedText": [{"type":0,"value":"Finish the lesson before it first."}],
  "lesson.lockedTitle": [{"type":0,"value":"This lesson is still locked"}],
  "lesson.missingText": [{"type":0,"value":"It may have been removed, or it belongs to someone else."}],
  "lesson.missingTitle": [{"type":0,"value":"This lesson is not here"}],
  "lesson.notEnrolledText": [{"type":0,"value":"Enrol in it to open its lessons."}],
  "lesson.notEnrolledTitle": [{"type":0,"value":"You are not enrolled in this capsule"}],
  "lesson.title": [{"type":1,"value":"lesson"},{"type":0,"value":" · "},{"type":1,"value":"capsule"}],
  "lesson.titleLoading": [{"type":0,"value":"Lesson"}],
};

export default messages;
