// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "lesson.backToPlan": "Back to the outline",
  "lesson.bonus": "Bonus",
  "lesson.bonusShared": "Community bonus",
  "lesson.distillingElsewhere": "You can go elsewhere; we’ll let you know when it is ready.",
  "lesson.distillingLong": "This takes longer than expected. We will try again.",
  "lesson.distillingNow": "Check now",
  "lesson.distillingText": "It opens by itself as soon as it is ready.",
  "lesson.distillingTitle": "This lesson is being prepared",
  "lesson.emptyText": "Content pending. Come back in a moment.",
  "lesson.emptyTitle": "No steps in this lesson yet",
  "lesson.failedTitle": "The lesson could not be loaded",
  "lesson.generationFailedText": "Something went wrong. Try again later; your other lessons are not affected.",
  "lesson.generationFailedTitle": "This lesson could not be created",
  "lesson.loading": "Opening the lesson",
  "lesson.lockedText": "Finish the previous lesson first.",
  "lesson.lockedTitle": "This lesson is still locked",
  "lesson.missingText": "It may have been removed, or it belongs to someone else.",
  "lesson.missingTitle": "We can’t find this lesson",
  "lesson.notEnrolledText": "Enrol in it to open its lessons.",
  "lesson.notEnrolledTitle": "You are not enrolled in this capsule yet",
  "lesson.notes": "Take notes",
  "lesson.title": [{"argument":"lesson"}," · ",{"argument":"capsule"}],
  "lesson.titleLoading": "Lesson",
};

export default messages;
