// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "reviews.cards": [{"plural":"count","options":{"one":"kaart in het geheugen","other":"kaarten in het geheugen"}}],
  "reviews.doneText": "Elke kaart komt terug vlak voordat je hem zou vergeten.",
  "reviews.doneTitle": "Herhaling voltooid",
  "reviews.goOn": "Verder herhalen",
  "reviews.lead": "Een paar minuten per dag, en wat je leerde blijft.",
  "reviews.remembered": "onthouden",
  "reviews.rememberedValue": [{"number":"remembered"}," van ",{"number":"reviewed"}],
  "reviews.retention30": "onthouden over 30 dagen",
  "reviews.retention7": "onthouden over 7 dagen",
  "reviews.reviewedToday": [{"plural":"count","options":{"one":"kaart herhaald vandaag","other":"kaarten herhaald vandaag"}}],
  "reviews.source": [{"argument":"capsule"}," · ",{"argument":"lesson"}],
  "reviews.title": "Herhalingen",
  "reviews.xp": "XP verdiend",
};

export default messages;
