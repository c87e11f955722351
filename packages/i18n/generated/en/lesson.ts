// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "lesson.backToDashboard": [{"type":0,"value":"Go to the dashboard"}],
  "lesson.backToPlan": [{"type":0,"value":"Back to the plan"}],
  "lesson.capsuleProgress": [{"type":0,"value":"Progress of the capsule: "},{"type":1,"value":"percent"}],
  "lesson.distillingElsewhere": [{"type":0,"value":"You may go elsewhere; we will tell you when it is ready."}],
  "lesson.distillingLong": [{"type":0,"value":"This takes longer than expected. We will try again."}],
  "lesson.distillingNow": [{"type":0,"value":"Check now"}],
  "lesson.distillingText": [{"type":0,"value":"It arrives drop by drop and opens by itself as soon as it is ready."}],
  "lesson.distillingTitle": [{"type":0,"value":"This lesson is being distilled"}],
  "lesson.doneAgain": [{"type":0,"value":"Do the lesson again"}],
  "lesson.doneCapsule": [{"type":0,"value":"You have distilled the whole capsule."}],
  "lesson.doneNext": [{"type":0,"value":"Next lesson: "},{"type":1,"value":"title"}],
  "lesson.doneNextWaits": [{"type":0,"value":"The next lesson, “"},{"type":1,"value":"title"},{"type":0,"value":"”, is still being distilled."}],
  "lesson.doneRework": [{"type":0,"value":"Lesson gone through"}],
  "lesson.doneText": [{"type":2,"value":"correct","style":null},{"type":0,"value":" of "},{"type":6,"value":"count","options":{"one":{"value":[{"type":7},{"type":0,"value":" item"}]},"other":{"value":[{"type":7},{"type":0,"value":" items"}]}},"offset":0,"pluralType":"cardinal"},{"type":0,"value":" right. You earned "},{"type":2,"value":"xp","style":null},{"type":0,"value":" XP."}],
  "lesson.doneTitle": [{"type":0,"value":"Lesson distilled!"}],
  "lesson.emptyText": [{"type":0,"value":"Content pending. Come back in a moment."}],
  "lesson.emptyTitle": [{"type":0,"value":"No item in this lesson yet"}],
  "lesson.failedTitle": [{"type":0,"value":"The lesson could not be loaded"}],
  "lesson.generationFailedText": [{"type":0,"value":"Generation failed. Try again later; your other lessons are not affected."}],
  "lesson.generationFailedTitle": [{"type":0,"value":"This lesson could not be made"}],
  "lesson.loading": [{"type":0,"value":"The lesson is opening"}],
  "lesson.lockedText": [{"type":0,"value":"Finish the lesson before it first."}],
  "lesson.lockedTitle": [{"type":0,"value":"This lesson is still locked"}],
  "lesson.notEnrolledText": [{"type":0,"value":"Enrol in it to open its lessons."}],
  "lesson.notEnrolledTitle": [{"type":0,"value":"You are not enrolled in this capsule"}],
  "lesson.place": [{"type":0,"value":"Lesson "},{"type":2,"value":"number","style":null}],
  "lesson.saveFailed": [{"type":0,"value":"Your answer could not be saved on this device. Keep this page open and send it again."}],
  "lesson.savedForLater": [{"type":0,"value":"Your answer is saved on this device and will be sent as soon as the network is back."}],
  "lesson.sendAgain": [{"type":0,"value":"Send again"}],
  "lesson.sendFailed": [{"type":0,"value":"Your answer is kept, but it has not reached us."}],
  "lesson.title": [{"type":1,"value":"lesson"},{"type":0,"value":" · "},{"type":1,"value":"capsule"}],
  "lesson.titleLoading": [{"type":0,"value":"Lesson"}],
};

export default messages;
