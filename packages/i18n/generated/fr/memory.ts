// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "memory.byAverage": "La même chance pour chaque carte",
  "memory.byOwn": "D’après tes révisions",
  "memory.byPeople": "D’après la façon dont on oublie",
  "memory.chart.empty": "Dès qu’il y aura assez de révisions, tu verras ici si nos prévisions étaient justes.",
  "memory.chart.expected": "Attendu",
  "memory.chart.remembered": "Retenu",
  "memory.chart.reviews": "Révisions",
  "memory.chart.summary": ["Sur ",{"plural":"reviews","options":{"one":[{"pound":true}," révision"],"other":[{"pound":true}," révisions"]}},", nous pensions que tu retiendrais ",{"argument":"expected"},". Tu as retenu ",{"argument":"remembered"},"."],
  "memory.chart.title": "Attendu et retenu",
  "memory.counted": "Comment est-ce compté ?",
  "memory.countedDays": "Pour chaque carte, nous estimons au bout de combien de jours ta chance de retrouver la réponse descend à 90 %.",
  "memory.countedParts": "30 jours ou plus : retenue plus d’un mois. De 7 à 30 jours : plus d’une semaine. Moins de 7 jours : encore fragile.",
  "memory.failed": "Impossible de charger ces chiffres",
  "memory.failedText": "Tes cartes reviennent comme d’habitude.",
  "memory.lastFailed": "Notre dernier essai d’apprendre de tes révisions n’a pas abouti. Rien n’a changé pour tes cartes ; nous réessaierons.",
  "memory.lead": "Une carte revient juste avant que tu l’oublies. Pour savoir quand, nous partons de la façon dont on oublie en général, et de tes propres révisions si elles permettent de mieux prévoir.",
  "memory.loss": "Erreur (log loss)",
  "memory.losses": "L’erreur de chaque prévision",
  "memory.lossesText": ["Mesurée sur ",{"plural":"reviews","options":{"one":"ta dernière révision, encore inconnue","other":["tes ",{"pound":true}," dernières révisions, encore inconnues"]}}," de ces prévisions. Plus c’est bas, mieux c’est."],
  "memory.measured": ["Comparaison du ",{"argument":"day"},"."],
  "memory.missing": ["Encore ",{"plural":"missing","options":{"one":[{"pound":true}," révision"],"other":[{"pound":true}," révisions"]}}," et nous regarderons comment tu oublies. Tu en as fait ",{"number":"reviews"}," sur ",{"number":"needed"},"."],
  "memory.notBetter": "Nous avons essayé d’apprendre de tes révisions comment tu oublies. Les prévisions n’étaient pas meilleures, donc rien ne change pour toi.",
  "memory.notSaved": "L’enregistrement a échoué. Réessaie.",
  "memory.own": "Tes cartes reviennent selon ce que tes propres révisions nous ont appris.",
  "memory.people": "Tes cartes reviennent selon ce que l’on sait de la façon dont on oublie.",
  "memory.switch": "Utiliser ce que mes révisions ont appris",
  "memory.switchHint": "Si tu désactives, tes cartes reviennent selon la façon dont on oublie en général. Elles sont toutes replanifiées aussitôt.",
  "memory.tooFew": "Il y avait trop peu de révisions à des jours différents pour en apprendre quelque chose. Nous réessaierons plus tard.",
  "memory.way": "Prévision",
};

export default messages;
