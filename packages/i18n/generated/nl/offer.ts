// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "offer.benefitAllText": [{"type":0,"value":"In het Frans, Engels en Nederlands; met je vinger, het toetsenbord of een schermlezer."}],
  "offer.benefitAllTitle": [{"type":0,"value":"Voor iedereen"}],
  "offer.benefitSeenText": [{"type":0,"value":"Elke les is een atoom dat zich vult. In één oogopslag zie je wat je kent en wat volgt."}],
  "offer.benefitSeenTitle": [{"type":0,"value":"Vooruitgang die je ziet"}],
  "offer.benefitShortText": [{"type":0,"value":"Een les past tussen twee haltes. Je plaats blijft bewaard, ook als het netwerk wegvalt."}],
  "offer.benefitShortTitle": [{"type":0,"value":"Kort, waar je ook bent"}],
  "offer.benefitSourceText": [{"type":0,"value":"Elke vraag steunt op een passage die je kunt lezen. Wat niet te bewijzen is, wordt niet gevraagd."}],
  "offer.benefitSourceTitle": [{"type":0,"value":"Niets zonder bron"}],
  "offer.benefitsTitle": [{"type":0,"value":"Gemaakt om te begrijpen en te onthouden"}],
  "offer.callText": [{"type":0,"value":"Eén zin is genoeg om te beginnen."}],
  "offer.callTitle": [{"type":0,"value":"Wat wil jij begrijpen?"}],
  "offer.exploredCount": [{"type":6,"value":"count","options":{"one":{"value":[{"type":7},{"type":0,"value":" capsule"}]},"other":{"value":[{"type":7},{"type":0,"value":" capsules"}]}},"offset":0,"pluralType":"cardinal"}],
  "offer.exploredNone": [{"type":0,"value":"De eerste capsules worden nog gedistilleerd."}],
  "offer.exploredText": [{"type":0,"value":"Capsules die klaarstaan in jouw taal."}],
  "offer.exploredTitle": [{"type":0,"value":"Wat er te ontdekken valt"}],
  "offer.perMonth": [{"type":0,"value":"per maand"}],
  "offer.planBonus": [{"type":0,"value":"Bonusoefeningen en -theorie"}],
  "offer.planBonusXp": [{"type":2,"value":"xp","style":null},{"type":0,"value":" bonus-XP per capsule"}],
  "offer.planCapsules": [{"type":6,"value":"count","options":{"one":{"value":[{"type":7},{"type":0,"value":" nieuwe capsule per maand"}]},"other":{"value":[{"type":7},{"type":0,"value":" nieuwe capsules per maand"}]}},"offset":0,"pluralType":"cardinal"}],
  "offer.planCapsulesUnlimited": [{"type":0,"value":"Onbeperkt capsules"}],
  "offer.planFree": [{"type":0,"value":"Free"}],
  "offer.planFreeLead": [{"type":0,"value":"Om te beginnen"}],
  "offer.planPdf": [{"type":0,"value":"Pdf-import tot "},{"type":2,"value":"megabytes","style":null},{"type":0,"value":" MB"}],
  "offer.planPdfUnlimited": [{"type":0,"value":"Pdf-import van elke grootte"}],
  "offer.planPremium": [{"type":0,"value":"Premium"}],
  "offer.planPremiumLead": [{"type":0,"value":"Voor je eigen documenten"}],
  "offer.planPro": [{"type":0,"value":"Pro"}],
  "offer.planProLead": [{"type":0,"value":"Zonder grenzen"}],
  "offer.planPublic": [{"type":0,"value":"Alle openbare capsules"}],
  "offer.planShare": [{"type":0,"value":"Bonusoefeningen gedeeld met de community"}],
  "offer.plansText": [{"type":0,"value":"Altijd opzegbaar. Bij het afrekenen kunnen lokale belastingen gelden."}],
  "offer.plansTitle": [{"type":0,"value":"Begin gratis"}],
};

export default messages;
