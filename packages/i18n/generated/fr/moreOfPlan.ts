// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "moreOfPlan.bonus": "Bonus pour tes leçons",
  "moreOfPlan.bonusFailed.exercises": "Les exercices bonus n’ont pas pu être créés.",
  "moreOfPlan.bonusFailed.theory": "La théorie bonus n’a pas pu être créée.",
  "moreOfPlan.bonusLabel.exercises": "Davantage d’exercices",
  "moreOfPlan.bonusLabel.theory": "Davantage de théorie",
  "moreOfPlan.bonusPlan": "Les exercices et la théorie bonus sont réservés à Premium et Pro.",
  "moreOfPlan.bonusShared": "Ce que tu ajoutes est ouvert à toutes les personnes qui suivent la capsule.",
  "moreOfPlan.bonusStarted.exercises": "Les exercices bonus sont en préparation. Ils apparaîtront dans la leçon.",
  "moreOfPlan.bonusStarted.theory": "La théorie bonus est en préparation. Elle apparaîtra dans la leçon.",
  "moreOfPlan.bonusText": "De quoi t’exercer et lire encore, pour une leçon que tu as atteinte.",
  "moreOfPlan.share": "Partager cette capsule",
  "moreOfPlan.shareAsk": ["Partager « ",{"argument":"title"}," » avec la communauté ?"],
  "moreOfPlan.shareBack": "Tu peux arrêter de la partager à tout moment. Les personnes qui la suivent déjà la gardent.",
  "moreOfPlan.shareBonus": "Les exercices et la théorie bonus que tu ajoutes avec Pro sont ouverts à toutes les personnes qui la suivent, quelle que soit leur formule.",
  "moreOfPlan.shareCancel": "La garder pour moi",
  "moreOfPlan.shareFailed": "La capsule n’a pas pu être partagée.",
  "moreOfPlan.shareName": ["Ton nom d’utilisateur, ",{"argument":"name"},", y est affiché. Le sujet tel que tu l’as saisi ne l’est pas."],
  "moreOfPlan.sharePlan": "Avec Pro, tu peux partager cette capsule et ses bonus avec la communauté.",
  "moreOfPlan.shareText": "Mets cette capsule au catalogue pour que d’autres apprennent avec elle.",
  "moreOfPlan.shareTitle": "Partager avec la communauté",
  "moreOfPlan.shareWhat": "Toutes ses leçons et tous ses exercices apparaissent au catalogue, pour tout le monde.",
  "moreOfPlan.shared": ["« ",{"argument":"title"}," » est maintenant au catalogue."],
  "moreOfPlan.sharedModerate": ["Partagée par ",{"argument":"name"},". Tu administres Alambic : tu peux la retirer du catalogue."],
  "moreOfPlan.sharedText": "Elle est au catalogue sous ton nom d’utilisateur. Les bonus que tu ajoutes avec Pro sont ouverts à toutes les personnes qui la suivent.",
  "moreOfPlan.sharedTitle": "Partagée avec la communauté",
  "moreOfPlan.unshare": "Ne plus partager",
  "moreOfPlan.unshareAsk": ["Ne plus partager « ",{"argument":"title"}," » ?"],
  "moreOfPlan.unshareCancel": "Continuer à partager",
  "moreOfPlan.unshareFailed": "La capsule est toujours partagée.",
  "moreOfPlan.unshareText": "La capsule quitte le catalogue. Les personnes qui la suivent la gardent, avec tout ce qu’elles ont gagné.",
  "moreOfPlan.unshareUndo": "La remettre",
  "moreOfPlan.unshared": ["« ",{"argument":"title"}," » n’est plus au catalogue."],
};

export default messages;
