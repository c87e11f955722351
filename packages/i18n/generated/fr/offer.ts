// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "offer.benefitAllText": [{"type":0,"value":"En français, en anglais et en néerlandais ; au doigt, au clavier ou avec un lecteur d’écran."}],
  "offer.benefitAllTitle": [{"type":0,"value":"Pour tout le monde"}],
  "offer.benefitSeenText": [{"type":0,"value":"Chaque leçon est un atome qui se remplit. Tu vois d’un coup d’œil ce que tu sais et la suite."}],
  "offer.benefitSeenTitle": [{"type":0,"value":"Des progrès qui se voient"}],
  "offer.benefitShortText": [{"type":0,"value":"Une leçon tient entre deux arrêts de bus. Ta place est gardée, même si le réseau coupe."}],
  "offer.benefitShortTitle": [{"type":0,"value":"Court, où que tu sois"}],
  "offer.benefitSourceText": [{"type":0,"value":"Chaque question s’appuie sur un passage que tu peux lire. Ce qui ne se prouve pas n’est pas demandé."}],
  "offer.benefitSourceTitle": [{"type":0,"value":"Rien sans source"}],
  "offer.benefitsTitle": [{"type":0,"value":"Fait pour comprendre, et retenir"}],
  "offer.callText": [{"type":0,"value":"Une phrase suffit pour commencer."}],
  "offer.callTitle": [{"type":0,"value":"Qu’aimerais-tu comprendre ?"}],
  "offer.exploredCount": [{"type":6,"value":"count","options":{"one":{"value":[{"type":7},{"type":0,"value":" capsule"}]},"other":{"value":[{"type":7},{"type":0,"value":" capsules"}]}},"offset":0,"pluralType":"cardinal"}],
  "offer.exploredNone": [{"type":0,"value":"Les premières capsules se distillent encore."}],
  "offer.exploredText": [{"type":0,"value":"Des capsules déjà prêtes dans ta langue."}],
  "offer.exploredTitle": [{"type":0,"value":"Ce qu’on y explore"}],
  "offer.perMonth": [{"type":0,"value":"par mois"}],
  "offer.planBonus": [{"type":0,"value":"Exercices et théorie bonus"}],
  "offer.planBonusXp": [{"type":2,"value":"xp","style":null},{"type":0,"value":" XP bonus par capsule"}],
  "offer.planCapsules": [{"type":6,"value":"count","options":{"one":{"value":[{"type":7},{"type":0,"value":" nouvelle capsule par mois"}]},"other":{"value":[{"type":7},{"type":0,"value":" nouvelles capsules par mois"}]}},"offset":0,"pluralType":"cardinal"}],
  "offer.planCapsulesUnlimited": [{"type":0,"value":"Capsules illimitées"}],
  "offer.planFree": [{"type":0,"value":"Free"}],
  "offer.planFreeLead": [{"type":0,"value":"Pour se lancer"}],
  "offer.planPdf": [{"type":0,"value":"Import de PDF jusqu’à "},{"type":2,"value":"megabytes","style":null},{"type":0,"value":" Mo"}],
  "offer.planPdfUnlimited": [{"type":0,"value":"Import de PDF de toute taille"}],
  "offer.planPremium": [{"type":0,"value":"Premium"}],
  "offer.planPremiumLead": [{"type":0,"value":"Pour tes propres documents"}],
  "offer.planPro": [{"type":0,"value":"Pro"}],
  "offer.planProLead": [{"type":0,"value":"Sans limite"}],
  "offer.planPublic": [{"type":0,"value":"Toutes les capsules publiques"}],
  "offer.planShare": [{"type":0,"value":"Exercices bonus partagés avec la communauté"}],
  "offer.plansText": [{"type":0,"value":"Annulable à tout moment. Des taxes locales peuvent s’ajouter au paiement."}],
  "offer.plansTitle": [{"type":0,"value":"Commence gratuitement"}],
};

export default messages;
