// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "lesson.backToPlan": "Back to the outline",
  "lesson.bonus": "Bonus",
  "lesson.bonusShared": "Community bonus",
  "lesson.distillingTitle": "This lesson is being prepared",
  "lesson.emptyText": "Content pending. Come back in a moment.",
  "lesson.emptyTitle": "No steps in this lesson yet",
  "lesson.failedTitle": "The lesson could not be loaded",
  "lesson.loading": "Opening the lesson",
  "lesson.notes": "Take notes",
  "lesson.title": [{"argument":"lesson"}," · ",{"argument":"capsule"}],
  "lesson.titleLoading": "Lesson",
};

export default messages;
