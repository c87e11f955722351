// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "reviews.cards": [{"plural":"count","options":{"one":"card in memory","other":"cards in memory"}}],
  "reviews.doneText": "Each card comes back just before you would forget it.",
  "reviews.doneTitle": "Review completed",
  "reviews.goOn": "Go on reviewing",
  "reviews.lead": "A few minutes a day, and what you learned stays.",
  "reviews.remembered": "remembered",
  "reviews.rememberedValue": [{"number":"remembered"}," of ",{"number":"reviewed"}],
  "reviews.retention30": "remembered over 30 days",
  "reviews.retention7": "remembered over 7 days",
  "reviews.reviewedToday": [{"plural":"count","options":{"one":"card reviewed today","other":"cards reviewed today"}}],
  "reviews.source": [{"argument":"capsule"}," · ",{"argument":"lesson"}],
  "reviews.title": "Reviews",
  "reviews.xp": "XP gained",
};

export default messages;
