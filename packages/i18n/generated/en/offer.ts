// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "offer.benefitAllText": [{"type":0,"value":"In French, English and Dutch; by touch, by keyboard or with a screen reader."}],
  "offer.benefitAllTitle": [{"type":0,"value":"For everyone"}],
  "offer.benefitSeenText": [{"type":0,"value":"Every lesson is an atom that fills. You see at a glance what you know and what is next."}],
  "offer.benefitSeenTitle": [{"type":0,"value":"Progress that shows"}],
  "offer.benefitShortText": [{"type":0,"value":"A lesson fits between two stops. Your place is kept, even if the network drops."}],
  "offer.benefitShortTitle": [{"type":0,"value":"Short, wherever you are"}],
  "offer.benefitSourceText": [{"type":0,"value":"Each question rests on a passage you can read. What cannot be proved is not asked."}],
  "offer.benefitSourceTitle": [{"type":0,"value":"Nothing without a source"}],
  "offer.benefitsTitle": [{"type":0,"value":"Made to be understood, and remembered"}],
  "offer.callText": [{"type":0,"value":"One sentence is enough to begin."}],
  "offer.callTitle": [{"type":0,"value":"What would you like to understand?"}],
  "offer.exploredCount": [{"type":6,"value":"count","options":{"one":{"value":[{"type":7},{"type":0,"value":" capsule"}]},"other":{"value":[{"type":7},{"type":0,"value":" capsules"}]}},"offset":0,"pluralType":"cardinal"}],
  "offer.exploredNone": [{"type":0,"value":"The first capsules are still being distilled."}],
  "offer.exploredText": [{"type":0,"value":"Capsules that are ready in your language."}],
  "offer.exploredTitle": [{"type":0,"value":"What learners explore"}],
  "offer.perMonth": [{"type":0,"value":"per month"}],
  "offer.planBonus": [{"type":0,"value":"Bonus exercises and theory"}],
  "offer.planBonusXp": [{"type":2,"value":"xp","style":null},{"type":0,"value":" bonus XP per capsule"}],
  "offer.planCapsules": [{"type":6,"value":"count","options":{"one":{"value":[{"type":7},{"type":0,"value":" new capsule a month"}]},"other":{"value":[{"type":7},{"type":0,"value":" new capsules a month"}]}},"offset":0,"pluralType":"cardinal"}],
  "offer.planCapsulesUnlimited": [{"type":0,"value":"Unlimited capsules"}],
  "offer.planFree": [{"type":0,"value":"Free"}],
  "offer.planFreeLead": [{"type":0,"value":"To find your way in"}],
  "offer.planPdf": [{"type":0,"value":"PDF import up to "},{"type":2,"value":"megabytes","style":null},{"type":0,"value":" MB"}],
  "offer.planPdfUnlimited": [{"type":0,"value":"PDF import of any size"}],
  "offer.planPremium": [{"type":0,"value":"Premium"}],
  "offer.planPremiumLead": [{"type":0,"value":"For your own documents"}],
  "offer.planPro": [{"type":0,"value":"Pro"}],
  "offer.planProLead": [{"type":0,"value":"Without limits"}],
  "offer.planPublic": [{"type":0,"value":"All public capsules"}],
  "offer.planShare": [{"type":0,"value":"Bonus exercises shared with the community"}],
  "offer.plansText": [{"type":0,"value":"Cancel anytime. Local taxes may apply at checkout."}],
  "offer.plansTitle": [{"type":0,"value":"Start free"}],
};

export default messages;
