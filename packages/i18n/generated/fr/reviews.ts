// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "reviews.cards": [{"plural":"count","options":{"one":"carte en mémoire","other":"cartes en mémoire"}}],
  "reviews.doneText": "Chaque carte revient juste avant que tu l’oublies.",
  "reviews.doneTitle": "Révision terminée",
  "reviews.goOn": "Continuer à réviser",
  "reviews.lead": "Quelques minutes par jour, et ce que tu as appris reste.",
  "reviews.remembered": "retenues",
  "reviews.rememberedValue": [{"number":"remembered"}," sur ",{"number":"reviewed"}],
  "reviews.retention30": "retenu sur 30 jours",
  "reviews.retention7": "retenu sur 7 jours",
  "reviews.reviewedToday": [{"plural":"count","options":{"one":"carte révisée aujourd’hui","other":"cartes révisées aujourd’hui"}}],
  "reviews.source": [{"argument":"capsule"}," · ",{"argument":"lesson"}],
  "reviews.title": "Révisions",
  "reviews.xp": "XP gagnés",
};

export default messages;
