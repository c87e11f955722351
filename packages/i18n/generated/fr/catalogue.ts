// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "catalogue.after": ["Suite de « ",{"argument":"title"}," »"],
  "catalogue.allDomains": "Tous les domaines",
  "catalogue.clear": "Effacer la recherche",
  "catalogue.continue": "Continuer",
  "catalogue.countCapsules": [{"plural":"count","options":{"one":[{"pound":true}," capsule"],"other":[{"pound":true}," capsules"]}}],
  "catalogue.countDomains": [{"plural":"count","options":{"one":[{"pound":true}," domaine"],"other":[{"pound":true}," domaines"]}}],
  "catalogue.countOpen": [{"plural":"count","options":{"one":[{"pound":true}," déplié"],"other":[{"pound":true}," dépliés"]}}],
  "catalogue.emptyCatalogueText": "Crée la première capsule.",
  "catalogue.emptyCatalogueTitle": "Le catalogue est encore vide",
  "catalogue.emptyText": "Essaie un autre mot ou toutes les langues, ou crée une capsule sur ce sujet.",
  "catalogue.emptyTitle": "Aucun résultat",
  "catalogue.enrolFailed": "La capsule n’a pas pu être ajoutée à celles que tu suis.",
  "catalogue.failedTitle": "Le catalogue n’a pas pu être chargé",
  "catalogue.language": "Langue des capsules",
  "catalogue.languageAll": "Toutes les langues",
  "catalogue.languageMine": "Ma langue",
  "catalogue.lead": "Choisis une capsule et commence, ou crée la tienne.",
  "catalogue.level": "Niveau",
  "catalogue.levelAll": "Tous les niveaux",
  "catalogue.levelName": [{"select":"level","options":{"beginner":"Débutant","intermediate":"Intermédiaire","other":"Avancé"}}],
  "catalogue.more": "Afficher plus de capsules",
  "catalogue.search": "Chercher une capsule",
  "catalogue.searchHint": "Titre, domaine ou compétence",
  "catalogue.showAll": [{"plural":"count","options":{"one":"Voir la capsule","other":["Voir les ",{"pound":true}," capsules"]}}],
  "catalogue.start": "Commencer",
  "catalogue.title": "Capsules",
};

export default messages;
