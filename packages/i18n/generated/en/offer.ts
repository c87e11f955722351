// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "offer.benefitAllText": "In French, English and Dutch; by touch, by keyboard or with a screen reader.",
  "offer.benefitAllTitle": "For everyone",
  "offer.benefitSeenText": "Every lesson is an atom that fills. You see at a glance what you know and what is next.",
  "offer.benefitSeenTitle": "Progress you can see",
  "offer.benefitShortText": "A lesson fits between two bus stops. Your place is kept, even if the network drops.",
  "offer.benefitShortTitle": "Short, wherever you are",
  "offer.benefitSourceText": "Every question is based on a passage you can read. What cannot be proved is not asked.",
  "offer.benefitSourceTitle": "Nothing without a source",
  "offer.benefitsTitle": "Made for understanding and remembering",
  "offer.callText": "One sentence is enough to start.",
  "offer.callTitle": "What would you like to learn?",
  "offer.exploredCount": [{"plural":"count","options":{"one":[{"pound":true}," capsule"],"other":[{"pound":true}," capsules"]}}],
  "offer.exploredNone": "The first capsules are still being prepared.",
  "offer.exploredText": "Capsules that are ready in your language.",
  "offer.exploredTitle": "What learners explore",
  "offer.perMonth": "per month",
  "offer.planBonus": "Bonus exercises and theory",
  "offer.planBonusXp": [{"number":"xp"}," bonus XP per capsule"],
  "offer.planCapsules": [{"plural":"count","options":{"one":[{"pound":true}," new capsule a month"],"other":[{"pound":true}," new capsules a month"]}}],
  "offer.planCapsulesUnlimited": "Unlimited capsules",
  "offer.planFree": "Free",
  "offer.planFreeLead": "To get started",
  "offer.planPdf": ["PDF import up to ",{"number":"megabytes"}," MB"],
  "offer.planPdfUnlimited": "PDF import of any size",
  "offer.planPremium": "Premium",
  "offer.planPremiumLead": "For your own documents",
  "offer.planPro": "Pro",
  "offer.planProLead": "Without limits",
  "offer.planPublic": "All public capsules",
  "offer.planShare": "Bonus exercises shared with the community",
  "offer.plansText": "Cancel anytime. Local taxes may apply at checkout.",
  "offer.plansTitle": "Start free",
};

export default messages;
