// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "offer.benefitAllText": "In het Frans, Engels en Nederlands; met je vinger, het toetsenbord of een schermlezer.",
  "offer.benefitAllTitle": "Voor iedereen",
  "offer.benefitSeenText": "Elke les is een atoom dat zich vult. In één oogopslag zie je wat je kent en wat volgt.",
  "offer.benefitSeenTitle": "Vooruitgang die je ziet",
  "offer.benefitShortText": "Een les past tussen twee haltes. Je plek blijft bewaard, ook als het netwerk wegvalt.",
  "offer.benefitShortTitle": "Kort, waar je ook bent",
  "offer.benefitSourceText": "Elke vraag steunt op een passage die je kunt lezen. Wat niet te bewijzen is, wordt niet gevraagd.",
  "offer.benefitSourceTitle": "Niets zonder bron",
  "offer.benefitsTitle": "Gemaakt om te begrijpen en te onthouden",
  "offer.callText": "Eén zin is genoeg om te beginnen.",
  "offer.callTitle": "Wat wil jij leren?",
  "offer.exploredCount": [{"plural":"count","options":{"one":[{"pound":true}," capsule"],"other":[{"pound":true}," capsules"]}}],
  "offer.exploredNone": "De eerste capsules worden nog voorbereid.",
  "offer.exploredText": "Capsules die klaarstaan in jouw taal.",
  "offer.exploredTitle": "Wat anderen ontdekken",
  "offer.perMonth": "per maand",
  "offer.planBonus": "Bonusoefeningen en -theorie",
  "offer.planBonusXp": [{"number":"xp"}," bonus-XP per capsule"],
  "offer.planCapsules": [{"plural":"count","options":{"one":[{"pound":true}," nieuwe capsule per maand"],"other":[{"pound":true}," nieuwe capsules per maand"]}}],
  "offer.planCapsulesUnlimited": "Onbeperkt capsules",
  "offer.planFree": "Free",
  "offer.planFreeLead": "Om te beginnen",
  "offer.planPdf": ["Pdf-import tot ",{"number":"megabytes"}," MB"],
  "offer.planPdfUnlimited": "Pdf-import van elke grootte",
  "offer.planPremium": "Premium",
  "offer.planPremiumLead": "Voor je eigen documenten",
  "offer.planPro": "Pro",
  "offer.planProLead": "Zonder grenzen",
  "offer.planPublic": "Alle openbare capsules",
  "offer.planShare": "Bonusoefeningen gedeeld met de community",
  "offer.plansText": "Altijd opzegbaar. Bij het afrekenen kunnen lokale belastingen gelden.",
  "offer.plansTitle": "Begin gratis",
};

export default messages;
