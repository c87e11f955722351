// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "offer.benefitAllText": "En français, en anglais et en néerlandais ; au doigt, au clavier ou avec un lecteur d’écran.",
  "offer.benefitAllTitle": "Pour tout le monde",
  "offer.benefitSeenText": "Chaque leçon est un atome qui se remplit. Tu vois d’un coup d’œil ce que tu sais et la suite.",
  "offer.benefitSeenTitle": "Des progrès qui se voient",
  "offer.benefitShortText": "Une leçon tient entre deux arrêts de bus. Ta place est gardée, même si le réseau coupe.",
  "offer.benefitShortTitle": "Court, où que tu sois",
  "offer.benefitSourceText": "Chaque question s’appuie sur un passage que tu peux lire. Ce qui ne se prouve pas n’est pas demandé.",
  "offer.benefitSourceTitle": "Rien sans source",
  "offer.benefitsTitle": "Fait pour comprendre et retenir",
  "offer.callText": "Une phrase suffit pour commencer.",
  "offer.callTitle": "Qu’aimerais-tu apprendre ?",
  "offer.exploredCount": [{"plural":"count","options":{"one":[{"pound":true}," capsule"],"other":[{"pound":true}," capsules"]}}],
  "offer.exploredNone": "Les premières capsules se préparent encore.",
  "offer.exploredText": "Des capsules déjà prêtes dans ta langue.",
  "offer.exploredTitle": "Ce que les autres explorent",
  "offer.perMonth": "par mois",
  "offer.planBonus": "Exercices et théorie bonus",
  "offer.planBonusXp": [{"number":"xp"}," XP bonus par capsule"],
  "offer.planCapsules": [{"plural":"count","options":{"one":[{"pound":true}," nouvelle capsule par mois"],"other":[{"pound":true}," nouvelles capsules par mois"]}}],
  "offer.planCapsulesUnlimited": "Capsules illimitées",
  "offer.planFree": "Free",
  "offer.planFreeLead": "Pour se lancer",
  "offer.planPdf": ["Import de PDF jusqu’à ",{"number":"megabytes"}," Mo"],
  "offer.planPdfUnlimited": "Import de PDF de toute taille",
  "offer.planPremium": "Premium",
  "offer.planPremiumLead": "Pour tes propres documents",
  "offer.planPro": "Pro",
  "offer.planProLead": "Sans limite",
  "offer.planPublic": "Toutes les capsules publiques",
  "offer.planShare": "Exercices bonus partagés avec la communauté",
  "offer.plansText": "Annulable à tout moment. Des taxes locales peuvent s’ajouter au paiement.",
  "offer.plansTitle": "Commence gratuitement",
};

export default messages;
