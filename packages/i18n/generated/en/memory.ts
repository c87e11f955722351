// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "memory.byAverage": "The same chance for every card",
  "memory.byOwn": "From your own reviews",
  "memory.byPeople": "From how people forget",
  "memory.chart.empty": "As soon as there are enough reviews, you will see here whether we expected the right thing.",
  "memory.chart.expected": "Expected",
  "memory.chart.remembered": "Remembered",
  "memory.chart.reviews": "Reviews",
  "memory.chart.summary": ["Over ",{"plural":"reviews","options":{"one":[{"pound":true}," review"],"other":[{"pound":true}," reviews"]}},", we expected you to remember ",{"argument":"expected"},". You remembered ",{"argument":"remembered"},"."],
  "memory.chart.title": "Expected and remembered",
  "memory.counted": "How is this counted?",
  "memory.countedDays": "For each card we estimate how many days it takes until your chance of recalling the answer falls to 90%.",
  "memory.countedParts": "30 days or more: remembered over a month. From 7 to 30 days: over a week. Less than 7 days: still fragile.",
  "memory.failed": "These figures could not be loaded",
  "memory.failedText": "Your cards come back as usual.",
  "memory.lastFailed": "Our last attempt to learn from your reviews did not succeed. Nothing has changed for your cards; we will try again.",
  "memory.lead": "A card comes back just before you would forget it. When that is, we work out from how people forget, and from your own reviews where that predicts better.",
  "memory.loss": "Error (log loss)",
  "memory.losses": "How wrong each prediction was",
  "memory.lossesText": ["Measured on your latest ",{"plural":"reviews","options":{"one":"review","other":[{"pound":true}," reviews"]}},", which no prediction had seen. The lower, the better."],
  "memory.measured": ["Compared on ",{"argument":"day"},"."],
  "memory.missing": [{"plural":"missing","options":{"one":[{"pound":true}," more review"],"other":[{"pound":true}," more reviews"]}}," and we will look at how you forget. You have done ",{"number":"reviews"}," of ",{"number":"needed"},"."],
  "memory.notBetter": "We have tried to learn from your reviews how you forget. It did not predict better, so nothing changes for you.",
  "memory.notSaved": "This could not be saved. Try again.",
  "memory.own": "Your cards come back by what your own reviews have taught us.",
  "memory.people": "Your cards come back by what is known of how people forget.",
  "memory.switch": "Use what my own reviews have taught",
  "memory.switchHint": "Turned off, your cards come back by how people forget. All of them are rescheduled at once.",
  "memory.tooFew": "There were too few reviews on different days to learn from. We will try again later.",
  "memory.way": "Prediction",
};

export default messages;
