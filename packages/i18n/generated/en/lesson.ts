// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "lesson.backToPlan": "Back to the plan",
  "lesson.bonus": "Bonus",
  "lesson.bonusShared": "Community bonus",
  "lesson.distillingElsewhere": "You may go elsewhere; we will tell you when it is ready.",
  "lesson.distillingLong": "This takes longer than expected. We will try again.",
  "lesson.distillingNow": "Check now",
  "lesson.distillingText": "It arrives drop by drop and opens by itself as soon as it is ready.",
  "lesson.distillingTitle": "This lesson is being distilled",
  "lesson.emptyText": "Content pending. Come back in a moment.",
  "lesson.emptyTitle": "No item in this lesson yet",
  "lesson.failedTitle": "The lesson could not be loaded",
  "lesson.generationFailedText": "Generation failed. Try again later; your other lessons are not affected.",
  "lesson.generationFailedTitle": "This lesson could not be made",
  "lesson.loading": "The lesson is opening",
  "lesson.lockedText": "Finish the lesson before it first.",
  "lesson.lockedTitle": "This lesson is still locked",
  "lesson.missingText": "It may have been removed, or it belongs to someone else.",
  "lesson.missingTitle": "This lesson is not here",
  "lesson.notEnrolledText": "Enrol in it to open its lessons.",
  "lesson.notEnrolledTitle": "You are not enrolled in this capsule",
  "lesson.title": [{"argument":"lesson"}," · ",{"argument":"capsule"}],
  "lesson.titleLoading": "Lesson",
};

export default messages;
